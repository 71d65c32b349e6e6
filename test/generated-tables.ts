/** The parts of README and docs/ that follow from the code, by page and by the name of their markers. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { markdownTable } from 'markdown-table';
import { parse } from 'yaml';
import { z } from 'zod';
import { countsTable } from '../bench/instructions/counts-table.ts';
import { readCounts } from '../bench/instructions/recorded-counts.ts';
import { readmeTable } from '../bench/readme-table.ts';
import { accuracyTable, type Figures } from '../bench/verdicts/figures-tables.ts';
import { program } from '../src/cli/program.ts';
import { DEFAULT_IGNORE } from '../src/config/schema.ts';
import { EXIT } from '../src/errors.ts';
import { PROCEDURE, roundCosts } from '../src/measure/procedure.ts';
import { METRICS, METRIC_NAMES } from '../src/metrics.ts';
import { LEAST_ROUNDS } from '../src/model/judgement.ts';
import { BUILT_IN_PROFILES } from '../src/plan/profiles.ts';
import { expectedMs, type Schedulable } from '../src/plan/rounds-of-run.ts';
import { scenarioOf } from './targets.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');

const FIGURES = JSON.parse(readFileSync(path.join(ROOT, 'bench/verdicts/figures.json'), 'utf8')) as Figures;

type Page = Readonly<Record<string, string>>;

export async function generatedTables(): Promise<Readonly<Record<string, Page>>> {
  const counts = countsTable(await readCounts());
  return {
    'README.md': { figures: await readmeTable() },
    'docs/accuracy.md': { figures: accuracyTable(FIGURES) },
    'docs/counting.md': { counts },
    'bench/verdicts/SUMMARY.md': { figures: accuracyTable(FIGURES), counts },
    'docs/reference.md': { commands: commands(), 'exit-codes': exitCodes(), profiles: profiles(), metrics: metrics(), ...actionTables() },
    'docs/github.md': { minutes: minutes() },
    'docs/configuration.md': { ignore: `\`\`\`yaml\nignore: [${DEFAULT_IGNORE.map((glob) => JSON.stringify(glob)).join(', ')}]\n\`\`\`` },
  };
}

/** A page with its generated parts as they should be. */
export function withTables(page: string, tables: Page): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    assert.ok(from >= 0 && to > from, `no markers of ${name}`);
    return `${text.slice(0, from)}${begin}${table}\n${text.slice(to)}`;
  }, page);
}

/** The help of each command, as it is printed where no terminal tells its width. */
const commands = (): string =>
  commandsBelow(program)
    .map((command) => `### ${wordsOf(command)}\n\n\`\`\`text\n${command.configureHelp({ helpWidth: 80 }).helpInformation().trim()}\n\`\`\``)
    .join('\n\n');

/** Commands without commands of their own, in the order of the help. */
const commandsBelow = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(commandsBelow);

const wordsOf = (command: Command): string =>
  command.parent === program ? command.name() : `${wordsOf(command.parent!)} ${command.name()}`;

const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  passed: 'pass',
  regressed: 'regressed or failed',
  usage: 'wrong usage, configuration or baselines',
  invalid: 'the measurement is invalid, or a part of it is missing',
  inconclusive: 'inconclusive, where the policy says that this fails',
  ourFailure: 'perf-gate itself failed. It is never 1: a crash must not read as a regression',
  interrupted: 'interrupted',
};

const exitCodes = (): string =>
  markdownTable([
    ['exit code', 'meaning'],
    ...Object.entries(EXIT_MEANINGS).map(([name, meaning]) => [String(EXIT[name as keyof typeof EXIT]), meaning]),
  ]);

function profiles(): string {
  const rows = BUILT_IN_PROFILES.map(({ name, plan, solos, solosWithoutBase }) => [
    `\`${name}\``,
    plan === null ? 'none: tables only, no verdict' : plan.looks.join(', '),
    String(solos),
    String(solosWithoutBase),
  ]);
  return markdownTable([['profile', 'looks, in rounds', 'rounds of head alone', 'the same without a base'], ...rows]);
}

const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(2))} %`;

function metrics(): string {
  const rows = METRIC_NAMES.map((name) => {
    const { label, unit, direction, role, delta0, threshold } = METRICS[name];
    return [`\`${name}\``, label, unit, direction, role, percent(delta0), percent(threshold)];
  });
  return markdownTable([['metric', 'meaning', 'unit', 'better', 'role', 'δ₀', 'limit'], ...rows]);
}

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

function actionTables(): Page {
  const { inputs, outputs } = actionSchema.parse(parse(readFileSync(path.join(ROOT, 'action.yml'), 'utf8')));
  return {
    inputs: markdownTable([
      ['input', 'default', 'meaning'],
      ...Object.entries(inputs).map(([name, { description, default: value }]) => [
        `\`${name}\``,
        value === undefined ? '–' : `\`${value}\``,
        cell(description),
      ]),
    ]),
    outputs: markdownTable([
      ['output', 'meaning'],
      ...Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, cell(description)]),
    ]),
  };
}

export const SERVER: Schedulable = { id: 'api/hello', request: scenarioOf(), comparable: true };
export const TASK: Schedulable = { ...SERVER, request: null };
const SIDE_BY_SIDE = roundCosts(PROCEDURE, true);

/** Seconds that rounds of one benchmark are planned with. */
export const secondsOf = (benchmark: Schedulable, rounds: { readonly duets: number; readonly solos: number }): number =>
  expectedMs([benchmark], rounds, SIDE_BY_SIDE) / 1000;

function minutes(): string {
  const rows = BUILT_IN_PROFILES.flatMap(({ name, plan, solos }) => {
    if (plan === null) return [];
    const cells = [SERVER, TASK].flatMap((benchmark) =>
      [LEAST_ROUNDS, plan.looks[0]!, plan.looks.at(-1)!].map((duets) => `${Math.round(secondsOf(benchmark, { duets, solos }))} s`),
    );
    return [[`\`${name}\``, ...cells]];
  });
  return markdownTable([
    ['profile', ...['a scenario', 'a task'].flatMap((kind) => [`${kind}, a count decides`, 'first look', 'last look'])],
    ...rows,
  ]);
}
