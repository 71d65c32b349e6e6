import { LEAST_REPEATS } from '../judge/instruction-evidence.ts';
import { innocence } from '../judge/next-stage.ts';
import { endedAfter } from '../judge/rounds.ts';
import { sideBySideEvidence } from '../judge/side-by-side-evidence.ts';
import { valgrindVersion } from './environment.ts';
import { lostTryOf, TRIES } from './failure.ts';
import { type PairCounter, pairCounterOf, pairCounterOfHead } from './instructions/count-pairs.ts';
import { countingHash, leastPairMs, whyNotCounted } from './instructions/counting-plan.ts';
import type { StepSetting } from './measure-step.ts';
import type { ProgressListener, RunIo } from './notes.ts';
import type { BenchmarkRecord, Config, Environment, Measured, Measurement, OfBothArms, Policy, SlicePair } from '../model.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import { PAIRS_OF_HEAD, REPEATS } from '../plan/round-costs.ts';
import { monotonicMs } from '../system/this-program.ts';
import { openTimeLimit } from '../system/time-limit.ts';
import { type Reason, recordedText } from '../model/reasons.ts';

/** Of one benchmark: on a machine with several times as much to do as it has cores for a server took eight. */
const LONGEST_MINUTES = 10;
/** Of all of them, where no budget says how long a run may take. */
const LONGEST_MINUTES_OF_RUN = 20;

/** When counting ends, whatever is left to count. */
interface CountingDeadline {
  /** Monotonic. */
  readonly atMs: number;
  /** Why nothing was counted later, as a sentence's end. */
  readonly afterwards: string;
}

/** Of a run that begins to count now. @param budgetUntilMs monotonic; null: it has no budget */
export function countingDeadline(budgetUntilMs: number | null): CountingDeadline {
  return budgetUntilMs === null
    ? { atMs: monotonicMs() + LONGEST_MINUTES_OF_RUN * 60_000, afterwards: `counting had taken ${LONGEST_MINUTES_OF_RUN} minutes, the bound of a run without a budget` }
    : { atMs: budgetUntilMs, afterwards: afterwardsOfBudget(budgetUntilMs - monotonicMs()) };
}

/** Counting comes last: what the rounds had left for it tells whether it is they that a larger budget is needed for. */
function afterwardsOfBudget(leftMs: number): string {
  return leftMs <= 0 ? 'the rounds had used up the budget' : `the rounds had left ${Math.round(leftMs / 1000)} s of the budget, which were used up`;
}

/**
 * Why counts of a server need not be begun, as a sentence's end: they would be ended in every run, and take the time of
 * others. null: they may be done in time.
 *
 * @param unitMs CPU time of a request
 * @param leastMs that counting it takes
 */
export function whyNeverInTime({ unitMs, leastMs }: { readonly unitMs: number; readonly leastMs: number }): string | null {
  if (leastMs <= LONGEST_MINUTES * 60_000) return null;
  return `${Math.round(unitMs)} ms of CPU time per request would take ${Math.ceil(leastMs / 60_000)} minutes at the least under valgrind, and ${LONGEST_MINUTES} are the bound`;
}

/** How long the next benchmark may be counted, and what to say of it where that was not enough. */
export function timeToCount({ atMs, afterwards }: CountingDeadline): { readonly leftMs: number; readonly afterwards: string } {
  const ofRunMs = atMs - monotonicMs();
  const longestMs = LONGEST_MINUTES * 60_000;
  return ofRunMs < longestMs ? { leftMs: ofRunMs, afterwards } : { leftMs: longestMs, afterwards: `it took longer than ${LONGEST_MINUTES} minutes` };
}

/** Tries to install valgrind, until the signal is given. Why it could not be, as a sentence's end; null: it was. */
export type InstallValgrind = (signal: AbortSignal) => Promise<string | null>;

/**
 * The environment, with valgrind in it where that was missing and could be installed. `note` is told where it could not.
 *
 * @param install null: nobody may install anything here
 */
export async function withValgrind(environment: Environment, install: InstallValgrind | null, { signal, progress, note }: Omit<RunIo, 'warn'>): Promise<Environment> {
  if (environment.valgrind !== null || install === null) return environment;
  // Seen while it lasts, and of no interest in a report.
  progress({ phase: 'note', note: recordedText('valgrind is missing and is being installed, to count instructions by.') });
  const trouble = await install(signal);
  if (trouble !== null) note(recordedText(`valgrind is missing, and could not be installed: ${trouble}.`));
  return { ...environment, valgrind: await valgrindVersion() };
}


export interface CountsRequest {
  readonly instructions: Config['instructions'];
  /** As it calls itself; null: it is not installed, or does not say. */
  readonly valgrind: string | null;
  /** Tells what looks suspicious so far. */
  readonly policy: Policy;
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly trees: OfBothArms<string>;
  /** What went wrong beside the arms, so that their counts mean nothing; null: nothing. */
  readonly troubleBeside: StepSetting['troubleBeside'];
  /** Monotonic; what is not counted by then is not counted. null: the run has no budget. */
  readonly untilMs: number | null;
}

interface CountsIo {
  readonly signal: AbortSignal;
  readonly progress: ProgressListener;
  readonly note: (reason: Reason) => void;
}

/**
 * The records with the instructions of what was measured, of both arms or of head alone, where they are asked for. What cannot
 * be counted is told in a note, and makes the benchmark invalid where counts are required. An arm that fails under valgrind
 * is not called broken: it ran well at its own speed.
 */
export async function withCounts(records: readonly BenchmarkRecord[], request: CountsRequest, io: CountsIo): Promise<readonly BenchmarkRecord[]> {
  const isRequired = request.instructions === 'required';
  const planned = new Map(request.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
  const isToCount = (record: BenchmarkRecord): record is Countable => hasRounds(record) && sendsPlainRequests(planned.get(record.id));
  const countable = records.filter(isToCount);
  if (request.instructions === 'off' || countable.length === 0) return records;
  const missing = await whyNotCounted();
  if (missing !== null) {
    const because = recordedText(missing);
    io.note({ kind: 'instructions-not-counted', because });
    return isRequired ? records.map((record) => (isToCount(record) ? { ...record, measurement: notCounted(because, record.measurement) } : record)) : records;
  }
  const measurements = new Map<string, Measurement>();
  const failures: { readonly id: string; readonly reason: Reason }[] = [];
  const deadline = countingDeadline(request.untilMs);
  for (const [done, { id, measurement }] of mostSuspiciousFirst(countable, request.policy).entries()) {
    if (io.signal.aborted) break;
    io.progress({ phase: 'count', done, total: countable.length, label: id, leftMs: 0 });
    const benchmark = planned.get(id)!;
    const outcome = await countOne(measurement, benchmark, { request, deadline, interrupt: io.signal });
    if (io.signal.aborted) break;
    if (outcome.state === 'counted') measurements.set(id, { ...measurement, ...outcome.counts });
    if (outcome.state === 'failed') {
      failures.push({ id, reason: outcome.reason });
      if (isRequired) measurements.set(id, notCounted(outcome.reason, measurement));
    }
  }
  for (const failed of Map.groupBy(failures, ({ reason }) => JSON.stringify(reason)).values()) {
    io.note({ kind: 'benchmarks-not-counted', benchmarks: failed.map(({ id }) => id), because: failed[0]!.reason });
  }
  return records.map((record) => ({ ...record, measurement: measurements.get(record.id) ?? record.measurement }));
}

type Countable = BenchmarkRecord & { readonly measurement: Measured };

/** It has rounds, which tell how long a request takes: side by side, or of head where nothing was to be compared. */
function hasRounds(record: BenchmarkRecord): record is Countable {
  const { measurement } = record;
  return measurement.state === 'measured' && (measurement.plan === null ? measurement.solos : measurement.duets).length > 0;
}

/** Of requests that are held there is nothing to count. */
const sendsPlainRequests = (benchmark: PlannedBenchmark | undefined): boolean => benchmark?.kind === 'suite' || benchmark?.request.protocol === 'http';

/** Time may be over before all of them are counted. */
function mostSuspiciousFirst(records: readonly Countable[], policy: Policy): readonly Countable[] {
  const evidenceOf = sideBySideEvidence({ benchmarks: records, policy }, true);
  const innocenceOf = new Map(records.map((record) => [record, innocence(evidenceOf.get(record)!)]));
  return records.toSorted((one, other) => innocenceOf.get(one)! - innocenceOf.get(other)!);
}

type Counts = Pick<Measured, 'instructions' | 'instructionsOfHead' | 'countingHash'>;

type Outcome =
  | { readonly state: 'counted'; readonly counts: Counts }
  | { readonly state: 'failed'; readonly reason: Reason };

async function countOne(measured: Measured, benchmark: PlannedBenchmark, { request, deadline, interrupt }: {
  readonly request: CountsRequest;
  readonly deadline: CountingDeadline;
  readonly interrupt: AbortSignal;
}): Promise<Outcome> {
  const task = countingTaskOf(measured, benchmark, request);
  if (task === null) return { state: 'failed', reason: recordedText('no round tells how long it takes') };
  const { counter: { unitMs, plan }, enough, countsOf } = task;
  // An operation's time may be waiting, which takes no longer under valgrind.
  const never = benchmark.kind === 'suite' ? null : whyNeverInTime({ unitMs, leastMs: enough * leastPairMs(plan, unitMs) });
  if (never !== null) return { state: 'failed', reason: recordedText(never) };
  const { leftMs, afterwards } = timeToCount(deadline);
  if (leftMs <= 0) return { state: 'failed', reason: recordedText(afterwards) };
  const trouble = await request.troubleBeside(benchmark);
  if (trouble !== null) return { state: 'failed', reason: trouble };
  using limit = openTimeLimit(leftMs, interrupt);
  let pairs: readonly SlicePair[] = [];
  let reason: Reason | null = null;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const tried = await goOnCounting(task, pairs, limit.signal);
    pairs = tried.pairs;
    const isOver = tried.lost !== null && limit.signal.aborted;
    // What breaks because it is ended says nothing of itself.
    if (isOver && pairs.length < enough) return { state: 'failed', reason: reason ?? recordedText(afterwards) };
    // Asked after a good count too: a client that does without its cache runs through other code.
    const troubleMeanwhile = await request.troubleBeside(benchmark);
    if (troubleMeanwhile !== null) return { state: 'failed', reason: troubleMeanwhile };
    if (tried.lost === null || isOver) return { state: 'counted', counts: countsOf(pairs) };
    reason = tried.lost;
  }
  return { state: 'failed', reason: reason! };
}

interface CountingTask {
  readonly counter: PairCounter;
  readonly pairs: number;
  /** Of these, where time is over before: fewer say nothing. */
  readonly enough: number;
  readonly countsOf: (pairs: readonly SlicePair[]) => Counts;
}

/** null: no round tells how long a request takes. */
function countingTaskOf({ plan, duets, solos }: Measured, benchmark: PlannedBenchmark, { trees, valgrind }: Pick<CountsRequest, 'trees' | 'valgrind'>): CountingTask | null {
  const countedBy = valgrind === null ? {} : { countingHash: countingHash(valgrind) };
  if (plan === null) {
    const counter = pairCounterOfHead(benchmark, { tree: trees.head, solos });
    const countsOf = (pairs: readonly SlicePair[]): Counts => ({ instructionsOfHead: pairs.flatMap(({ base: one, head: other }) => [one, other]), ...countedBy });
    return counter === null ? null : { counter, pairs: PAIRS_OF_HEAD, enough: 1, countsOf };
  }
  const counter = pairCounterOf(benchmark, { trees, duets });
  const countsOf = (instructions: readonly SlicePair[]): Counts => ({ instructions, ...countedBy });
  return counter === null ? null : { counter, pairs: REPEATS, enough: LEAST_REPEATS, countsOf };
}

/** The pairs of the tries before, and with them those that this one counts, up to one that is lost. */
async function goOnCounting({ counter, pairs: wanted }: CountingTask, before: readonly SlicePair[], signal: AbortSignal): Promise<{
  readonly pairs: readonly SlicePair[];
  /** Why; the next try may have more luck. null: all were counted. */
  readonly lost: Reason | null;
}> {
  const pairs = [...before];
  try {
    while (pairs.length < wanted) pairs.push(await counter.countPair(pairs.length, signal));
    return { pairs, lost: null };
  } catch (error) {
    const { arm, reason } = lostTryOf(error);
    return { pairs, lost: arm === null ? reason : { kind: 'arm-failed', arm, because: reason } };
  }
}

const notCounted = (because: Reason, measured: Measured): Measurement => endedAfter({ state: 'invalid', reason: { kind: 'required-instructions-not-counted', because } }, measured);
