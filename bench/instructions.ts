/**
 * What instruction counts are worth: how they repeat while the machine is busy, what edits do to them that change no work
 * (the floor below which nothing can be seen), how often 1 % more is seen, and whether machines count alike.
 *
 *     node bench/instructions.ts record [MINUTES]    counts what is missing on this kind of machine, and keeps all counts
 *     node bench/instructions.ts table               prints tables of what was kept
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { monotonicMs } from '../src/system/this-program.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { readEnvironment } from '../src/measure/environment.ts';
import { MeasuringFailure } from '../src/measure/failure.ts';
import { pairsOfArms } from '../src/measure/instructions/count-pairs.ts';
import { openCounter } from '../src/measure/instructions/counter.ts';
import type { Config, SlicePair } from '../src/model.ts';
import { serverBenchmarks, suiteBenchmarks } from '../src/plan/benchmarks.ts';
import { startProcessTree } from '../src/system/process-tree.ts';
import { type Case, CASES, edited, keyOf, repeatsWanted } from './instructions/cases.ts';
import { type CountedMachine, pairsOf, readCounts, writeCounts } from './instructions/recorded-counts.ts';
import { tablesOf } from './instructions/tables.ts';
import { repository } from './recording.ts';

/** Nothing here waits for a count to end. */
const NEVER = new AbortController().signal;

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', minutes = '30'] = process.argv.slice(2);
if (command === 'record') await record(Number(minutes) * 60_000);
process.stdout.write(`${tablesOf(await readCounts())}\n`);

async function record(forMs: number): Promise<void> {
  const { config } = await loadConfig(repository, null);
  const { key, cpuModel } = await readEnvironment();
  await using counter = await openCounter();
  const here = { environmentKey: key, cpuModel, countingHash: counter.hash };
  const before = await readCounts();
  const known = before.find((machine) => machine.environmentKey === here.environmentKey && machine.countingHash === here.countingHash);
  const machine: CountedMachine = known ?? { ...here, counts: {}, failures: {} };
  const machines = known === undefined ? [...before, machine] : before;
  for (const untilMs = monotonicMs() + forMs; monotonicMs() < untilMs;) {
    const next = nextCase(machine);
    if (next === null) break;
    const startedMs = monotonicMs();
    const pair = await countCase(next, triesOf(machine, next) + 1, config).catch(unlessNotCounted);
    if (pair instanceof MeasuringFailure) machine.failures[keyOf(next)] = (machine.failures[keyOf(next)] ?? 0) + 1;
    else (machine.counts[keyOf(next)] ??= []).push(pair);
    await writeCounts(machines);
    process.stderr.write(`${keyOf(next)}: ${pair instanceof MeasuringFailure ? pair.message : JSON.stringify(pair)} in ${Math.round((monotonicMs() - startedMs) / 1000)} s\n`);
  }
}

/** What does not settle is no fault of the bench, and is not tried for ever. */
function unlessNotCounted(error: unknown): MeasuringFailure {
  if (error instanceof MeasuringFailure) return error;
  throw error;
}

function triesOf(machine: CountedMachine, one: Case): number {
  return pairsOf(machine, one).length + (machine.failures[keyOf(one)] ?? 0);
}

/** The first of those with the smallest share of their repeats; null: all have all. */
function nextCase(machine: CountedMachine): Case | null {
  const shareOf = (one: Case): number => triesOf(machine, one) / repeatsWanted(one);
  const [least] = CASES.toSorted((one, other) => shareOf(one) - shareOf(other));
  return shareOf(least!) < 1 ? least! : null;
}

async function countCase({ subject, edit, busy }: Case, seed: number, config: Config): Promise<SlicePair> {
  const [name, scenario] = subject.split('/') as [string, string];
  const target = config.targets.find((candidate) => candidate.name === name)!;
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-bench-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const trees = { base: path.join(folder, 'base'), head: path.join(folder, 'head') };
  await cp(path.join(repository, target.dir), path.join(trees.base, target.dir), { recursive: true });
  await execa('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: path.join(trees.base, target.dir) });
  await cp(trees.base, trees.head, { recursive: true });
  const source = path.join(trees.head, target.dir, target.kind === 'suite' ? target.file : 'server.js');
  await writeFile(source, edited(await readFile(source, 'utf8'), edit, subject));
  if (busy) for (let core = 0; core < os.availableParallelism(); core += 1) opened.use(startProcessTree({ command: ['node', '-e', 'for (;;);'], cwd: folder, env: { PATH: process.env['PATH'] ?? '' }, cores: null }));

  const planned = target.kind === 'suite' ? suiteBenchmarks(target, target, [scenario], [scenario]) : serverBenchmarks(target, target);
  const benchmark = planned.find((candidate) => candidate.scenario === scenario)!;
  await using counter = await openCounter();
  return await pairsOfArms(benchmark, trees)!({ counter, repeat: seed - 1, signal: NEVER });
}
