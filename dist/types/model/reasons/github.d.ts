/** Reasons that the stage gives which judges an upload again. */
import { z } from 'zod';
export declare const GITHUB_REASONS: {
    readonly 'not-in-upload': {};
    readonly 'left-unmeasured': {
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'not-beside-base': {};
    readonly 'not-counted-in-upload': {};
    readonly 'earlier-results': {
        readonly benchmarks: z.ZodInt;
    };
    readonly 'ancestry-not-looked-up': {
        readonly runs: z.ZodInt;
    };
    readonly 'fails-for-another': {
        readonly number: z.ZodInt;
        readonly branch: z.ZodString;
    };
    readonly 'head-configuration-judges': {
        readonly file: z.ZodString;
        readonly branch: z.ZodString;
    };
    readonly 'base-configuration-unusable': {
        readonly problems: z.ZodString;
        readonly file: z.ZodString;
        readonly instead: z.ZodString;
    };
};
