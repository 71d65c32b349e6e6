export declare const GITHUB_REASONS: {
    'not-in-upload': import("./entry.ts").ReasonEntry<object>;
    'left-unmeasured': import("./entry.ts").ReasonEntry<{
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'not-beside-base': import("./entry.ts").ReasonEntry<object>;
    'not-counted-in-upload': import("./entry.ts").ReasonEntry<object>;
    'earlier-results': import("./entry.ts").ReasonEntry<{
        benchmarks: number;
    }>;
    'ancestry-not-looked-up': import("./entry.ts").ReasonEntry<{
        runs: number;
    }>;
    'head-configuration-judges': import("./entry.ts").ReasonEntry<{
        file: string;
        branch: string;
    }>;
    'base-configuration-unusable': import("./entry.ts").ReasonEntry<{
        problems: string;
        file: string;
        instead: string;
    }>;
    'upload-expired': import("./entry.ts").ReasonEntry<object>;
    'upload-not-a-zip': import("./entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'upload-with-same-file-twice': import("./entry.ts").ReasonEntry<object>;
    'upload-without-run': import("./entry.ts").ReasonEntry<object>;
    'upload-of-shards-only': import("./entry.ts").ReasonEntry<object>;
    'upload-too-large': import("./entry.ts").ReasonEntry<{
        most: number;
        unit: string;
    }>;
    'upload-unreadable': import("./entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'upload-from-other-version': import("./entry.ts").ReasonEntry<{
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        measuredBy: string;
        judgedBy: string;
    }>;
    'upload-date-impossible': import("./entry.ts").ReasonEntry<{
        days: number;
    }>;
    'upload-without-commit-ids': import("./entry.ts").ReasonEntry<object>;
    'upload-configuration-path-odd': import("./entry.ts").ReasonEntry<object>;
    'upload-with-odd-benchmark-id': import("./entry.ts").ReasonEntry<object>;
    'upload-with-same-benchmark-twice': import("./entry.ts").ReasonEntry<object>;
    'upload-with-huge-figure': import("./entry.ts").ReasonEntry<object>;
    'several-runs-of-configuration': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'shard-not-joined': import("./entry.ts").ReasonEntry<{
        index: number;
        count: number;
    }>;
    'other-commit-measured': import("./entry.ts").ReasonEntry<{
        measured: string;
        wanted: string;
    }>;
    'other-base-measured': import("./entry.ts").ReasonEntry<{
        measured: string;
        branch: string;
    }>;
    'measured-without-base': import("./entry.ts").ReasonEntry<object>;
    'no-rounds-beside-base': import("./entry.ts").ReasonEntry<{
        benchmark: string;
    }>;
    'measured-for-tables-only': import("./entry.ts").ReasonEntry<{
        profile: string;
    }>;
    'measured-in-part-only': import("./entry.ts").ReasonEntry<object>;
    'selection-unknown': import("./entry.ts").ReasonEntry<{
        pattern: string;
        file: string;
    }>;
    'no-usable-configuration': import("./entry.ts").ReasonEntry<{
        file: string;
        problems: string;
    }>;
    'upload-refused': import("./entry.ts").ReasonEntry<{
        where: string;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'left-aside': import("./entry.ts").ReasonEntry<object>;
    'nothing-uploaded': import("./entry.ts").ReasonEntry<{
        workflowRun: number;
        artifact: string;
        config: import("./entry.ts").Field<string | null>;
    }>;
    'skipped-by-label': import("./entry.ts").ReasonEntry<{
        label: string;
    }>;
    'branch-of-run-unknown': import("./entry.ts").ReasonEntry<object>;
    'repository-of-run-gone': import("./entry.ts").ReasonEntry<object>;
    'no-pull-request-at-commit': import("./entry.ts").ReasonEntry<{
        commit: string;
    }>;
    'no-such-pull-request': import("./entry.ts").ReasonEntry<{
        number: number;
    }>;
    'pull-request-closed': import("./entry.ts").ReasonEntry<{
        number: number;
    }>;
    'nothing-reported': import("./entry.ts").ReasonEntry<object>;
    'two-reports': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'report-changed-since': import("./entry.ts").ReasonEntry<{
        file: string;
        commit: string;
    }>;
    'no-regression-of-known-size': import("./entry.ts").ReasonEntry<{
        benchmark: string;
        results: {
            id: string;
            verdict: string;
        }[];
        isCut: boolean;
    }>;
    'benchmark-not-reported': import("./entry.ts").ReasonEntry<{
        benchmark: string;
        regressed: string[];
        isCut: boolean;
    }>;
};
