import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { markdownTable } from 'markdown-table';
import { parse } from 'yaml';
import { z } from 'zod';
import { claimsOf } from './evidence-claims.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { parseDurationMs } from '../src/config/quantities.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { roundCosts } from '../src/measure/expected-times.ts';
import type { Config, Profile, SuiteTarget } from '../src/model.ts';
import { keepsState, serverBenchmarks, suiteBenchmarks, type PlannedBenchmark } from '../src/plan/benchmarks.ts';
import { findProfile } from '../src/plan/profiles.ts';
import { expectedMs, schedulableOf, type Schedulable } from '../src/plan/round-costs.ts';
import { roundsOfRun, type RoundsOfRun } from '../src/plan/rounds-of-run.ts';
import { globsOfRun } from '../src/plan/selections.ts';
import { recordFilter } from '../src/plan/unmeasured.ts';

const root = path.resolve(import.meta.dirname, '..');

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

/** `UPDATE_README=1` writes them anew. */
test('the README lists the inputs and outputs of action.yml as they are, and tells of the evidence what its page says', async () => {
  const { inputs, outputs } = actionSchema.parse(parse(await readFile(path.join(root, 'action.yml'), 'utf8')));
  const tables = {
    evidence: claimsOf(await readFile(path.join(root, 'docs', 'evidence.md'), 'utf8')),
    inputs: markdownTable([['input', 'default', 'meaning'], ...Object.entries(inputs).map(([name, { description, default: value }]) => [`\`${name}\``, value === undefined ? '–' : `\`${value}\``, cell(description)])]),
    outputs: markdownTable([['output', 'meaning'], ...Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, cell(description)])]),
  };
  const file = path.join(root, 'README.md');
  const readme = await readFile(file, 'utf8');
  const expected = Object.entries(tables).reduce((text, [name, table]) => {
    const place = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
    assert.match(text, place);
    return text.replace(place, () => `<!-- ${name} -->\n${table}\n<!-- /${name} -->`);
  }, readme);
  if (process.env['UPDATE_README']) await writeFile(file, expected);
  else assert.equal(readme, expected);
});

/** Tasks of a suite of this repository as docs/results.md lists them; of one that is on no page as its own file does. */
async function tasksOf({ name, dir, file }: SuiteTarget): Promise<readonly string[]> {
  const results = await readFile(path.join(root, 'docs', 'results.md'), 'utf8');
  const listed = [...results.matchAll(new RegExp(`\`${name}/([^\`]+)\``, 'g'))];
  const found = listed.length > 0 ? listed : [...(await readFile(path.join(root, dir, file), 'utf8')).matchAll(/\bbench\.add\('([^']+)'/g)];
  assert.notEqual(found.length, 0, name);
  return [...new Set(found.map(([, task = '']) => task))];
}

/** All that this repository measures, as it is planned beside a base that has the same. */
async function plannedHere({ targets }: Config): Promise<readonly PlannedBenchmark[]> {
  const planned = await Promise.all(targets.map(async (target) => {
    if (target.kind === 'server') return serverBenchmarks(target, target);
    const tasks = await tasksOf(target);
    return suiteBenchmarks(target, target, tasks, tasks);
  }));
  return planned.flat();
}

const schedulable = (planned: readonly PlannedBenchmark[]): readonly Schedulable[] => planned.map((benchmark) => schedulableOf(benchmark, { comparing: true }));

const costsWhere = { pinned: roundCosts(PROCEDURE, true), inTurn: roundCosts(PROCEDURE, false) };

const { config: CONFIG } = await loadConfig(root, null);
const PLANNED = await plannedHere(CONFIG);

const profileNamed = (name: string): Profile => findProfile(name, CONFIG) ?? assert.fail(`no profile ${name}`);

/** What a command comes to. Throws where its budget is too small. */
function roundsOf(name: string, budget: string, where: keyof typeof costsWhere): RoundsOfRun {
  const profile = profileNamed(name);
  const wanted = recordFilter(globsOfRun([], profile, [CONFIG]));
  return roundsOfRun({
    benchmarks: schedulable(PLANNED.filter(wanted)), profile,
    budget: { ms: parseDurationMs(budget) ?? assert.fail(budget), by: 'a test' }, countingMs: 0, costs: costsWhere[where],
  });
}

test('the commands with a budget have time for all that they measure, also where base and head take turns', async () => {
  const text = (await Promise.all(['README.md', 'package.json'].map((file) => readFile(path.join(root, file), 'utf8')))).join('\n');
  const commands = [...text.matchAll(/ run --all --profile (\w+) --budget (\w+)/g)];
  assert.deepEqual(commands.map(([, name]) => name), ['quick', 'gate']);
  for (const [, name = '', budget = ''] of commands) {
    assert.equal(roundsOf(name, budget, 'pinned').plan?.looks[0], profileNamed(name).plan?.looks[0], name);
    assert.doesNotThrow(() => roundsOf(name, budget, 'inTurn'), name);
    if (name === 'gate') assert.equal(roundsOf(name, budget, 'inTurn').plan?.looks[0], 5);
  }
  assert.match(text, /gives all eight benchmarks eight rounds each \(five where base and head take turns/);
  assert.equal(PLANNED.filter(recordFilter(globsOfRun([], profileNamed('gate'), [CONFIG]))).length, 8);
});

test('the README says how long it takes at the least to judge everything that needs no broker', async () => {
  const { plan, solos } = profileNamed('quick');
  const everything = schedulable(PLANNED.filter((benchmark) => !keepsState(benchmark)));
  const [pinned, inTurn] = [costsWhere.pinned, costsWhere.inTurn].map((costs) => Math.round(expectedMs(everything, { duets: plan?.looks[0] ?? 0, solos }, costs) / 60_000));
  const readme = await readFile(path.join(root, 'README.md'), 'utf8');
  assert.ok(readme.includes(`the same, judged: ${pinned} minutes at the least, ${inTurn} where base and head take turns`), `${pinned} and ${inTurn}`);
});

/** Of what the page of the evidence has, the two tables that the first page is told from. */
function pageOf({ live, seen }: { readonly live: readonly (readonly string[])[]; readonly seen: readonly (readonly string[])[] }): string {
  return [
    '# Can its verdicts be trusted?',
    markdownTable([['conditions', 'looks after', 'α', 'families', 'with a false alarm', 'crashed'], ...live.map((row) => [...row])]),
    markdownTable([['place', 'change', 'family', 'all', 'servers, within 90 s', 'express/updateUser', 'user/parse'], ...seen.map((row) => [...row])]),
    'The end.',
  ].join('\n\n');
}

const QUICK = ['quiet, quick', '5, 10, 16 rounds', '1 %'];
const SEEN = [['B, quiet', 'exactly 3.0 % more', '10', '92 (75–100 %)', '71 (40–100 %)', '>99.9 / 58', '42 / 42'], ['B, quiet', 'exactly 3.0 % more', '100', '91 (74–100 %)', '60 (26–94 %)', '96 / 48', '40 / 40']];

test('runs of another profile, or of other looks, are not counted with the newest', () => {
  const live = [[...QUICK, '18', '0 (0.0–18.5 %)', '0'], ['busy, quick', '5, 10, 16 rounds', '1 %', '7', '7 (59.0–100.0 %)', '0'], ['quiet, standard', '8, 20 rounds', '1 %', '40', '2 (0.6–16.9 %)', '1'], [...QUICK, '132', '0 (0.0–2.8 %)', '0']];
  assert.match(claimsOf(pageOf({ live, seen: SEEN })), /:\n\n- with nothing else running: none of 150 by the profile `quick` \(looks after 5, 10, 16 rounds, α 1 %\); 2 of 40 by the profile `standard` \(looks after 8, 20 rounds, α 1 %\)\n- with a busy neighbour process: 7 of 7 by the profile `quick` \(looks after 5, 10, 16 rounds, α 1 %\)\n\nIn/);
});

test('what is seen is told with its profile, as what it is, and with the benchmarks of which it is seen least and most', () => {
  const live = [[...QUICK, '132', '0 (0.0–2.8 %)', '0']];
  const seen = [...SEEN, ['A, busy', 'exactly 3.0 % more (thin)', '10', '76 (one half-hour)', '', '23 / 5.0', '98 / 98']];
  assert.match(claimsOf(pageOf({ live, seen })), /cost multiplied by 1\.03, the default profile `standard` calls so many of 100 slower:\n\n- on machine B with nothing else running: 92 \(75–100 %; by benchmark 42 to >99\.9\)\n- on machine A with a busy neighbour process, from few rounds: 76 \(one half-hour; by benchmark 23 to 98\)$/);
});

test('what was seen by an older procedure is told as that', () => {
  const live = [[...QUICK, '132', '0 (0.0–2.8 %)', '0']];
  const seen = [...SEEN, ['A, busy', 'exactly 3.0 % more', '10', '76 (one half-hour)', '', '23 / 5.0', '98 / 98']];
  const page = `${pageOf({ live, seen })}\n\nBy an older procedure, since when servers are [measured otherwise](noise.md#a): A, quiet; A, busy.\n`;
  assert.match(claimsOf(page), /\n- on machine B with nothing else running: 92 [^\n]+\n- on machine A with a busy neighbour process, by an older procedure: 76 [^\n]+$/);
});

test('a page without live families, or without what is seen, has nothing to claim', () => {
  assert.throws(() => claimsOf(pageOf({ live: [], seen: SEEN })), /no live families/);
  assert.throws(() => claimsOf(pageOf({ live: [[...QUICK, '132', '0 (0.0–2.8 %)', '0']], seen: [] })), /no row of 3 %/);
});
