import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { baselineCommitMessage } from '../../src/store/commit-message.ts';
import { branchOf, chooseBase, type ChosenBase } from '../../src/prepare/base.ts';
import type { Reason } from '../../src/model.ts';
import { headCommit, openRepository } from '../../src/system/git.ts';
import { checkOut, commitFiles, git, PLAIN_ENV, pullRequestHistory, writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { emptyRepository } from '../system/empty-repository.ts';

async function baseOf(root: string, ref?: string): Promise<ChosenBase> {
  const opened = await openRepository(root, PLAIN_ENV);
  return chooseBase(
    opened.git,
    ref === undefined ? { kind: 'auto' } : { kind: 'ref', ref },
    await headCommit(opened, { baselines: 'baselines' }),
  );
}

const shaOf = (base: ChosenBase): string => base.commit?.sha ?? assert.fail(`no base: ${JSON.stringify(base)}`);
const notesOf = (base: ChosenBase): readonly Reason[] => (base.commit === null ? assert.fail('no base') : base.notes);
const reasonOf = (base: ChosenBase): Reason => (base.commit === null ? base.why : assert.fail(`a base: ${base.commit.sha}`));

/** Each test has a repository of its own, and most of it is waiting. */
const TWO_AT_ONCE = { concurrency: 2 };

describe('the base of a working tree', TWO_AT_ONCE, () => {
  it('is the commit before on the default branch', async () => {
    await using folder = await emptyRepository();
    const first = await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await commitFiles(folder.path, 'second', { 'a.js': '2' });
    assert.deepEqual(await baseOf(folder.path), { commit: { sha: first, dirty: false }, notes: [] });
  });

  it('is the commit before the newest change, where commits that store baselines came after it', async () => {
    await using folder = await emptyRepository();
    const first = await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await commitFiles(folder.path, 'second', { 'a.js': '2' });
    for (const line of ['1', '2'])
      await commitFiles(folder.path, baselineCommitMessage('baselines: second', ['epyc']), { 'baselines/epyc.jsonl': line });
    assert.equal(shaOf(await baseOf(folder.path)), first);
  });

  it('is the commit itself where something is edited or staged, and a note names the first of what is not committed yet', async () => {
    await using folder = await emptyRepository();
    await commitFiles(folder.path, 'first', { 'a.js': '1' });
    const second = await commitFiles(folder.path, 'second', { 'a.js': '2' });
    await writeFiles(folder.path, { 'a.js': '3' });
    const base = await baseOf(folder.path);
    assert.equal(shaOf(base), second);
    assert.deepEqual(notesOf(base), [{ kind: 'compared-uncommitted-alone', files: ['a.js'] }]);
    await git(folder.path, 'mv', 'a.js', 'b.js');
    await writeFiles(folder.path, { 'new.js': '', 'with space.json': '' });
    assert.deepEqual(
      notesOf(await baseOf(folder.path)).map((note) => note.kind === 'compared-uncommitted-alone' && note.files.length),
      [4],
    );
  });

  it('is the commit before where there are but files that git does not know', async () => {
    await using folder = await emptyRepository();
    const first = await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await commitFiles(folder.path, 'second', { 'a.js': '2' });
    await writeFiles(folder.path, { 'junit.xml': '' });
    assert.deepEqual(await baseOf(folder.path), { commit: { sha: first, dirty: false }, notes: [] });
  });

  it('is the merge base with main on a branch, committed or not, although main has gone on', async () => {
    await using folder = await emptyRepository();
    const forkPoint = await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await git(folder.path, 'checkout', '--quiet', '-b', 'change');
    await commitFiles(folder.path, 'change', { 'a.js': '2' });
    await commitFiles(folder.path, 'more change', { 'a.js': '3' });
    await git(folder.path, 'checkout', '--quiet', 'main');
    await commitFiles(folder.path, 'meanwhile', { 'b.js': '1' });
    await git(folder.path, 'checkout', '--quiet', 'change');
    assert.equal(shaOf(await baseOf(folder.path)), forkPoint);
    await writeFiles(folder.path, { 'a.js': '4' });
    assert.deepEqual(await baseOf(folder.path), { commit: { sha: forkPoint, dirty: false }, notes: [] });
  });

  it("goes by the remote's default branch, whatever it is called", async () => {
    await using folder = await emptyRepository();
    const forkPoint = await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await git(folder.path, 'update-ref', 'refs/remotes/origin/trunk', forkPoint);
    await git(folder.path, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    await commitFiles(folder.path, 'not pushed', { 'a.js': '2' });
    await commitFiles(folder.path, 'not pushed either', { 'a.js': '3' });
    assert.equal(shaOf(await baseOf(folder.path)), forkPoint);
  });

  it('is the commit before where the branch has nothing in common with main, and a note says so', async () => {
    await using folder = await emptyRepository();
    await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await git(folder.path, 'checkout', '--quiet', '--orphan', 'apart');
    const own = await commitFiles(folder.path, 'apart', { 'a.js': '2' });
    await commitFiles(folder.path, 'apart again', { 'a.js': '3' });
    const base = await baseOf(folder.path);
    assert.equal(shaOf(base), own);
    assert.deepEqual(notesOf(base), [{ kind: 'no-common-commit', branch: 'main' }, { kind: 'compared-with-commit-before' }]);
  });

  it('is the commit before where a clone has the branch alone, whatever is not committed yet, and a note says so', async () => {
    await using folder = await temporaryFolder();
    const history = await pullRequestHistory(folder.path, { before: { 'a.js': '1' }, change: { 'a.js': '2' } });
    const clone = join(folder.path, 'clone');
    await git(folder.path, 'clone', '--quiet', '--depth=2', '--branch=change', history.remote, clone);
    for (const files of [{}, { 'junit.xml': '' }, { 'a.js': '3' }]) {
      await writeFiles(clone, files);
      const base = await baseOf(clone);
      assert.equal(shaOf(base), history.forkPoint, JSON.stringify(files));
      assert.deepEqual(notesOf(base), [{ kind: 'no-default-branch' }, { kind: 'compared-with-commit-before' }]);
    }
  });

  it("is the tip of the base where GitHub's merge of a pull request is checked out with its parents, and no note is needed", async () => {
    await using folder = await temporaryFolder();
    const history = await pullRequestHistory(folder.path, { before: { 'a.js': '1' }, change: { 'a.js': '2' } });
    const clone = join(folder.path, 'clone');
    await checkOut(history, { ref: history.merge, into: clone, depth: 2 });
    assert.equal(notesOf(await baseOf(clone))[0]?.kind, 'no-default-branch', 'the same commit by another name');
    await git(clone, 'update-ref', 'refs/remotes/pull/7/merge', 'HEAD');
    for (const files of [{}, { 'a.js': '3' }]) {
      await writeFiles(clone, files);
      assert.deepEqual(await baseOf(clone), { commit: { sha: history.base, dirty: false }, notes: [] });
    }
  });

  it('is that tip with the whole history too, whichever branch the pull request goes into', async () => {
    await using folder = await temporaryFolder();
    const history = await pullRequestHistory(folder.path, { before: { 'a.js': '1' }, change: { 'a.js': '2' } });
    const clone = join(folder.path, 'clone');
    await checkOut(history, { ref: 'refs/pull/7/merge', into: clone, depth: 'all' });
    await git(clone, 'update-ref', 'refs/remotes/pull/7/merge', 'HEAD');
    // The branch of the last release; the default branch is another.
    await git(clone, 'update-ref', 'refs/remotes/origin/main', history.forkPoint);
    assert.deepEqual(await baseOf(clone), { commit: { sha: history.base, dirty: false }, notes: [] });
  });

  it('is not guessed where a shallow clone knows the default branch, and not where its own began', async () => {
    await using folder = await temporaryFolder();
    const history = await pullRequestHistory(folder.path, { before: { 'a.js': '1' }, change: { 'a.js': '2' } });
    const clone = join(folder.path, 'clone');
    await git(folder.path, 'clone', '--quiet', '--depth=1', '--no-single-branch', '--branch=change', history.remote, clone);
    const error = await userErrorOfPromise(() => baseOf(clone));
    assert.match(error.message, /^this shallow clone has no commit that HEAD and origin\/main have in common$/);
    assert.match(error.fix, /git fetch --unshallow/);
    assert.equal(shaOf(await baseOf(clone, 'origin/main')), history.base);
  });

  it('does not exist for a first commit, and the reason is given, unless something in it is edited', async () => {
    await using folder = await emptyRepository();
    await git(folder.path, 'checkout', '--quiet', '-b', 'trunk');
    const first = await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await writeFiles(folder.path, { 'junit.xml': '' });
    assert.deepEqual(reasonOf(await baseOf(folder.path)), { kind: 'no-commit-before' });
    await writeFiles(folder.path, { 'a.js': '2' });
    const base = await baseOf(folder.path);
    assert.equal(shaOf(base), first);
    assert.deepEqual(notesOf(base), [{ kind: 'no-default-branch' }, { kind: 'compared-uncommitted-alone', files: ['a.js', 'junit.xml'] }]);
  });

  it('does not exist in a shallow clone, and the reason names it', async () => {
    await using folder = await temporaryFolder();
    const history = await pullRequestHistory(folder.path, { before: { 'a.js': '1' }, change: { 'a.js': '2' } });
    const clone = join(folder.path, 'clone');
    await checkOut(history, { ref: history.merge, into: clone, depth: 1 });
    assert.deepEqual(reasonOf(await baseOf(clone)), { kind: 'no-commit-before' });
  });

  it('does not exist where none was asked for', async () => {
    assert.deepEqual(reasonOf(await chooseBase(() => assert.fail('git was asked'), { kind: 'none' }, { sha: 'a', dirty: false })), {
      kind: 'no-base-asked-for',
    });
  });
});

describe('a base that is named', TWO_AT_ONCE, () => {
  it('may be a branch, a tag, an abbreviation or an ancestor', async () => {
    await using folder = await emptyRepository();
    const first = await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await git(folder.path, 'tag', '--annotate', '--message', 'a release', 'v1');
    await git(folder.path, 'branch', 'release');
    await commitFiles(folder.path, 'second', { 'a.js': '2' });
    for (const ref of ['release', 'v1', first.slice(0, 10), 'HEAD~1']) assert.equal(shaOf(await baseOf(folder.path, ref)), first);
  });

  for (const ref of ['no-such-branch', '0123456789012345678901234567890123456789', '--help', '']) {
    it(`is refused where it is no commit: ${JSON.stringify(ref)}`, async () => {
      await using folder = await emptyRepository();
      await commitFiles(folder.path, 'first', { 'a.js': '1' });
      const error = await userErrorOfPromise(() => baseOf(folder.path, ref));
      assert.ok(error.message.includes(`"${ref}"`), error.message);
      assert.equal(error.where, '--base');
      assert.match(error.fix, /git fetch/);
    });
  }
});

const branchIn = async (root: string): Promise<string> => branchOf((await openRepository(root, PLAIN_ENV)).git);

describe('the branch of a working tree', TWO_AT_ONCE, () => {
  it('is the default branch where that is checked out, by its name or by one of its commits', async () => {
    await using folder = await emptyRepository();
    const first = await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await commitFiles(folder.path, 'second', { 'a.js': '2' });
    assert.equal(await branchIn(folder.path), 'default');
    await git(folder.path, 'checkout', '--quiet', '--detach', first);
    assert.equal(await branchIn(folder.path), 'default');
  });

  it('is another one where a branch was begun, with commits of its own or without', async () => {
    await using folder = await emptyRepository();
    await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await git(folder.path, 'checkout', '--quiet', '-b', 'feature');
    assert.equal(await branchIn(folder.path), 'other');
    await commitFiles(folder.path, 'second', { 'a.js': '2' });
    assert.equal(await branchIn(folder.path), 'other');
    await git(folder.path, 'checkout', '--quiet', '--detach');
    assert.equal(await branchIn(folder.path), 'other');
  });

  it('is unknown where no default branch is known', async () => {
    await using folder = await emptyRepository();
    await commitFiles(folder.path, 'first', { 'a.js': '1' });
    await git(folder.path, 'branch', '--move', 'trunk');
    assert.equal(await branchIn(folder.path), 'unknown');
  });
});
