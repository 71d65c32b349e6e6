import { z } from 'zod';
import type { Measured, RoundsUntil, Shard, SoloRound } from '../model.ts';
/**
 * What is written to disk, as it must look when it is read again: run files and baseline lines. `satisfies` holds the
 * schemas to the types of `model.ts`; that nothing is dropped on the way is shown by the round trips in the tests.
 */
/**
 * Format of the run files that this version writes, and the only one that it reads: by the plans of format 1 the first
 * rounds of a benchmark did not count for its verdict, and judged by today's rules they would mean something else.
 */
export declare const RUN_SCHEMA = 2;
/** Format of the lines of a baseline file that this version writes. */
export declare const STORED_SCHEMA = 2;
/** The oldest that it reads: lines of format 1 list solo rounds instead of figures by metric. */
export declare const OLDEST_STORED_SCHEMA = 1;
/** Format of the lines of the file of accepted regressions. */
export declare const ACCEPTANCE_SCHEMA = 1;
/** A line of a baseline file. Fields with a default were not there in the first runs that were stored. */
export declare const storedRunSchema: z.ZodObject<{
    schema: z.ZodPipe<z.ZodLiteral<1 | 2>, z.ZodTransform<2, 1 | 2>>;
    tool: z.ZodString;
    recordedAt: z.ZodISODateTime;
    commit: z.ZodString;
    environment: z.ZodObject<{
        key: z.ZodString;
        cpuModel: z.ZodString;
        arch: z.ZodString;
        cores: z.ZodInt;
        cpuLimit: z.ZodOptional<z.ZodNumber>;
        nodeVersion: z.ZodString;
        osMajor: z.ZodString;
        kernel: z.ZodString;
        memoryBytes: z.ZodInt;
        valgrind: z.ZodNullable<z.ZodString>;
        runnerImage: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
    configHash: z.ZodString;
    benchmarks: z.ZodArray<z.ZodPipe<z.ZodObject<{
        id: z.ZodString;
        loadHash: z.ZodString;
        figures: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
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
            pacedLatencyP50: "pacedLatencyP50";
            pacedLatencyP99: "pacedLatencyP99";
            throughput: "throughput";
            unloadedLatency: "unloadedLatency";
        }> & z.core.$partial, z.ZodCustom<readonly number[], readonly number[]>>>;
        solos: z.ZodOptional<z.ZodArray<z.ZodObject<{
            index: z.ZodInt;
            figures: z.ZodRecord<z.ZodEnum<{
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
                pacedLatencyP50: "pacedLatencyP50";
                pacedLatencyP99: "pacedLatencyP99";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }> & z.core.$partial, z.ZodNumber>;
            precision: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
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
                pacedLatencyP50: "pacedLatencyP50";
                pacedLatencyP99: "pacedLatencyP99";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }> & z.core.$partial, z.ZodNumber>>;
            memorySeries: z.ZodOptional<z.ZodArray<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>>;
            clientSaturated: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strip>>>;
        instructions: z.ZodOptional<z.ZodArray<z.ZodNumber>>;
        countingHash: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>, z.ZodTransform<{
        id: string;
        loadHash: string;
        instructions?: number[] | undefined;
        countingHash?: string | undefined;
        figures: Readonly<Partial<Record<import("../model.ts").MetricName, readonly number[]>>>;
    }, {
        id: string;
        loadHash: string;
        figures?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", readonly number[]>> | undefined;
        solos?: {
            index: number;
            figures: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>>;
            precision?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>> | undefined;
            memorySeries?: [number, number][] | undefined;
            clientSaturated?: boolean | undefined;
        }[] | undefined;
        instructions?: number[] | undefined;
        countingHash?: string | undefined;
    }>>>;
    slower: z.ZodDefault<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        since: z.ZodString;
        metrics: z.ZodOptional<z.ZodArray<z.ZodEnum<{
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
            pacedLatencyP50: "pacedLatencyP50";
            pacedLatencyP99: "pacedLatencyP99";
            throughput: "throughput";
            unloadedLatency: "unloadedLatency";
        }>>>;
    }, z.core.$strip>>>;
    accepted: z.ZodDefault<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        since: z.ZodString;
        acceptedAt: z.ZodISODateTime;
    }, z.core.$strip>>>;
    faster: z.ZodOptional<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        since: z.ZodString;
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
            pacedLatencyP50: "pacedLatencyP50";
            pacedLatencyP99: "pacedLatencyP99";
            throughput: "throughput";
            unloadedLatency: "unloadedLatency";
        }>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** A line of the file of accepted regressions. */
export declare const acceptanceSchema: z.ZodObject<{
    schema: z.ZodLiteral<1>;
    configFile: z.ZodOptional<z.ZodString>;
    benchmark: z.ZodString;
    upTo: z.ZodNullable<z.ZodNumber>;
    metrics: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
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
        pacedLatencyP50: "pacedLatencyP50";
        pacedLatencyP99: "pacedLatencyP99";
        throughput: "throughput";
        unloadedLatency: "unloadedLatency";
    }> & z.core.$partial, z.ZodNumber>>;
    by: z.ZodString;
    at: z.ZodISODateTime;
    reason: z.ZodString;
    commit: z.ZodString;
    pullRequest: z.ZodNullable<z.ZodInt>;
    expires: z.ZodISODateTime;
}, z.core.$strip>;
/** A whole run file. */
export declare const runFileSchema: z.ZodObject<{
    run: z.ZodObject<{
        schema: z.ZodLiteral<2>;
        tool: z.ZodString;
        startedAt: z.ZodISODateTime;
        durationMs: z.ZodNumber;
        profile: z.ZodString;
        only: z.ZodArray<z.ZodString>;
        measuredFor: z.ZodEnum<{
            tables: "tables";
            verdict: "verdict";
        }>;
        seed: z.ZodInt;
        budgetMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        head: z.ZodObject<{
            sha: z.ZodString;
            dirty: z.ZodBoolean;
        }, z.core.$strip>;
        base: z.ZodNullable<z.ZodObject<{
            sha: z.ZodString;
            dirty: z.ZodBoolean;
        }, z.core.$strip>>;
        pullRequest: z.ZodNullable<z.ZodInt>;
        shard: z.ZodNullable<z.ZodObject<{
            index: z.ZodInt;
            count: z.ZodInt;
        }, z.core.$strip>>;
        parts: z.ZodOptional<z.ZodInt>;
        environment: z.ZodObject<{
            key: z.ZodString;
            cpuModel: z.ZodString;
            arch: z.ZodString;
            cores: z.ZodInt;
            cpuLimit: z.ZodOptional<z.ZodNumber>;
            nodeVersion: z.ZodString;
            osMajor: z.ZodString;
            kernel: z.ZodString;
            memoryBytes: z.ZodInt;
            valgrind: z.ZodNullable<z.ZodString>;
            runnerImage: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
        storedKinds: z.ZodOptional<z.ZodArray<z.ZodObject<{
            environment: z.ZodObject<{
                key: z.ZodString;
                cpuModel: z.ZodString;
                arch: z.ZodString;
                cores: z.ZodInt;
                cpuLimit: z.ZodOptional<z.ZodNumber>;
                nodeVersion: z.ZodString;
                osMajor: z.ZodString;
                kernel: z.ZodString;
                memoryBytes: z.ZodInt;
                valgrind: z.ZodNullable<z.ZodString>;
                runnerImage: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
            runs: z.ZodInt;
        }, z.core.$strip>>>;
        policy: z.ZodObject<{
            rules: z.ZodArray<z.ZodObject<{
                benchmark: z.ZodString;
                metric: z.ZodString;
                role: z.ZodOptional<z.ZodEnum<{
                    advisory: "advisory";
                    gating: "gating";
                }>>;
                direction: z.ZodOptional<z.ZodEnum<{
                    higher: "higher";
                    lower: "lower";
                }>>;
                delta0: z.ZodOptional<z.ZodNumber>;
                threshold: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
            alpha: z.ZodNumber;
            noRegressionOver: z.ZodNumber;
            onInconclusive: z.ZodEnum<{
                fail: "fail";
                neutral: "neutral";
                pass: "pass";
            }>;
            minStoredRuns: z.ZodInt;
        }, z.core.$strip>;
        configFile: z.ZodString;
        configHash: z.ZodString;
        benchmarks: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            target: z.ZodString;
            scenario: z.ZodString;
            kind: z.ZodEnum<{
                server: "server";
                suite: "suite";
            }>;
            version: z.ZodNullable<z.ZodString>;
            labels: z.ZodRecord<z.ZodString, z.ZodString>;
            loadHash: z.ZodString;
            variant: z.ZodNullable<z.ZodObject<{
                name: z.ZodString;
                environment: z.ZodObject<{
                    key: z.ZodString;
                    cpuModel: z.ZodString;
                    arch: z.ZodString;
                    cores: z.ZodInt;
                    cpuLimit: z.ZodOptional<z.ZodNumber>;
                    nodeVersion: z.ZodString;
                    osMajor: z.ZodString;
                    kernel: z.ZodString;
                    memoryBytes: z.ZodInt;
                    valgrind: z.ZodNullable<z.ZodString>;
                    runnerImage: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
            part: z.ZodOptional<z.ZodString>;
            measurement: z.ZodPipe<z.ZodDiscriminatedUnion<[z.ZodObject<{
                state: z.ZodLiteral<"measured">;
                plan: z.ZodNullable<z.ZodObject<{
                    looks: z.ZodArray<z.ZodInt>;
                }, z.core.$strip>>;
                duets: z.ZodArray<z.ZodObject<{
                    index: z.ZodInt;
                    mode: z.ZodEnum<{
                        alternating: "alternating";
                        duet: "duet";
                    }>;
                    startedFirst: z.ZodEnum<{
                        base: "base";
                        head: "head";
                    }>;
                    slices: z.ZodRecord<z.ZodEnum<{
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
                        pacedLatencyP50: "pacedLatencyP50";
                        pacedLatencyP99: "pacedLatencyP99";
                        throughput: "throughput";
                        unloadedLatency: "unloadedLatency";
                    }> & z.core.$partial, z.ZodArray<z.ZodObject<{
                        base: z.ZodNumber;
                        head: z.ZodNumber;
                    }, z.core.$strip>>>;
                    coreShare: z.ZodNullable<z.ZodObject<{
                        base: z.ZodNumber;
                        head: z.ZodNumber;
                    }, z.core.$strip>>;
                    waitingShare: z.ZodOptional<z.ZodNumber>;
                    unsettled: z.ZodOptional<z.ZodLiteral<true>>;
                    clientSaturated: z.ZodOptional<z.ZodLiteral<true>>;
                }, z.core.$strip>>;
                solos: z.ZodArray<z.ZodObject<{
                    index: z.ZodInt;
                    figures: z.ZodRecord<z.ZodEnum<{
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
                        pacedLatencyP50: "pacedLatencyP50";
                        pacedLatencyP99: "pacedLatencyP99";
                        throughput: "throughput";
                        unloadedLatency: "unloadedLatency";
                    }> & z.core.$partial, z.ZodNumber>;
                    precision: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
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
                        pacedLatencyP50: "pacedLatencyP50";
                        pacedLatencyP99: "pacedLatencyP99";
                        throughput: "throughput";
                        unloadedLatency: "unloadedLatency";
                    }> & z.core.$partial, z.ZodNumber>>;
                    memorySeries: z.ZodOptional<z.ZodArray<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>>;
                    clientSaturated: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>>;
                instructions: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    base: z.ZodNumber;
                    head: z.ZodNumber;
                }, z.core.$strip>>>;
                instructionsOfHead: z.ZodOptional<z.ZodArray<z.ZodNumber>>;
                countingHash: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"new">;
                why: z.ZodString;
                solos: z.ZodArray<z.ZodObject<{
                    index: z.ZodInt;
                    figures: z.ZodRecord<z.ZodEnum<{
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
                        pacedLatencyP50: "pacedLatencyP50";
                        pacedLatencyP99: "pacedLatencyP99";
                        throughput: "throughput";
                        unloadedLatency: "unloadedLatency";
                    }> & z.core.$partial, z.ZodNumber>;
                    precision: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
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
                        pacedLatencyP50: "pacedLatencyP50";
                        pacedLatencyP99: "pacedLatencyP99";
                        throughput: "throughput";
                        unloadedLatency: "unloadedLatency";
                    }> & z.core.$partial, z.ZodNumber>>;
                    memorySeries: z.ZodOptional<z.ZodArray<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>>;
                    clientSaturated: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>>;
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"removed">;
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"unaffected">;
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"broken">;
                arm: z.ZodEnum<{
                    base: "base";
                    head: "head";
                }>;
                reason: z.ZodString;
                until: z.ZodOptional<z.ZodObject<{
                    plan: z.ZodNullable<z.ZodObject<{
                        looks: z.ZodArray<z.ZodInt>;
                    }, z.core.$strip>>;
                    duets: z.ZodArray<z.ZodObject<{
                        index: z.ZodInt;
                        mode: z.ZodEnum<{
                            alternating: "alternating";
                            duet: "duet";
                        }>;
                        startedFirst: z.ZodEnum<{
                            base: "base";
                            head: "head";
                        }>;
                        slices: z.ZodRecord<z.ZodEnum<{
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
                            pacedLatencyP50: "pacedLatencyP50";
                            pacedLatencyP99: "pacedLatencyP99";
                            throughput: "throughput";
                            unloadedLatency: "unloadedLatency";
                        }> & z.core.$partial, z.ZodArray<z.ZodObject<{
                            base: z.ZodNumber;
                            head: z.ZodNumber;
                        }, z.core.$strip>>>;
                        coreShare: z.ZodNullable<z.ZodObject<{
                            base: z.ZodNumber;
                            head: z.ZodNumber;
                        }, z.core.$strip>>;
                        waitingShare: z.ZodOptional<z.ZodNumber>;
                        unsettled: z.ZodOptional<z.ZodLiteral<true>>;
                        clientSaturated: z.ZodOptional<z.ZodLiteral<true>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"invalid">;
                reason: z.ZodString;
                until: z.ZodOptional<z.ZodObject<{
                    plan: z.ZodNullable<z.ZodObject<{
                        looks: z.ZodArray<z.ZodInt>;
                    }, z.core.$strip>>;
                    duets: z.ZodArray<z.ZodObject<{
                        index: z.ZodInt;
                        mode: z.ZodEnum<{
                            alternating: "alternating";
                            duet: "duet";
                        }>;
                        startedFirst: z.ZodEnum<{
                            base: "base";
                            head: "head";
                        }>;
                        slices: z.ZodRecord<z.ZodEnum<{
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
                            pacedLatencyP50: "pacedLatencyP50";
                            pacedLatencyP99: "pacedLatencyP99";
                            throughput: "throughput";
                            unloadedLatency: "unloadedLatency";
                        }> & z.core.$partial, z.ZodArray<z.ZodObject<{
                            base: z.ZodNumber;
                            head: z.ZodNumber;
                        }, z.core.$strip>>>;
                        coreShare: z.ZodNullable<z.ZodObject<{
                            base: z.ZodNumber;
                            head: z.ZodNumber;
                        }, z.core.$strip>>;
                        waitingShare: z.ZodOptional<z.ZodNumber>;
                        unsettled: z.ZodOptional<z.ZodLiteral<true>>;
                        clientSaturated: z.ZodOptional<z.ZodLiteral<true>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"not measured">;
                reason: z.ZodString;
                missingProgram: z.ZodOptional<z.ZodString>;
                leftTo: z.ZodOptional<z.ZodObject<{
                    index: z.ZodInt;
                    count: z.ZodInt;
                }, z.core.$strip>>;
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"lost">;
                reason: z.ZodString;
            }, z.core.$strip>], "state">, z.ZodTransform<Measured | {
                readonly state: 'new';
                readonly why: string;
                readonly solos: readonly SoloRound[];
            } | {
                readonly state: 'removed';
            } | {
                readonly state: 'unaffected';
            } | {
                readonly state: 'broken';
                readonly arm: import("../model.ts").Arm;
                readonly reason: string;
                readonly until?: RoundsUntil | undefined;
            } | {
                readonly state: 'invalid';
                readonly reason: string;
                readonly until?: RoundsUntil | undefined;
            } | {
                readonly state: 'not measured';
                readonly reason: string;
                readonly missingProgram?: string | undefined;
                readonly leftTo?: Shard | undefined;
            } | {
                readonly state: 'lost';
                readonly reason: string;
            }, {
                state: "measured";
                plan: {
                    looks: number[];
                } | null;
                duets: {
                    index: number;
                    mode: "alternating" | "duet";
                    startedFirst: "base" | "head";
                    slices: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", {
                        base: number;
                        head: number;
                    }[]>>;
                    coreShare: {
                        base: number;
                        head: number;
                    } | null;
                    waitingShare?: number | undefined;
                    unsettled?: true | undefined;
                    clientSaturated?: true | undefined;
                }[];
                solos: {
                    index: number;
                    figures: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>>;
                    precision?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>> | undefined;
                    memorySeries?: [number, number][] | undefined;
                    clientSaturated?: boolean | undefined;
                }[];
                instructions?: {
                    base: number;
                    head: number;
                }[] | undefined;
                instructionsOfHead?: number[] | undefined;
                countingHash?: string | undefined;
            } | {
                state: "new";
                why: string;
                solos: {
                    index: number;
                    figures: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>>;
                    precision?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>> | undefined;
                    memorySeries?: [number, number][] | undefined;
                    clientSaturated?: boolean | undefined;
                }[];
            } | {
                state: "removed";
            } | {
                state: "unaffected";
            } | {
                state: "broken";
                arm: "base" | "head";
                reason: string;
                until?: {
                    plan: {
                        looks: number[];
                    } | null;
                    duets: {
                        index: number;
                        mode: "alternating" | "duet";
                        startedFirst: "base" | "head";
                        slices: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", {
                            base: number;
                            head: number;
                        }[]>>;
                        coreShare: {
                            base: number;
                            head: number;
                        } | null;
                        waitingShare?: number | undefined;
                        unsettled?: true | undefined;
                        clientSaturated?: true | undefined;
                    }[];
                } | undefined;
            } | {
                state: "invalid";
                reason: string;
                until?: {
                    plan: {
                        looks: number[];
                    } | null;
                    duets: {
                        index: number;
                        mode: "alternating" | "duet";
                        startedFirst: "base" | "head";
                        slices: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", {
                            base: number;
                            head: number;
                        }[]>>;
                        coreShare: {
                            base: number;
                            head: number;
                        } | null;
                        waitingShare?: number | undefined;
                        unsettled?: true | undefined;
                        clientSaturated?: true | undefined;
                    }[];
                } | undefined;
            } | {
                state: "not measured";
                reason: string;
                missingProgram?: string | undefined;
                leftTo?: {
                    index: number;
                    count: number;
                } | undefined;
            } | {
                state: "lost";
                reason: string;
            }>>;
        }, z.core.$strip>>;
        control: z.ZodArray<z.ZodObject<{
            index: z.ZodInt;
            mode: z.ZodEnum<{
                alternating: "alternating";
                duet: "duet";
            }>;
            startedFirst: z.ZodEnum<{
                base: "base";
                head: "head";
            }>;
            slices: z.ZodRecord<z.ZodEnum<{
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
                pacedLatencyP50: "pacedLatencyP50";
                pacedLatencyP99: "pacedLatencyP99";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }> & z.core.$partial, z.ZodArray<z.ZodObject<{
                base: z.ZodNumber;
                head: z.ZodNumber;
            }, z.core.$strip>>>;
            coreShare: z.ZodNullable<z.ZodObject<{
                base: z.ZodNumber;
                head: z.ZodNumber;
            }, z.core.$strip>>;
            waitingShare: z.ZodOptional<z.ZodNumber>;
            unsettled: z.ZodOptional<z.ZodLiteral<true>>;
            clientSaturated: z.ZodOptional<z.ZodLiteral<true>>;
            benchmark: z.ZodString;
            part: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        notes: z.ZodArray<z.ZodString>;
        warnings: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>;
    history: z.ZodArray<z.ZodObject<{
        schema: z.ZodPipe<z.ZodLiteral<1 | 2>, z.ZodTransform<2, 1 | 2>>;
        tool: z.ZodString;
        recordedAt: z.ZodISODateTime;
        commit: z.ZodString;
        environment: z.ZodObject<{
            key: z.ZodString;
            cpuModel: z.ZodString;
            arch: z.ZodString;
            cores: z.ZodInt;
            cpuLimit: z.ZodOptional<z.ZodNumber>;
            nodeVersion: z.ZodString;
            osMajor: z.ZodString;
            kernel: z.ZodString;
            memoryBytes: z.ZodInt;
            valgrind: z.ZodNullable<z.ZodString>;
            runnerImage: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
        configHash: z.ZodString;
        benchmarks: z.ZodArray<z.ZodPipe<z.ZodObject<{
            id: z.ZodString;
            loadHash: z.ZodString;
            figures: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
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
                pacedLatencyP50: "pacedLatencyP50";
                pacedLatencyP99: "pacedLatencyP99";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }> & z.core.$partial, z.ZodCustom<readonly number[], readonly number[]>>>;
            solos: z.ZodOptional<z.ZodArray<z.ZodObject<{
                index: z.ZodInt;
                figures: z.ZodRecord<z.ZodEnum<{
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
                    pacedLatencyP50: "pacedLatencyP50";
                    pacedLatencyP99: "pacedLatencyP99";
                    throughput: "throughput";
                    unloadedLatency: "unloadedLatency";
                }> & z.core.$partial, z.ZodNumber>;
                precision: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
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
                    pacedLatencyP50: "pacedLatencyP50";
                    pacedLatencyP99: "pacedLatencyP99";
                    throughput: "throughput";
                    unloadedLatency: "unloadedLatency";
                }> & z.core.$partial, z.ZodNumber>>;
                memorySeries: z.ZodOptional<z.ZodArray<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>>;
                clientSaturated: z.ZodOptional<z.ZodBoolean>;
            }, z.core.$strip>>>;
            instructions: z.ZodOptional<z.ZodArray<z.ZodNumber>>;
            countingHash: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodTransform<{
            id: string;
            loadHash: string;
            instructions?: number[] | undefined;
            countingHash?: string | undefined;
            figures: Readonly<Partial<Record<import("../model.ts").MetricName, readonly number[]>>>;
        }, {
            id: string;
            loadHash: string;
            figures?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", readonly number[]>> | undefined;
            solos?: {
                index: number;
                figures: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>>;
                precision?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>> | undefined;
                memorySeries?: [number, number][] | undefined;
                clientSaturated?: boolean | undefined;
            }[] | undefined;
            instructions?: number[] | undefined;
            countingHash?: string | undefined;
        }>>>;
        slower: z.ZodDefault<z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            since: z.ZodString;
            metrics: z.ZodOptional<z.ZodArray<z.ZodEnum<{
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
                pacedLatencyP50: "pacedLatencyP50";
                pacedLatencyP99: "pacedLatencyP99";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }>>>;
        }, z.core.$strip>>>;
        accepted: z.ZodDefault<z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            since: z.ZodString;
            acceptedAt: z.ZodISODateTime;
        }, z.core.$strip>>>;
        faster: z.ZodOptional<z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            since: z.ZodString;
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
                pacedLatencyP50: "pacedLatencyP50";
                pacedLatencyP99: "pacedLatencyP99";
                throughput: "throughput";
                unloadedLatency: "unloadedLatency";
            }>;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    acceptances: z.ZodArray<z.ZodObject<{
        schema: z.ZodLiteral<1>;
        configFile: z.ZodOptional<z.ZodString>;
        benchmark: z.ZodString;
        upTo: z.ZodNullable<z.ZodNumber>;
        metrics: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
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
            pacedLatencyP50: "pacedLatencyP50";
            pacedLatencyP99: "pacedLatencyP99";
            throughput: "throughput";
            unloadedLatency: "unloadedLatency";
        }> & z.core.$partial, z.ZodNumber>>;
        by: z.ZodString;
        at: z.ZodISODateTime;
        reason: z.ZodString;
        commit: z.ZodString;
        pullRequest: z.ZodNullable<z.ZodInt>;
        expires: z.ZodISODateTime;
    }, z.core.$strip>>;
}, z.core.$strip>;
