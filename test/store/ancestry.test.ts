import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openAncestry } from '../../src/store/ancestry.ts';
import { openGit } from '../../src/system/git.ts';
import { checkOut, commitFiles, git, PLAIN_ENV, pullRequestHistory } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { storedRun } from './stored-run.ts';
import { describeNote } from '../../src/report/words.ts';

async function commitsBefore(
  root: string,
  stored: readonly string[],
  commit: string,
): Promise<{ readonly commits: readonly string[]; readonly notes: readonly string[] }> {
  const selected = await openAncestry(openGit({ root, env: PLAIN_ENV }), commit).select(stored.map((sha) => storedRun(sha)));
  return { commits: selected.history.map((run) => run.commit), notes: selected.notes.map(describeNote) };
}

/** Commits named by their order, on the branch main of a new repository. */
async function repositoryWith(folder: string, count: number): Promise<{ readonly root: string; readonly commits: readonly string[] }> {
  const root = join(folder, 'repository');
  await git(folder, 'init', '--quiet', '--initial-branch=main', root);
  const commits: string[] = [];
  for (let index = 0; index < count; index += 1) commits.push(await commitFiles(root, `commit ${index}`, { 'file.txt': `${index}` }));
  return { root, commits };
}

test('stored runs of a commit and its ancestors are used, the nearest last, whatever their order in the file', async () => {
  await using folder = await temporaryFolder();
  const { root, commits } = await repositoryWith(folder.path, 4);
  const [first = '', second = '', third = '', fourth = ''] = commits;
  assert.deepEqual(await commitsBefore(root, [second, first, third, first], third), { commits: [first, first, second, third], notes: [] });
  assert.deepEqual(await commitsBefore(root, [`${second}-dirty`, first], fourth), { commits: [first, `${second}-dirty`], notes: [] });
});

test('runs that main has gained since a pull request left it are left out, and counted', async () => {
  await using folder = await temporaryFolder();
  const { root, commits } = await repositoryWith(folder.path, 3);
  const [first = '', second = '', third = ''] = commits;
  const { commits: used, notes } = await commitsBefore(root, [first, second, third], second);
  assert.deepEqual(used, [first, second]);
  assert.deepEqual(notes, [
    `1 stored run of commits that do not lead to ${second.slice(0, 12)} was left out: merged since, or left behind by a force push.`,
  ]);
});

test('runs that a force push left behind are left out, also where the repository no longer knows the commit', async () => {
  await using folder = await temporaryFolder();
  const { root, commits } = await repositoryWith(folder.path, 3);
  const [first = '', , third = ''] = commits;
  await git(root, 'reset', '--quiet', '--hard', first);
  const now = await commitFiles(root, 'instead', { 'file.txt': 'instead' });
  const { commits: used, notes } = await commitsBefore(root, [first, third, 'f'.repeat(40), now], now);
  assert.deepEqual(used, [first, now]);
  assert.match(notes.join(), /^2 stored runs of commits that do not lead to [0-9a-f]{12} were left out/);
});

test('a squashed merge and a revert are commits like others', async () => {
  await using folder = await temporaryFolder();
  const { root, commits } = await repositoryWith(folder.path, 1);
  await git(root, 'checkout', '--quiet', '-b', 'change');
  const onBranch = await commitFiles(root, 'the change', { 'change.txt': '1' });
  await git(root, 'checkout', '--quiet', 'main');
  await git(root, 'merge', '--quiet', '--squash', 'change');
  const squashed = await commitFiles(root, 'squashed', {});
  await git(root, 'revert', '--no-edit', squashed);
  const reverted = await git(root, 'rev-parse', 'HEAD');
  const { commits: used } = await commitsBefore(root, [...commits, onBranch, squashed, reverted], reverted);
  assert.deepEqual(used, [...commits, squashed, reverted]);
});

test('in a shallow clone all runs are used in the order of the file, and the note says so', async () => {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'a.txt': '1' }, change: { 'a.txt': '2' } });
  const shallow = join(folder.path, 'shallow');
  await checkOut(history, { ref: 'refs/heads/main', into: shallow, depth: 1 });
  const { commits, notes } = await commitsBefore(shallow, [history.head, history.base, history.forkPoint], history.base);
  assert.deepEqual(commits, [history.head, history.base, history.forkPoint]);
  assert.match(
    notes.join(),
    /^This is a shallow clone, so it cannot be told which of the 3 stored runs lead to [0-9a-f]{12}: all of them were used\./,
  );
});

test('where nothing is stored there is nothing to note, in a shallow clone either', async () => {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'a.txt': '1' }, change: { 'a.txt': '2' } });
  const shallow = join(folder.path, 'shallow');
  await checkOut(history, { ref: 'refs/heads/main', into: shallow, depth: 1 });
  assert.deepEqual(await commitsBefore(shallow, [], history.base), { commits: [], notes: [] });
});

test('git is asked once, however often something is selected', async () => {
  const asked: string[] = [];
  const ancestry = openAncestry(async ([command = '']) => {
    asked.push(command);
    return command === 'rev-list' ? 'b\na\n' : 'false\n';
  }, 'b');
  assert.deepEqual((await ancestry.select([])).history, []);
  assert.deepEqual(asked, []);
  for (const stored of ['a', 'b'])
    assert.deepEqual(
      (await ancestry.select([storedRun(stored)])).history.map(({ commit }) => commit),
      [stored],
    );
  assert.deepEqual(asked, ['rev-parse', 'rev-list']);
});
