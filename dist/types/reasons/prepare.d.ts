export declare const PREPARE_REASONS: {
    'reached-new-target': import("./entry.ts").ReasonEntry<object>;
    'reached-settings': import("./entry.ts").ReasonEntry<object>;
    'reached-missing-folder': import("./entry.ts").ReasonEntry<{
        folder: string;
    }>;
    'reached-own-folder': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'reached-linked-package': import("./entry.ts").ReasonEntry<{
        file: string;
        folder: string;
    }>;
    'reached-packages': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'reached-command': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'reached-dependency': import("./entry.ts").ReasonEntry<{
        file: string;
        pattern: string;
    }>;
    'reached-service': import("./entry.ts").ReasonEntry<{
        file: string;
        service: string;
    }>;
    'reached-undeclared': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'reached-unreadable': import("./entry.ts").ReasonEntry<{
        file: string;
        manifest: string;
    }>;
    'no-base-asked-for': import("./entry.ts").ReasonEntry<object>;
    'no-commit-before': import("./entry.ts").ReasonEntry<object>;
    'no-default-branch': import("./entry.ts").ReasonEntry<object>;
    'no-common-commit': import("./entry.ts").ReasonEntry<{
        branch: string;
    }>;
    'compared-with-commit-before': import("./entry.ts").ReasonEntry<object>;
    'compared-uncommitted-alone': import("./entry.ts").ReasonEntry<{
        files: string[];
    }>;
    'config-outside-repository': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'base-config-missing': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'base-config-unusable': import("./entry.ts").ReasonEntry<{
        file: string;
        problem: string;
    }>;
    'benchmarks-of-head': import("./entry.ts").ReasonEntry<{
        files: number;
    }>;
    'another-node-set': import("./entry.ts").ReasonEntry<{
        files: string[];
        version: string;
    }>;
    'links-lead-out': import("./entry.ts").ReasonEntry<{
        links: string[];
    }>;
    'not-loaded': import("./entry.ts").ReasonEntry<{
        files: number;
        changed: number;
    }>;
    'folder-missing': import("./entry.ts").ReasonEntry<{
        folder: string;
        isOfEdition: boolean;
    }>;
    'edition-in-workspace': import("./entry.ts").ReasonEntry<{
        folder: string;
        manifest: string;
        glob: string;
    }>;
    'manifest-missing': import("./entry.ts").ReasonEntry<{
        folder: string;
    }>;
    'lock-file-missing': import("./entry.ts").ReasonEntry<{
        folder: string;
        other: import("./entry.ts").Field<{
            readonly file: string;
            readonly install: string;
        } | null>;
    }>;
    'command-failed': import("./entry.ts").ReasonEntry<{
        command: string;
        folder: string;
        ending: import("./entry.ts").Field<{
            kind: "exited";
            code: number | null;
        } | {
            kind: "signalled";
            signal: string;
        } | {
            kind: "not started";
            why: string;
        }>;
        mayNeedGit: boolean;
    }>;
    'linked-script-failed': import("./entry.ts").ReasonEntry<{
        folder: string;
        script: string;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'command-hung': import("./entry.ts").ReasonEntry<{
        command: string;
        folder: string;
        seconds: number;
    }>;
    'command-failed-twice': import("./entry.ts").ReasonEntry<{
        last: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        first: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'needed-second-try': import("./entry.ts").ReasonEntry<{
        arm: import("./entry.ts").Field<"base" | "head" | null>;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'known-cause': import("./entry.ts").ReasonEntry<{
        cause: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'left-out-of-copies': import("./entry.ts").ReasonEntry<{
        file: string;
        isIgnored: boolean;
    }>;
    'left-in-home': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'not-built': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'missing-in-checkout': import("./entry.ts").ReasonEntry<{
        file: string;
    }>;
    'package-missing': import("./entry.ts").ReasonEntry<{
        package: string;
        inCheckout: boolean;
        install: import("./entry.ts").Field<string | null>;
    }>;
    'package-manager-missing': import("./entry.ts").ReasonEntry<{
        name: string;
    }>;
    'variables-withheld': import("./entry.ts").ReasonEntry<{
        names: string[];
    }>;
    'probe-not-allowed': import("./entry.ts").ReasonEntry<{
        folder: string;
    }>;
    'written-for-bash': import("./entry.ts").ReasonEntry<{
        command: string;
        construct: string;
        shell: string;
    }>;
    'service-ended': import("./entry.ts").ReasonEntry<{
        service: string;
        ending: import("./entry.ts").Field<{
            kind: "exited";
            code: number | null;
        } | {
            kind: "signalled";
            signal: string;
        } | {
            kind: "not started";
            why: string;
        }>;
        isInBackground: boolean;
    }>;
    'service-not-ready': import("./entry.ts").ReasonEntry<{
        service: string;
        seconds: number;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'service-not-listening': import("./entry.ts").ReasonEntry<{
        address: string;
    }>;
    'ready-command-failed': import("./entry.ts").ReasonEntry<{
        command: string;
        ending: import("./entry.ts").Field<{
            readonly kind: "exited";
            readonly code: number | null;
        } | {
            readonly kind: "signalled";
            readonly signal: string;
        } | {
            readonly kind: "not started";
            readonly why: string;
        } | null>;
    }>;
    'labels-not-shown': import("./entry.ts").ReasonEntry<{
        target: string;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'unlike-its-tool': import("./entry.ts").ReasonEntry<{
        target: string;
        deviations: import("./entry.ts").Field<"collections" | "concurrency" | "loop" | "parameters">[];
    }>;
    'version-not-shown': import("./entry.ts").ReasonEntry<{
        target: string;
        package: string;
    }>;
    'names-too-long': import("./entry.ts").ReasonEntry<{
        names: string[];
        most: number;
    }>;
    'tasks-unknown': import("./entry.ts").ReasonEntry<object>;
};
