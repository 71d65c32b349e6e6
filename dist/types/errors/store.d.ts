export declare const STORE_ERRORS: {
    'no-json': import("./entry.ts").ErrorEntry<{
        kind: string;
        where: string;
        fix: string;
        reason: string;
    }>;
    'no-text': import("./entry.ts").ErrorEntry<{
        kind: string;
        where: string;
        fix: string;
    }>;
    'wrong-shape': import("./entry.ts").ErrorEntry<{
        kind: string;
        where: string;
        fix: string;
        problem: string;
        version: string;
        writer: import("../reasons/entry.ts").Field<string | null>;
    }>;
    'newer-format': import("./entry.ts").ErrorEntry<{
        kind: string;
        where: string;
        version: string;
        writer: import("../reasons/entry.ts").Field<string | null>;
        otherwise: import("../reasons/entry.ts").Field<string | null>;
    }>;
    'older-format': import("./entry.ts").ErrorEntry<{
        kind: string;
        where: string;
        version: string;
        writer: import("../reasons/entry.ts").Field<string | null>;
        otherwise: import("../reasons/entry.ts").Field<string | null>;
    }>;
    'conflict-markers': import("./entry.ts").ErrorEntry<{
        where: string;
    }>;
    'stored-already': import("./entry.ts").ErrorEntry<{
        commit: string;
        where: string;
    }>;
    'no-run-file': import("./entry.ts").ErrorEntry<{
        path: string;
    }>;
    'run-file-unreadable': import("./entry.ts").ErrorEntry<{
        path: string;
        reason: string;
    }>;
    'run-file-unwritable': import("./entry.ts").ErrorEntry<{
        path: string;
        reason: string;
    }>;
    'results-unwritable': import("./entry.ts").ErrorEntry<{
        folder: string;
        reason: string;
    }>;
    'baseline-inaccessible': import("./entry.ts").ErrorEntry<{
        holds: string;
        action: string;
        path: string;
        reason: string;
    }>;
    'push-refused': import("./entry.ts").ErrorEntry<{
        refusal: import("../reasons/entry.ts").Field<"branch moved" | "hook declined" | "name taken" | "no permission" | "protected branch" | "unreachable">;
        output: string;
        remote: string;
        branch: string;
    }>;
    'no-run-arrived': import("./entry.ts").ErrorEntry<{
        folder: string;
    }>;
    'joined-before': import("./entry.ts").ErrorEntry<{
        name: string;
    }>;
    'runs-disagree': import("./entry.ts").ErrorEntry<{
        aspect: string;
        name: string;
        other: string;
        values: import("../reasons/entry.ts").Field<{
            readonly value: string;
            readonly other: string;
        } | null>;
    }>;
    'measured-twice': import("./entry.ts").ErrorEntry<{
        id: string;
        name: string;
        other: string;
    }>;
    'shards-of-two-splits': import("./entry.ts").ErrorEntry<{
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
