/** Reasons why nobody can say what made a benchmark dearer. */
import { z } from 'zod';
export declare const CAUSE_REASONS: {
    readonly 'not-profiled': {
        readonly problem: z.ZodString;
    };
    readonly 'nothing-while-profiled': {
        readonly arm: z.ZodEnum<{
            base: "base";
            head: "head";
        }>;
        readonly seconds: z.ZodNumber;
    };
    readonly 'cause-not-found': {
        readonly benchmark: z.ZodString;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'causes-left-out': {
        readonly benchmarks: z.ZodNumber;
        readonly because: z.ZodEnum<{
            budget: "budget";
            number: "number";
        }>;
    };
};
