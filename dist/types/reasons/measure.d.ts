export declare const MEASURE_REASONS: {
    'no-probe': import("./entry.ts").ReasonEntry<{
        command: string;
    }>;
    'measured-from-outside': import("./entry.ts").ReasonEntry<{
        target: string;
    }>;
    'nothing-served': import("./entry.ts").ReasonEntry<{
        command: string;
        protocol: import("./entry.ts").Field<"http" | "websocket">;
    }>;
    'foreign-module': import("./entry.ts").ReasonEntry<{
        arm: import("./entry.ts").Field<"base" | "head">;
        name: string;
        path: string;
    }>;
    'unseen-answers': import("./entry.ts").ReasonEntry<{
        served: number;
        received: number;
    }>;
    'uncounted-requests': import("./entry.ts").ReasonEntry<{
        served: number;
        received: number;
    }>;
    'answers-too-seldom': import("./entry.ts").ReasonEntry<{
        sliceSeconds: number;
        windowSeconds: import("./entry.ts").Field<number | null>;
        isSolo: boolean;
    }>;
    'nothing-beyond-hold': import("./entry.ts").ReasonEntry<{
        requests: number;
        holdMs: number;
    }>;
    'load-client-failed': import("./entry.ts").ReasonEntry<{
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'no-room-to-measure': import("./entry.ts").ReasonEntry<{
        problem: string;
        folder: string;
    }>;
    'process-ended': import("./entry.ts").ReasonEntry<{
        ending: import("./entry.ts").Field<{
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
    'process-silent': import("./entry.ts").ReasonEntry<{
        seconds: number;
    }>;
    'process-error': import("./entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'suite-failed': import("./entry.ts").ReasonEntry<{
        file: string;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'suite-silent': import("./entry.ts").ReasonEntry<{
        seconds: number;
        asked: import("./entry.ts").Field<"calibrate" | "finish" | "labels" | "list" | "profile" | "repeat" | "run">;
    }>;
    'operation-too-long': import("./entry.ts").ReasonEntry<{
        operationMs: number;
        mostMs: number;
    }>;
    'operation-too-long-at-head': import("./entry.ts").ReasonEntry<{
        headMs: number;
        baseMs: number;
        mostMs: number;
    }>;
    'too-few-operations': import("./entry.ts").ReasonEntry<object>;
    'base-breaks-too': import("./entry.ts").ReasonEntry<{
        base: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        head: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'head-broke-at-next-try': import("./entry.ts").ReasonEntry<{
        first: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        head: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'head-broke-alone': import("./entry.ts").ReasonEntry<{
        head: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        base: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'works-alone': import("./entry.ts").ReasonEntry<{
        arm: import("./entry.ts").Field<"base" | "head">;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'not-tried-alone': import("./entry.ts").ReasonEntry<{
        arm: import("./entry.ts").Field<"base" | "head">;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        alone: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'not-up-after-kill': import("./entry.ts").ReasonEntry<{
        arm: import("./entry.ts").Field<"base" | "head">;
        seconds: number;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'interrupted-before-its-turn': import("./entry.ts").ReasonEntry<object>;
    'try-failed': import("./entry.ts").ReasonEntry<{
        benchmark: string;
        arm: import("./entry.ts").Field<"base" | "head" | null>;
        round: import("./entry.ts").Field<"base alone" | "measured again" | "solo left out">;
        times: number;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'server-killed': import("./entry.ts").ReasonEntry<{
        target: string;
    }>;
    'other-node': import("./entry.ts").ReasonEntry<{
        target: string;
        version: string;
        onPath: string;
    }>;
    'not-pinned': import("./entry.ts").ReasonEntry<{
        cause: import("./entry.ts").Field<"one core" | "platform" | "taskset failed" | "taskset is missing" | "unknown cores">;
        problem: string;
    }>;
    'waiting-for-run': import("./entry.ts").ReasonEntry<{
        pid: number;
        folder: string;
        ahead: number;
    }>;
    'cpu-limited': import("./entry.ts").ReasonEntry<{
        cpus: number;
        cores: number;
    }>;
    'over-budget': import("./entry.ts").ReasonEntry<{
        seconds: number;
        budgetSeconds: number;
    }>;
    'no-machine-lock': import("./entry.ts").ReasonEntry<{
        file: string;
        problem: string;
    }>;
    'waited-for-run': import("./entry.ts").ReasonEntry<{
        seconds: number;
    }>;
    'budget-used-up': import("./entry.ts").ReasonEntry<{
        benchmarks: number;
    }>;
    'run-interrupted': import("./entry.ts").ReasonEntry<object>;
    'temporary-programs-refused': import("./entry.ts").ReasonEntry<{
        folder: string;
    }>;
    'other-first-body': import("./entry.ts").ReasonEntry<{
        benchmark: string;
        baseBytes: number;
        headBytes: number;
        rounds: number;
    }>;
    'not-profiled': import("./entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'nothing-while-profiled': import("./entry.ts").ReasonEntry<{
        arm: import("./entry.ts").Field<"base" | "head">;
        seconds: number;
    }>;
    'cause-not-found': import("./entry.ts").ReasonEntry<{
        benchmark: string;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'causes-left-out': import("./entry.ts").ReasonEntry<{
        benchmarks: number;
        because: import("./entry.ts").Field<"budget" | "number">;
    }>;
};
