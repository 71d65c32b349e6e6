export declare const COUNT_REASONS: {
    'failed-while-counted': import("./entry.ts").ReasonEntry<{
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'counter-for-other-systems': import("./entry.ts").ReasonEntry<object>;
    'emulator-not-unpacked': import("./entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'counted-node-missing': import("./entry.ts").ReasonEntry<object>;
    'counted-programs-not-run': import("./entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'not-started-as-node': import("./entry.ts").ReasonEntry<object>;
    'another-process-works': import("./entry.ts").ReasonEntry<{
        arm: import("./entry.ts").Field<"base" | "head">;
        unit: import("./entry.ts").Field<"operation" | "request">;
        instructions: number;
    }>;
    'hooks-around-operations': import("./entry.ts").ReasonEntry<object>;
    'counting-too-long': import("./entry.ts").ReasonEntry<{
        seconds: number;
        of: import("./entry.ts").Field<"benchmark" | "run">;
    }>;
    'json-keys-moved': import("./entry.ts").ReasonEntry<{
        base: number;
        head: number;
    }>;
    'arm-failed': import("./entry.ts").ReasonEntry<{
        arm: import("./entry.ts").Field<"base" | "head">;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'instructions-not-counted': import("./entry.ts").ReasonEntry<{
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'benchmarks-not-counted': import("./entry.ts").ReasonEntry<{
        benchmarks: string[];
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'allocates-more': import("./entry.ts").ReasonEntry<{
        benchmark: string;
        base: number;
        head: number;
    }>;
    'required-instructions-not-counted': import("./entry.ts").ReasonEntry<{
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
};
