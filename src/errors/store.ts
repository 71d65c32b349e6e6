/** Errors of run files, stored runs, and runs to be joined. */
import type { Shard } from '../model.ts';
import { shortCommit } from '../text/phrases.ts';
import { errorCatalogue } from './catalogue.ts';

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

const orElse = (otherwise: string | null): string => (otherwise === null ? '.' : `, or ${otherwise}.`);

const RUN_FILE: Unreadable = { kind: 'a run file', where: 'run.json', fix: 'Give a file that `perf-gate run --json` wrote, whole and unchanged.' };
const OLD_RUN: OtherFormat = { kind: 'a stored run', where: 'baselines/linux-6-x64.jsonl:3', version: '1.0.0', writer: '1.2.0', otherwise: 'delete the line to forget that run' };

const PUSH_FIXES = {
  'branch moved': 'Run the job again. If it happens often, let fewer jobs store baselines at the same time.',
  'name taken': 'Git can have only one of the two names. Give `baseline-branch` another one in every step that uses perf-gate, or remove the branch that git names.',
  'protected branch': 'Point `baseline-branch` at a branch of its own that is not protected, or let an app or deploy key that may bypass the rule push: the token of a workflow cannot.',
  'hook declined': 'Ask who runs the remote what its hook accepts, or point `baseline-branch` at a branch that it lets pass.',
  'no permission': 'Give the job that stores baselines `permissions: contents: write`, and no other job.',
  unreachable: 'Check that the remote exists and can be reached with the rights of this checkout.',
} as const;

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
  readonly values: { readonly value: string; readonly other: string } | null;
}

const MISSHAPEN: Misshapen = { ...RUN_FILE, problem: 'run.head: expected an object', version: '1.0.0', writer: '1.2.0' };
const PUSH: RefusedPush = { refusal: 'protected branch', output: 'remote: error: GH006: Protected branch update failed', remote: 'origin', branch: 'main' };
const DISAGREEING: Disagreement = { aspect: 'head', name: 'run-2.json', other: 'run-1.json', values: { value: 'b'.repeat(40), other: 'a'.repeat(40) } };

export const STORE_ERRORS = errorCatalogue({
  'no-json': {
    sample: { ...RUN_FILE, reason: 'Unexpected end of JSON input' },
    say: ({ kind, where, fix, reason }: Unreadable & { readonly reason: string }) => ({ what: `this is not ${kind}, nor any JSON: ${reason}`, where, fix }),
  },
  'no-text': {
    sample: RUN_FILE,
    say: ({ kind, where, fix }: Unreadable) => ({ what: `this is not ${kind}: it is no UTF-8 text`, where, fix }),
  },
  'wrong-shape': {
    sample: MISSHAPEN,
    say: ({ kind, where, fix, problem, version, writer }: Misshapen) =>
      ({ what: `this is not ${kind}: ${problem}`, where, fix: writer === null ? fix : `${fix} perf-gate ${writer} wrote it, and this is ${version}.` }),
  },
  'newer-format': {
    sample: OLD_RUN,
    say: ({ kind, where, version, writer, otherwise }: OtherFormat) =>
      ({ what: `this is ${kind} written by a newer perf-gate`, where, fix: `Upgrade perf-gate ${writer === null ? 'to the version that wrote it' : `from ${version} to ${writer}, which wrote it`}${orElse(otherwise)}` }),
  },
  'older-format': {
    sample: OLD_RUN,
    say: ({ kind, where, version, writer, otherwise }: OtherFormat) => ({
      what: `this is ${kind} written by an older perf-gate, and what is in it means something else by now`,
      where,
      fix: `Measure again with this version, ${version}, or judge it by ${writer === null ? 'the version that wrote it' : `${writer}, which wrote it`}${orElse(otherwise)}`,
    }),
  },
  'conflict-markers': {
    sample: { where: 'baselines/linux-6-x64.jsonl:3' },
    say: ({ where }) =>
      ({ what: 'this file has the conflict markers of a merge in it', where, fix: 'Delete the marker lines and keep the lines of both sides: it is a list that only grows.' }),
  },
  'stored-already': {
    sample: { commit: 'd'.repeat(40), where: 'baselines/linux-6-x64.jsonl:3' },
    say: ({ commit, where }) =>
      ({ what: `this run of ${shortCommit(commit)} is stored already`, where, fix: 'Measure again for one run more: the same rounds in two lines would count as two runs.' }),
  },

  'no-run-file': {
    sample: { path: 'run.json' },
    say: ({ path }) => ({ what: 'there is no such run file', where: path, fix: 'Check the path, or write one with `perf-gate run --json FILE`.' }),
  },
  'run-file-unreadable': {
    sample: { path: 'run.json', reason: 'EACCES: permission denied' },
    say: ({ path, reason }) => ({ what: `the run file cannot be read: ${reason}`, where: path, fix: 'Make it a readable file of UTF-8 text.' }),
  },
  'run-file-unwritable': {
    sample: { path: 'run.json', reason: 'EACCES: permission denied' },
    say: ({ path, reason }) => ({ what: `the run file cannot be written: ${reason}`, where: path, fix: 'Name a file in a folder with room that can be written to.' }),
  },
  'results-unwritable': {
    sample: { folder: '.perf-gate', reason: 'EACCES: permission denied' },
    say: ({ folder, reason }) =>
      ({ what: `the folder of the results cannot be written to: ${reason}`, where: folder, fix: 'Make it a folder with room that this user may write to, or remove it.' }),
  },
  'baseline-inaccessible': {
    sample: { holds: 'the stored baseline', action: 'be read', path: 'baselines/linux-6-x64.jsonl', reason: 'EACCES: permission denied' },
    say: ({ holds, action, path, reason }) =>
      ({ what: `${holds} cannot ${action}: ${reason}`, where: path, fix: 'Make it a file in a folder with room that this process may read and write, or name another folder by `baselines`.' }),
  },
  'push-refused': {
    sample: PUSH,
    say: ({ refusal, output, remote, branch }: RefusedPush) => ({
      what: `the baseline cannot be stored (${refusal}): ${withoutCredentials(output).trim()}`,
      where: `branch ${branch} of ${withoutCredentials(remote)}`,
      fix: PUSH_FIXES[refusal],
    }),
  },

  'no-run-arrived': {
    sample: { folder: 'runs' },
    say: ({ folder }) => ({
      what: 'no run has arrived in this folder: there is no .json file below it',
      where: folder,
      fix: 'Let every job that measures upload its .perf-gate/run.json, also when it fails, and download them all to this folder.',
    }),
  },
  'joined-before': {
    sample: { name: 'merged.json' },
    say: ({ name }) => ({ what: 'this run was joined of several before', where: name, fix: 'Give the runs that it was joined of, all at once.' }),
  },
  'runs-disagree': {
    sample: DISAGREEING,
    say: ({ aspect, name, other, values }: Disagreement) => ({
      what: `the ${aspect} differs from that of ${other}${values === null ? '' : `: ${values.value}, not ${values.other}`}`,
      where: name,
      fix: 'Join only runs of one workflow run: the same commits, configuration and options, cut by --shard or by a matrix. If its jobs began apart and the base moved in between, run it again.',
    }),
  },
  'measured-twice': {
    sample: { id: 'express/updateUser', name: 'run-2.json', other: 'run-1.json' },
    say: ({ id, name, other }) => ({
      what: `${id} was measured in ${other} as well, in the same environment`,
      where: name,
      fix: 'Give each shard once: leave out runs that were measured again, and reports that were joined before.',
    }),
  },
  'shards-of-two-splits': {
    sample: { name: 'run-2.json', shard: { index: 1, count: 3 }, other: 'run-1.json', otherShard: { index: 1, count: 2 } },
    say: ({ name, shard, other, otherShard }: { readonly name: string; readonly shard: Shard; readonly other: string; readonly otherShard: Shard }) => ({
      what: `this is shard ${shard.index} of ${shard.count}, and ${other} is shard ${otherShard.index} of ${otherShard.count}`,
      where: name,
      fix: 'Join shards of one split: give every job the same n in --shard i/n, and leave out runs of everything.',
    }),
  },
});

/** git repeats the remote's URL, and a token may be part of it. */
function withoutCredentials(text: string): string {
  return text.replaceAll(/:\/\/[^@/\s]+@/g, '://***@');
}
