/** The words that everything else is said in. */
/** The two sides of a comparison. */
export type Arm = 'base' | 'head';
/** The same thing of each of them. */
export type OfBothArms<Value> = Readonly<Record<Arm, Value>>;
/** Which way is better. */
export type Direction = 'lower' | 'higher';
/** A gating metric can fail the check; an advisory one is only shown. */
export type Role = 'gating' | 'advisory';
export type TargetKind = 'server' | 'suite';
/** Every metric that is measured. Units and defaults are in `metrics.ts`. */
export type MetricName = 'cpuPerRequest' | 'unloadedLatency' | 'meanCpuPerRequest' | 'throughput' | 'latencyP50' | 'latencyP975' | 'latencyP99' | 'output' | 'maxMemory' | 'maxCpu' | 'bootTime' | 'gcTimePerRequest' | 'collectionsPerThousand' | 'eventLoopDelayP99' | 'pacedLatencyP50' | 'pacedLatencyP99' | 'instructionsPerRequest' | 'instructionsPerOp' | 'finishOverhead' | 'finishTime' | 'nsPerOp' | 'meanNsPerOp' | 'opsPerSecond';
/** A multiplicative change as a fraction: 0.041 is 4.1 % worse, whatever the metric's direction. */
export type Change = number;
