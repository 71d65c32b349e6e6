import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientOf } from './client-of.ts';
import { startLoopbackGitHub, TEST_REPOSITORY } from './loopback-github.ts';
import type { PullRequestRecord } from './resources.ts';

const [BASE, HEAD, MERGE] = ['b'.repeat(40), 'a'.repeat(40), 'e'.repeat(40)];
const PULL: PullRequestRecord = { number: 7, baseSha: BASE, headSha: HEAD, baseRef: 'main' };

for (const { what, record, expected } of [
  {
    what: 'from the repository itself',
    record: { labels: ['skip perf'] },
    expected: { isFork: false, isOpen: true, labels: ['skip perf'] },
  },
  { what: 'from a fork', record: { headRepository: 'someone/shop' }, expected: { isFork: true, isOpen: true, labels: [] } },
  { what: 'from a fork that was deleted', record: { headRepository: null }, expected: { isFork: true, isOpen: true, labels: [] } },
  { what: 'that was closed', record: { state: 'closed' }, expected: { isFork: false, isOpen: false, labels: [] } },
] as const) {
  test(`a pull request ${what} is told as such`, async () => {
    // GitHub's description does not know of a fork that was deleted.
    await using github = await startLoopbackGitHub({ pulls: [{ ...PULL, ...record }], mayViolate: true });
    assert.deepEqual(await clientOf(github).pullRequest(7), { number: 7, baseSha: BASE, baseRef: 'main', headSha: HEAD, ...expected });
  });
}

test('the open pull requests of a branch are those of that repository and that branch', async () => {
  const fork = { headRepository: 'someone/shop', headRef: 'faster' };
  await using github = await startLoopbackGitHub({
    pulls: [
      { ...PULL, number: 1, ...fork },
      { ...PULL, number: 2, ...fork, baseRef: 'next' },
      { ...PULL, number: 3, ...fork, state: 'closed' },
      { ...PULL, number: 4, ...fork, headRef: 'slower' },
      { ...PULL, number: 5, ...fork, headRepository: 'someone/other-fork-of-shop' },
      { ...PULL, number: 6, headRef: 'faster' },
    ],
  });
  const numbers = async (repository: string): Promise<readonly number[]> =>
    (await clientOf(github).openPullRequestsFrom({ repository, branch: 'faster' })).map(({ number }) => number);
  assert.deepEqual(await numbers('someone/shop'), [1, 2]);
  assert.deepEqual(await numbers('someone/Shop'), [1, 2], 'GitHub does not mind the case');
  assert.deepEqual(await numbers(TEST_REPOSITORY), [6]);
  assert.deepEqual(await numbers('nobody/shop'), []);
});

test('the open pull requests of a branch are found on all pages', async () => {
  await using github = await startLoopbackGitHub({ pulls: Array.from({ length: 101 }, (_, index) => ({ ...PULL, number: index + 1 })) });
  const found = await clientOf(github).openPullRequestsFrom({ repository: TEST_REPOSITORY, branch: 'change' });
  assert.equal(found.length, 101);
});

test('a commit has its parents in their order, and one that GitHub does not know is refused', async () => {
  await using github = await startLoopbackGitHub({ parents: { [MERGE]: [BASE, HEAD] } });
  assert.deepEqual(await clientOf(github).parentsOf(MERGE), [BASE, HEAD]);
  await assert.rejects(clientOf(github).parentsOf(HEAD), { name: 'GitHubRefusal', status: 404 });
});

test('the merge base is told where GitHub gives up on the files of the comparison, and a no is a no', async () => {
  const tooLong = {
    status: 500,
    body: { message: 'Server Error: Sorry, this diff is taking too long to generate.', documentation_url: 'https://docs.github.com/rest' },
  };
  await using github = await startLoopbackGitHub({ mergeBases: { [`main...${HEAD}`]: BASE } });
  // The first try, and three more.
  github.answerNext(4, tooLong);
  assert.equal(await clientOf(github).mergeBase('main', HEAD), BASE);
  assert.match(github.requests.at(-1) ?? '', /[?&]page=2$/);
  await assert.rejects(clientOf(github).mergeBase('main', MERGE), { name: 'GitHubRefusal', status: 404 });
});

for (const { what, path, text } of [
  { what: 'a file', path: 'perf-gate.yml', text: 'version: 1\n' },
  { what: 'a file in a folder, with a name that URLs must spell out', path: 'bench/a b#c?ü.yml', text: 'ü\n' },
  { what: 'a file that is empty', path: 'empty', text: '' },
  { what: 'a file of more than a megabyte', path: 'large.jsonl', text: 'x'.repeat(1_500_000) },
]) {
  test(`${what} is read as it is at a commit`, async () => {
    await using github = await startLoopbackGitHub({ files: { [`${BASE}:${path}`]: text, [`${HEAD}:${path}`]: 'another' } });
    assert.equal(await clientOf(github).fileAt(path, BASE), text);
  });
}

test('a file that is not there is null', async () => {
  await using github = await startLoopbackGitHub({ files: { 'main:here': 'text' } });
  assert.equal(await clientOf(github).fileAt('there', 'main'), null);
  assert.equal(await clientOf(github).fileAt('here', 'nowhere'), null);
});

test('a file that may not be read, and one that breaks off, are errors and never an empty file', async () => {
  await using github = await startLoopbackGitHub({ access: { 'pull-requests': 'write' }, files: { 'main:here': 'text' } });
  await assert.rejects(clientOf(github).fileAt('here', 'main'), { name: 'GitHubRefusal', status: 403 });
  github.answerNext(4, 'breaks off');
  await assert.rejects(clientOf(github).fileAt('here', 'main'), { name: 'GitHubRefusal', status: 500 });
});

test('the files of a folder are told by their names, and a folder that is not there has none', async () => {
  await using github = await startLoopbackGitHub({
    files: { 'main:baselines/a.jsonl': '', 'main:baselines/b.jsonl': '', 'main:c.txt': '' },
  });
  assert.deepEqual(await clientOf(github).filesIn('baselines', 'main'), ['a.jsonl', 'b.jsonl']);
  assert.deepEqual(await clientOf(github).filesIn('nothing', 'main'), []);
});
