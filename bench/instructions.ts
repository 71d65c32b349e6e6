/**
 * What instruction counts are worth: how they repeat while the machine is busy, what edits do to them that change no work
 * (the floor below which nothing can be seen), how often 1 % and 3 % more is seen, and whether machines count alike.
 *
 *     node bench/instructions.ts record [MINUTES] [PROGRAM]...    counts what is missing on this kind of machine, and keeps all counts
 *     node bench/instructions.ts try [MINUTES] [PROGRAM]...       counts programs with about 1 % and 3 % more work, as a run does
 *     node bench/instructions.ts units                            counts one unit of each kind of that work
 *     node bench/instructions.ts table                            prints tables of what was kept
 */
import os from 'node:os';
import { monotonicMs } from '../src/system/this-program.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { readEnvironment } from '../src/measure/environment.ts';
import { ArmFailure, MeasuringFailure } from '../src/measure/failure.ts';
import { pairsOfArms } from '../src/measure/instructions/count-pairs.ts';
import { emulatorOfBench } from './instructions/emulator-of-bench.ts';
import type { Emulator } from '../src/measure/instructions/emulator.ts';
import type { Config, SlicePair } from '../src/model.ts';
import { isComparable } from '../src/plan/benchmarks.ts';
import { startProcessTree } from '../src/system/process-tree.ts';
import { type Case, CASES, edited, injected, keyOf, OTHER_FOLDER, repeatsWanted } from './instructions/cases.ts';
import { type InstalledTrees, openEditedTrees, openInstalledTrees } from './instructions/edited-trees.ts';
import { type CountedMachine, keepCounts, machineAt, pairsOf, readCounts } from './instructions/recorded-counts.ts';
import { tablesOf } from './instructions/tables.ts';
import { keyOfTry, type RecordedTry, TRIES, type Try } from './instructions/tries.ts';
import { unitCosts } from './instructions/unit-costs.ts';
import { repository } from './recording.ts';
import { countAsRun } from './side-by-side.ts';

/** Nothing here waits for a count to end. */
const NEVER = new AbortController().signal;

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', minutes = '30', ...programs] = process.argv.slice(2);
const isChosen = ({ subject }: Pick<Case, 'subject'>): boolean => programs.length === 0 || programs.includes(subject);
if (command === 'units') await printUnits();
if (command === 'record') await record(nextOfCases);
if (command === 'try') await record(nextOfTries);
if (command === 'table') process.stdout.write(`${tablesOf(await readCounts())}\n`);

interface Setting {
  /** With what was counted so far. */
  readonly machine: CountedMachine;
  readonly config: Config;
  readonly installed: InstalledTrees;
  readonly emulator: Emulator;
}

/** What came of a count: how it is kept, and told. */
interface Counted {
  readonly keep: (machine: CountedMachine) => void;
  readonly told: string;
}

/** @param countNext null: all is there */
async function record(countNext: (setting: Setting) => Promise<Counted | null>): Promise<void> {
  const { config } = await loadConfig(repository, null);
  const { key, cpuModel } = await readEnvironment();
  const emulator = await emulatorOfBench();
  await using installed = openInstalledTrees();
  const here = { environmentKey: key, cpuModel, countingHash: emulator.hash };
  for (const untilMs = monotonicMs() + Number(minutes) * 60_000; monotonicMs() < untilMs;) {
    const startedMs = monotonicMs();
    const counted = await countNext({ machine: machineAt(here, await readCounts()), config, installed, emulator });
    if (counted === null) break;
    await keepCounts(here, counted.keep);
    process.stderr.write(`${counted.told} in ${Math.round((monotonicMs() - startedMs) / 1000)} s\n`);
  }
}

async function nextOfCases(setting: Setting): Promise<Counted | null> {
  const next = nextCase(setting.machine);
  if (next === null) return null;
  const pair = await countCase(next, triesOf(setting.machine, next) + 1, setting).catch(unlessNotCounted);
  return {
    keep: ({ counts, failures }) => {
      if (pair instanceof Error) failures[keyOf(next)] = (failures[keyOf(next)] ?? 0) + 1;
      else (counts[keyOf(next)] ??= []).push(pair);
    },
    told: `${keyOf(next)}: ${pair instanceof Error ? pair.message : JSON.stringify(pair)}`,
  };
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
function nextCase(machine: CountedMachine): Case | null {
  const shareOf = (one: Case): number => triesOf(machine, one) / repeatsWanted(one);
  const [least] = CASES.filter(isChosen).toSorted((one, other) => shareOf(one) - shareOf(other));
  return least !== undefined && shareOf(least) < 1 ? least : null;
}

async function countCase({ subject, edit, busy }: Case, seed: number, { emulator, ...setting }: Setting): Promise<SlicePair> {
  await using edits = await openEditedTrees(subject, (source) => edited(source, edit, subject), {
    ...setting,
    headFolder: edit === OTHER_FOLDER ? 'the-head-of-it-all' : 'head',
  });
  await using opened = new AsyncDisposableStack();
  if (busy)
    for (let core = 0; core < os.availableParallelism(); core += 1)
      opened.use(
        startProcessTree({
          command: ['node', '-e', 'for (;;);'],
          cwd: edits.folder,
          env: { PATH: process.env['PATH'] ?? '' },
          cores: null,
        }),
      );
  return await pairsOfArms(edits.benchmark, edits.trees)!({ emulator, repeat: seed - 1, signal: NEVER });
}

async function nextOfTries({ machine, ...setting }: Setting): Promise<Counted | null> {
  const next = TRIES.filter(isChosen).find((one) => machine.tries[keyOfTry(one)] === undefined);
  if (next === undefined) return null;
  const counted = await countTry(next, setting);
  return {
    keep: ({ tries }) => {
      tries[keyOfTry(next)] = counted;
    },
    told: `${keyOfTry(next)}: ${JSON.stringify(counted)}`,
  };
}

/** Counts as a run does: pairs until they are enough. */
async function countTry(one: Try, setting: Omit<Setting, 'machine'>): Promise<RecordedTry> {
  const { subject } = one;
  await using edits = await openEditedTrees(subject, (source) => injected(source, subject, one), setting);
  if (!isComparable(edits.benchmark)) throw new Error(`${subject} has no base`);
  const { outcome, effort } = await countAsRun(edits.benchmark, edits.trees);
  return { pairs: outcome.state === 'counted' ? outcome.counts.instructions! : [], effort };
}

async function printUnits(): Promise<void> {
  const emulator = await emulatorOfBench();
  let step = Number.NaN;
  for await (const [name, cost] of unitCosts(emulator)) {
    if (name === 'ten steps') step = cost / 10;
    process.stdout.write(`${name}: ${cost.toFixed(0)} instructions, ${(cost / step).toFixed(1)} steps\n`);
  }
}
