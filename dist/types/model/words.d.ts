/** Basic terms. */
/** A side of a comparison. */
export type Arm = 'base' | 'head';
/** One value for each arm. */
export type OfBothArms<Value> = Readonly<Record<Arm, Value>>;
/** Which way is better. */
export type Direction = 'lower' | 'higher';
/** A gating metric can fail the check; an advisory one is only shown. */
export type Role = 'gating' | 'advisory';
export type TargetKind = 'server' | 'suite';
/** All metrics. Units and defaults are in `metrics.ts`. */
export type MetricName = 'cpuPerRequest' | 'unloadedLatency' | 'meanCpuPerRequest' | 'throughput' | 'latencyP50' | 'latencyP975' | 'latencyP99' | 'output' | 'maxMemory' | 'maxCpu' | 'bootTime' | 'gcTimePerRequest' | 'collectionsPerThousand' | 'eventLoopDelayP99' | 'instructionsPerRequest' | 'instructionsPerOp' | 'finishOverhead' | 'finishTime' | 'nsPerOp' | 'meanNsPerOp' | 'opsPerSecond';
/** A multiplicative change as a fraction: 0.041 is 4.1 % worse, whatever the metric's direction. */
export type Change = number;
/** The machine of a run. Absolute figures are comparable between runs with the same key. */
export interface Environment {
    /** Readable and stable: also the name of the baseline file. */
    readonly key: string;
    readonly cpuModel: string;
    readonly arch: string;
    readonly cores: number;
    /** CPU limit of the container; absent: none below the number of cores. */
    readonly cpuLimit?: number | undefined;
    /** Version of the `node` on PATH, which runs the targets. */
    readonly nodeVersion: string;
    /** Platform and major version, like `linux-6`. */
    readonly osMajor: string;
    /** Recorded beside the key; never part of it. */
    readonly kernel: string;
    readonly memoryBytes: number;
    readonly emulator: string | null;
    readonly runnerImage: string | null;
}
export interface Commit {
    readonly sha: string;
    /** Head only: the working tree had changes that are not in `sha`. */
    readonly dirty: boolean;
}
/** Things that a benchmark tool does for its tasks in another way than perf-gate, told by their consequences. */
export declare const DEVIATIONS: readonly ['concurrency', 'collections', 'parameters', 'loop'];
export type Deviation = (typeof DEVIATIONS)[number];
