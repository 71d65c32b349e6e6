/** Reasons of judging an uploaded run again. */
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
    readonly 'head-configuration-judges': {
        readonly file: z.ZodString;
        readonly branch: z.ZodString;
    };
    readonly 'base-configuration-unusable': {
        readonly problems: z.ZodString;
        readonly file: z.ZodString;
        readonly instead: z.ZodString;
    };
    readonly 'upload-expired': {};
    readonly 'upload-not-a-zip': {
        readonly problem: z.ZodString;
    };
    readonly 'upload-with-same-file-twice': {};
    readonly 'upload-without-run': {};
    readonly 'upload-of-shards-only': {};
    readonly 'upload-too-large': {
        readonly most: z.ZodInt;
        readonly unit: z.ZodEnum<{
            artifacts: "artifacts";
            benchmarks: "benchmarks";
            bytes: "bytes";
            "characters in a name": "characters in a name";
            "counts of instructions": "counts of instructions";
            entries: "entries";
            "kinds of machines": "kinds of machines";
            labels: "labels";
            "points in a chart": "points in a chart";
            rounds: "rounds";
            rules: "rules";
            "run files": "run files";
            "slices in a round": "slices in a round";
            "unpacked bytes": "unpacked bytes";
            values: "values";
        }>;
    };
    readonly 'upload-unreadable': {
        readonly problem: z.ZodString;
    };
    readonly 'upload-from-other-version': {
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly measuredBy: z.ZodString;
        readonly judgedBy: z.ZodString;
    };
    readonly 'upload-date-impossible': {
        readonly days: z.ZodInt;
    };
    readonly 'upload-without-commit-ids': {};
    readonly 'upload-configuration-path-odd': {};
    readonly 'upload-with-odd-benchmark-id': {};
    readonly 'upload-with-same-benchmark-twice': {};
    readonly 'upload-with-huge-figure': {};
    readonly 'several-runs-of-configuration': {
        readonly file: z.ZodString;
    };
    readonly 'shard-not-joined': {
        readonly index: z.ZodInt;
        readonly count: z.ZodInt;
    };
    readonly 'other-commit-measured': {
        readonly measured: z.ZodString;
        readonly wanted: z.ZodString;
    };
    readonly 'other-base-measured': {
        readonly measured: z.ZodString;
        readonly branch: z.ZodString;
    };
    readonly 'measured-without-base': {};
    readonly 'no-rounds-beside-base': {
        readonly benchmark: z.ZodString;
    };
    readonly 'measured-for-tables-only': {
        readonly profile: z.ZodString;
    };
    readonly 'measured-in-part-only': {};
    readonly 'selection-unknown': {
        readonly pattern: z.ZodString;
        readonly file: z.ZodString;
    };
    readonly 'no-usable-configuration': {
        readonly file: z.ZodString;
        readonly problems: z.ZodString;
    };
    readonly 'upload-refused': {
        readonly where: z.ZodString;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'left-aside': {};
    readonly 'nothing-uploaded': {
        readonly workflowRun: z.ZodInt;
        readonly artifact: z.ZodString;
        readonly config: z.ZodNullable<z.ZodString>;
    };
    readonly 'skipped-by-label': {
        readonly label: z.ZodString;
    };
    readonly 'branch-of-run-unknown': {};
    readonly 'repository-of-run-gone': {};
    readonly 'no-pull-request-at-commit': {
        readonly commit: z.ZodString;
    };
    readonly 'no-such-pull-request': {
        readonly number: z.ZodInt;
    };
    readonly 'pull-request-closed': {
        readonly number: z.ZodInt;
    };
    readonly 'nothing-reported': {};
    readonly 'two-reports': {
        readonly file: z.ZodString;
    };
    readonly 'report-changed-since': {
        readonly file: z.ZodString;
        readonly commit: z.ZodString;
    };
    readonly 'no-regression-of-known-size': {
        readonly benchmark: z.ZodString;
        readonly results: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            verdict: z.ZodString;
        }, z.core.$strip>>;
        readonly isCut: z.ZodBoolean;
    };
    readonly 'benchmark-not-reported': {
        readonly benchmark: z.ZodString;
        readonly regressed: z.ZodArray<z.ZodString>;
        readonly isCut: z.ZodBoolean;
    };
};
