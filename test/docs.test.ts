import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { parseConfig } from '../src/config/load-config.ts';
import { looksOf } from '../src/judge/significance.ts';
import { ruleWhereWaiting } from '../src/judge/rules.ts';
import { COUNTING } from '../src/measure/instructions/counting-plan.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { roundCosts } from '../src/measure/expected-times.ts';
import { ANSWER_TIMEOUT_MS } from '../src/measure/suite/suite.ts';
import { METRIC_NAMES } from '../src/metrics.ts';
import { NEEDED_NODE } from '../src/system/this-program.ts';
import { BUILT_IN_PROFILES, findProfile } from '../src/plan/profiles.ts';
import { expectedMs, type Schedulable } from '../src/plan/round-costs.ts';
import { roundsOfRun } from '../src/plan/rounds-of-run.ts';
import { upperQuantile } from '../src/statistics.ts';
import { unwrapped } from './pages.ts';
import { scenarioOf } from './targets.ts';
import { userErrorOf } from './user-error.ts';

/** Of a policy that says nothing of it. */
const ALPHA = 0.01;

const root = path.resolve(import.meta.dirname, '..');
const pages = ['README.md', ...(await readdir(path.join(root, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];

for (const page of pages) {
  test(`the links of ${page} lead somewhere`, async () => {
    const text = await readFile(path.join(root, page), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(link)) continue;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path.join(root, page) : path.resolve(root, path.dirname(page), file);
      assert.ok(existsSync(target), link);
      if (anchor !== undefined) assert.ok((await headingsOf(target)).includes(anchor), link);
    }
  });
}

/** As GitHub makes anchors of them. */
async function headingsOf(file: string): Promise<readonly string[]> {
  const headings = [...(await readFile(file, 'utf8')).matchAll(/^#+ (.*)$/gm)];
  return headings.map(([, heading = '']) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'));
}

test('the workflow that calibrates leaves no lock file behind, and keeps its recording, which lies in a hidden folder', async () => {
  const text = await readFile(path.join(root, 'docs/calibrate.md'), 'utf8');
  assert.deepEqual(text.match(/^ +- run: npm .*$/gm)?.map((step) => step.replace(/ #.*/, '').trim()), ['- run: npm install --no-save --no-package-lock']);
  const [, workflow = ''] = /```yaml\n(on: workflow_dispatch\n.*?)```/s.exec(text) ?? [];
  const { jobs } = parse(workflow) as { readonly jobs: { readonly calibrate: { readonly steps: readonly Readonly<Record<string, unknown>>[] } } };
  const last = jobs.calibrate.steps.at(-1)!;
  assert.match(String(last['uses']), /^actions\/upload-artifact@[0-9a-f]{40}$/);
  assert.deepEqual([last['if'], last['with']], ['always()', { name: 'calibration', path: '.perf-gate/*.json', 'include-hidden-files': true }]);
});

test('a base that is broken and an upgrade have a way past the gate, which is not the label where there is a merge queue', async () => {
  const text = await readFile(path.join(root, 'docs/github.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| "base is broken" on the pull request that mends it') || line.includes('"no plan of its profile"'));
  assert.deepEqual(rows.map((row) => row.includes('](#merging-without-a-verdict)')), [true, true]);
  const [, section = ''] = /\n### Merging without a verdict\n(.*?)\n##/s.exec(text) ?? [];
  assert.match(section, /closed and opened again/);
  assert.match(section, /merge queue[^]*ruleset/);
});

test('which runners the Action needs is said for as long as it needs them', async () => {
  assert.match(await readFile(path.join(root, 'action.yml'), 'utf8'), /^ {2}using: node24$/m);
  for (const page of ['docs/github.md', 'docs/security.md']) assert.match(await readFile(path.join(root, page), 'utf8'), /runs on Node 24[^]{0,160} version\s2\.327\.1/, page);
});

/** The jobs of an example that check out what they measure. */
async function measuringIn(example: string): Promise<readonly string[]> {
  const { jobs } = parse(await readFile(path.join(root, 'examples', example), 'utf8')) as { readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly uses?: string }[] }>> };
  return Object.entries(jobs).flatMap(([name, { steps }]) => (steps.some(({ uses }) => uses?.startsWith('actions/checkout@')) ? [name] : []));
}

test('a program of a service is installed in every job of the examples that measures, and a workflow\'s own services are warned of', async () => {
  const measuring = [...await measuringIn('perf.yml'), ...await measuringIn('perf-baseline.yml')];
  assert.deepEqual(measuring, ['measure', 'baseline']);
  const text = await readFile(path.join(root, 'docs/services.md'), 'utf8');
  assert.ok(text.includes(`in **every job that measures**: ${measuring.map((name) => `\`${name}\``).join(' and ')}`));
  assert.match(text, /the workflow's own `services:`[^]*one for both arms/);
});

test('the standard errors that verdicts.md names are those of the first look of the standard profile in a family of ten', async () => {
  const { looks } = findProfile('standard', { profiles: BUILT_IN_PROFILES })!.plan!;
  const [first] = looksOf({ looks });
  const asked = (degreesOfFreedom: number): string => upperQuantile((ALPHA * first!.alphaShare) / 10, degreesOfFreedom).toFixed(1);
  const text = await unwrapped('docs/verdicts.md');
  assert.ok(text.includes(`the first look at a family of ten asks for ${asked(first!.rounds - 1)} standard errors, where ${asked(1e9)} would do`));
});

test('what is stored on a branch of its own can be worked on by the command line', async () => {
  const [baselines, github] = [await readFile(path.join(root, 'docs/baselines.md'), 'utf8'), await readFile(path.join(root, 'docs/github.md'), 'utf8')];
  assert.match(baselines, /git worktree add \.\.\/perf-baselines perf-baselines/);
  assert.match(/\*\*Merge queue\.\*\*[^]*?\n\n/.exec(github)?.[0] ?? '', /baselines\.md#how-it-is-written/);
});

test('github.md says what GitHub itself keeps from coming: a group that takes too long, forks of a private repository, a file with a schedule', async () => {
  const text = await readFile(path.join(root, 'docs/github.md'), 'utf8');
  assert.match(/\*\*Merge queue\.\*\*[^]*?\n\n/.exec(text)?.[0] ?? '', /"Status check timeout".*`timeout-minutes`/s);
  const [, section = ''] = /\n## When something does not come\n(.*)/s.exec(text) ?? [];
  for (const row of [/^\| a group leaves the queue without a check \| .*"Status check timeout"/m, /^\| \| it comes from a fork of a private repository: /m, /^\| no check on any pull request any more.*perf-baseline\.yml/m, /^\| \| `measure` is green.*perf-publish/m]) assert.match(section, row);
});

const SERVER: Schedulable = { id: 'api/hello', request: scenarioOf(), comparable: true };
const TASK: Schedulable = { ...SERVER, request: null };
const SIDE_BY_SIDE = roundCosts(PROCEDURE, true);

/** What rounds of one benchmark are reckoned with, in s. */
const secondsOf = (benchmark: Schedulable, rounds: { readonly duets: number; readonly solos: number }, costs = SIDE_BY_SIDE): number => expectedMs([benchmark], rounds, costs) / 1000;

test('what the floor of instruction counts is said to lie above, and below, is what the newest table says', async () => {
  const text = await unwrapped('docs/instructions.md');
  const [, sd = '', largest = ''] = /NEUTRAL_EDITS: sd ([\d.]+ %) around 0, of the program in which it is largest at most ([\d.]+ %)/.exec(text) ?? assert.fail('no NEUTRAL_EDITS');
  const [, floor = ''] = /The floor is ([\d.]+) %: more than the ([\d.]+ %) that/.exec(text) ?? assert.fail('no floor');
  assert.ok(text.includes(`more than the ${sd} that [was measured]`), sd);
  assert.ok(Number.parseFloat(largest) <= Number(floor) || text.includes(`as much, or a little more (${largest}).`), largest);
});

test('the minutes that github.md names are those that a run is reckoned with', async () => {
  const rows = BUILT_IN_PROFILES.flatMap(({ name, plan, solos }) => {
    if (plan === null) return [];
    const cells = [SERVER, TASK].flatMap((benchmark) => [plan.looks[0]!, plan.looks.at(-1)!].map((duets) => `${Math.round(secondsOf(benchmark, { duets, solos }))} s`));
    return [`| ${name} | ${cells.join(' | ')} |`];
  });
  const lines = (await readFile(path.join(root, 'docs/github.md'), 'utf8')).split('\n');
  assert.deepEqual(lines.filter((line) => line.endsWith(' s |')), rows);

  const text = await unwrapped('docs/github.md');
  const { plan, solos, solosWithoutBase } = findProfile('standard', { profiles: BUILT_IN_PROFILES })!;
  const [first, last] = [plan!.looks[0]!, plan!.looks.at(-1)!];
  const inTurn = secondsOf(SERVER, { duets: first, solos }, roundCosts(PROCEDURE, false));
  assert.ok(text.includes(`a scenario takes ${Math.round(inTurn)} s by \`standard\``));
  const [ofServer, ofTask] = [SERVER, TASK].map((benchmark) => Math.round(secondsOf(benchmark, { duets: 0, solos: solosWithoutBase })));
  assert.ok(text.includes(`A run of main takes ${ofServer} s a scenario and ${ofTask} s a task.`));
  const thirty = 30 * secondsOf(SERVER, { duets: first, solos }) + 3 * secondsOf(SERVER, { duets: last - first, solos: 0 });
  assert.ok(text.includes(`Thirty scenarios take ${Math.round(thirty / 60)} minutes by \`standard\` where a tenth of them go on to the last look.`));
  assert.ok(thirty < 45 * 60, 'the budget that is advised beyond them holds them');
});

test('a job that measures is cut off by the examples when github.md says so, and by no budget that it advises', async () => {
  const text = await unwrapped('docs/github.md');
  for (const example of ['perf.yml', 'perf-matrix.yml']) {
    const { jobs } = parse(await readFile(path.join(root, 'examples', example), 'utf8')) as { readonly jobs: { readonly measure: { readonly 'timeout-minutes': number } } };
    assert.ok(text.includes(`its \`timeout-minutes\` (${jobs.measure['timeout-minutes']} in the examples' \`measure\`)`), example);
    assert.ok(45 < jobs.measure['timeout-minutes'], example);
  }
  assert.ok(text.includes("`budget: ${{ inputs.budget || '45m' }}`"));
});

test('a budget is refused where the first look of the quick profile does not fit, as github.md says', async () => {
  assert.ok((await unwrapped('docs/github.md')).includes('A budget in which `quick` would not come to its first look is refused.'));
  const { plan, solos } = findProfile('quick', { profiles: BUILT_IN_PROFILES })!;
  for (const profile of BUILT_IN_PROFILES.filter((candidate) => candidate.plan !== null)) {
    for (const benchmark of [SERVER, TASK]) {
      const within = (ms: number): unknown => roundsOfRun({ benchmarks: [benchmark], profile, budget: { ms, by: 'a test' }, countingMs: 0, costs: SIDE_BY_SIDE });
      const leastMs = expectedMs([benchmark], { duets: plan!.looks[0]!, solos }, SIDE_BY_SIDE);
      assert.doesNotThrow(() => within(leastMs), profile.name);
      userErrorOf(() => within(leastMs - 1));
    }
  }
});

test('github.md says what to do about a verdict that nobody believes, and where "Re-run jobs" helps and where it does not', async () => {
  const text = await readFile(path.join(root, 'docs/github.md'), 'utf8');
  const [, section = ''] = /\n### When it is red and nobody believes it\n(.*?)\n## /s.exec(text) ?? [];
  for (const way of ['"Re-run jobs"', '`/perf run ', '`/perf accept`', '](calibrate.md)', '](#merging-without-a-verdict)', '](configuration.md#taking-a-benchmark-out-of-the-gate)']) assert.ok(section.includes(way), way);
  const rowOf = (start: string): string => text.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? assert.fail(start);
  assert.ok(rowOf('it is red, and nobody believes it').includes('](#when-it-is-red-and-nobody-believes-it)'));
  assert.match(rowOf('the job `baseline` is red on main'), /"Re-run jobs".*\]\(baselines\.md#a-regression-on-main\)/);
  assert.match(rowOf('"base is broken" on everybody else\'s'), /"Update branch".*"Re-run jobs" measures the merge into the broken base again/);
});

test('the rule of configuration.md that takes a benchmark out of the gate leaves none of its metrics a say', async () => {
  const text = await readFile(path.join(root, 'docs/configuration.md'), 'utf8');
  const [, policy = ''] = /\n#### Taking a benchmark out of the gate\n.*?```yaml\n(.*?)```/s.exec(text) ?? [];
  const config = parseConfig(`version: 1\nscenarios: { updateUser: { path: / } }\nservers:\n  express: { dir: express, start: node server.js, scenarios: [updateUser] }\n${policy}`, 'perf-gate.yml');
  assert.deepEqual(METRIC_NAMES.filter((metric) => ruleWhereWaiting(config.policy, 'express/updateUser', metric).role !== 'advisory'), []);
});

test('every job of the examples whose token may write is named in the table of security.md, with its file', async () => {
  const rows = (await readFile(path.join(root, 'docs/security.md'), 'utf8')).split('\n').filter((line) => line.startsWith('| '));
  for (const example of await readdir(path.join(root, 'examples'))) {
    const { jobs } = parse(await readFile(path.join(root, 'examples', example), 'utf8')) as { readonly jobs: Readonly<Record<string, { readonly permissions: Readonly<Record<string, string>> }>> };
    for (const [job, { permissions }] of Object.entries(jobs)) {
      if (!Object.values(permissions).includes('write')) continue;
      assert.ok(rows.some((row) => row.includes(`\`${job}\``) && row.includes(`\`${example}\``) && row.includes('may write')), `${job} of ${example}`);
    }
  }
});

test('whoever upgrades is told of every file that names a version', async () => {
  const [, section = ''] = /\n## When perf-gate itself is upgraded\n(.*?)\n## /s.exec(await readFile(path.join(root, 'docs/security.md'), 'utf8')) ?? [];
  for (const example of await readdir(path.join(root, 'examples'))) {
    const text = await readFile(path.join(root, 'examples', example), 'utf8');
    const [, file] = /^# \.github\/workflows\/([\w-]+\.yml)/.exec(text) ?? [];
    if (text.includes('OWNER/perf-gate@')) assert.ok(file !== undefined && section.includes(`\`${file}\``), example);
  }
  assert.ok(section.includes('`package.json`'));
  assert.match(section, /`push`, `schedule` and the job `baseline` have moved from `perf\.yml` to\s+`perf-baseline\.yml`/);
});

test('the README says what the commands of reports need', async () => {
  const [, section = ''] = /\n## Use it\n(.*?)\n## /s.exec(await readFile(path.join(root, 'README.md'), 'utf8')) ?? [];
  assert.ok(section.includes('`npm install --save-dev --allow-git=root github:OWNER/perf-gate#COMMIT`'));
});

test('whoever installs the command line is told what npm 12 asks for, then and ever after', async () => {
  const texts = await Promise.all(pages.map(async (page) => readFile(path.join(root, page), 'utf8')));
  const installs = texts.flatMap((text) => text.match(/npm install [^`\n]*github:[^`\n]*/g) ?? []);
  assert.ok(installs.length >= 4);
  assert.deepEqual(installs.filter((install) => !install.includes(' --allow-git=root ')), []);
  for (const page of ['README.md', 'docs/github.md']) assert.match(await unwrapped(page), /`allow-git=root` (?:as a line of|into) the project's `\.npmrc`/, page);
});

test('configuration.md names every variable that targets do not get, and the bounds of what is stored', async () => {
  const page = await readFile(path.join(root, 'docs/configuration.md'), 'utf8');
  const [, pattern = ''] = /^const WITHHELD = \/(.*)\/;$/m.exec(await readFile(path.join(root, 'src/system/program-environment.ts'), 'utf8')) ?? [];
  const [, section = ''] = /\n### Packages from a private registry\n(.*?)```/s.exec(page) ?? [];
  const parts: readonly string[] = pattern.match(/\w+/g) ?? [];
  assert.ok(parts.includes('NODE_PATH'));
  assert.deepEqual(parts.filter((part) => !section.includes(part)), []);

  const { properties } = JSON.parse(await readFile(path.join(root, 'docs/perf-gate.schema.json'), 'utf8')) as {
    readonly properties: Readonly<Record<'policy' | 'retention', { readonly properties: Readonly<Record<string, { readonly minimum: number }>> }>>;
  };
  for (const [part, key] of [['policy', 'minStoredRuns'], ['retention', 'runs']] as const) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${key}\` |`)) ?? '';
    assert.ok(row.includes(`${properties[part].properties[key]!.minimum} or more`), key);
  }
});

test('how much a count is of, and which Node.js is needed, is said as it is', async () => {
  const { stretchMs, leastStretch } = COUNTING;
  assert.ok((await unwrapped('docs/instructions.md')).includes(`(${stretchMs.server / 1000} s of CPU time at base's own speed, ${stretchMs.suite / 1000} s of operations, and ${leastStretch} of either at the least)`));
  assert.ok((await unwrapped('README.md')).includes(`with Node ${NEEDED_NODE} on PATH`));
});

test('suites.md says how long a suite may take until it runs', async () => {
  assert.ok((await unwrapped('docs/suites.md')).includes(`Loading the file, \`beforeAll\` and the first operations have ${ANSWER_TIMEOUT_MS / 1000} s together`));
});
