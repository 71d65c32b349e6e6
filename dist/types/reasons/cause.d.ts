export declare const CAUSE_REASONS: {
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
