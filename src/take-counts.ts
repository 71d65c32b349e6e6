import { monotonicMs } from './clock.ts';
import { ArmFailure, MeasuringFailure } from './measure/failure.ts';
import { countInstructions } from './measure/instructions/count-benchmark.ts';
import { whyNotCounted } from './measure/instructions/counting-programs.ts';
import type { BenchmarkRecord, Config, Measured, Measurement, SlicePair } from './model.ts';
import type { PlannedBenchmark } from './plan/benchmarks.ts';
import type { ProgressListener } from './progress.ts';
import type { Workspace } from './arms/materialise.ts';

/** They vary by the hash seed alone, and hardly by that. */
const REPEATS = 3;
/** A lost port, or a time-out of the target's own, which runs many times as slowly, is not worth giving up for. */
const TRIES = 2;

export interface CountsRequest {
  readonly instructions: Config['instructions'];
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly trees: Workspace['trees'];
  /** Monotonic; from then on nothing more is counted. null: no bound. */
  readonly untilMs: number | null;
}

interface CountsIo {
  readonly signal: AbortSignal;
  readonly progress: ProgressListener;
  readonly note: (text: string) => void;
}

/**
 * The records with the instructions of what was measured side by side, where the configuration asks for them. What cannot
 * be counted is told in a note, and makes the benchmark invalid where counts are required. An arm that fails under valgrind
 * is not called broken: it ran well at its own speed.
 */
export async function withCounts(records: readonly BenchmarkRecord[], request: CountsRequest, io: CountsIo): Promise<readonly BenchmarkRecord[]> {
  const isRequired = request.instructions === 'required';
  const countable = records.filter(({ measurement }) => measurement.state === 'measured' && measurement.duets.length > 0);
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
    const outcome = await countOne(measurement as Measured, benchmark, request);
    if (io.signal.aborted || outcome.state === 'nothing to count') continue;
    if (outcome.state === 'counted') {
      counted.set(id, { ...(measurement as Measured), instructions: outcome.instructions });
      continue;
    }
    io.note(`The instructions of ${id} were not counted: ${outcome.reason}.`);
    if (isRequired) counted.set(id, notCounted(outcome.reason));
  }
  return records.map((record) => ({ ...record, measurement: counted.get(record.id) ?? record.measurement }));
}

type Outcome =
  | { readonly state: 'counted'; readonly instructions: readonly SlicePair[] }
  /** Its requests are held. */
  | { readonly state: 'nothing to count' }
  | { readonly state: 'failed'; readonly reason: string };

async function countOne({ duets }: Measured, benchmark: PlannedBenchmark, { trees, untilMs }: CountsRequest): Promise<Outcome> {
  if (benchmark.kind === 'server' && benchmark.request.protocol !== 'http') return { state: 'nothing to count' };
  if (untilMs !== null && monotonicMs() >= untilMs) return { state: 'failed', reason: 'the budget was used up' };
  let reason = 'no round tells how long it takes';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const instructions = await countInstructions(benchmark, { trees, duets, repeats: REPEATS });
      return instructions === null ? { state: 'failed', reason } : { state: 'counted', instructions };
    } catch (error) {
      if (!(error instanceof ArmFailure || error instanceof MeasuringFailure)) throw error;
      reason = error instanceof ArmFailure ? `${error.arm}: ${error.message}` : error.message;
    }
  }
  return { state: 'failed', reason };
}

const notCounted = (reason: string): Measurement => ({ state: 'invalid', reason: `instructions are required and were not counted: ${reason}` });
