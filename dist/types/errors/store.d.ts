/** What can be wrong with run files, stored runs, and runs that are to be joined. */
import type { Shard } from '../model.ts';
/** A record that cannot be read. */
interface Unreadable {
    /** Names what it should be: `a run file`, `a stored run`. */
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
    /** Helps where that version is not to be had: `delete the line to forget that run`; null: nothing does. */
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
    /** null: nobody can tell the two apart at a glance. */
    readonly values: {
        readonly value: string;
        readonly other: string;
    } | null;
}
export declare const STORE_ERRORS: {
    'no-json': {
        sample: {
            kind: string;
            where: string;
            fix: string;
            reason: string;
        };
        say: ({ kind, where, fix, reason }: Unreadable & {
            readonly reason: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'no-text': {
        sample: Unreadable;
        say: ({ kind, where, fix }: Unreadable) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'wrong-shape': {
        sample: Misshapen;
        say: ({ kind, where, fix, problem, version, writer }: Misshapen) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'newer-format': {
        sample: OtherFormat;
        say: ({ kind, where, version, writer, otherwise }: OtherFormat) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'older-format': {
        sample: OtherFormat;
        say: ({ kind, where, version, writer, otherwise }: OtherFormat) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'conflict-markers': {
        sample: {
            where: string;
        };
        say: ({ where }: {
            readonly where: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'stored-already': {
        sample: {
            commit: string;
            where: string;
        };
        say: ({ commit, where }: {
            readonly commit: string;
            readonly where: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'no-run-file': {
        sample: {
            path: string;
        };
        say: ({ path }: {
            readonly path: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'run-file-unreadable': {
        sample: {
            path: string;
            reason: string;
        };
        say: ({ path, reason }: {
            readonly path: string;
            readonly reason: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'run-file-unwritable': {
        sample: {
            path: string;
            reason: string;
        };
        say: ({ path, reason }: {
            readonly path: string;
            readonly reason: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'results-unwritable': {
        sample: {
            folder: string;
            reason: string;
        };
        say: ({ folder, reason }: {
            readonly folder: string;
            readonly reason: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'baseline-inaccessible': {
        sample: {
            holds: string;
            action: string;
            path: string;
            reason: string;
        };
        say: ({ holds, action, path, reason }: {
            readonly holds: string;
            readonly action: string;
            readonly path: string;
            readonly reason: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'push-refused': {
        sample: RefusedPush;
        say: ({ refusal, output, remote, branch }: RefusedPush) => {
            what: string;
            where: string;
            fix: "Ask who runs the remote what its hook accepts, or point `baseline-branch` at a branch that it lets pass." | "Check that the remote exists and can be reached with the rights of this checkout." | "Git can have only one of the two names. Give `baseline-branch` another one in every step that uses perf-gate, or remove the branch that git names." | "Give the job that stores baselines `permissions: contents: write`, and no other job." | "Point `baseline-branch` at a branch of its own that is not protected, or let an app or deploy key that may bypass the rule push: the token of a workflow cannot." | "Run the job again. If it happens often, let fewer jobs store baselines at the same time.";
        };
    };
    'no-run-arrived': {
        sample: {
            folder: string;
        };
        say: ({ folder }: {
            readonly folder: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'joined-before': {
        sample: {
            name: string;
        };
        say: ({ name }: {
            readonly name: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'runs-disagree': {
        sample: Disagreement;
        say: ({ aspect, name, other, values }: Disagreement) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'measured-twice': {
        sample: {
            id: string;
            name: string;
            other: string;
        };
        say: ({ id, name, other }: {
            readonly id: string;
            readonly name: string;
            readonly other: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'shards-of-two-splits': {
        sample: {
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
        };
        say: ({ name, shard, other, otherShard }: {
            readonly name: string;
            readonly shard: Shard;
            readonly other: string;
            readonly otherShard: Shard;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
};
export {};
