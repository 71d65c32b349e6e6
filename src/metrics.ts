import type { Direction, MetricName, Role } from './model/words.ts';

/** Defaults of a metric. */
export interface MetricInfo {
  /** As a person reads it. */
  readonly label: string;
  readonly unit: string;
  readonly direction: Direction;
  readonly role: Role;
  /** Null hypothesis and threshold as fractions. */
  readonly delta0: number;
  readonly threshold: number;
}

const gating = (label: string, unit: string): MetricInfo => ({
  label,
  unit,
  direction: 'lower',
  role: 'gating',
  delta0: 0.01,
  threshold: 0.02,
});

/** Counts hardly vary: two differ by the code, or by where the compiler put it. */
const counted = (label: string): MetricInfo => ({
  label,
  unit: 'instructions',
  direction: 'lower',
  role: 'gating',
  delta0: 0.001,
  threshold: 0.003,
});

const advisory = (label: string, unit: string, direction: Direction): MetricInfo => ({
  label,
  unit,
  direction,
  role: 'advisory',
  delta0: 0.01,
  threshold: 0.05,
});

/** Share of time from which on a server counts as mostly waiting. */
export const MOSTLY_WAITING = 0.5;

/**
 * Every metric with its unit and defaults. In a saturated closed loop throughput, latency under load and CPU per
 * request are one fact, so only CPU per request gates, and throughput where servers mostly wait (`judge/rules.ts`). Unloaded
 * latency shows the waiting that CPU time does not.
 */
export const METRICS: Readonly<Record<MetricName, MetricInfo>> = {
  cpuPerRequest: gating('CPU per request', 'µs'),
  unloadedLatency: gating('unloaded latency', 'ms'),
  finishOverhead: gating('time to finish beyond the hold', 'ms'),
  nsPerOp: gating('time per operation', 'ns'),
  instructionsPerRequest: counted('instructions per request'),
  instructionsPerOp: counted('instructions per operation'),
  meanCpuPerRequest: advisory('mean CPU per request', 'µs', 'lower'),
  meanNsPerOp: advisory('mean time per operation', 'ns', 'lower'),
  throughput: advisory('throughput', 'req/s', 'higher'),
  latencyP50: advisory('latency p50', 'ms', 'lower'),
  latencyP975: advisory('latency p97.5', 'ms', 'lower'),
  latencyP99: advisory('latency p99', 'ms', 'lower'),
  gcTimePerRequest: advisory('garbage collection per request', 'µs', 'lower'),
  collectionsPerThousand: advisory('collections per 1,000 requests', '', 'lower'),
  eventLoopDelayP99: advisory('event loop delay p99', 'ms', 'lower'),
  output: advisory('output', 'MB/s', 'higher'),
  maxMemory: advisory('max memory', 'MB', 'lower'),
  maxCpu: advisory('max CPU', '%', 'lower'),
  finishTime: advisory('time to finish', 's', 'lower'),
  bootTime: advisory('boot time', 'ms', 'lower'),
  opsPerSecond: advisory('operations', 'ops/s', 'higher'),
};

export const METRIC_NAMES = Object.keys(METRICS) as MetricName[];

/** Metrics that a saturated load client determines; CPU and memory stay valid. */
export const PACED_BY_CLIENT: ReadonlySet<MetricName> = new Set([
  'throughput',
  'latencyP50',
  'latencyP975',
  'latencyP99',
  'output',
  'maxCpu',
]);
