import { z } from 'zod';
/**
 * What is written to disk, as it must look when it is read again: run files and baseline lines. `satisfies` holds the
 * schemas to the types of `model.ts`; that nothing is dropped on the way is shown by the round trips in the tests.
 */
/** Format of what this version writes, and the newest that it reads. */
export declare const RECORD_SCHEMA = 1;
/** A line of a baseline file. */
export declare const storedRunSchema: z.ZodObject<{
    schema: z.ZodLiteral<1>;
    tool: z.ZodString;
    recordedAt: z.ZodISODateTime;
    commit: z.ZodString;
    environment: z.ZodObject<{
        key: z.ZodString;
        cpuModel: z.ZodString;
        arch: z.ZodString;
        cores: z.ZodInt;
        nodeVersion: z.ZodString;
        osMajor: z.ZodString;
        kernel: z.ZodString;
        memoryBytes: z.ZodInt;
        valgrind: z.ZodNullable<z.ZodString>;
        runnerImage: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
    configHash: z.ZodString;
    benchmarks: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        loadHash: z.ZodString;
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
    }, z.core.$strip>>;
    slower: z.ZodDefault<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        since: z.ZodString;
    }, z.core.$strip>>>;
    accepted: z.ZodDefault<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        since: z.ZodString;
        acceptedAt: z.ZodISODateTime;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** A line of the file of accepted regressions. */
export declare const acceptanceSchema: z.ZodObject<{
    schema: z.ZodLiteral<1>;
    benchmark: z.ZodString;
    upTo: z.ZodNullable<z.ZodNumber>;
    by: z.ZodString;
    at: z.ZodISODateTime;
    reason: z.ZodString;
    commit: z.ZodString;
    pullRequest: z.ZodNullable<z.ZodInt>;
    expires: z.ZodISODateTime;
}, z.core.$strip>;
/** A whole run file. */
export declare const runFileSchema: z.ZodObject<{
    run: z.ZodPipe<z.ZodObject<{
        schema: z.ZodLiteral<1>;
        tool: z.ZodString;
        startedAt: z.ZodISODateTime;
        durationMs: z.ZodNumber;
        profile: z.ZodString;
        only: z.ZodDefault<z.ZodArray<z.ZodString>>;
        measuredFor: z.ZodOptional<z.ZodEnum<{
            tables: "tables";
            verdict: "verdict";
        }>>;
        seed: z.ZodInt;
        head: z.ZodObject<{
            sha: z.ZodString;
            dirty: z.ZodBoolean;
        }, z.core.$strip>;
        base: z.ZodNullable<z.ZodObject<{
            sha: z.ZodString;
            dirty: z.ZodBoolean;
        }, z.core.$strip>>;
        pullRequest: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
        shard: z.ZodDefault<z.ZodNullable<z.ZodObject<{
            index: z.ZodInt;
            count: z.ZodInt;
        }, z.core.$strip>>>;
        environment: z.ZodObject<{
            key: z.ZodString;
            cpuModel: z.ZodString;
            arch: z.ZodString;
            cores: z.ZodInt;
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
        configFile: z.ZodDefault<z.ZodString>;
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
            labels: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
            loadHash: z.ZodString;
            variant: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                name: z.ZodString;
                environment: z.ZodObject<{
                    key: z.ZodString;
                    cpuModel: z.ZodString;
                    arch: z.ZodString;
                    cores: z.ZodInt;
                    nodeVersion: z.ZodString;
                    osMajor: z.ZodString;
                    kernel: z.ZodString;
                    memoryBytes: z.ZodInt;
                    valgrind: z.ZodNullable<z.ZodString>;
                    runnerImage: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>>>;
            measurement: z.ZodDiscriminatedUnion<[z.ZodObject<{
                state: z.ZodLiteral<"measured">;
                plan: z.ZodNullable<z.ZodObject<{
                    screenRounds: z.ZodInt;
                    looks: z.ZodArray<z.ZodInt>;
                }, z.core.$strip>>;
                suspects: z.ZodArray<z.ZodEnum<{
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
                    nsPerOp: "nsPerOp";
                    opsPerSecond: "opsPerSecond";
                    output: "output";
                    pacedLatencyP50: "pacedLatencyP50";
                    pacedLatencyP99: "pacedLatencyP99";
                    throughput: "throughput";
                    unloadedLatency: "unloadedLatency";
                }>>;
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
                    unsettled: z.ZodOptional<z.ZodLiteral<true>>;
                    phase: z.ZodEnum<{
                        confirm: "confirm";
                        screen: "screen";
                    }>;
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
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"invalid">;
                reason: z.ZodString;
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"not measured">;
                reason: z.ZodString;
                missingProgram: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>, z.ZodObject<{
                state: z.ZodLiteral<"lost">;
                reason: z.ZodString;
            }, z.core.$strip>], "state">;
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
            unsettled: z.ZodOptional<z.ZodLiteral<true>>;
            benchmark: z.ZodString;
        }, z.core.$strip>>;
        notes: z.ZodArray<z.ZodString>;
    }, z.core.$strip>, z.ZodTransform<{
        schema: 1;
        tool: string;
        startedAt: string;
        durationMs: number;
        profile: string;
        only: string[];
        seed: number;
        head: {
            sha: string;
            dirty: boolean;
        };
        base: {
            sha: string;
            dirty: boolean;
        } | null;
        pullRequest: number | null;
        shard: {
            index: number;
            count: number;
        } | null;
        environment: {
            key: string;
            cpuModel: string;
            arch: string;
            cores: number;
            nodeVersion: string;
            osMajor: string;
            kernel: string;
            memoryBytes: number;
            valgrind: string | null;
            runnerImage: string | null;
        };
        storedKinds?: {
            environment: {
                key: string;
                cpuModel: string;
                arch: string;
                cores: number;
                nodeVersion: string;
                osMajor: string;
                kernel: string;
                memoryBytes: number;
                valgrind: string | null;
                runnerImage: string | null;
            };
            runs: number;
        }[] | undefined;
        policy: {
            rules: {
                benchmark: string;
                metric: string;
                role?: "advisory" | "gating" | undefined;
                direction?: "higher" | "lower" | undefined;
                delta0?: number | undefined;
                threshold?: number | undefined;
            }[];
            alpha: number;
            noRegressionOver: number;
            onInconclusive: "fail" | "neutral" | "pass";
            minStoredRuns: number;
        };
        configFile: string;
        configHash: string;
        benchmarks: {
            id: string;
            target: string;
            scenario: string;
            kind: "server" | "suite";
            version: string | null;
            labels: Record<string, string>;
            loadHash: string;
            variant: {
                name: string;
                environment: {
                    key: string;
                    cpuModel: string;
                    arch: string;
                    cores: number;
                    nodeVersion: string;
                    osMajor: string;
                    kernel: string;
                    memoryBytes: number;
                    valgrind: string | null;
                    runnerImage: string | null;
                };
            } | null;
            measurement: {
                state: "measured";
                plan: {
                    screenRounds: number;
                    looks: number[];
                } | null;
                suspects: ("bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency")[];
                duets: {
                    index: number;
                    mode: "alternating" | "duet";
                    startedFirst: "base" | "head";
                    slices: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", {
                        base: number;
                        head: number;
                    }[]>>;
                    coreShare: {
                        base: number;
                        head: number;
                    } | null;
                    unsettled?: true | undefined;
                    phase: "confirm" | "screen";
                }[];
                solos: {
                    index: number;
                    figures: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>>;
                    precision?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>> | undefined;
                    memorySeries?: [number, number][] | undefined;
                    clientSaturated?: boolean | undefined;
                }[];
                instructions?: {
                    base: number;
                    head: number;
                }[] | undefined;
            } | {
                state: "new";
                why: string;
                solos: {
                    index: number;
                    figures: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>>;
                    precision?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>> | undefined;
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
            } | {
                state: "invalid";
                reason: string;
            } | {
                state: "not measured";
                reason: string;
                missingProgram?: string | undefined;
            } | {
                state: "lost";
                reason: string;
            };
        }[];
        control: {
            index: number;
            mode: "alternating" | "duet";
            startedFirst: "base" | "head";
            slices: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", {
                base: number;
                head: number;
            }[]>>;
            coreShare: {
                base: number;
                head: number;
            } | null;
            unsettled?: true | undefined;
            benchmark: string;
        }[];
        notes: string[];
        measuredFor: "tables" | "verdict";
    }, {
        schema: 1;
        tool: string;
        startedAt: string;
        durationMs: number;
        profile: string;
        only: string[];
        measuredFor?: "tables" | "verdict" | undefined;
        seed: number;
        head: {
            sha: string;
            dirty: boolean;
        };
        base: {
            sha: string;
            dirty: boolean;
        } | null;
        pullRequest: number | null;
        shard: {
            index: number;
            count: number;
        } | null;
        environment: {
            key: string;
            cpuModel: string;
            arch: string;
            cores: number;
            nodeVersion: string;
            osMajor: string;
            kernel: string;
            memoryBytes: number;
            valgrind: string | null;
            runnerImage: string | null;
        };
        storedKinds?: {
            environment: {
                key: string;
                cpuModel: string;
                arch: string;
                cores: number;
                nodeVersion: string;
                osMajor: string;
                kernel: string;
                memoryBytes: number;
                valgrind: string | null;
                runnerImage: string | null;
            };
            runs: number;
        }[] | undefined;
        policy: {
            rules: {
                benchmark: string;
                metric: string;
                role?: "advisory" | "gating" | undefined;
                direction?: "higher" | "lower" | undefined;
                delta0?: number | undefined;
                threshold?: number | undefined;
            }[];
            alpha: number;
            noRegressionOver: number;
            onInconclusive: "fail" | "neutral" | "pass";
            minStoredRuns: number;
        };
        configFile: string;
        configHash: string;
        benchmarks: {
            id: string;
            target: string;
            scenario: string;
            kind: "server" | "suite";
            version: string | null;
            labels: Record<string, string>;
            loadHash: string;
            variant: {
                name: string;
                environment: {
                    key: string;
                    cpuModel: string;
                    arch: string;
                    cores: number;
                    nodeVersion: string;
                    osMajor: string;
                    kernel: string;
                    memoryBytes: number;
                    valgrind: string | null;
                    runnerImage: string | null;
                };
            } | null;
            measurement: {
                state: "measured";
                plan: {
                    screenRounds: number;
                    looks: number[];
                } | null;
                suspects: ("bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency")[];
                duets: {
                    index: number;
                    mode: "alternating" | "duet";
                    startedFirst: "base" | "head";
                    slices: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", {
                        base: number;
                        head: number;
                    }[]>>;
                    coreShare: {
                        base: number;
                        head: number;
                    } | null;
                    unsettled?: true | undefined;
                    phase: "confirm" | "screen";
                }[];
                solos: {
                    index: number;
                    figures: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>>;
                    precision?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>> | undefined;
                    memorySeries?: [number, number][] | undefined;
                    clientSaturated?: boolean | undefined;
                }[];
                instructions?: {
                    base: number;
                    head: number;
                }[] | undefined;
            } | {
                state: "new";
                why: string;
                solos: {
                    index: number;
                    figures: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>>;
                    precision?: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", number>> | undefined;
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
            } | {
                state: "invalid";
                reason: string;
            } | {
                state: "not measured";
                reason: string;
                missingProgram?: string | undefined;
            } | {
                state: "lost";
                reason: string;
            };
        }[];
        control: {
            index: number;
            mode: "alternating" | "duet";
            startedFirst: "base" | "head";
            slices: Partial<Record<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "nsPerOp" | "opsPerSecond" | "output" | "pacedLatencyP50" | "pacedLatencyP99" | "throughput" | "unloadedLatency", {
                base: number;
                head: number;
            }[]>>;
            coreShare: {
                base: number;
                head: number;
            } | null;
            unsettled?: true | undefined;
            benchmark: string;
        }[];
        notes: string[];
    }>>;
    history: z.ZodArray<z.ZodObject<{
        schema: z.ZodLiteral<1>;
        tool: z.ZodString;
        recordedAt: z.ZodISODateTime;
        commit: z.ZodString;
        environment: z.ZodObject<{
            key: z.ZodString;
            cpuModel: z.ZodString;
            arch: z.ZodString;
            cores: z.ZodInt;
            nodeVersion: z.ZodString;
            osMajor: z.ZodString;
            kernel: z.ZodString;
            memoryBytes: z.ZodInt;
            valgrind: z.ZodNullable<z.ZodString>;
            runnerImage: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
        configHash: z.ZodString;
        benchmarks: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            loadHash: z.ZodString;
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
        }, z.core.$strip>>;
        slower: z.ZodDefault<z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            since: z.ZodString;
        }, z.core.$strip>>>;
        accepted: z.ZodDefault<z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            since: z.ZodString;
            acceptedAt: z.ZodISODateTime;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    acceptances: z.ZodDefault<z.ZodArray<z.ZodObject<{
        schema: z.ZodLiteral<1>;
        benchmark: z.ZodString;
        upTo: z.ZodNullable<z.ZodNumber>;
        by: z.ZodString;
        at: z.ZodISODateTime;
        reason: z.ZodString;
        commit: z.ZodString;
        pullRequest: z.ZodNullable<z.ZodInt>;
        expires: z.ZodISODateTime;
    }, z.core.$strip>>>;
}, z.core.$strip>;
