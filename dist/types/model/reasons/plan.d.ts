/** Reasons of planning: benchmarks that are left out or not compared, and settings without effect. */
import { z } from 'zod';
export declare const PLAN_REASONS: {
    readonly 'base-lacks-target': {};
    readonly 'base-lacks-benchmark': {};
    readonly 'scenario-differs': {};
    readonly 'base-without-config': {
        readonly file: z.ZodString;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'program-missing': {
        readonly program: z.ZodString;
        readonly installHint: z.ZodNullable<z.ZodString>;
    };
    readonly 'left-to-shard': {
        readonly index: z.ZodNumber;
        readonly count: z.ZodNumber;
    };
    readonly 'profile-differs': {
        readonly profile: z.ZodString;
    };
    readonly 'scenarios-unsent': {
        readonly scenarios: z.ZodArray<z.ZodString>;
    };
    readonly 'services-unneeded': {
        readonly services: z.ZodArray<z.ZodString>;
    };
    readonly 'glob-matches-nothing': {
        readonly glob: z.ZodString;
        readonly by: z.ZodString;
    };
    readonly 'dependency-matches-nothing': {
        readonly pattern: z.ZodString;
        readonly target: z.ZodString;
        readonly file: z.ZodString;
    };
    readonly 'budget-leaves-fewer-rounds': {
        readonly beforeFirstLook: z.ZodNullable<z.ZodObject<{
            left: z.ZodNumber;
            of: z.ZodNumber;
        }, z.core.$strip>>;
        readonly ofHeadAlone: z.ZodNullable<z.ZodObject<{
            left: z.ZodNumber;
            of: z.ZodNumber;
        }, z.core.$strip>>;
    };
    readonly 'budget-leaves-fewer-looks': {
        readonly looks: z.ZodArray<z.ZodNumber>;
    };
};
