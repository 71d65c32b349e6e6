import { monotonicMs } from './clock.ts';
import { ArmFailure, MeasuringFailure } from './measure/failure.ts';
import { countInstructions } from './measure/instructions/count-benchmark.ts';
import { countHeadAlone } from './measure/instructions/count-head.ts';
import { whyNotCounted } from './measure/instructions/counting-programs.ts';
import type { BenchmarkRecord, Config, Measured, Measurement } from './model.ts';
import type { PlannedBenchmark } from './plan/benchmarks.ts';
import { openTimeLimit } from './processes/time-limit.ts';
import type { ProgressListener } from './progress.ts';
import type { Workspace } from './arms/materialise.ts';

/** They vary by the hash seed alone, and hardly by that. */
const REPEATS = 3;
/** Of repeats of head alone, two at a time. */
const PAIRS_OF_HEAD = 2;
/** A lost port, or a time-out of the target's own, which runs many times as slowly, is not worth giving up for. */
const TRIES = 2;
/** Of one benchmark: on a machine with several times as much to do as it has cores for a server took eight. */
const LONGEST_MINUTES = 10;

export interface CountsRequest {
  readonly instructions: Config['instructions'];
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly trees: Workspace['trees'];
  /** Monotonic; what is not counted by then is not counted. null: no bound. */
  readonly untilMs: number | null;
}

interface CountsIo {
  readonly signal: AbortSignal;
  readonly progress: ProgressListener;
  readonly note: (text: string) => void;
}

/**
 * The records with the instructions of what was measured, of both arms or of head alone, where they are asked for. What cannot
 * be counted is told in a note, and makes the benchmark invalid where counts are required. An arm that fails under valgrind
 * is not called broken: it ran well at its own speed.
 */
export async function withCounts(records: readonly BenchmarkRecord[], request: CountsRequest, io: CountsIo): Promise<readonly BenchmarkRecord[]> {
  const isRequired = request.instructions === 'required';
  const countable = records.filter(({ measurement }) => isCountable(measurement));
  if (request.instructions === 'off' || countable.length === 0) return records;
  const missing = await whyNotCounted();
  if (missing !== null) {
    io.note(`Instructions were not counted: ${missing}.`);
    return isRequired ? records.map((record) => (countable.includes(record) ? { ...record, measurement: notCounted(missing) } : record)) : records;
  }
  const counted = new Map<string, Measurement>();
  for (const [done, { id, measurement }] of countable.entries()) {
    if (io.signal.aborted) break;
    io.progress({ phase: 'count', done, total: countable.length, label: id, leftMs: 0 });
    const benchmark = request.benchmarks.find((candidate) => candidate.id === id)!;
    const outcome = await countOne(measurement as Measured, benchmark, request, io.signal);
    if (io.signal.aborted || outcome.state === 'nothing to count') continue;
    if (outcome.state === 'counted') {
      counted.set(id, { ...(measurement as Measured), ...outcome.counts });
      continue;
    }
    io.note(`The instructions of ${id} were not counted: ${outcome.reason}.`);
    if (isRequired) counted.set(id, notCounted(outcome.reason));
  }
  return records.map((record) => ({ ...record, measurement: counted.get(record.id) ?? record.measurement }));
}

type Counts = Pick<Measured, 'instructions' | 'instructionsOfHead'>;

/** It has rounds, which tell how long a request takes: side by side, or of head where nothing was to be compared. */
function isCountable(measurement: Measurement): boolean {
  return measurement.state === 'measured' && (measurement.plan === null ? measurement.solos : measurement.duets).length > 0;
}

type Outcome =
  | { readonly state: 'counted'; readonly counts: Counts }
  /** Its requests are held. */
  | { readonly state: 'nothing to count' }
  | { readonly state: 'failed'; readonly reason: string };

async function countOne(measured: Measured, benchmark: PlannedBenchmark, { trees, untilMs }: CountsRequest, interrupt: AbortSignal): Promise<Outcome> {
  if (benchmark.kind === 'server' && benchmark.request.protocol !== 'http') return { state: 'nothing to count' };
  const { leftMs, afterwards } = timeToCount(untilMs);
  if (leftMs <= 0) return { state: 'failed', reason: afterwards };
  using limit = openTimeLimit(leftMs, interrupt);
  let reason = 'no round tells how long it takes';
  for (let attempt = 1; attempt <= TRIES && !limit.signal.aborted; attempt += 1) {
    try {
      const counts = await countsOf(measured, benchmark, { trees, signal: limit.signal });
      return counts === null ? { state: 'failed', reason } : { state: 'counted', counts };
    } catch (error) {
      if (!(error instanceof ArmFailure || error instanceof MeasuringFailure)) throw error;
      reason = error instanceof ArmFailure ? `${error.arm}: ${error.message}` : error.message;
    }
  }
  return { state: 'failed', reason: limit.isOver() ? afterwards : reason };
}

async function countsOf({ plan, duets, solos }: Measured, benchmark: PlannedBenchmark, { trees, signal }: Pick<CountsRequest, 'trees'> & { readonly signal: AbortSignal }): Promise<Counts | null> {
  if (plan === null) {
    const instructionsOfHead = await countHeadAlone(benchmark, { tree: trees.head, solos, pairs: PAIRS_OF_HEAD, signal });
    return instructionsOfHead === null ? null : { instructionsOfHead };
  }
  const instructions = await countInstructions(benchmark, { trees, duets, repeats: REPEATS, signal });
  return instructions === null ? null : { instructions };
}

/** How long a benchmark may be counted, and what to say of it where that was not enough. */
function timeToCount(untilMs: number | null): { readonly leftMs: number; readonly afterwards: string } {
  const ofBudgetMs = untilMs === null ? Infinity : untilMs - monotonicMs();
  const longestMs = LONGEST_MINUTES * 60_000;
  return ofBudgetMs < longestMs
    ? { leftMs: ofBudgetMs, afterwards: 'the budget was used up' }
    : { leftMs: longestMs, afterwards: `it took longer than ${LONGEST_MINUTES} minutes` };
}

const notCounted = (reason: string): Measurement => ({ state: 'invalid', reason: `instructions are required and were not counted: ${reason}` });
