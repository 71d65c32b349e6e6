/** What the marks in the tables of absolute figures mean; said only where they are. */
import type { JudgedBenchmark } from '../../model.ts';
import type { Block, Text } from '../terms/document.ts';
import { CLIENT_SATURATED } from './cells.ts';

export function figureRemarks(benchmarks: readonly JudgedBenchmark[]): readonly Block[] {
  const remarks: readonly Text[] = [
    ...(benchmarks.some(({ precision }) => Object.keys(precision).length > 0)
      ? [['± is half of the 95 % interval of a figure: between rounds where there are several, else between the slices of the only one, and another process may differ by more.']]
      : []),
    ...(benchmarks.some(({ clientSaturated }) => clientSaturated)
      ? [[`${CLIENT_SATURATED} The load client could send no more while the server still had time to spare: requests per second, latencies, output and max CPU are the client's there, and CPU per request stands.`]]
      : []),
  ];
  return remarks.map((text) => ({ kind: 'paragraph', text }));
}
