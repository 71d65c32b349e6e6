import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseAcceptances } from '../../src/store/acceptances.ts';
import { isBaselineCommit } from '../../src/store/commit-message.ts';
import { historyFileName } from '../../src/store/baseline-files.ts';
import { parseHistory } from '../../src/store/stored-lines.ts';
import { pushAcceptance, pushRuns, type RunsPush } from '../../src/store/push-runs.ts';
import type { Acceptance } from '../../src/model.ts';
import { git, PLAIN_ENV } from '../git-repository.ts';
import { anAcceptance } from '../judge/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { AUTHOR, remoteWithClone } from './bare-remote.ts';
import { ENVIRONMENT, storedRun } from './stored-run.ts';

const FILE = `baselines/${historyFileName(ENVIRONMENT.key)}`;
const ACCEPTED = 'baselines/accepted.jsonl';

const placeOf = (root: string) => ({ root, remote: 'origin', branch: 'main', dir: 'baselines', author: AUTHOR, env: PLAIN_ENV });

function pushOf(root: string, commit: string, fields: Partial<RunsPush> = {}): RunsPush {
  return {
    ...placeOf(root),
    environmentKeys: [ENVIRONMENT.key],
    runsOf: async () => [storedRun(commit)],
    retention: { runs: 100, maxAgeMs: 1e12 },
    subject: `baselines: ${commit}`,
    ...fields,
  };
}

async function storedCommits(remote: string, file = FILE): Promise<readonly string[]> {
  return parseHistory(await git(remote, 'show', `main:${file}`), file).map(({ commit }) => commit);
}

test('runs are appended in recognisable commits that start no workflow, and those beyond the retention are dropped', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  for (const name of ['a', 'b', 'c']) await pushRuns(pushOf(clone, name, { retention: { runs: 2, maxAgeMs: 1e12 } }));
  assert.deepEqual(await storedCommits(remote), ['b', 'c']);
  const message = await git(remote, 'log', '-1', '--format=%B', 'main');
  assert.ok(isBaselineCommit(message));
  assert.match(message, /^baselines: c$/m);
});

test('acceptances are appended in recognisable commits that say who accepts what', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const acceptances = [anAcceptance({ benchmark: 'express/updateUser', pullRequest: 7, upTo: 0.05 }), anAcceptance({ by: 'grace' })];
  for (const acceptance of acceptances) await pushAcceptance({ ...placeOf(clone), acceptance });
  assert.deepEqual(parseAcceptances(await git(remote, 'show', `main:${ACCEPTED}`), ACCEPTED), acceptances);
  const message = await git(remote, 'log', '-1', '--format=%B', 'main~1');
  assert.ok(isBaselineCommit(message));
  assert.match(message, /^baselines: ada accepts express\/updateUser$/m);
});

test('runs of several machine kinds are one commit', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const other = { ...storedRun('b'), environment: { ...ENVIRONMENT, key: 'other' } };
  await pushRuns(
    pushOf(clone, 'a', { environmentKeys: [ENVIRONMENT.key, 'other'], runsOf: async () => [storedRun('a'), other, storedRun('c')] }),
  );
  assert.deepEqual([await storedCommits(remote), await storedCommits(remote, 'baselines/other.jsonl')], [['a', 'c'], ['b']]);
  assert.equal(await git(remote, 'rev-list', '--count', 'main'), '3');
});

test('the runs to store are asked for anew where another job stores a run, or an acceptance, in the meantime', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const other = join(folder.path, 'other');
  await git(folder.path, 'clone', '--quiet', remote, other);
  const acceptance = anAcceptance({ benchmark: 'express/updateUser' });
  const seen: (readonly [commits: readonly string[], acceptances: readonly Acceptance[]])[] = [];
  const { attempts } = await pushRuns(
    pushOf(clone, 'b', {
      runsOf: async ({ history, acceptances }) => {
        seen.push([history.map(({ commit }) => commit), acceptances]);
        if (seen.length === 1) {
          await pushRuns(pushOf(other, 'a'));
          await pushAcceptance({ ...placeOf(other), acceptance });
        }
        return [storedRun('b')];
      },
    }),
  );
  assert.deepEqual(
    [attempts, seen],
    [
      2,
      [
        [[], []],
        [['a'], [acceptance]],
      ],
    ],
  );
  assert.deepEqual(await storedCommits(remote), ['a', 'b']);
});

test('a run that is there already, because an earlier attempt was taken without an answer, is not stored again', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  for (const name of ['a', 'b']) await pushRuns(pushOf(clone, name));
  const tip = await git(remote, 'rev-parse', 'main');
  const { commit, attempts } = await pushRuns(pushOf(clone, 'a'));
  assert.deepEqual([await storedCommits(remote), commit, attempts], [['a', 'b'], tip, 1]);
  assert.equal(await git(remote, 'rev-parse', 'main'), tip, 'nor is there a commit of nothing');
});
