/**
 * What instruction counts are worth: how they repeat while the machine is busy, and what edits do to them that change no work, which is the
 * floor below which nothing can be seen. `bench/why.ts` has how often more work is found.
 *
 *     node bench/instructions.ts record [MINUTES] [PROGRAM]...    counts what is missing on this kind of machine, and keeps all counts
 *     node bench/instructions.ts table                            prints the tables of what was kept
 */
import os from 'node:os';
import { monotonicMs } from '../src/system/this-program.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { readEnvironment } from '../src/measure/environment.ts';
import { ArmFailure, MeasuringFailure } from '../src/measure/failure.ts';
import { counterOf } from '../src/measure/instructions/count-arms.ts';
import type { Emulator } from '../src/measure/instructions/emulator.ts';
import type { Config } from '../src/model.ts';
import { type Case, CASES, edited, keyOf, OTHER_FOLDER } from './instructions/cases.ts';
import { countsTable } from './instructions/counts-table.ts';
import { type InstalledTrees, openEditedTrees, openInstalledTrees } from './instructions/edited-trees.ts';
import { emulatorOfBench } from './instructions/emulator-of-bench.ts';
import { keepCounts, machineAt, readCounts, type RecordedCount, triesOf } from './instructions/recorded-counts.ts';
import { repository } from './recording.ts';

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', minutes = '30', ...programs] = process.argv.slice(2);
if (command === 'record') await record();
else process.stdout.write(`${countsTable(await readCounts())}\n`);

interface Setting {
  readonly config: Config;
  readonly installed: InstalledTrees;
  readonly emulator: Emulator;
}

async function record(): Promise<void> {
  const { config } = await loadConfig(repository, null);
  const { key, cpuModel } = await readEnvironment();
  const emulator = await emulatorOfBench();
  await using installed = openInstalledTrees();
  const here = { environmentKey: key, cpuModel, countingHash: emulator.hash };
  for (const untilMs = monotonicMs() + Number(minutes) * 60_000; monotonicMs() < untilMs;) {
    const machine = machineAt(here, await readCounts());
    const next = CASES.find((one) => (programs.length === 0 || programs.includes(one.subject)) && triesOf(machine, one) === 0);
    if (next === undefined) break;
    const counted = await countCase(next, { config, installed, emulator }).catch(unlessNotCounted);
    await keepCounts(here, ({ counts, failures }) => {
      if (counted instanceof Error) failures[keyOf(next)] = (failures[keyOf(next)] ?? 0) + 1;
      else (counts[keyOf(next)] ??= []).push(counted);
    });
    process.stderr.write(`${keyOf(next)}: ${counted instanceof Error ? counted.message : JSON.stringify(counted)}\n`);
  }
}

/** A program that cannot be counted is no fault of the bench, and is not tried for ever. */
function unlessNotCounted(error: unknown): MeasuringFailure | ArmFailure {
  if (error instanceof MeasuringFailure || error instanceof ArmFailure) return error;
  throw error;
}

async function countCase({ subject, edit }: Case, { emulator, ...setting }: Setting): Promise<RecordedCount> {
  await using edits = await openEditedTrees(subject, (source) => edited(source, edit), {
    ...setting,
    headFolder: edit === OTHER_FOLDER ? 'the-head-of-it-all' : 'head',
  });
  const [load, startedMs] = [os.loadavg()[0]!, monotonicMs()];
  const count = counterOf(edits.benchmark, edits.trees, { hasBase: true })!;
  const { base, head } = await count({ emulator, signal: new AbortController().signal });
  return { base: base!.instructions, head: head.instructions, seconds: (monotonicMs() - startedMs) / 1000, load };
}
