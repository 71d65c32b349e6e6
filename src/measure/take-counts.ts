import type { ExecutedArm } from '../judge/cause/counted-cause.ts';
import { isLuckOfKeys, isSameWork } from '../judge/instruction-evidence.ts';
import { checkBenchmark } from './benchmark-rounds.ts';
import { usableCpus } from './cpu-limit.ts';
import { lostTryOf, TRIES } from './failure.ts';
import { bothAtOnce } from './both-arms.ts';
import { type CountArms, type CountedArms, counterOf } from './instructions/count-arms.ts';
import { type Emulator, openEmulator } from './instructions/emulator.ts';
import type { StepSetting } from './measure-step.ts';
import type { RunIo } from './notes.ts';
import type { Arm, BenchmarkRecord, Config, CountedInstructions, OfBothArms, Reason } from '../model.ts';
import { keepsState, type PlannedBenchmark } from '../plan/benchmarks.ts';
import { monotonicMs } from '../system/this-program.ts';
import { openTimeLimit } from '../system/time-limit.ts';

/** Of one benchmark, and of all where no budget says how long a run may take. */
const LONGEST_MS = 4 * 60_000;
const LONGEST_OF_RUN_MS = 15 * 60_000;

/** How long counting so many benchmarks may take without a budget. What has to be counted must not be invalid for want of time. */
export const longestCountingMs = (benchmarks: number, isRequired: boolean): number =>
  isRequired ? Math.max(LONGEST_OF_RUN_MS, benchmarks * LONGEST_MS) : LONGEST_OF_RUN_MS;

/** A try that took longer to fail is not repeated: a server that never listens would cost minutes, and the rounds tell it sooner. */
const QUICK_FAILURE_MS = 30_000;

/** Benchmarks that the cores have room for. Each waits for a tenth of its time, so one more has the cores meanwhile. */
const benchmarksAtOnce = (cpus: number, hasBase: boolean): number => Math.floor(cpus / (hasBase ? 2 : 1)) + 1;

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

export type CountOutcome = (
  | {
      readonly state: 'counted';
      readonly counts: CountedInstructions;
      /** What both arms execute, where that differs: what its cause is told by. null: it does not, or there is no base. */
      readonly moved: OfBothArms<ExecutedArm> | null;
    }
  | { readonly state: 'failed'; readonly reason: Reason }
) & {
  /** Its part of the time of the run, in ms. Absent: next to nothing. */
  readonly tookMs?: number;
};

/** What both arms execute, by id, where that differs. */
export type Executed = ReadonlyMap<string, OfBothArms<ExecutedArm>>;

export const executedOf = (outcomes: ReadonlyMap<string, CountOutcome>): Executed =>
  new Map([...outcomes].flatMap(([id, outcome]) => (outcome.state === 'counted' && outcome.moved !== null ? [[id, outcome.moved]] : [])));

/**
 * Counts the instructions of benchmarks, several at once on all cores, before anything is timed. By id; what has nothing to count
 * (requests that are held, benchmarks without a base beside others) has no outcome.
 */
export async function takeCounts(
  request: CountsRequest,
  { signal, progress }: Pick<RunIo, 'signal' | 'progress'>,
  open: () => ReturnType<typeof openEmulator> = openEmulator,
): Promise<ReadonlyMap<string, CountOutcome>> {
  const outcomes = new Map<string, CountOutcome>();
  const { benchmarks, instructions, hasBase, trees, longestMs } = request;
  if (instructions === 'off') return outcomes;
  const countable = benchmarks.flatMap((benchmark) => {
    const count = counterOf(benchmark, trees, { hasBase });
    return count === null ? [] : [{ benchmark, count }];
  });
  if (countable.length === 0) return outcomes;
  const emulator = await open();
  if ('because' in emulator) return new Map(countable.map(({ benchmark: { id } }) => [id, failed(emulator.because)]));
  using limit = openTimeLimit(longestMs, signal);
  const atOnce = benchmarksAtOnce(await usableCpus(), hasBase);
  const countAll = async (waiting: Counting[]): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const { id } = next.benchmark;
      progress({ phase: 'count', done: outcomes.size, total: countable.length, label: id, leftMs: 0 });
      const startedMs = monotonicMs();
      const outcome = await countBenchmark(next, { request, emulator, ofRun: limit.signal });
      outcomes.set(id, { ...outcome, tookMs: (monotonicMs() - startedMs) / atOnce });
    }
  };
  // What requests leave in a service would be as much as others happen to have sent: those go one by one.
  const [alone, together] = [
    countable.filter(({ benchmark }) => keepsState(benchmark)),
    countable.filter(({ benchmark }) => !keepsState(benchmark)),
  ];
  await Promise.all(Array.from({ length: atOnce }, () => countAll(together)));
  await countAll(alone);
  return outcomes;
}

interface Counting {
  readonly benchmark: PlannedBenchmark;
  readonly count: CountArms;
}

const failed = (reason: Reason): CountOutcome => ({ state: 'failed', reason });

/** Once, or again after a failure. */
async function countBenchmark(
  { benchmark, count }: Counting,
  { request, emulator, ofRun }: { readonly request: CountsRequest; readonly emulator: Emulator; readonly ofRun: AbortSignal },
): Promise<CountOutcome> {
  const { longestMs, troubleBeside } = request;
  const whyNotUp = benchmark.kind === 'server' ? await whyNotComingUp(benchmark, request) : null;
  const trouble = whyNotUp ?? (await troubleBeside(benchmark));
  if (trouble !== null) return failed(trouble);
  using limit = openTimeLimit(LONGEST_MS, ofRun);
  for (let tries = 1; ; tries += 1) {
    const startedMs = monotonicMs();
    const counted = await count({ emulator, signal: limit.signal }).catch(lostTryOf);
    // Asked after a good count too: a client that goes without its cache runs through other code.
    const troubleAfter = await troubleBeside(benchmark);
    if (troubleAfter !== null) return failed(troubleAfter);
    if ('head' in counted) return countedOutcome(counted, emulator);
    if (limit.signal.aborted)
      return failed({
        kind: 'counting-too-long',
        ...(ofRun.aborted ? { seconds: longestMs / 1000, of: 'run' } : { seconds: LONGEST_MS / 1000, of: 'benchmark' }),
      });
    const { arm, reason } = counted;
    if (tries === TRIES || monotonicMs() - startedMs > QUICK_FAILURE_MS)
      return failed(arm === null ? reason : { kind: 'arm-failed', arm, because: reason });
  }
}

function countedOutcome({ base, head }: CountedArms, { hash }: Emulator): CountOutcome {
  const isKnown = base !== null && base.allocated !== null && head.allocated !== null;
  const counts = {
    base: base?.instructions ?? null,
    head: head.instructions,
    ...(isKnown ? { allocated: { base: base.allocated, head: head.allocated } } : {}),
    hash,
  };
  if (base === null || isSameWork({ base: base.instructions, head: head.instructions })) return { state: 'counted', counts, moved: null };
  return isLuckOfKeys({ base, head })
    ? failed({ kind: 'json-keys-moved', base: base.instructions, head: head.instructions })
    : { state: 'counted', counts, moved: { base, head } };
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

/** A record with its counts. Where they are required and missing it is invalid. */
export function withCounts(record: BenchmarkRecord, outcomes: ReadonlyMap<string, CountOutcome>, isRequired: boolean): BenchmarkRecord {
  const { measurement } = record;
  const outcome = outcomes.get(record.id);
  if (measurement.state !== 'measured' || outcome === undefined) return record;
  if (outcome.state === 'counted') return { ...record, measurement: { ...measurement, instructions: outcome.counts } };
  return isRequired
    ? { ...record, measurement: { state: 'invalid', reason: { kind: 'required-instructions-not-counted', because: outcome.reason } } }
    : record;
}

/** Growth of the allocated memory that is told: less is the luck of where V8 puts its tables. */
const TOLD_GROWTH = { share: 0.05, bytes: 256 } as const;

/** A count leaves collections out. More memory makes them more frequent, so a note tells of it. */
function notesOnMemory(outcomes: ReadonlyMap<string, CountOutcome>): readonly Reason[] {
  return [...outcomes].flatMap(([benchmark, outcome]): readonly Reason[] => {
    const { base, head } = (outcome.state === 'counted' ? outcome.counts.allocated : undefined) ?? { base: 0, head: 0 };
    const growth = head - base;
    return growth >= TOLD_GROWTH.bytes && growth >= TOLD_GROWTH.share * base ? [{ kind: 'allocates-more', benchmark, base, head }] : [];
  });
}

/** One note for each reason why something was not counted that was measured otherwise, and of memory. */
export function notesOnCounts(records: readonly BenchmarkRecord[], outcomes: ReadonlyMap<string, CountOutcome>): readonly Reason[] {
  const failures = records.flatMap(({ id, measurement }) => {
    const outcome = outcomes.get(id);
    return measurement.state === 'measured' && outcome?.state === 'failed' ? [{ id, reason: outcome.reason }] : [];
  });
  const ofFailures = [...Map.groupBy(failures, ({ reason }) => JSON.stringify(reason)).values()].map((alike): Reason => {
    const because = alike[0]!.reason;
    return alike.length > 1 && alike.length === outcomes.size
      ? { kind: 'instructions-not-counted', because }
      : { kind: 'benchmarks-not-counted', benchmarks: alike.map(({ id }) => id), because };
  });
  return [...ofFailures, ...notesOnMemory(outcomes)];
}
