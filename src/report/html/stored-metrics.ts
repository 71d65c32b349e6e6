import type { MetricName } from '../../model.ts';
import { beginSentence } from '../../text/phrases.ts';

/** Drawn over the stored runs; a benchmark has three or four of them. */
export const STORED_METRICS: readonly MetricName[] = [
  'cpuPerRequest',
  'unloadedLatency',
  'finishOverhead',
  'nsPerOp',
  'instructionsPerRequest',
  'instructionsPerOp',
  'throughput',
  'maxMemory',
];

/** `Latency p99 (ms)` */
export function withUnit(label: string, unit: string): string {
  return beginSentence(unit === '' ? label : `${label} (${unit})`);
}
