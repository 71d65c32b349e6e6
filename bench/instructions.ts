/**
 * What instruction counts are worth: how they repeat while the machine is busy, what edits do to them that change no work
 * (the floor below which nothing can be seen), and whether 1 % more work shows.
 *
 *     node bench/instructions.ts record [MINUTES]    counts whatever has the fewest repeats so far, and keeps all counts
 *     node bench/instructions.ts table               prints the tables of docs/instructions.md from what was kept
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { mean, rootMeanSquare } from 'simple-statistics';
import { monotonicMs } from '../src/clock.ts';
import { loadConfig } from '../src/config/load.ts';
import { countPair } from '../src/measure/instructions/count-instructions.ts';
import { startCountedServer } from '../src/measure/instructions/counted-server.ts';
import { startCountedSuite } from '../src/measure/instructions/counted-suite.ts';
import { planCounting } from '../src/measure/instructions/counting-plan.ts';
import type { Config, HttpScenario, SlicePair } from '../src/model.ts';
import { startProcessTree } from '../src/processes/process-tree.ts';
import { withComments, withFunctionsReordered } from './neutral-edits.ts';
import { readRecording, repository, writeRecording } from './recording.ts';

const FILE = 'instructions.json';
/** What is counted, and how its source comes to do about a hundredth more. */
const SUBJECTS = {
  'http-node/updateUser': { unitMs: 0.05, loops: 45, place: 'const body =', work: (loop: string) => `${loop} const body =` },
  'user/parse': { unitMs: 0.001, loops: 3, place: '() => JSON.parse(text)', work: (loop: string) => `() => { ${loop} return JSON.parse(text); }` },
  'user/date': { unitMs: 0.001, loops: 2, place: 'const { lastUpdate } =', work: (loop: string) => `${loop} const { lastUpdate } =` },
} as const;
type Subject = keyof typeof SUBJECTS;

const NAMES = /\b(?:isUser|deserializeUser|rawUser|readBody|answer|onText|chunks|sizeBytes|addMonth)\b/g;

/** What head has in place of base's source. */
const EDITS = {
  'nothing': (source: string) => source,
  'a comment': withComments,
  'other names': (source: string) => source.replaceAll(NAMES, (name) => `${name}Renamed`),
  'another order': withFunctionsReordered,
  'about 1 % more work': (source: string, subject: Subject) => {
    const { loops, place, work } = SUBJECTS[subject];
    return `let spun = 1;\n${source.replace(place, work(`for (let loop = 0; loop < ${loops}; loop += 1) spun = (spun * 31 + loop) | 0;`))}`;
  },
} as const;
type Edit = keyof typeof EDITS;

/** Nothing here waits for a count to end. */
const NEVER = new AbortController().signal;

const NEUTRAL = ['another order', 'other names', 'a comment'] as const satisfies readonly Edit[];

/** One thing to count. */
interface Case {
  readonly subject: Subject;
  readonly edit: Edit;
  readonly busy: boolean;
}

const CASES: readonly Case[] = (Object.keys(SUBJECTS) as Subject[]).flatMap((subject) => [
  ...(['nothing', 'about 1 % more work', ...NEUTRAL] as const).map((edit) => ({ subject, edit, busy: false })),
  { subject, edit: 'nothing', busy: true },
]);

/** By `keyOf`; the n-th pair of each was counted with the n-th seed. */
type Counts = Record<string, SlicePair[]>;

const keyOf = ({ subject, edit, busy }: Case): string => `${subject} | ${edit}${busy ? ' | busy' : ''}`;

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', minutes = '30'] = process.argv.slice(2);
if (command === 'record') await record(Number(minutes) * 60_000);
printTables(await readRecording<Counts>(FILE));

async function record(forMs: number): Promise<void> {
  const { config } = await loadConfig(repository, null);
  const counts: Counts = await readRecording<Counts>(FILE).catch((error: NodeJS.ErrnoException): Counts => {
    if (error.code === 'ENOENT') return {};
    throw error;
  });
  const repeatsOf = (one: Case): number => counts[keyOf(one)]?.length ?? 0;
  for (const untilMs = monotonicMs() + forMs; monotonicMs() < untilMs;) {
    const next = CASES.toSorted((one, other) => repeatsOf(one) - repeatsOf(other))[0]!;
    const startedMs = monotonicMs();
    const pair = await countCase(next, repeatsOf(next) + 1, config);
    (counts[keyOf(next)] ??= []).push(pair);
    await writeRecording(FILE, counts);
    process.stderr.write(`${keyOf(next)}: ${JSON.stringify(pair)} in ${Math.round((monotonicMs() - startedMs) / 1000)} s\n`);
  }
}

async function countCase({ subject, edit, busy }: Case, seed: number, config: Config): Promise<SlicePair> {
  const [name, scenario] = subject.split('/') as [string, string];
  const target = config.targets.find((candidate) => candidate.name === name)!;
  const { unitMs } = SUBJECTS[subject];
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-bench-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const trees = { base: path.join(folder, 'base'), head: path.join(folder, 'head') };
  for (const tree of [trees.base, trees.head]) await cp(path.join(repository, target.dir), path.join(tree, target.dir), { recursive: true });
  const source = path.join(trees.head, target.dir, target.kind === 'suite' ? target.file : 'server.js');
  await writeFile(source, EDITS[edit](await readFile(source, 'utf8'), subject));
  if (busy) for (let core = 0; core < os.availableParallelism(); core += 1) opened.use(startProcessTree({ command: ['node', '-e', 'for (;;);'], cwd: folder, env: { PATH: process.env['PATH'] ?? '' }, cores: null }));

  const counting = { plan: planCounting(target.kind, unitMs), signal: NEVER };
  if (target.kind === 'suite') {
    return await countPair(counting, (arm, signal) => startCountedSuite(arm, { target, tree: trees[arm] }, scenario, { seed, signal }));
  }
  const request = target.scenarios.find((candidate): candidate is HttpScenario => candidate.name === scenario)!;
  return await countPair(counting, (arm, signal) => startCountedServer(arm, { target, tree: trees[arm], stopGraceMs: 0 }, request, { seed, signal }));
}

function printTables(counts: Counts): void {
  const subjects = Object.keys(SUBJECTS) as Subject[];
  const pairsOf = (one: Case): readonly SlicePair[] => counts[keyOf(one)] ?? [];
  print(['', 'instructions', 'the same again', 'machine busy', 'other hash seeds'], subjects.map((subject) => {
    const [quiet, busy] = [false, true].map((isBusy) => pairsOf({ subject, edit: 'nothing', busy: isBusy })) as [readonly SlicePair[], readonly SlicePair[]];
    const bases = quiet.map(({ base }) => Math.log(base));
    const acrossLoads = busy.flatMap(({ base }, index) => (quiet[index] === undefined ? [] : [Math.log(base / quiet[index].base)]));
    return [subject, quiet.length === 0 ? '' : Math.round(mean(quiet.map(({ base }) => base))).toLocaleString('en'), size([...quiet, ...busy].map(logRatio)), size(acrossLoads), bases.length < 2 ? '' : size(bases.map((log) => log - mean(bases)))];
  }));
  const edited = [...NEUTRAL, 'about 1 % more work'] as const;
  print(['', 'repeats, at most', ...edited], subjects.map((subject) => {
    const cases = edited.map((edit) => pairsOf({ subject, edit, busy: false }));
    return [subject, String(Math.max(...cases.map(({ length }) => length))), ...cases.map((pairs) => (pairs.length === 0 ? '' : percent(mean(pairs.map(logRatio)))))];
  }));
  const neutral = subjects.flatMap((subject) => NEUTRAL.map((edit) => pairsOf({ subject, edit, busy: false })))
    .filter((pairs) => pairs.length > 0).map((pairs) => mean(pairs.map(logRatio)));
  if (neutral.length > 0) process.stdout.write(`NEUTRAL_EDITS: sd ${rootMeanSquare(neutral).toPrecision(2)} around 0, ${neutral.length} degrees of freedom\n`);
}

function logRatio({ base, head }: SlicePair): number {
  return Math.log(head / base);
}

function percent(log: number): string {
  return `${(100 * log).toFixed(3)} %`;
}

/** Root mean square and largest. */
function size(logs: readonly number[]): string {
  return logs.length === 0 ? '' : `${percent(rootMeanSquare([...logs]))}, at most ${percent(Math.max(...logs.map(Math.abs)))}`;
}

function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  process.stdout.write(`${markdownTable([head, ...rows].map((row) => [...row]), { align: ['l', ...head.slice(1).map(() => 'r')] })}\n\n`);
}
