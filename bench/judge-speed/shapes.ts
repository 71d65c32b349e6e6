import { METRIC_NAMES } from '../../src/metrics.ts';
import type { MetricName } from '../../src/model.ts';

/** What is measured of each benchmark: 100 metrics in all, in two ways. */
export interface Shape {
  readonly label: string;
  readonly benchmarks: readonly string[];
  readonly metrics: readonly MetricName[];
}

const idsOf = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `server-${index}/updateUser`);

const TEN_METRICS = METRIC_NAMES.slice(0, 10);

export const SHAPES = {
  many: { label: '50 benchmarks with 2 metrics', benchmarks: idsOf(50), metrics: ['cpuPerRequest', 'unloadedLatency'] },
  few: { label: `10 benchmarks with ${TEN_METRICS.length} metrics`, benchmarks: idsOf(10), metrics: TEN_METRICS },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof SHAPES;
