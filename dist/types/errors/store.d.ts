export declare const STORE_ERRORS: {
    'no-json': import("../errors.ts").ErrorEntry<{
        kind: string;
        where: string;
        fix: string;
        reason: string;
    }>;
    'wrong-shape': import("../errors.ts").ErrorEntry<{
        kind: string;
        where: string;
        fix: string;
        problem: string;
        version: string;
        writer: import("../reasons/entry.ts").Field<string | null>;
    }>;
    'newer-format': import("../errors.ts").ErrorEntry<{
        kind: string;
        where: string;
        version: string;
        writer: import("../reasons/entry.ts").Field<string | null>;
        otherwise: import("../reasons/entry.ts").Field<string | null>;
    }>;
    'older-format': import("../errors.ts").ErrorEntry<{
        kind: string;
        where: string;
        version: string;
        writer: import("../reasons/entry.ts").Field<string | null>;
        otherwise: import("../reasons/entry.ts").Field<string | null>;
    }>;
    'conflict-markers': import("../errors.ts").ErrorEntry<{
        where: string;
    }>;
    'stored-already': import("../errors.ts").ErrorEntry<{
        commit: string;
        where: string;
    }>;
    'no-run-file': import("../errors.ts").ErrorEntry<{
        path: string;
    }>;
    'run-file-unreadable': import("../errors.ts").ErrorEntry<{
        path: string;
        reason: string;
    }>;
    'run-file-unwritable': import("../errors.ts").ErrorEntry<{
        path: string;
        reason: string;
    }>;
    'results-unwritable': import("../errors.ts").ErrorEntry<{
        folder: string;
        reason: string;
    }>;
    'baseline-inaccessible': import("../errors.ts").ErrorEntry<{
        holds: string;
        action: string;
        path: string;
        reason: string;
    }>;
    'push-refused': import("../errors.ts").ErrorEntry<{
        refusal: import("../reasons/entry.ts").Field<"branch moved" | "hook declined" | "name taken" | "no permission" | "protected branch" | "unreachable">;
        output: string;
        remote: string;
        branch: string;
    }>;
    'no-run-arrived': import("../errors.ts").ErrorEntry<{
        folder: string;
    }>;
    'joined-before': import("../errors.ts").ErrorEntry<{
        name: string;
    }>;
    'runs-disagree': import("../errors.ts").ErrorEntry<{
        aspect: string;
        name: string;
        other: string;
        values: import("../reasons/entry.ts").Field<{
            readonly value: string;
            readonly other: string;
        } | null>;
    }>;
    'measured-twice': import("../errors.ts").ErrorEntry<{
        id: string;
        name: string;
        other: string;
    }>;
    'shards-of-two-splits': import("../errors.ts").ErrorEntry<{
        name: string;
        shard: {
            index: number;
            count: number;
        };
        other: string;
        otherShard: {
            index: number;
            count: number;
        };
    }>;
};
