/**
 * What instruction counts are worth: how they repeat while the machine is busy, what edits do to them that change no work
 * (the floor below which nothing can be seen), how often 1 % more is seen, and whether machines count alike.
 *
 *     node bench/instructions.ts record [MINUTES] [PROGRAM]...    counts what is missing on this kind of machine, and keeps all counts
 *     node bench/instructions.ts table                            prints tables of what was kept
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { monotonicMs } from '../src/system/this-program.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { readEnvironment } from '../src/measure/environment.ts';
import { ArmFailure, MeasuringFailure } from '../src/measure/failure.ts';
import { pairsOfArms } from '../src/measure/instructions/count-pairs.ts';
import { type Counter, openCounter } from '../src/measure/instructions/counter.ts';
import type { Config, SlicePair, Target } from '../src/model.ts';
import { serverBenchmarks, suiteBenchmarks } from '../src/plan/benchmarks.ts';
import { startProcessTree } from '../src/system/process-tree.ts';
import { type Case, CASES, edited, keyOf, OTHER_FOLDER, repeatsWanted } from './instructions/cases.ts';
import { type CountedMachine, pairsOf, readCounts, writeCounts } from './instructions/recorded-counts.ts';
import { tablesOf } from './instructions/tables.ts';
import { repository } from './recording.ts';

/** Nothing here waits for a count to end. */
const NEVER = new AbortController().signal;

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', minutes = '30', ...programs] = process.argv.slice(2);
if (command === 'record') await record(Number(minutes) * 60_000, CASES.filter(({ subject }) => programs.length === 0 || programs.includes(subject)));
process.stdout.write(`${tablesOf(await readCounts())}\n`);

async function record(forMs: number, cases: readonly Case[]): Promise<void> {
  const { config } = await loadConfig(repository, null);
  const { key, cpuModel } = await readEnvironment();
  await using counter = await openCounter();
  await using installed = openInstalledTrees();
  const here = { environmentKey: key, cpuModel, countingHash: counter.hash };
  const before = await readCounts();
  const known = before.find((machine) => machine.environmentKey === here.environmentKey && machine.countingHash === here.countingHash);
  const machine: CountedMachine = known ?? { ...here, counts: {}, failures: {} };
  const machines = known === undefined ? [...before, machine] : before;
  for (const untilMs = monotonicMs() + forMs; monotonicMs() < untilMs;) {
    const next = nextCase(machine, cases);
    if (next === null) break;
    const startedMs = monotonicMs();
    const pair = await countCase(next, triesOf(machine, next) + 1, { config, installed, counter }).catch(unlessNotCounted);
    if (pair instanceof Error) machine.failures[keyOf(next)] = (machine.failures[keyOf(next)] ?? 0) + 1;
    else (machine.counts[keyOf(next)] ??= []).push(pair);
    await writeCounts(machines);
    process.stderr.write(`${keyOf(next)}: ${pair instanceof Error ? pair.message : JSON.stringify(pair)} in ${Math.round((monotonicMs() - startedMs) / 1000)} s\n`);
  }
}

/** What does not settle, or met another program on its port, is no fault of the bench, and is not tried for ever. */
function unlessNotCounted(error: unknown): MeasuringFailure | ArmFailure {
  if (error instanceof MeasuringFailure || error instanceof ArmFailure) return error;
  throw error;
}

function triesOf(machine: CountedMachine, one: Case): number {
  return pairsOf(machine, one).length + (machine.failures[keyOf(one)] ?? 0);
}

/** The first of those with the smallest share of their repeats; null: all have all. */
function nextCase(machine: CountedMachine, cases: readonly Case[]): Case | null {
  const shareOf = (one: Case): number => triesOf(machine, one) / repeatsWanted(one);
  const [least] = cases.toSorted((one, other) => shareOf(one) - shareOf(other));
  return least !== undefined && shareOf(least) < 1 ? least : null;
}

interface InstalledTrees extends AsyncDisposable {
  /** A tree with the target in it, installed once. */
  readonly of: (target: Target) => Promise<string>;
}

function openInstalledTrees(): InstalledTrees {
  const opened = new AsyncDisposableStack();
  const trees = new Map<string, string>();
  return {
    of: async ({ name, dir }) => {
      const known = trees.get(name);
      if (known !== undefined) return known;
      const tree = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-bench-'));
      opened.defer(() => rm(tree, { recursive: true, force: true }));
      await cp(path.join(repository, dir), path.join(tree, dir), { recursive: true });
      await execa('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: path.join(tree, dir) });
      trees.set(name, tree);
      return tree;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

async function countCase({ subject, edit, busy }: Case, seed: number, { config, installed, counter }: {
  readonly config: Config;
  readonly installed: InstalledTrees;
  readonly counter: Counter;
}): Promise<SlicePair> {
  const [name, scenario] = subject.split('/') as [string, string];
  const target = config.targets.find((candidate) => candidate.name === name)!;
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-bench-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const trees = { base: path.join(folder, 'base'), head: path.join(folder, edit === OTHER_FOLDER ? 'the-head-of-it-all' : 'head') };
  for (const tree of Object.values(trees)) await cp(await installed.of(target), tree, { recursive: true });
  const source = path.join(trees.head, target.dir, target.kind === 'suite' ? target.file : 'server.js');
  await writeFile(source, edited(await readFile(source, 'utf8'), edit, subject));
  if (busy) for (let core = 0; core < os.availableParallelism(); core += 1) opened.use(startProcessTree({ command: ['node', '-e', 'for (;;);'], cwd: folder, env: { PATH: process.env['PATH'] ?? '' }, cores: null }));

  const planned = target.kind === 'suite' ? suiteBenchmarks(target, target, [scenario], [scenario]) : serverBenchmarks(target, target);
  const benchmark = planned.find((candidate) => candidate.scenario === scenario)!;
  return await pairsOfArms(benchmark, trees)!({ counter, repeat: seed - 1, signal: NEVER });
}
