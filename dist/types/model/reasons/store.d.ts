import { z } from 'zod';
/** Reasons of joining runs, and of reading and writing stored runs. */
export declare const STORE_REASONS: {
    readonly 'shard-missing': {
        index: z.ZodInt;
        count: z.ZodInt;
    };
    readonly 'shard-without-benchmark': {
        index: z.ZodInt;
        count: z.ZodInt;
    };
    readonly 'runs-missing': {
        readonly expected: z.ZodInt;
        readonly missing: z.ZodInt;
    };
    readonly 'of-parts': {
        readonly parts: z.ZodArray<z.ZodString>;
        readonly note: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'seeds-of-parts': {
        readonly seeds: z.ZodArray<z.ZodObject<{
            seed: z.ZodInt;
            part: z.ZodString;
        }, z.core.$strip>>;
    };
    readonly 'history-shallow': {
        readonly runs: z.ZodInt;
        readonly commit: z.ZodString;
    };
    readonly 'history-of-other-commits': {
        readonly runs: z.ZodInt;
        readonly commit: z.ZodString;
    };
    readonly 'history-of-unknown-commit': {
        readonly runs: z.ZodInt;
        readonly commit: z.ZodString;
    };
    readonly 'head-fails': {};
    readonly 'measurement-invalid': {};
    readonly 'part-missing': {};
    readonly 'no-figures': {};
    readonly 'not-stored-without-program': {
        readonly targets: z.ZodArray<z.ZodString>;
        readonly reason: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'not-stored-when-invalid': {
        readonly benchmarks: z.ZodArray<z.ZodString>;
    };
};
