import os from 'node:os';
import { areEnough, tellEnough } from '../judge/instruction-evidence.ts';
import { endedAfter } from '../judge/rounds.ts';
import { checkBenchmark } from './benchmark-rounds.ts';
import { lostTryOf, TRIES } from './failure.ts';
import { type CountPair, pairsOfArms, pairsOfHead } from './instructions/count-pairs.ts';
import { type Counter, emulatorVersion, findCounter, openCounter } from './instructions/counter.ts';
import type { StepSetting } from './measure-step.ts';
import type { RunIo } from './notes.ts';
import type { BenchmarkRecord, Config, Environment, Measured, OfBothArms, Reason, SlicePair } from '../model.ts';
import { keepsState, type PlannedBenchmark } from '../plan/benchmarks.ts';
import { monotonicMs } from '../system/this-program.ts';
import { openTimeLimit } from '../system/time-limit.ts';

/** Of one benchmark, and of all where no budget says how long a run may take. */
const LONGEST_MS = 4 * 60_000;
export const LONGEST_OF_RUN_MS = 15 * 60_000;

/** A try that took longer to fail is not repeated: a server that never listens would cost minutes, and the rounds tell it sooner. */
const QUICK_FAILURE_MS = 30_000;

/** A pair runs on two cores, and waits for a tenth of its time: one more pair has the cores meanwhile. */
const pairsAtOnce = (): number => Math.floor(os.availableParallelism() / 2) + 1;

/** Installs what the counter lacks, until the signal is given. Why it could not; null: it did. */
export type InstallCounter = (packages: readonly string[], signal: AbortSignal) => Promise<string | null>;

/**
 * The environment, with the emulator in it where it was missing and could be installed.
 *
 * @param install null: nothing may be installed here
 */
export async function withEmulator(environment: Environment, install: InstallCounter | null, { signal, progress, note }: Omit<RunIo, 'warn'>): Promise<Environment> {
  const found = await findCounter();
  if ('version' in found || found.packages.length === 0 || install === null) return environment;
  const { packages } = found;
  const startedMs = monotonicMs();
  const trouble = await install(packages, signal);
  if (trouble === null) progress({ phase: 'note', note: { kind: 'counter-installed', packages, seconds: Math.round((monotonicMs() - startedMs) / 1000) } });
  else note({ kind: 'counter-not-installed', packages, problem: trouble });
  return { ...environment, emulator: await emulatorVersion() };
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
export async function takeCounts(request: CountsRequest, { signal, progress }: Pick<RunIo, 'signal' | 'progress'>): Promise<ReadonlyMap<string, CountOutcome>> {
  const outcomes = new Map<string, CountOutcome>();
  const { benchmarks, instructions, hasBase, trees, longestMs } = request;
  if (instructions === 'off') return outcomes;
  const pairsOf = hasBase ? pairsOfArms : pairsOfHead;
  const countings = benchmarks.flatMap((benchmark): Counting[] => {
    const countPair = pairsOf(benchmark, trees);
    return countPair === null ? [] : [{ benchmark, countPair, pairs: [], lost: 0, reason: null, spentMs: 0 }];
  });
  if (countings.length === 0) return outcomes;
  const missing = await findCounter();
  if ('because' in missing) return new Map(countings.map(({ benchmark: { id } }) => [id, failed(missing.because)]));
  await using counter = await openCounter();
  using limit = openTimeLimit(longestMs, signal);
  const atOnce = pairsAtOnce();
  const countNext = async (waiting: Counting[]): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const { id } = next.benchmark;
      progress({ phase: 'count', done: outcomes.size, total: countings.length, label: id, leftMs: 0, estimate: null });
      const outcome = await countOnce(next, { request, counter, ofRun: limit.signal });
      if (outcome === null) waiting.push(next);
      else outcomes.set(id, { ...outcome, tookMs: next.spentMs / atOnce });
    }
  };
  // What requests leave in a service would be as much as others happen to have sent: those go one by one.
  const [alone, together] = [countings.filter(({ benchmark }) => keepsState(benchmark)), countings.filter(({ benchmark }) => !keepsState(benchmark))];
  await Promise.all(Array.from({ length: atOnce }, () => countNext(together)));
  await countNext(alone);
  return outcomes;
}

const failed = (reason: Reason): CountOutcome => ({ state: 'failed', reason });

/** Counts one pair. @returns null: another is needed */
async function countOnce(counting: Counting, { request, counter, ofRun }: {
  readonly request: CountsRequest;
  readonly counter: Counter;
  readonly ofRun: AbortSignal;
}): Promise<CountOutcome | null> {
  const { benchmark, countPair, pairs } = counting;
  const { hasBase, longestMs, troubleBeside, trees } = request;
  const isFirst = pairs.length === 0 && counting.lost === 0;
  const whyNot = isFirst && benchmark.kind === 'server' ? await whyNotComingUp(benchmark, { trees, hasBase }) : null;
  // Asked after a good count too: a client that goes without its cache runs through other code.
  const trouble = whyNot ?? await troubleBeside(benchmark);
  if (trouble !== null) return failed(trouble);
  using limit = openTimeLimit(LONGEST_MS - counting.spentMs, ofRun);
  const startedMs = monotonicMs();
  try {
    pairs.push(await countPair({ counter, repeat: pairs.length, signal: limit.signal }));
  } catch (error) {
    const { arm, reason } = lostTryOf(error);
    if (!limit.signal.aborted) {
      counting.reason = arm === null ? reason : { kind: 'arm-failed', arm, because: reason };
      counting.lost += monotonicMs() - startedMs > QUICK_FAILURE_MS ? TRIES : 1;
    }
  }
  counting.spentMs += monotonicMs() - startedMs;
  const troubleAfter = await troubleBeside(benchmark);
  if (troubleAfter !== null) return failed(troubleAfter);
  const isDone = hasBase ? areEnough(pairs) : pairs.length > 0;
  if (!isDone && counting.lost < TRIES && !limit.signal.aborted) return null;
  if (!(hasBase ? tellEnough(pairs) : pairs.length > 0)) return failed(counting.reason ?? (ofRun.aborted ? { kind: 'counting-too-long', seconds: longestMs / 1000, of: 'run' } : { kind: 'counting-too-long', seconds: LONGEST_MS / 1000, of: 'benchmark' }));
  const instructions = hasBase ? { instructions: pairs } : { instructionsOfHead: pairs.flatMap(({ base: one, head: other }) => [one, other]) };
  return { state: 'counted', counts: { ...instructions, countingHash: counter.hash } };
}

/** A server that does not come up at full speed would take a minute or more to fail in the emulator, and its rounds tell it anyway. */
async function whyNotComingUp(benchmark: PlannedBenchmark, { trees, hasBase }: Pick<CountsRequest, 'trees' | 'hasBase'>): Promise<Reason | null> {
  for (const arm of hasBase ? ARMS : (['head'] as const)) {
    try {
      await checkBenchmark(benchmark, arm, { trees });
    } catch (error) {
      return lostTryOf(error).reason;
    }
  }
  return null;
}

const ARMS = ['base', 'head'] as const;

/** A record with its counts. Where they are required and missing it is invalid, but for how much its rounds vary. */
export function withCounts(record: BenchmarkRecord, outcomes: ReadonlyMap<string, CountOutcome>, isRequired: boolean): BenchmarkRecord {
  const { measurement } = record;
  const outcome = outcomes.get(record.id);
  if (measurement.state !== 'measured' || outcome === undefined) return record;
  if (outcome.state === 'counted') return { ...record, measurement: { ...measurement, ...outcome.counts } };
  return isRequired ? { ...record, measurement: endedAfter({ state: 'invalid', reason: { kind: 'required-instructions-not-counted', because: outcome.reason } }, measurement) } : record;
}

/** One note for each reason why something was not counted that was measured otherwise. */
export function notesOnCounts(records: readonly BenchmarkRecord[], outcomes: ReadonlyMap<string, CountOutcome>): readonly Reason[] {
  const failures = records.flatMap(({ id, measurement }) => {
    const outcome = outcomes.get(id);
    return measurement.state === 'measured' && outcome?.state === 'failed' ? [{ id, reason: outcome.reason }] : [];
  });
  return [...Map.groupBy(failures, ({ reason }) => JSON.stringify(reason)).values()].map((alike): Reason => {
    const because = alike[0]!.reason;
    return alike.length > 1 && alike.length === outcomes.size ? { kind: 'instructions-not-counted', because } : { kind: 'benchmarks-not-counted', benchmarks: alike.map(({ id }) => id), because };
  });
}
