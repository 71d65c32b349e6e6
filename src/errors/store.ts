/** Errors of run files, stored runs, and runs to be joined. */
import { describeShard, shortCommit } from '../text/phrases.ts';
import { keyOf, orNull } from '../reasons/entry.ts';
import { userError } from '../errors.ts';

const orElse = (otherwise: string | null): string => (otherwise === null ? '.' : `, or ${otherwise}.`);

/** A record that cannot be read; `where`: its file, with its line where that has several records. */
const RUN_FILE = { kind: 'a run file', where: 'run.json', fix: 'Give a file that `perf-gate run --json` wrote, whole and unchanged.' };
/** A record of another format. `writer`: the version that wrote it; null: it does not say, or it is this one. `otherwise`: another way out. */
const OLD_RUN = {
  kind: 'a stored run',
  where: 'baselines/linux-6-x64.jsonl:3',
  version: '1.0.0',
  writer: orNull('1.2.0'),
  otherwise: orNull('delete the line to forget that run'),
};

const PUSH_FIXES = {
  'protected branch':
    'Point `baseline-branch` at a branch of its own that is not protected, or let an app or deploy key that may bypass the rule push: the token of a workflow cannot.',
  'branch moved': 'Run the job again. If it happens often, let fewer jobs store baselines at the same time.',
  'name taken':
    'Git can have only one of the two names. Give `baseline-branch` another one in every step that uses perf-gate, or remove the branch that git names.',
  'hook declined': 'Ask who runs the remote what its hook accepts, or point `baseline-branch` at a branch that it lets pass.',
  'no permission': 'Give the job that stores baselines `permissions: contents: write`, and no other job.',
  unreachable: 'Check that the remote exists and can be reached with the rights of this checkout.',
} as const;

export const STORE_ERRORS = {
  'no-json': userError({ ...RUN_FILE, reason: 'Unexpected end of JSON input' }, ({ kind, where, fix, reason }) => ({
    what: `this is not ${kind}, nor any JSON: ${reason}`,
    where,
    fix,
  })),
  'wrong-shape': userError(
    { ...RUN_FILE, problem: 'run.head: expected an object', version: '1.0.0', writer: orNull('1.2.0') },
    ({ kind, where, fix, problem, version, writer }) => ({
      what: `this is not ${kind}: ${problem}`,
      where,
      fix: writer === null ? fix : `${fix} perf-gate ${writer} wrote it, and this is ${version}.`,
    }),
  ),
  'newer-format': userError(OLD_RUN, ({ kind, where, version, writer, otherwise }) => ({
    what: `this is ${kind} written by a newer perf-gate`,
    where,
    fix: `Upgrade perf-gate ${writer === null ? 'to the version that wrote it' : `from ${version} to ${writer}, which wrote it`}${orElse(otherwise)}`,
  })),
  'older-format': userError(OLD_RUN, ({ kind, where, version, writer, otherwise }) => ({
    what: `this is ${kind} written by an older perf-gate, and what is in it means something else by now`,
    where,
    fix: `Measure again with this version, ${version}, or judge it by ${writer === null ? 'the version that wrote it' : `${writer}, which wrote it`}${orElse(otherwise)}`,
  })),
  'conflict-markers': userError({ where: 'baselines/linux-6-x64.jsonl:3' }, ({ where }) => ({
    what: 'this file has the conflict markers of a merge in it',
    where,
    fix: 'Delete the marker lines and keep the lines of both sides: it is a list that only grows.',
  })),
  'stored-already': userError({ commit: 'd'.repeat(40), where: 'baselines/linux-6-x64.jsonl:3' }, ({ commit, where }) => ({
    what: `this run of ${shortCommit(commit)} is stored already`,
    where,
    fix: 'Measure again for one run more: the same rounds in two lines would count as two runs.',
  })),

  'no-run-file': userError({ path: 'run.json' }, ({ path }) => ({
    what: 'there is no such run file',
    where: path,
    fix: 'Check the path, or write one with `perf-gate run --json FILE`.',
  })),
  'run-file-unreadable': userError({ path: 'run.json', reason: 'EACCES: permission denied' }, ({ path, reason }) => ({
    what: `the run file cannot be read: ${reason}`,
    where: path,
    fix: 'Make it a readable file of UTF-8 text.',
  })),
  'run-file-unwritable': userError({ path: 'run.json', reason: 'EACCES: permission denied' }, ({ path, reason }) => ({
    what: `the run file cannot be written: ${reason}`,
    where: path,
    fix: 'Name a file in a folder with room that can be written to.',
  })),
  'results-unwritable': userError({ folder: '.perf-gate', reason: 'EACCES: permission denied' }, ({ folder, reason }) => ({
    what: `the folder of the results cannot be written to: ${reason}`,
    where: folder,
    fix: 'Make it a folder with room that this user may write to, or remove it.',
  })),
  'baseline-inaccessible': userError(
    { holds: 'the stored baseline', action: 'be read', path: 'baselines/linux-6-x64.jsonl', reason: 'EACCES: permission denied' },
    ({ holds, action, path, reason }) => ({
      what: `${holds} cannot ${action}: ${reason}`,
      where: path,
      fix: 'Make it a file of UTF-8 text in a folder with room that this process may read and write, or name another folder by `baselines`.',
    }),
  ),
  'push-refused': userError(
    { refusal: keyOf(PUSH_FIXES), output: 'remote: error: GH006: Protected branch update failed', remote: 'origin', branch: 'main' },
    ({ refusal, output, remote, branch }) => ({
      what: `the baseline cannot be stored (${refusal}): ${withoutCredentials(output).trim()}`,
      where: `branch ${branch} of ${withoutCredentials(remote)}`,
      fix: PUSH_FIXES[refusal],
    }),
  ),

  'no-run-arrived': userError({ folder: 'runs' }, ({ folder }) => ({
    what: 'no run has arrived in this folder: there is no .json file below it',
    where: folder,
    fix: 'Let every job that measures upload its .perf-gate/run.json, also when it fails, and download them all to this folder.',
  })),
  'joined-before': userError({ name: 'merged.json' }, ({ name }) => ({
    what: 'this run was joined of several before',
    where: name,
    fix: 'Give the runs that it was joined of, all at once.',
  })),
  // `values`: null where they are too long to be shown.
  'runs-disagree': userError(
    { aspect: 'head', name: 'run-2.json', other: 'run-1.json', values: orNull({ value: 'b'.repeat(40), other: 'a'.repeat(40) }) },
    ({ aspect, name, other, values }) => ({
      what: `the ${aspect} differs from that of ${other}${values === null ? '' : `: ${values.value}, not ${values.other}`}`,
      where: name,
      fix: 'Join only runs of one workflow run: the same commits, configuration and options, cut by --shard or by a matrix. If its jobs began apart and the base moved in between, run it again.',
    }),
  ),
  'measured-twice': userError({ id: 'express/updateUser', name: 'run-2.json', other: 'run-1.json' }, ({ id, name, other }) => ({
    what: `${id} was measured in ${other} as well, in the same environment`,
    where: name,
    fix: 'Give each shard once: leave out runs that were measured again, and reports that were joined before.',
  })),
  'shards-of-two-splits': userError(
    { name: 'run-2.json', shard: { index: 1, count: 3 }, other: 'run-1.json', otherShard: { index: 1, count: 2 } },
    ({ name, shard, other, otherShard }) => ({
      what: `this is ${describeShard(shard)}, and ${other} is ${describeShard(otherShard)}`,
      where: name,
      fix: 'Join shards of one split: give every job the same n in --shard i/n, and leave out runs that are no shard.',
    }),
  ),
};

/** git repeats the remote's URL, and a token may be part of it. */
function withoutCredentials(text: string): string {
  return text.replaceAll(/:\/\/[^@/\s]+@/g, '://***@');
}
