/** Every reason, note, warning and hint, as data. Run files store them; `report/words.ts` alone puts them into words. */
import { z } from 'zod';
import { type LikeExample } from './reasons/entry.ts';
/** All tables, by kind. */
export declare const REASONS: {
    'failed-while-counted': import("./reasons/entry.ts").ReasonEntry<{
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'counter-for-other-systems': import("./reasons/entry.ts").ReasonEntry<object>;
    'emulator-not-unpacked': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'counted-node-missing': import("./reasons/entry.ts").ReasonEntry<object>;
    'counted-programs-not-run': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'not-started-as-node': import("./reasons/entry.ts").ReasonEntry<object>;
    'another-process-works': import("./reasons/entry.ts").ReasonEntry<{
        arm: import("./reasons/entry.ts").Field<"base" | "head">;
        unit: import("./reasons/entry.ts").Field<"operation" | "request">;
        instructions: number;
    }>;
    'hooks-around-operations': import("./reasons/entry.ts").ReasonEntry<object>;
    'counting-too-long': import("./reasons/entry.ts").ReasonEntry<{
        seconds: number;
        of: import("./reasons/entry.ts").Field<"benchmark" | "run">;
    }>;
    'json-keys-moved': import("./reasons/entry.ts").ReasonEntry<{
        base: number;
        head: number;
    }>;
    'arm-failed': import("./reasons/entry.ts").ReasonEntry<{
        arm: import("./reasons/entry.ts").Field<"base" | "head">;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'instructions-not-counted': import("./reasons/entry.ts").ReasonEntry<{
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'benchmarks-not-counted': import("./reasons/entry.ts").ReasonEntry<{
        benchmarks: string[];
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'allocates-more': import("./reasons/entry.ts").ReasonEntry<{
        benchmark: string;
        base: number;
        head: number;
    }>;
    'required-instructions-not-counted': import("./reasons/entry.ts").ReasonEntry<{
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'not-in-upload': import("./reasons/entry.ts").ReasonEntry<object>;
    'left-unmeasured': import("./reasons/entry.ts").ReasonEntry<{
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'not-beside-base': import("./reasons/entry.ts").ReasonEntry<object>;
    'not-counted-in-upload': import("./reasons/entry.ts").ReasonEntry<object>;
    'earlier-results': import("./reasons/entry.ts").ReasonEntry<{
        benchmarks: number;
    }>;
    'ancestry-not-looked-up': import("./reasons/entry.ts").ReasonEntry<{
        runs: number;
    }>;
    'head-configuration-judges': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        branch: string;
    }>;
    'base-configuration-unusable': import("./reasons/entry.ts").ReasonEntry<{
        problems: string;
        file: string;
        instead: string;
    }>;
    'upload-expired': import("./reasons/entry.ts").ReasonEntry<object>;
    'upload-not-a-zip': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'upload-with-same-file-twice': import("./reasons/entry.ts").ReasonEntry<object>;
    'upload-without-run': import("./reasons/entry.ts").ReasonEntry<object>;
    'upload-of-shards-only': import("./reasons/entry.ts").ReasonEntry<object>;
    'upload-too-large': import("./reasons/entry.ts").ReasonEntry<{
        most: number;
        unit: string;
    }>;
    'upload-unreadable': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'upload-from-other-version': import("./reasons/entry.ts").ReasonEntry<{
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        measuredBy: string;
        judgedBy: string;
    }>;
    'upload-date-impossible': import("./reasons/entry.ts").ReasonEntry<{
        days: number;
    }>;
    'upload-without-commit-ids': import("./reasons/entry.ts").ReasonEntry<object>;
    'upload-configuration-path-odd': import("./reasons/entry.ts").ReasonEntry<object>;
    'upload-with-odd-benchmark-id': import("./reasons/entry.ts").ReasonEntry<object>;
    'upload-with-same-benchmark-twice': import("./reasons/entry.ts").ReasonEntry<object>;
    'upload-with-huge-figure': import("./reasons/entry.ts").ReasonEntry<object>;
    'several-runs-of-configuration': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'shard-not-joined': import("./reasons/entry.ts").ReasonEntry<{
        index: number;
        count: number;
    }>;
    'other-commit-measured': import("./reasons/entry.ts").ReasonEntry<{
        measured: string;
        wanted: string;
    }>;
    'other-base-measured': import("./reasons/entry.ts").ReasonEntry<{
        measured: string;
        branch: string;
    }>;
    'measured-without-base': import("./reasons/entry.ts").ReasonEntry<object>;
    'no-rounds-beside-base': import("./reasons/entry.ts").ReasonEntry<{
        benchmark: string;
    }>;
    'measured-for-tables-only': import("./reasons/entry.ts").ReasonEntry<{
        profile: string;
    }>;
    'measured-in-part-only': import("./reasons/entry.ts").ReasonEntry<object>;
    'selection-unknown': import("./reasons/entry.ts").ReasonEntry<{
        pattern: string;
        file: string;
    }>;
    'no-usable-configuration': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        problems: string;
    }>;
    'upload-refused': import("./reasons/entry.ts").ReasonEntry<{
        where: string;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'left-aside': import("./reasons/entry.ts").ReasonEntry<object>;
    'nothing-uploaded': import("./reasons/entry.ts").ReasonEntry<{
        workflowRun: number;
        artifact: string;
        config: import("./reasons/entry.ts").Field<string | null>;
    }>;
    'skipped-by-label': import("./reasons/entry.ts").ReasonEntry<{
        label: string;
    }>;
    'branch-of-run-unknown': import("./reasons/entry.ts").ReasonEntry<object>;
    'repository-of-run-gone': import("./reasons/entry.ts").ReasonEntry<object>;
    'no-pull-request-at-commit': import("./reasons/entry.ts").ReasonEntry<{
        commit: string;
    }>;
    'no-such-pull-request': import("./reasons/entry.ts").ReasonEntry<{
        number: number;
    }>;
    'pull-request-closed': import("./reasons/entry.ts").ReasonEntry<{
        number: number;
    }>;
    'nothing-reported': import("./reasons/entry.ts").ReasonEntry<object>;
    'two-reports': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'report-changed-since': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        commit: string;
    }>;
    'no-regression-of-known-size': import("./reasons/entry.ts").ReasonEntry<{
        benchmark: string;
        results: {
            id: string;
            verdict: string;
        }[];
        isCut: boolean;
    }>;
    'benchmark-not-reported': import("./reasons/entry.ts").ReasonEntry<{
        benchmark: string;
        regressed: string[];
        isCut: boolean;
    }>;
    slower: import("./reasons/entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./reasons/entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            direction: import("./reasons/entry.ts").Field<"higher" | "lower">;
            estimate: number;
            interval: {
                low: number;
                high: number;
            };
            threshold: number;
        }[];
        storedRuns: import("./reasons/entry.ts").Field<number | null>;
    }>;
    faster: import("./reasons/entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./reasons/entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            direction: import("./reasons/entry.ts").Field<"higher" | "lower">;
            threshold: number;
            estimate: number;
            interval: {
                low: number;
                high: number;
            };
        }[];
        storedRuns: import("./reasons/entry.ts").Field<number | null>;
    }>;
    unchanged: import("./reasons/entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./reasons/entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            direction: import("./reasons/entry.ts").Field<"higher" | "lower">;
            threshold: number;
            estimate: number;
            interval: {
                low: number;
                high: number;
            };
        }[];
        storedRuns: import("./reasons/entry.ts").Field<number | null>;
    }>;
    undecided: import("./reasons/entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./reasons/entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            direction: import("./reasons/entry.ts").Field<"higher" | "lower">;
            threshold: number;
            estimate: number;
            interval: {
                low: number;
                high: number;
            };
            smallestVisible: number;
        }[];
        storedRuns: import("./reasons/entry.ts").Field<number | null>;
    }>;
    accepted: import("./reasons/entry.ts").ReasonEntry<{
        regression: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        by: string;
        until: string;
        reason: string;
    }>;
    'undecided-beside-accepted': import("./reasons/entry.ts").ReasonEntry<{
        doubt: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        accepted: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'too-few-usable-rounds': import("./reasons/entry.ts").ReasonEntry<{
        metrics: {
            metric: import("./reasons/entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">;
            usable: number;
        }[];
    }>;
    'no-usable-figures': import("./reasons/entry.ts").ReasonEntry<{
        metrics: import("./reasons/entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">[];
    }>;
    'stopped-before-first-look': import("./reasons/entry.ts").ReasonEntry<{
        rounds: number;
        firstLook: number;
    }>;
    'no-metric-compared': import("./reasons/entry.ts").ReasonEntry<object>;
    'no-gating-metric': import("./reasons/entry.ts").ReasonEntry<object>;
    'gating-metrics-not-stored': import("./reasons/entry.ts").ReasonEntry<object>;
    'measured-for-tables': import("./reasons/entry.ts").ReasonEntry<{
        profile: string;
    }>;
    removed: import("./reasons/entry.ts").ReasonEntry<object>;
    unaffected: import("./reasons/entry.ts").ReasonEntry<object>;
    'base-broken': import("./reasons/entry.ts").ReasonEntry<{
        base: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'stored-runs-too-few': import("./reasons/entry.ts").ReasonEntry<{
        runs: number;
        needed: number;
        underSameLoad: boolean;
        otherLoads: number;
    }>;
    'not-measured-in-this-run': import("./reasons/entry.ts").ReasonEntry<object>;
    'new-benchmark': import("./reasons/entry.ts").ReasonEntry<object>;
    'base-decides': import("./reasons/entry.ts").ReasonEntry<object>;
    'rule-without-benchmark': import("./reasons/entry.ts").ReasonEntry<{
        glob: string;
        file: string;
        ofBase: boolean;
    }>;
    'threshold-below-delta0': import("./reasons/entry.ts").ReasonEntry<{
        metrics: import("./reasons/entry.ts").Field<"bootTime" | "collectionsPerThousand" | "cpuPerRequest" | "eventLoopDelayP99" | "finishOverhead" | "finishTime" | "gcTimePerRequest" | "instructionsPerOp" | "instructionsPerRequest" | "latencyP50" | "latencyP975" | "latencyP99" | "maxCpu" | "maxMemory" | "meanCpuPerRequest" | "meanNsPerOp" | "nsPerOp" | "opsPerSecond" | "output" | "throughput" | "unloadedLatency">[];
    }>;
    'no-probe': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
    }>;
    'measured-from-outside': import("./reasons/entry.ts").ReasonEntry<{
        target: string;
    }>;
    'nothing-served': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
        protocol: import("./reasons/entry.ts").Field<"http" | "websocket">;
    }>;
    'foreign-module': import("./reasons/entry.ts").ReasonEntry<{
        arm: import("./reasons/entry.ts").Field<"base" | "head">;
        name: string;
        path: string;
    }>;
    'unseen-answers': import("./reasons/entry.ts").ReasonEntry<{
        served: number;
        received: number;
    }>;
    'uncounted-requests': import("./reasons/entry.ts").ReasonEntry<{
        served: number;
        received: number;
    }>;
    'answers-too-seldom': import("./reasons/entry.ts").ReasonEntry<{
        sliceSeconds: number;
        windowSeconds: import("./reasons/entry.ts").Field<number | null>;
        isSolo: boolean;
    }>;
    'nothing-beyond-hold': import("./reasons/entry.ts").ReasonEntry<{
        requests: number;
        holdMs: number;
    }>;
    'load-client-failed': import("./reasons/entry.ts").ReasonEntry<{
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'no-room-to-measure': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
        folder: string;
    }>;
    'process-ended': import("./reasons/entry.ts").ReasonEntry<{
        ending: import("./reasons/entry.ts").Field<{
            kind: "exited";
            code: number | null;
        } | {
            kind: "signalled";
            signal: string;
        } | {
            kind: "not started";
            why: string;
        }>;
    }>;
    'process-silent': import("./reasons/entry.ts").ReasonEntry<{
        seconds: number;
    }>;
    'process-error': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'suite-failed': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'suite-silent': import("./reasons/entry.ts").ReasonEntry<{
        seconds: number;
        asked: import("./reasons/entry.ts").Field<"calibrate" | "finish" | "labels" | "list" | "profile" | "repeat" | "run">;
    }>;
    'operation-too-long': import("./reasons/entry.ts").ReasonEntry<{
        operationMs: number;
        mostMs: number;
    }>;
    'operation-too-long-at-head': import("./reasons/entry.ts").ReasonEntry<{
        headMs: number;
        baseMs: number;
        mostMs: number;
    }>;
    'too-few-operations': import("./reasons/entry.ts").ReasonEntry<object>;
    'base-breaks-too': import("./reasons/entry.ts").ReasonEntry<{
        base: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        head: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'head-broke-at-next-try': import("./reasons/entry.ts").ReasonEntry<{
        first: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        head: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'head-broke-alone': import("./reasons/entry.ts").ReasonEntry<{
        head: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        base: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'works-alone': import("./reasons/entry.ts").ReasonEntry<{
        arm: import("./reasons/entry.ts").Field<"base" | "head">;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'not-tried-alone': import("./reasons/entry.ts").ReasonEntry<{
        arm: import("./reasons/entry.ts").Field<"base" | "head">;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        alone: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'not-up-after-kill': import("./reasons/entry.ts").ReasonEntry<{
        arm: import("./reasons/entry.ts").Field<"base" | "head">;
        seconds: number;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'interrupted-before-its-turn': import("./reasons/entry.ts").ReasonEntry<object>;
    'try-failed': import("./reasons/entry.ts").ReasonEntry<{
        benchmark: string;
        arm: import("./reasons/entry.ts").Field<"base" | "head" | null>;
        round: import("./reasons/entry.ts").Field<"base alone" | "measured again" | "solo left out">;
        times: number;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'server-killed': import("./reasons/entry.ts").ReasonEntry<{
        target: string;
    }>;
    'other-node': import("./reasons/entry.ts").ReasonEntry<{
        target: string;
        version: string;
        onPath: string;
    }>;
    'not-pinned': import("./reasons/entry.ts").ReasonEntry<{
        cause: import("./reasons/entry.ts").Field<"one core" | "platform" | "taskset failed" | "taskset is missing" | "unknown cores">;
        problem: string;
    }>;
    'waiting-for-run': import("./reasons/entry.ts").ReasonEntry<{
        pid: number;
        folder: string;
        ahead: number;
    }>;
    'cpu-limited': import("./reasons/entry.ts").ReasonEntry<{
        cpus: number;
        cores: number;
    }>;
    'over-budget': import("./reasons/entry.ts").ReasonEntry<{
        seconds: number;
        budgetSeconds: number;
    }>;
    'no-machine-lock': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        problem: string;
    }>;
    'waited-for-run': import("./reasons/entry.ts").ReasonEntry<{
        seconds: number;
    }>;
    'budget-used-up': import("./reasons/entry.ts").ReasonEntry<{
        benchmarks: number;
    }>;
    'run-interrupted': import("./reasons/entry.ts").ReasonEntry<object>;
    'temporary-programs-refused': import("./reasons/entry.ts").ReasonEntry<{
        folder: string;
    }>;
    'other-first-body': import("./reasons/entry.ts").ReasonEntry<{
        benchmark: string;
        baseBytes: number;
        headBytes: number;
        rounds: number;
    }>;
    'not-profiled': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'nothing-while-profiled': import("./reasons/entry.ts").ReasonEntry<{
        arm: import("./reasons/entry.ts").Field<"base" | "head">;
        seconds: number;
    }>;
    'cause-not-found': import("./reasons/entry.ts").ReasonEntry<{
        benchmark: string;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'causes-left-out': import("./reasons/entry.ts").ReasonEntry<{
        benchmarks: number;
        because: import("./reasons/entry.ts").Field<"budget" | "number">;
    }>;
    'base-lacks-target': import("./reasons/entry.ts").ReasonEntry<object>;
    'base-lacks-benchmark': import("./reasons/entry.ts").ReasonEntry<object>;
    'scenario-differs': import("./reasons/entry.ts").ReasonEntry<object>;
    'base-without-config': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'program-missing': import("./reasons/entry.ts").ReasonEntry<{
        program: string;
        installHint: import("./reasons/entry.ts").Field<string | null>;
    }>;
    'left-to-shard': import("./reasons/entry.ts").ReasonEntry<{
        index: number;
        count: number;
    }>;
    'profile-differs': import("./reasons/entry.ts").ReasonEntry<{
        profile: string;
    }>;
    'scenarios-unsent': import("./reasons/entry.ts").ReasonEntry<{
        scenarios: string[];
    }>;
    'services-unneeded': import("./reasons/entry.ts").ReasonEntry<{
        services: string[];
    }>;
    'glob-matches-nothing': import("./reasons/entry.ts").ReasonEntry<{
        glob: string;
        by: string;
    }>;
    'dependency-matches-nothing': import("./reasons/entry.ts").ReasonEntry<{
        pattern: string;
        target: string;
        file: string;
    }>;
    'budget-leaves-fewer-rounds': import("./reasons/entry.ts").ReasonEntry<{
        beforeFirstLook: import("./reasons/entry.ts").Field<{
            readonly left: number;
            readonly of: number;
        } | null>;
        ofHeadAlone: import("./reasons/entry.ts").Field<{
            readonly left: number;
            readonly of: number;
        } | null>;
    }>;
    'budget-leaves-fewer-looks': import("./reasons/entry.ts").ReasonEntry<{
        looks: number[];
    }>;
    'reached-new-target': import("./reasons/entry.ts").ReasonEntry<object>;
    'reached-settings': import("./reasons/entry.ts").ReasonEntry<object>;
    'reached-missing-folder': import("./reasons/entry.ts").ReasonEntry<{
        folder: string;
    }>;
    'reached-own-folder': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'reached-linked-package': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        folder: string;
    }>;
    'reached-packages': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'reached-command': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'reached-dependency': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        pattern: string;
    }>;
    'reached-service': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        service: string;
    }>;
    'reached-undeclared': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'reached-unreadable': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        manifest: string;
    }>;
    'no-base-asked-for': import("./reasons/entry.ts").ReasonEntry<object>;
    'no-commit-before': import("./reasons/entry.ts").ReasonEntry<object>;
    'no-default-branch': import("./reasons/entry.ts").ReasonEntry<object>;
    'no-common-commit': import("./reasons/entry.ts").ReasonEntry<{
        branch: string;
    }>;
    'compared-with-commit-before': import("./reasons/entry.ts").ReasonEntry<object>;
    'compared-uncommitted-alone': import("./reasons/entry.ts").ReasonEntry<{
        files: string[];
    }>;
    'config-outside-repository': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'base-config-missing': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'base-config-unusable': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        problem: string;
    }>;
    'benchmarks-of-head': import("./reasons/entry.ts").ReasonEntry<{
        files: number;
    }>;
    'another-node-set': import("./reasons/entry.ts").ReasonEntry<{
        files: string[];
        version: string;
    }>;
    'links-lead-out': import("./reasons/entry.ts").ReasonEntry<{
        links: string[];
    }>;
    'not-loaded': import("./reasons/entry.ts").ReasonEntry<{
        files: number;
        changed: number;
    }>;
    'folder-missing': import("./reasons/entry.ts").ReasonEntry<{
        folder: string;
        isOfEdition: boolean;
    }>;
    'edition-in-workspace': import("./reasons/entry.ts").ReasonEntry<{
        folder: string;
        manifest: string;
        glob: string;
    }>;
    'manifest-missing': import("./reasons/entry.ts").ReasonEntry<{
        folder: string;
    }>;
    'lock-file-missing': import("./reasons/entry.ts").ReasonEntry<{
        folder: string;
        other: import("./reasons/entry.ts").Field<{
            readonly file: string;
            readonly install: string;
        } | null>;
    }>;
    'command-failed': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
        folder: string;
        ending: import("./reasons/entry.ts").Field<{
            kind: "exited";
            code: number | null;
        } | {
            kind: "signalled";
            signal: string;
        } | {
            kind: "not started";
            why: string;
        }>;
        mayNeedGit: boolean;
    }>;
    'linked-script-failed': import("./reasons/entry.ts").ReasonEntry<{
        folder: string;
        script: string;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'command-hung': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
        folder: string;
        seconds: number;
    }>;
    'command-failed-twice': import("./reasons/entry.ts").ReasonEntry<{
        last: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        first: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'needed-second-try': import("./reasons/entry.ts").ReasonEntry<{
        arm: import("./reasons/entry.ts").Field<"base" | "head" | null>;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'known-cause': import("./reasons/entry.ts").ReasonEntry<{
        cause: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'left-out-of-copies': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
        isIgnored: boolean;
    }>;
    'left-in-home': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'not-built': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'missing-in-checkout': import("./reasons/entry.ts").ReasonEntry<{
        file: string;
    }>;
    'package-missing': import("./reasons/entry.ts").ReasonEntry<{
        package: string;
        inCheckout: boolean;
        install: import("./reasons/entry.ts").Field<string | null>;
    }>;
    'package-manager-missing': import("./reasons/entry.ts").ReasonEntry<{
        name: string;
    }>;
    'variables-withheld': import("./reasons/entry.ts").ReasonEntry<{
        names: string[];
    }>;
    'probe-not-allowed': import("./reasons/entry.ts").ReasonEntry<{
        folder: string;
    }>;
    'written-for-bash': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
        construct: string;
        shell: string;
    }>;
    'service-ended': import("./reasons/entry.ts").ReasonEntry<{
        service: string;
        ending: import("./reasons/entry.ts").Field<{
            kind: "exited";
            code: number | null;
        } | {
            kind: "signalled";
            signal: string;
        } | {
            kind: "not started";
            why: string;
        }>;
        isInBackground: boolean;
    }>;
    'service-not-ready': import("./reasons/entry.ts").ReasonEntry<{
        service: string;
        seconds: number;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'service-not-listening': import("./reasons/entry.ts").ReasonEntry<{
        address: string;
    }>;
    'ready-command-failed': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
        ending: import("./reasons/entry.ts").Field<{
            readonly kind: "exited";
            readonly code: number | null;
        } | {
            readonly kind: "signalled";
            readonly signal: string;
        } | {
            readonly kind: "not started";
            readonly why: string;
        } | null>;
    }>;
    'labels-not-shown': import("./reasons/entry.ts").ReasonEntry<{
        target: string;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'unlike-its-tool': import("./reasons/entry.ts").ReasonEntry<{
        target: string;
        deviations: import("./reasons/entry.ts").Field<"collections" | "concurrency" | "loop" | "parameters">[];
    }>;
    'version-not-shown': import("./reasons/entry.ts").ReasonEntry<{
        target: string;
        package: string;
    }>;
    'names-too-long': import("./reasons/entry.ts").ReasonEntry<{
        names: string[];
        most: number;
    }>;
    'tasks-unknown': import("./reasons/entry.ts").ReasonEntry<object>;
    'printed-last': import("./reasons/entry.ts").ReasonEntry<{
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
        output: string;
    }>;
    'exited-before-listening': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
        port: number;
        ending: import("./reasons/entry.ts").Field<{
            kind: "exited";
            code: number | null;
        } | {
            kind: "signalled";
            signal: string;
        } | {
            kind: "not started";
            why: string;
        }>;
    }>;
    'not-listening': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
        address: string;
        seconds: number;
    }>;
    'listens-elsewhere': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
        port: number;
        listensOn: string[];
    }>;
    'first-request-failed': import("./reasons/entry.ts").ReasonEntry<{
        request: string;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'busy-after-first-answer': import("./reasons/entry.ts").ReasonEntry<{
        command: string;
    }>;
    'no-path-answers': import("./reasons/entry.ts").ReasonEntry<{
        answers: {
            path: string;
            status: number;
        }[];
    }>;
    'wrong-status': import("./reasons/entry.ts").ReasonEntry<{
        status: number;
        expected: number;
        body: string;
    }>;
    'wrong-body': import("./reasons/entry.ts").ReasonEntry<{
        found: string;
        expected: string;
    }>;
    'wrong-digest': import("./reasons/entry.ts").ReasonEntry<{
        found: string;
        expected: string;
        bytes: number;
        body: string;
    }>;
    'body-is-not-json': import("./reasons/entry.ts").ReasonEntry<{
        body: string;
    }>;
    'body-cannot-be-decoded': import("./reasons/entry.ts").ReasonEntry<{
        encoding: string;
    }>;
    'another-body-than-before': import("./reasons/entry.ts").ReasonEntry<object>;
    'no-answer-in-time': import("./reasons/entry.ts").ReasonEntry<{
        seconds: number;
    }>;
    'answer-without-end': import("./reasons/entry.ts").ReasonEntry<{
        seconds: number;
        status: number;
        type: string;
        bytes: number;
    }>;
    'before-refused': import("./reasons/entry.ts").ReasonEntry<{
        request: string;
        status: number;
        body: string;
    }>;
    'value-not-found': import("./reasons/entry.ts").ReasonEntry<{
        request: string;
        name: string;
        from: string;
        body: string;
    }>;
    'answer-too-long': import("./reasons/entry.ts").ReasonEntry<{
        megabytes: number;
    }>;
    'answer-cut-off': import("./reasons/entry.ts").ReasonEntry<{
        receivedBytes: number;
        announcedBytes: import("./reasons/entry.ts").Field<number | null>;
    }>;
    'headers-too-large': import("./reasons/entry.ts").ReasonEntry<{
        kibibytes: number;
    }>;
    'length-and-chunked': import("./reasons/entry.ts").ReasonEntry<object>;
    'answer-is-not-http': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
        begins: string;
    }>;
    'speaks-tls': import("./reasons/entry.ts").ReasonEntry<object>;
    'speaks-no-tls': import("./reasons/entry.ts").ReasonEntry<object>;
    'speaks-http2': import("./reasons/entry.ts").ReasonEntry<object>;
    'connection-failed': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'websocket-not-opened': import("./reasons/entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'websocket-closed': import("./reasons/entry.ts").ReasonEntry<{
        answers: number;
        requests: number;
        how: string;
    }>;
    'answers-missing': import("./reasons/entry.ts").ReasonEntry<{
        answers: number;
        requests: number;
        seconds: number;
    }>;
    'message-is-not-json': import("./reasons/entry.ts").ReasonEntry<{
        message: string;
    }>;
    'wrong-message': import("./reasons/entry.ts").ReasonEntry<{
        message: string;
        expected: string;
    }>;
    'repeated-message': import("./reasons/entry.ts").ReasonEntry<{
        message: string;
    }>;
    'answered-before-hold': import("./reasons/entry.ts").ReasonEntry<{
        afterMs: number;
        holdMs: number;
    }>;
    'bad-answers': import("./reasons/entry.ts").ReasonEntry<{
        answers: number;
        statuses: import("./reasons/entry.ts").Field<Record<string, number>>;
        otherBodies: number;
        late: number;
        broken: number;
        closed: number;
    }>;
    'no-answer-under-load': import("./reasons/entry.ts").ReasonEntry<object>;
    'failed-after-load': import("./reasons/entry.ts").ReasonEntry<{
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'held-requests-failed': import("./reasons/entry.ts").ReasonEntry<{
        requests: number;
        because: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'server-died': import("./reasons/entry.ts").ReasonEntry<{
        ending: import("./reasons/entry.ts").Field<{
            kind: "exited";
            code: number | null;
        } | {
            kind: "signalled";
            signal: string;
        } | {
            kind: "not started";
            why: string;
        }>;
        isKilled: boolean;
    }>;
    'server-process-ended': import("./reasons/entry.ts").ReasonEntry<{
        isReplaced: boolean;
    }>;
    'server-stopped-answering': import("./reasons/entry.ts").ReasonEntry<{
        seconds: number;
    }>;
    'busy-after-load': import("./reasons/entry.ts").ReasonEntry<{
        seconds: number;
        protocol: import("./reasons/entry.ts").Field<"http" | "websocket">;
    }>;
    'shard-missing': import("./reasons/entry.ts").ReasonEntry<{
        index: number;
        count: number;
    }>;
    'shard-without-benchmark': import("./reasons/entry.ts").ReasonEntry<{
        index: number;
        count: number;
    }>;
    'runs-missing': import("./reasons/entry.ts").ReasonEntry<{
        expected: number;
        missing: number;
    }>;
    'of-parts': import("./reasons/entry.ts").ReasonEntry<{
        parts: string[];
        note: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'seeds-of-parts': import("./reasons/entry.ts").ReasonEntry<{
        seeds: {
            seed: number;
            part: string;
        }[];
    }>;
    'history-shallow': import("./reasons/entry.ts").ReasonEntry<{
        runs: number;
        commit: string;
    }>;
    'history-of-other-commits': import("./reasons/entry.ts").ReasonEntry<{
        runs: number;
        commit: string;
    }>;
    'history-of-unknown-commit': import("./reasons/entry.ts").ReasonEntry<{
        runs: number;
        commit: string;
    }>;
    'head-fails': import("./reasons/entry.ts").ReasonEntry<object>;
    'measurement-invalid': import("./reasons/entry.ts").ReasonEntry<object>;
    'part-missing': import("./reasons/entry.ts").ReasonEntry<object>;
    'no-figures': import("./reasons/entry.ts").ReasonEntry<object>;
    'not-stored-without-program': import("./reasons/entry.ts").ReasonEntry<{
        targets: string[];
        reason: import("./reasons/entry.ts").Field<import("./reasons/entry.ts").NestedReason>;
    }>;
    'not-stored-when-invalid': import("./reasons/entry.ts").ReasonEntry<{
        benchmarks: string[];
    }>;
};
type Kind = keyof typeof REASONS;
/** A member for each entry: `{ kind, ...fields }`. */
export type Reason = {
    [K in Kind]: {
        readonly kind: K;
    } & LikeExample<(typeof REASONS)[K]['fields']>;
}[Kind];
/** Schema of all reasons in a file. */
export declare const reasonSchema: z.ZodType<Reason>;
/** The example of a kind, for docs/messages.md and tests. */
export declare const exampleOf: (kind: Kind) => Reason;
export {};
