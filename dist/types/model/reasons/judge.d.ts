import { z } from 'zod';
/** Reasons of verdicts. */
export declare const JUDGE_REASONS: {
    readonly slower: {
        metrics: z.ZodArray<z.ZodObject<{
            metric: z.ZodEnum<{
                bootTime: "bootTime";
                collectionsPerThousand: "collectionsPerThousand";
                cpuPerRequest: "cpuPerRequest";
                eventLoopDelayP99: "eventLoopDelayP99";
                finishOverhead: "finishOverhead";
                finishTime: "finishTime";
                gcTimePerRequest: "gcTimePerRequest";
                instructionsPerOp: "instructionsPerOp";
                instructionsPerRequest: "instructionsPerRequest";
                latencyP50: "latencyP50";
                latencyP975: "latencyP975";
                latencyP99: "latencyP99";
                maxCpu: "maxCpu";
                maxMemory: "maxMemory";
                meanCpuPerRequest: "meanCpuPerRequest";
                meanNsPerOp: "meanNsPerOp";
                nsPerOp: "nsPerOp";
                opsPerSecond: "opsPerSecond";
                output: "output";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }>;
            direction: z.ZodEnum<{
                higher: "higher";
                lower: "lower";
            }>;
            estimate: z.ZodNumber;
            interval: z.ZodObject<{
                low: z.ZodNumber;
                high: z.ZodNumber;
            }, z.core.$strip>;
            threshold: z.ZodNumber;
        }, z.core.$strip>>;
        storedRuns: z.ZodNullable<z.ZodInt>;
    };
    readonly faster: {
        metrics: z.ZodArray<z.ZodObject<{
            metric: z.ZodEnum<{
                bootTime: "bootTime";
                collectionsPerThousand: "collectionsPerThousand";
                cpuPerRequest: "cpuPerRequest";
                eventLoopDelayP99: "eventLoopDelayP99";
                finishOverhead: "finishOverhead";
                finishTime: "finishTime";
                gcTimePerRequest: "gcTimePerRequest";
                instructionsPerOp: "instructionsPerOp";
                instructionsPerRequest: "instructionsPerRequest";
                latencyP50: "latencyP50";
                latencyP975: "latencyP975";
                latencyP99: "latencyP99";
                maxCpu: "maxCpu";
                maxMemory: "maxMemory";
                meanCpuPerRequest: "meanCpuPerRequest";
                meanNsPerOp: "meanNsPerOp";
                nsPerOp: "nsPerOp";
                opsPerSecond: "opsPerSecond";
                output: "output";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }>;
            direction: z.ZodEnum<{
                higher: "higher";
                lower: "lower";
            }>;
            estimate: z.ZodNumber;
            interval: z.ZodObject<{
                low: z.ZodNumber;
                high: z.ZodNumber;
            }, z.core.$strip>;
            threshold: z.ZodNumber;
        }, z.core.$strip>>;
        storedRuns: z.ZodNullable<z.ZodInt>;
    };
    /** `clearedOf`: the change that the interval rules out. */
    readonly unchanged: {
        readonly metrics: z.ZodArray<z.ZodObject<{
            metric: z.ZodEnum<{
                bootTime: "bootTime";
                collectionsPerThousand: "collectionsPerThousand";
                cpuPerRequest: "cpuPerRequest";
                eventLoopDelayP99: "eventLoopDelayP99";
                finishOverhead: "finishOverhead";
                finishTime: "finishTime";
                gcTimePerRequest: "gcTimePerRequest";
                instructionsPerOp: "instructionsPerOp";
                instructionsPerRequest: "instructionsPerRequest";
                latencyP50: "latencyP50";
                latencyP975: "latencyP975";
                latencyP99: "latencyP99";
                maxCpu: "maxCpu";
                maxMemory: "maxMemory";
                meanCpuPerRequest: "meanCpuPerRequest";
                meanNsPerOp: "meanNsPerOp";
                nsPerOp: "nsPerOp";
                opsPerSecond: "opsPerSecond";
                output: "output";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }>;
            direction: z.ZodEnum<{
                higher: "higher";
                lower: "lower";
            }>;
            estimate: z.ZodNumber;
            interval: z.ZodObject<{
                low: z.ZodNumber;
                high: z.ZodNumber;
            }, z.core.$strip>;
            threshold: z.ZodNumber;
            clearedOf: z.ZodNumber;
        }, z.core.$strip>>;
        readonly storedRuns: z.ZodNullable<z.ZodInt>;
    };
    readonly undecided: {
        readonly metrics: z.ZodArray<z.ZodObject<{
            metric: z.ZodEnum<{
                bootTime: "bootTime";
                collectionsPerThousand: "collectionsPerThousand";
                cpuPerRequest: "cpuPerRequest";
                eventLoopDelayP99: "eventLoopDelayP99";
                finishOverhead: "finishOverhead";
                finishTime: "finishTime";
                gcTimePerRequest: "gcTimePerRequest";
                instructionsPerOp: "instructionsPerOp";
                instructionsPerRequest: "instructionsPerRequest";
                latencyP50: "latencyP50";
                latencyP975: "latencyP975";
                latencyP99: "latencyP99";
                maxCpu: "maxCpu";
                maxMemory: "maxMemory";
                meanCpuPerRequest: "meanCpuPerRequest";
                meanNsPerOp: "meanNsPerOp";
                nsPerOp: "nsPerOp";
                opsPerSecond: "opsPerSecond";
                output: "output";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }>;
            direction: z.ZodEnum<{
                higher: "higher";
                lower: "lower";
            }>;
            estimate: z.ZodNumber;
            interval: z.ZodObject<{
                low: z.ZodNumber;
                high: z.ZodNumber;
            }, z.core.$strip>;
            threshold: z.ZodNumber;
            smallestVisible: z.ZodNumber;
        }, z.core.$strip>>;
        readonly storedRuns: z.ZodNullable<z.ZodInt>;
    };
    readonly accepted: {
        readonly regression: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly by: z.ZodString;
        readonly until: z.ZodString;
        readonly reason: z.ZodString;
    };
    readonly 'undecided-beside-accepted': {
        readonly doubt: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly accepted: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'too-few-usable-rounds': {
        readonly rounds: z.ZodArray<z.ZodObject<{
            metric: z.ZodEnum<{
                bootTime: "bootTime";
                collectionsPerThousand: "collectionsPerThousand";
                cpuPerRequest: "cpuPerRequest";
                eventLoopDelayP99: "eventLoopDelayP99";
                finishOverhead: "finishOverhead";
                finishTime: "finishTime";
                gcTimePerRequest: "gcTimePerRequest";
                instructionsPerOp: "instructionsPerOp";
                instructionsPerRequest: "instructionsPerRequest";
                latencyP50: "latencyP50";
                latencyP975: "latencyP975";
                latencyP99: "latencyP99";
                maxCpu: "maxCpu";
                maxMemory: "maxMemory";
                meanCpuPerRequest: "meanCpuPerRequest";
                meanNsPerOp: "meanNsPerOp";
                nsPerOp: "nsPerOp";
                opsPerSecond: "opsPerSecond";
                output: "output";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }>;
            usable: z.ZodInt;
        }, z.core.$strip>>;
        readonly counts: z.ZodArray<z.ZodObject<{
            metric: z.ZodEnum<{
                bootTime: "bootTime";
                collectionsPerThousand: "collectionsPerThousand";
                cpuPerRequest: "cpuPerRequest";
                eventLoopDelayP99: "eventLoopDelayP99";
                finishOverhead: "finishOverhead";
                finishTime: "finishTime";
                gcTimePerRequest: "gcTimePerRequest";
                instructionsPerOp: "instructionsPerOp";
                instructionsPerRequest: "instructionsPerRequest";
                latencyP50: "latencyP50";
                latencyP975: "latencyP975";
                latencyP99: "latencyP99";
                maxCpu: "maxCpu";
                maxMemory: "maxMemory";
                meanCpuPerRequest: "meanCpuPerRequest";
                meanNsPerOp: "meanNsPerOp";
                nsPerOp: "nsPerOp";
                opsPerSecond: "opsPerSecond";
                output: "output";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }>;
            usable: z.ZodInt;
        }, z.core.$strip>>;
    };
    readonly 'no-usable-figures': {
        readonly metrics: z.ZodArray<z.ZodEnum<{
            bootTime: "bootTime";
            collectionsPerThousand: "collectionsPerThousand";
            cpuPerRequest: "cpuPerRequest";
            eventLoopDelayP99: "eventLoopDelayP99";
            finishOverhead: "finishOverhead";
            finishTime: "finishTime";
            gcTimePerRequest: "gcTimePerRequest";
            instructionsPerOp: "instructionsPerOp";
            instructionsPerRequest: "instructionsPerRequest";
            latencyP50: "latencyP50";
            latencyP975: "latencyP975";
            latencyP99: "latencyP99";
            maxCpu: "maxCpu";
            maxMemory: "maxMemory";
            meanCpuPerRequest: "meanCpuPerRequest";
            meanNsPerOp: "meanNsPerOp";
            nsPerOp: "nsPerOp";
            opsPerSecond: "opsPerSecond";
            output: "output";
            throughput: "throughput";
            unloadedLatency: "unloadedLatency";
        }>>;
    };
    readonly 'stopped-before-first-look': {
        readonly rounds: z.ZodInt;
        readonly firstLook: z.ZodInt;
    };
    readonly 'no-metric-compared': {};
    readonly 'no-gating-metric': {};
    readonly 'gating-metrics-not-stored': {};
    readonly 'control-unfair': {};
    readonly 'measured-for-tables': {
        readonly profile: z.ZodString;
    };
    readonly removed: {};
    readonly unaffected: {};
    readonly 'base-broken': {
        readonly base: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'stored-runs-too-few': {
        readonly runs: z.ZodInt;
        readonly needed: z.ZodInt;
        readonly underSameLoad: z.ZodBoolean;
        readonly otherLoads: z.ZodInt;
    };
    readonly 'not-measured-in-this-run': {};
    readonly 'new-benchmark': {};
    readonly 'base-decides': {};
    readonly 'rule-without-benchmark': {
        readonly glob: z.ZodString;
        readonly file: z.ZodString;
        readonly ofBase: z.ZodBoolean;
    };
    readonly 'direction-turned': {
        readonly metrics: z.ZodArray<z.ZodEnum<{
            bootTime: "bootTime";
            collectionsPerThousand: "collectionsPerThousand";
            cpuPerRequest: "cpuPerRequest";
            eventLoopDelayP99: "eventLoopDelayP99";
            finishOverhead: "finishOverhead";
            finishTime: "finishTime";
            gcTimePerRequest: "gcTimePerRequest";
            instructionsPerOp: "instructionsPerOp";
            instructionsPerRequest: "instructionsPerRequest";
            latencyP50: "latencyP50";
            latencyP975: "latencyP975";
            latencyP99: "latencyP99";
            maxCpu: "maxCpu";
            maxMemory: "maxMemory";
            meanCpuPerRequest: "meanCpuPerRequest";
            meanNsPerOp: "meanNsPerOp";
            nsPerOp: "nsPerOp";
            opsPerSecond: "opsPerSecond";
            output: "output";
            throughput: "throughput";
            unloadedLatency: "unloadedLatency";
        }>>;
        readonly file: z.ZodString;
        readonly ofBase: z.ZodBoolean;
    };
    readonly 'threshold-below-delta0': {
        readonly metrics: z.ZodArray<z.ZodEnum<{
            bootTime: "bootTime";
            collectionsPerThousand: "collectionsPerThousand";
            cpuPerRequest: "cpuPerRequest";
            eventLoopDelayP99: "eventLoopDelayP99";
            finishOverhead: "finishOverhead";
            finishTime: "finishTime";
            gcTimePerRequest: "gcTimePerRequest";
            instructionsPerOp: "instructionsPerOp";
            instructionsPerRequest: "instructionsPerRequest";
            latencyP50: "latencyP50";
            latencyP975: "latencyP975";
            latencyP99: "latencyP99";
            maxCpu: "maxCpu";
            maxMemory: "maxMemory";
            meanCpuPerRequest: "meanCpuPerRequest";
            meanNsPerOp: "meanNsPerOp";
            nsPerOp: "nsPerOp";
            opsPerSecond: "opsPerSecond";
            output: "output";
            throughput: "throughput";
            unloadedLatency: "unloadedLatency";
        }>>;
    };
};
