export declare const STORE_REASONS: {
    'shard-missing': import("./entry.ts").ReasonEntry<{
        index: number;
        count: number;
    }>;
    'shard-without-benchmark': import("./entry.ts").ReasonEntry<{
        index: number;
        count: number;
    }>;
    'runs-missing': import("./entry.ts").ReasonEntry<{
        expected: number;
        missing: number;
    }>;
    'of-parts': import("./entry.ts").ReasonEntry<{
        parts: string[];
        note: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'seeds-of-parts': import("./entry.ts").ReasonEntry<{
        seeds: {
            seed: number;
            part: string;
        }[];
    }>;
    'history-shallow': import("./entry.ts").ReasonEntry<{
        runs: number;
        commit: string;
    }>;
    'history-of-other-commits': import("./entry.ts").ReasonEntry<{
        runs: number;
        commit: string;
    }>;
    'history-of-unknown-commit': import("./entry.ts").ReasonEntry<{
        runs: number;
        commit: string;
    }>;
    'head-fails': import("./entry.ts").ReasonEntry<object>;
    'measurement-invalid': import("./entry.ts").ReasonEntry<object>;
    'part-missing': import("./entry.ts").ReasonEntry<object>;
    'no-figures': import("./entry.ts").ReasonEntry<object>;
    'not-stored-without-program': import("./entry.ts").ReasonEntry<{
        targets: string[];
        reason: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'not-stored-when-invalid': import("./entry.ts").ReasonEntry<{
        benchmarks: string[];
    }>;
};
