import { areEnough, tellEnough } from '../judge/instruction-evidence.ts';
import { LEAST_REPEATS } from '../model/judgement.ts';
import { endedAfter } from '../judge/rounds.ts';
import { checkBenchmark } from './benchmark-rounds.ts';
import { usableCpus } from './cpu-limit.ts';
import { lostTryOf, TRIES } from './failure.ts';
import { bothAtOnce } from './both-arms.ts';
import { type CountPair, pairsOfArms, pairsOfHead } from './instructions/count-pairs.ts';
import { type Emulator, openEmulator } from './instructions/emulator.ts';
import type { StepSetting } from './measure-step.ts';
import type { RunIo } from './notes.ts';
import type { Arm, BenchmarkRecord, Config, Measured, OfBothArms, Reason, SlicePair } from '../model.ts';
import { keepsState, type PlannedBenchmark } from '../plan/benchmarks.ts';
import { monotonicMs } from '../system/this-program.ts';
import { openTimeLimit } from '../system/time-limit.ts';

/** Of one benchmark, and of all where no budget says how long a run may take. */
const LONGEST_MS = 4 * 60_000;
export const LONGEST_OF_RUN_MS = 15 * 60_000;

/** A try that took longer to fail is not repeated: a server that never listens would cost minutes, and the rounds tell it sooner. */
const QUICK_FAILURE_MS = 30_000;

/** Pairs that the cores have room for. Each waits for a tenth of its time, so one more has the cores meanwhile. */
const pairsAtOnce = (cpus: number): number => Math.floor(cpus / 2) + 1;

/** Pairs of head alone, of two seeds each: enough to be compared with later. */
const PAIRS_ALONE = 2;

/** Pairs of each benchmark that are begun together: the second is needed wherever the first shows a difference, if no other needs the cores. */
const begunTogether = (benchmarks: number, cpus: number): number => Math.min(LEAST_REPEATS, Math.max(1, Math.floor(cpus / 2 / benchmarks)));

/** Why nothing can be counted on this machine; null: it can. */
export async function whyNotCountable(): Promise<Reason | null> {
  const emulator = await openEmulator();
  return 'because' in emulator ? emulator.because : null;
}

export interface CountsRequest {
  readonly instructions: Config['instructions'];
  readonly benchmarks: readonly PlannedBenchmark[];
  /** Whether base is measured beside head. */
  readonly hasBase: boolean;
  readonly trees: OfBothArms<string>;
  /** What went wrong beside the arms, so that their counts mean nothing; null: nothing. */
  readonly troubleBeside: StepSetting['troubleBeside'];
  /** For all of it. */
  readonly longestMs: number;
}

export type Counts = Pick<Measured, 'instructions' | 'instructionsOfHead' | 'countingHash'>;

export type CountOutcome = (
  | { readonly state: 'counted'; readonly counts: Counts }
  | { readonly state: 'failed'; readonly reason: Reason }
) & {
  /** Its part of the time of the run, in ms. Absent: next to nothing. */
  readonly tookMs?: number;
};

/** A benchmark with what was counted of it so far. */
interface Counting {
  readonly benchmark: PlannedBenchmark;
  readonly countPair: CountPair;
  readonly pairs: SlicePair[];
  /** Repeats that are counted now, or were. */
  readonly repeats: Set<number>;
  /** Pairs that are counted now. */
  running: number;
  /** Whether it comes up at full speed, once asked. */
  whyNotUp: Promise<Reason | null> | null;
  /** Ends the pairs of a benchmark that has an outcome. */
  readonly over: AbortController;
  /** Tries that came to no count, and why the last did. */
  lost: number;
  reason: Reason | null;
  spentMs: number;
}

/**
 * Counts the instructions of benchmarks, several at once on all cores, before anything is timed. Each gets its first pair before
 * any gets another, so that time that is short is shared. By id; what has nothing to count (requests that are held, benchmarks
 * without a base beside others) has no outcome.
 */
export async function takeCounts(
  request: CountsRequest,
  { signal, progress }: Pick<RunIo, 'signal' | 'progress'>,
  open: () => ReturnType<typeof openEmulator> = openEmulator,
): Promise<ReadonlyMap<string, CountOutcome>> {
  const outcomes = new Map<string, CountOutcome>();
  const { benchmarks, instructions, hasBase, trees, longestMs } = request;
  if (instructions === 'off') return outcomes;
  const pairsOf = hasBase ? pairsOfArms : pairsOfHead;
  const countable = benchmarks.flatMap((benchmark) => {
    const countPair = pairsOf(benchmark, trees);
    return countPair === null ? [] : [{ benchmark, countPair }];
  });
  if (countable.length === 0) return outcomes;
  const emulator = await open();
  if ('because' in emulator) return new Map(countable.map(({ benchmark: { id } }) => [id, failed(emulator.because)]));
  using limit = openTimeLimit(longestMs, signal);
  const countings = countable.map((one): Counting => ({
    ...one,
    pairs: [],
    repeats: new Set(),
    running: 0,
    whyNotUp: null,
    over: new AbortController(),
    lost: 0,
    reason: null,
    spentMs: 0,
  }));
  const cpus = await usableCpus();
  const atOnce = pairsAtOnce(cpus);
  const countNext = async (waiting: Counting[]): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const { id } = next.benchmark;
      if (outcomes.has(id)) continue;
      progress({ phase: 'count', done: outcomes.size, total: countings.length, label: id, leftMs: 0, estimate: null });
      next.running += 1;
      const outcome = await countOnce(next, { request, emulator, ofRun: limit.signal });
      next.running -= 1;
      if (outcomes.has(id)) continue;
      if (outcome === null && next.running === 0) waiting.push(next);
      if (outcome === null) continue;
      outcomes.set(id, { ...outcome, tookMs: next.spentMs / atOnce });
      next.over.abort();
    }
  };
  // What requests leave in a service would be as much as others happen to have sent: those go one by one.
  const [alone, together] = [
    countings.filter(({ benchmark }) => keepsState(benchmark)),
    countings.filter(({ benchmark }) => !keepsState(benchmark)),
  ];
  const waiting = Array.from({ length: begunTogether(countings.length, cpus) }, () => together).flat();
  await Promise.all(Array.from({ length: atOnce }, () => countNext(waiting)));
  await countNext(alone);
  return outcomes;
}

const failed = (reason: Reason): CountOutcome => ({ state: 'failed', reason });

/** Counts one pair. @returns null: another is needed, or is being counted */
async function countOnce(
  counting: Counting,
  { request, emulator, ofRun }: { readonly request: CountsRequest; readonly emulator: Emulator; readonly ofRun: AbortSignal },
): Promise<CountOutcome | null> {
  const { benchmark, countPair, pairs, repeats } = counting;
  const { hasBase, longestMs, troubleBeside, trees } = request;
  const repeat = Array.from({ length: repeats.size + 1 }, (_, index) => index).find((index) => !repeats.has(index))!;
  repeats.add(repeat);
  if (benchmark.kind === 'server') counting.whyNotUp ??= whyNotComingUp(benchmark, { trees, hasBase });
  // Asked after a good count too: a client that goes without its cache runs through other code.
  const trouble = (await counting.whyNotUp) ?? (await troubleBeside(benchmark));
  if (trouble !== null) return failed(trouble);
  using limit = openTimeLimit(LONGEST_MS - counting.spentMs, AbortSignal.any([ofRun, counting.over.signal]));
  const startedMs = monotonicMs();
  try {
    pairs.push(await countPair({ emulator, repeat, signal: limit.signal }));
  } catch (error) {
    repeats.delete(repeat);
    const { arm, reason } = lostTryOf(error);
    if (!limit.signal.aborted) {
      counting.reason = arm === null ? reason : { kind: 'arm-failed', arm, because: reason };
      counting.lost += monotonicMs() - startedMs > QUICK_FAILURE_MS ? TRIES : 1;
    }
  }
  counting.spentMs += monotonicMs() - startedMs;
  const troubleAfter = await troubleBeside(benchmark);
  if (troubleAfter !== null) return failed(troubleAfter);
  const isDone = hasBase ? areEnough(pairs) : pairs.length >= PAIRS_ALONE;
  if (!isDone && counting.running > 1) return null;
  if (!isDone && counting.lost < TRIES && !limit.signal.aborted) return null;
  if (!(hasBase ? tellEnough(pairs) : pairs.length > 0))
    return failed(
      counting.reason ??
        (ofRun.aborted
          ? { kind: 'counting-too-long', seconds: longestMs / 1000, of: 'run' }
          : { kind: 'counting-too-long', seconds: LONGEST_MS / 1000, of: 'benchmark' }),
    );
  const instructions = hasBase
    ? { instructions: [...pairs] }
    : { instructionsOfHead: pairs.flatMap(({ base: one, head: other }) => [one, other]) };
  return { state: 'counted', counts: { ...instructions, countingHash: emulator.hash } };
}

/** A server that does not come up at full speed would take a minute or more to fail in the emulator, and its rounds tell it anyway. */
async function whyNotComingUp(
  benchmark: PlannedBenchmark,
  { trees, hasBase }: Pick<CountsRequest, 'trees' | 'hasBase'>,
): Promise<Reason | null> {
  const comesUp = (arm: Arm): Promise<unknown> => checkBenchmark(benchmark, arm, { trees });
  try {
    await (hasBase ? bothAtOnce('base', comesUp) : comesUp('head'));
    return null;
  } catch (error) {
    return lostTryOf(error).reason;
  }
}

/** A record with its counts. Where they are required and missing it is invalid, but for how much its rounds vary. */
export function withCounts(record: BenchmarkRecord, outcomes: ReadonlyMap<string, CountOutcome>, isRequired: boolean): BenchmarkRecord {
  const { measurement } = record;
  const outcome = outcomes.get(record.id);
  if (measurement.state !== 'measured' || outcome === undefined) return record;
  if (outcome.state === 'counted') return { ...record, measurement: { ...measurement, ...outcome.counts } };
  return isRequired
    ? {
        ...record,
        measurement: endedAfter(
          { state: 'invalid', reason: { kind: 'required-instructions-not-counted', because: outcome.reason } },
          measurement,
        ),
      }
    : record;
}

/** One note for each reason why something was not counted that was measured otherwise. */
export function notesOnCounts(records: readonly BenchmarkRecord[], outcomes: ReadonlyMap<string, CountOutcome>): readonly Reason[] {
  const failures = records.flatMap(({ id, measurement }) => {
    const outcome = outcomes.get(id);
    return measurement.state === 'measured' && outcome?.state === 'failed' ? [{ id, reason: outcome.reason }] : [];
  });
  return [...Map.groupBy(failures, ({ reason }) => JSON.stringify(reason)).values()].map((alike): Reason => {
    const because = alike[0]!.reason;
    return alike.length > 1 && alike.length === outcomes.size
      ? { kind: 'instructions-not-counted', because }
      : { kind: 'benchmarks-not-counted', benchmarks: alike.map(({ id }) => id), because };
  });
}
