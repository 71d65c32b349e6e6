import { monotonicMs } from './clock.ts';
import { ArmFailure, MeasuringFailure } from './measure/failure.ts';
import { countInstructions } from './measure/instructions/count-benchmark.ts';
import { whyNotCounted } from './measure/instructions/counting-programs.ts';
import type { BenchmarkRecord, Config, Measured, Measurement } from './model.ts';
import type { PlannedBenchmark } from './plan/benchmarks.ts';
import type { ProgressListener } from './progress.ts';
import type { Workspace } from './arms/materialise.ts';

/** They vary by the hash seed alone, and hardly by that. */
const REPEATS = 3;

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
 * be counted is told in a note, and makes the benchmark invalid where counts are required; an arm that breaks is broken.
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
    if (request.untilMs !== null && monotonicMs() >= request.untilMs) {
      io.note(`The budget was used up before the instructions of ${id} were counted, and of what comes after it.`);
      break;
    }
    io.progress({ phase: 'count', done, total: countable.length, label: id, leftMs: 0 });
    counted.set(id, await countedMeasurement(measurement as Measured, request.benchmarks.find((benchmark) => benchmark.id === id)!, { ...request, isRequired }, io));
  }
  return records.map((record) => ({ ...record, measurement: counted.get(record.id) ?? record.measurement }));
}

async function countedMeasurement(measured: Measured, benchmark: PlannedBenchmark, { trees, isRequired }: CountsRequest & { readonly isRequired: boolean }, { signal, note }: CountsIo): Promise<Measurement> {
  try {
    const instructions = await countInstructions(benchmark, { trees, duets: measured.duets, repeats: REPEATS });
    return instructions === null ? measured : { ...measured, instructions };
  } catch (error) {
    if (signal.aborted) return measured;
    if (error instanceof ArmFailure) return { state: 'broken', arm: error.arm, reason: `while instructions were counted: ${error.message}` };
    if (!(error instanceof MeasuringFailure)) throw error;
    if (isRequired) return notCounted(error.message);
    note(`The instructions of ${benchmark.id} were not counted: ${error.message}.`);
    return measured;
  }
}

const notCounted = (reason: string): Measurement => ({ state: 'invalid', reason: `instructions are required and were not counted: ${reason}` });
