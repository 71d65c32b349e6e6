/** A record that cannot be read. */
interface Unreadable {
    /** The expected kind: `a run file`, `a stored run`. */
    readonly kind: string;
    /** The file, with its line where it has several records. */
    readonly where: string;
    readonly fix: string;
}
/** A record of another format. */
interface OtherFormat extends Pick<Unreadable, 'kind' | 'where'> {
    readonly version: string;
    /** The version that wrote it; null: it does not say, or it is this one. */
    readonly writer: string | null;
    /** Another way out: `delete the line to forget that run`; null: none. */
    readonly otherwise: string | null;
}
declare const PUSH_FIXES: {
    readonly 'branch moved': 'Run the job again. If it happens often, let fewer jobs store baselines at the same time.';
    readonly 'name taken': 'Git can have only one of the two names. Give `baseline-branch` another one in every step that uses perf-gate, or remove the branch that git names.';
    readonly 'protected branch': 'Point `baseline-branch` at a branch of its own that is not protected, or let an app or deploy key that may bypass the rule push: the token of a workflow cannot.';
    readonly 'hook declined': 'Ask who runs the remote what its hook accepts, or point `baseline-branch` at a branch that it lets pass.';
    readonly 'no permission': 'Give the job that stores baselines `permissions: contents: write`, and no other job.';
    readonly unreachable: 'Check that the remote exists and can be reached with the rights of this checkout.';
};
type Refusal = keyof typeof PUSH_FIXES;
interface Misshapen extends Unreadable, Pick<OtherFormat, 'version' | 'writer'> {
    readonly problem: string;
}
interface RefusedPush {
    readonly refusal: Refusal;
    readonly output: string;
    readonly remote: string;
    readonly branch: string;
}
interface Disagreement {
    readonly aspect: string;
    readonly name: string;
    readonly other: string;
    /** null: too long to be shown. */
    readonly values: {
        readonly value: string;
        readonly other: string;
    } | null;
}
export declare const STORE_ERRORS: {
    readonly 'no-json': import("./catalogue.ts").CatalogueEntry<{
        kind: string;
        where: string;
        fix: string;
        reason: string;
    }>;
    readonly 'no-text': import("./catalogue.ts").CatalogueEntry<Unreadable>;
    readonly 'wrong-shape': import("./catalogue.ts").CatalogueEntry<Misshapen>;
    readonly 'newer-format': import("./catalogue.ts").CatalogueEntry<OtherFormat>;
    readonly 'older-format': import("./catalogue.ts").CatalogueEntry<OtherFormat>;
    readonly 'conflict-markers': import("./catalogue.ts").CatalogueEntry<{
        where: string;
    }>;
    readonly 'stored-already': import("./catalogue.ts").CatalogueEntry<{
        commit: string;
        where: string;
    }>;
    readonly 'no-run-file': import("./catalogue.ts").CatalogueEntry<{
        path: string;
    }>;
    readonly 'run-file-unreadable': import("./catalogue.ts").CatalogueEntry<{
        path: string;
        reason: string;
    }>;
    readonly 'run-file-unwritable': import("./catalogue.ts").CatalogueEntry<{
        path: string;
        reason: string;
    }>;
    readonly 'results-unwritable': import("./catalogue.ts").CatalogueEntry<{
        folder: string;
        reason: string;
    }>;
    readonly 'baseline-inaccessible': import("./catalogue.ts").CatalogueEntry<{
        holds: string;
        action: string;
        path: string;
        reason: string;
    }>;
    readonly 'push-refused': import("./catalogue.ts").CatalogueEntry<RefusedPush>;
    readonly 'no-run-arrived': import("./catalogue.ts").CatalogueEntry<{
        folder: string;
    }>;
    readonly 'joined-before': import("./catalogue.ts").CatalogueEntry<{
        name: string;
    }>;
    readonly 'runs-disagree': import("./catalogue.ts").CatalogueEntry<Disagreement>;
    readonly 'measured-twice': import("./catalogue.ts").CatalogueEntry<{
        id: string;
        name: string;
        other: string;
    }>;
    readonly 'shards-of-two-splits': import("./catalogue.ts").CatalogueEntry<{
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
export {};
