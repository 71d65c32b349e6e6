import { hash } from 'node:crypto';
import type { Procedure } from '../measure/procedure.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';

/**
 * How latency at a fixed rate is measured. It stands for a version of the procedure that only scenarios with a rate have: figures
 * of before were those of what queued behind the requests that opened the connections.
 */
const AT_A_RATE = 'at a rate once all connections are open';

/** Solo figures can be compared only where load and procedure were the same. */
export function loadHash(benchmark: PlannedBenchmark, procedure: Procedure): string {
  const { version, soloWarmupMs, soloMs, suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices } = procedure;
  const solo = benchmark.kind === 'server' ? [soloMs, soloWarmupMs] : [suiteSoloSliceMs * suiteSoloSlices, suiteWarmupMs];
  return hash('sha256', JSON.stringify([benchmark.load, version, ...solo, ...(hasRate(benchmark) ? [AT_A_RATE] : [])])).slice(0, 16);
}

const hasRate = (benchmark: PlannedBenchmark): boolean => benchmark.kind === 'server' && benchmark.request.protocol === 'http' && benchmark.request.rate !== null;
