export declare const JUDGE_REASONS: {
    slower: import("./entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            direction: import("./entry.ts").Field<"higher" | "lower">;
            estimate: number;
            interval: {
                low: number;
                high: number;
            };
            threshold: number;
        }[];
        storedRuns: import("./entry.ts").Field<number | null>;
    }>;
    faster: import("./entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            direction: import("./entry.ts").Field<"higher" | "lower">;
            threshold: number;
            estimate: number;
            interval: {
                low: number;
                high: number;
            };
        }[];
        storedRuns: import("./entry.ts").Field<number | null>;
    }>;
    unchanged: import("./entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            direction: import("./entry.ts").Field<"higher" | "lower">;
            threshold: number;
            estimate: number;
            interval: {
                low: number;
                high: number;
            };
        }[];
        storedRuns: import("./entry.ts").Field<number | null>;
    }>;
    undecided: import("./entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            direction: import("./entry.ts").Field<"higher" | "lower">;
            threshold: number;
            estimate: number;
            interval: {
                low: number;
                high: number;
            };
            smallestVisible: number;
        }[];
        storedRuns: import("./entry.ts").Field<number | null>;
    }>;
    accepted: import("./entry.ts").ReasonEntry<{
        regression: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        by: string;
        until: string;
        reason: string;
    }>;
    'undecided-beside-accepted': import("./entry.ts").ReasonEntry<{
        doubt: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        accepted: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'too-few-usable-rounds': import("./entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            usable: number;
        }[];
    }>;
    'no-usable-figures': import("./entry.ts").ReasonEntry<{
        metrics: import("./entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">[];
    }>;
    'stopped-before-first-look': import("./entry.ts").ReasonEntry<{
        rounds: number;
        firstLook: number;
    }>;
    'no-metric-compared': import("./entry.ts").ReasonEntry<object>;
    'no-gating-metric': import("./entry.ts").ReasonEntry<object>;
    'gating-metrics-not-stored': import("./entry.ts").ReasonEntry<object>;
    'measured-for-tables': import("./entry.ts").ReasonEntry<{
        profile: string;
    }>;
    removed: import("./entry.ts").ReasonEntry<object>;
    unaffected: import("./entry.ts").ReasonEntry<object>;
    'base-broken': import("./entry.ts").ReasonEntry<{
        base: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'stored-runs-too-few': import("./entry.ts").ReasonEntry<{
        runs: number;
        needed: number;
        underSameLoad: boolean;
        otherLoads: number;
    }>;
    'not-measured-in-this-run': import("./entry.ts").ReasonEntry<object>;
    'new-benchmark': import("./entry.ts").ReasonEntry<object>;
    'base-decides': import("./entry.ts").ReasonEntry<object>;
    'rule-without-benchmark': import("./entry.ts").ReasonEntry<{
        glob: string;
        file: string;
        ofBase: boolean;
    }>;
    'threshold-below-delta0': import("./entry.ts").ReasonEntry<{
        metrics: import("./entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">[];
    }>;
};
