import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAcceptances } from '../../src/store/acceptances.ts';
import { isBaselineCommit } from '../../src/store/commit-message.ts';
import { pushAcceptance } from '../../src/store/push-runs.ts';
import { commitFiles, git, PLAIN_ENV } from '../git-repository.ts';
import { anAcceptance } from '../judge/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { AUTHOR, remoteWithClone } from './bare-remote.ts';

const FILE = 'baselines/accepted.jsonl';

test('acceptances are appended in recognisable commits that say who accepts what', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const acceptances = [anAcceptance({ benchmark: 'express/updateUser', pullRequest: 7, upTo: 0.05 }), anAcceptance({ by: 'grace' })];
  for (const acceptance of acceptances) {
    await pushAcceptance({ root: clone, remote: 'origin', branch: 'main', dir: 'baselines', acceptance, author: AUTHOR, env: PLAIN_ENV });
  }
  assert.deepEqual(parseAcceptances(await git(remote, 'show', `main:${FILE}`), FILE), acceptances);
  const message = await git(remote, 'log', '-1', '--format=%B', 'main~1');
  assert.ok(isBaselineCommit(message));
  assert.match(message, /^baselines: ada accepts express\/updateUser$/m);
});

test('a file of acceptances that cannot be read is an error that names its line, and nothing is pushed', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await commitFiles(clone, 'damage', { [FILE]: 'not JSON\n' });
  await git(clone, 'push', '--quiet', 'origin', 'HEAD:refs/heads/main');
  const tip = await git(remote, 'rev-parse', 'main');
  const error = await userErrorOfPromise(async () =>
    pushAcceptance({
      root: clone,
      remote: 'origin',
      branch: 'main',
      dir: 'baselines',
      acceptance: anAcceptance(),
      author: AUTHOR,
      env: PLAIN_ENV,
    }),
  );
  assert.equal(error.where, `${FILE}:1`);
  assert.equal(await git(remote, 'rev-parse', 'main'), tip);
});
