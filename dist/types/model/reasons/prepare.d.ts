/** Reasons of preparing: reach of the change, choice of the base, failed installs and services. */
import { z } from 'zod';
/** Something that a benchmark tool does for its tasks in another way than perf-gate, told by its consequence. */
export declare const deviationSchema: z.ZodEnum<{
    collections: "collections";
    concurrency: "concurrency";
    loop: "loop";
    parameters: "parameters";
}>;
export type Deviation = z.infer<typeof deviationSchema>;
export declare const PREPARE_REASONS: {
    readonly 'reached-new-target': {};
    readonly 'reached-settings': {};
    readonly 'reached-missing-folder': {
        readonly folder: z.ZodString;
    };
    readonly 'reached-own-folder': {
        readonly file: z.ZodString;
    };
    readonly 'reached-linked-package': {
        readonly file: z.ZodString;
        readonly folder: z.ZodString;
    };
    readonly 'reached-packages': {
        readonly file: z.ZodString;
    };
    readonly 'reached-command': {
        readonly file: z.ZodString;
    };
    readonly 'reached-dependency': {
        readonly file: z.ZodString;
        readonly pattern: z.ZodString;
    };
    readonly 'reached-service': {
        readonly file: z.ZodString;
        readonly service: z.ZodString;
    };
    readonly 'reached-undeclared': {
        readonly file: z.ZodString;
    };
    readonly 'reached-unreadable': {
        readonly file: z.ZodString;
        readonly manifest: z.ZodString;
    };
    readonly 'no-base-asked-for': {};
    readonly 'no-commit-before': {};
    readonly 'no-default-branch': {};
    readonly 'no-common-commit': {
        readonly branch: z.ZodString;
    };
    readonly 'compared-with-commit-before': {};
    readonly 'compared-uncommitted-alone': {
        readonly files: z.ZodArray<z.ZodString>;
    };
    readonly 'config-outside-repository': {
        readonly file: z.ZodString;
    };
    readonly 'base-config-missing': {
        readonly file: z.ZodString;
    };
    readonly 'base-config-unusable': {
        readonly file: z.ZodString;
        readonly problem: z.ZodString;
    };
    readonly 'benchmarks-of-head': {
        readonly files: z.ZodNumber;
    };
    readonly 'another-node-set': {
        readonly files: z.ZodArray<z.ZodString>;
        readonly version: z.ZodString;
    };
    readonly 'links-lead-out': {
        readonly links: z.ZodArray<z.ZodString>;
    };
    readonly 'loaded-alike': {
        readonly target: z.ZodString;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'folder-missing': {
        readonly folder: z.ZodString;
        readonly isOfEdition: z.ZodBoolean;
    };
    readonly 'edition-in-workspace': {
        readonly folder: z.ZodString;
        readonly manifest: z.ZodString;
        readonly glob: z.ZodString;
    };
    readonly 'manifest-missing': {
        readonly folder: z.ZodString;
    };
    readonly 'lock-file-missing': {
        readonly folder: z.ZodString;
        readonly other: z.ZodNullable<z.ZodObject<{
            file: z.ZodString;
            install: z.ZodString;
        }, z.core.$strip>>;
    };
    readonly 'command-failed': {
        readonly command: z.ZodString;
        readonly folder: z.ZodString;
        readonly ending: z.ZodDiscriminatedUnion<[z.ZodObject<{
            kind: z.ZodLiteral<"exited">;
            code: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>, z.ZodObject<{
            kind: z.ZodLiteral<"signalled">;
            signal: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            kind: z.ZodLiteral<"not started">;
            why: z.ZodString;
        }, z.core.$strip>], "kind">;
        readonly mayNeedGit: z.ZodBoolean;
    };
    readonly 'linked-script-failed': {
        readonly folder: z.ZodString;
        readonly script: z.ZodString;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'command-hung': {
        readonly command: z.ZodString;
        readonly folder: z.ZodString;
        readonly seconds: z.ZodNumber;
    };
    readonly 'command-failed-twice': {
        readonly last: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly first: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'needed-second-try': {
        readonly arm: z.ZodNullable<z.ZodEnum<{
            base: "base";
            head: "head";
        }>>;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'known-cause': {
        readonly cause: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'left-out-of-copies': {
        readonly file: z.ZodString;
        readonly isIgnored: z.ZodBoolean;
    };
    readonly 'left-in-home': {
        readonly file: z.ZodString;
    };
    readonly 'not-built': {
        readonly file: z.ZodString;
    };
    readonly 'missing-in-checkout': {
        readonly file: z.ZodString;
    };
    readonly 'package-missing': {
        readonly package: z.ZodString;
        readonly inCheckout: z.ZodBoolean;
        readonly install: z.ZodNullable<z.ZodString>;
    };
    readonly 'variables-withheld': {
        readonly names: z.ZodArray<z.ZodString>;
    };
    readonly 'probe-not-allowed': {
        readonly folder: z.ZodString;
    };
    readonly 'written-for-bash': {
        readonly command: z.ZodString;
        readonly construct: z.ZodString;
        readonly shell: z.ZodString;
    };
    readonly 'service-ended': {
        readonly service: z.ZodString;
        readonly ending: z.ZodDiscriminatedUnion<[z.ZodObject<{
            kind: z.ZodLiteral<"exited">;
            code: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>, z.ZodObject<{
            kind: z.ZodLiteral<"signalled">;
            signal: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            kind: z.ZodLiteral<"not started">;
            why: z.ZodString;
        }, z.core.$strip>], "kind">;
        readonly isInBackground: z.ZodBoolean;
    };
    readonly 'service-not-ready': {
        readonly service: z.ZodString;
        readonly seconds: z.ZodNumber;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'service-not-listening': {
        readonly address: z.ZodString;
    };
    readonly 'ready-command-failed': {
        readonly command: z.ZodString;
        readonly ending: z.ZodNullable<z.ZodDiscriminatedUnion<[z.ZodObject<{
            kind: z.ZodLiteral<"exited">;
            code: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>, z.ZodObject<{
            kind: z.ZodLiteral<"signalled">;
            signal: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            kind: z.ZodLiteral<"not started">;
            why: z.ZodString;
        }, z.core.$strip>], "kind">>;
    };
    readonly 'service-needed-second-try': {
        readonly service: z.ZodString;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'service-of-another-user': {
        readonly service: z.ZodString;
    };
    readonly 'labels-not-shown': {
        readonly target: z.ZodString;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'unlike-its-tool': {
        readonly target: z.ZodString;
        readonly deviations: z.ZodArray<z.ZodEnum<{
            collections: "collections";
            concurrency: "concurrency";
            loop: "loop";
            parameters: "parameters";
        }>>;
    };
    readonly 'version-not-shown': {
        readonly target: z.ZodString;
        readonly package: z.ZodString;
    };
    readonly 'names-too-long': {
        readonly names: z.ZodArray<z.ZodString>;
        readonly most: z.ZodNumber;
    };
    readonly 'published-copy': {
        readonly folder: z.ZodString;
        readonly package: z.ZodString;
        readonly version: z.ZodNullable<z.ZodString>;
        readonly own: z.ZodString;
        readonly path: z.ZodString;
    };
    readonly 'tasks-need-unix': {};
    readonly 'tasks-of-edition': {};
    readonly 'tasks-need-install': {
        readonly folder: z.ZodString;
    };
    readonly 'tasks-not-loaded': {
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
};
