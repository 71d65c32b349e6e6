import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { readAcceptances } from '../../../src/store/acceptances.ts';
import { readHistory } from '../../../src/store/baseline-files.ts';
import { isBaselineCommit } from '../../../src/store/commit-message.ts';
import { openStoredBaselines, storeAcceptance, storeRun } from '../../../src/github/checkout/baseline-branch.ts';
import { type Checkout, openCheckout } from '../../../src/github/checkout/checkout.ts';
import { serveGit } from '../../git-http-server.ts';
import { checkOut, git, PLAIN_ENV, pullRequestHistory } from '../../git-repository.ts';
import { aBenchmark, anAcceptance, counted, ENVIRONMENT, mainAt, measuredAlone, solosOf } from '../../judge/records.ts';
import { SAMPLES } from '../../report/samples.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { inputsOf } from '../event/inputs-of.ts';

const { run } = SAMPLES['first-run'];
const CONFIG = 'version: 1\nscenarios: {}\nservers: {}\nbaselines: stored\n';

const CONFIG_FILE = 'perf-gate.yml';

const NO_BASE = { kind: 'none' } as const;

/** A shallow checkout of main. */
async function checkoutOfMain(folder: string): Promise<Checkout> {
  const history = await pullRequestHistory(folder, { before: { 'perf-gate.yml': CONFIG }, change: {} });
  const root = join(folder, 'checkout');
  await checkOut(history, { ref: 'refs/heads/main', into: root, depth: 1 });
  return openCheckout({ root, env: PLAIN_ENV, token: 'unused', serverUrl: 'https://github.com' });
}

const ON_MAIN = { inputs: inputsOf({ baselines: 'stored' }), base: NO_BASE, defaultBranch: 'main' };

const RETENTION = { runs: 100, maxAgeMs: 1e12 };

for (const branch of ['perf', 'main']) {
  test(`runs stored on the branch ${branch} are the baseline of the next run`, async () => {
    await using folder = await temporaryFolder();
    const checkout = await checkoutOfMain(folder.path);
    const from = {
      inputs: inputsOf({ baselineBranch: branch === 'main' ? null : branch, baselines: 'stored' }),
      base: NO_BASE,
      defaultBranch: 'main',
    };

    await using before = await openStoredBaselines(checkout, from);
    assert.deepEqual([await readHistory(before.path, run.environment.key), await readAcceptances(before.path, CONFIG_FILE)], [[], []]);

    const place = { checkout, branch, dir: 'stored' };
    await storeRun({ run, retention: RETENTION }, place);
    const commit = await storeRun({ run: { ...run, startedAt: '2027-01-01T00:00:00.000Z' }, retention: RETENTION }, place);
    assert.equal(await storeRun({ run, retention: RETENTION }, place), commit, 'what is there already is not stored again');
    const acceptance = anAcceptance({ benchmark: 'express/updateUser', pullRequest: 7 });
    await storeAcceptance(acceptance, place);

    await using after = await openStoredBaselines(checkout, from);
    assert.deepEqual(
      (await readHistory(after.path, run.environment.key)).map((stored) => stored.commit),
      [run.head.sha, run.head.sha],
    );
    assert.deepEqual(await readAcceptances(after.path, CONFIG_FILE), [acceptance]);
    assert.match(await git(checkout.root, 'log', '-1', '--format=%an: %s', commit), /^github-actions\[bot\]: baselines: store the run of /);
    const messages = (await git(join(folder.path, 'remote.git'), 'log', '-3', '-z', '--format=%B', branch)).split('\0');
    assert.deepEqual(messages.slice(0, 3).map(isBaselineCommit), [true, true, true]);
    assert.equal(await git(checkout.root, 'status', '--porcelain'), '', 'the checkout stays as it was');
  });
}

const configWith = (baselines: string): string =>
  `version: 1\nsuites: { tasks: { dir: ., file: tasks.suite.mjs } }\nbaselines: ${baselines}\n`;

test('a change that names another folder is excused by that of its base', async () => {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, {
    before: { 'perf-gate.yml': configWith('stored') },
    change: { 'perf-gate.yml': configWith('other') },
  });
  const root = join(folder.path, 'checkout');
  await checkOut(history, { ref: 'refs/pull/7/merge', into: root, depth: 'all' });
  const checkout = await openCheckout({ root, env: PLAIN_ENV, token: 'unused', serverUrl: 'https://github.com' });
  const [ofBase, ofHead] = [anAcceptance({ by: 'ada' }), anAcceptance({ by: 'grace' })];
  await storeAcceptance(ofBase, { checkout, branch: 'main', dir: 'stored' });
  await storeAcceptance(ofHead, { checkout, branch: 'main', dir: 'other' });
  for (const { base, acceptance } of [
    { base: { kind: 'ref', ref: history.base }, acceptance: ofBase },
    { base: NO_BASE, acceptance: ofHead },
  ] as const) {
    await using stored = await openStoredBaselines(checkout, { inputs: inputsOf(), base, defaultBranch: 'main' });
    assert.deepEqual(await readAcceptances(stored.path, CONFIG_FILE), [acceptance]);
  }
});

test('a remote that cannot be reached for a moment is asked again', async () => {
  await using folder = await temporaryFolder();
  const checkout = await checkoutOfMain(folder.path);
  const acceptance = anAcceptance({ benchmark: 'express/updateUser', pullRequest: 7 });
  await storeAcceptance(acceptance, { checkout, branch: 'main', dir: 'stored' });
  let asked = 0;
  await using server = await serveGit(folder.path, {
    authorization: null,
    lossOf: () => {
      asked += 1;
      return asked === 1 ? 'request' : null;
    },
  });
  await git(checkout.root, 'remote', 'set-url', 'origin', `${server.url}/remote.git`);
  await using stored = await openStoredBaselines(checkout, ON_MAIN);
  assert.deepEqual(await readAcceptances(stored.path, CONFIG_FILE), [acceptance]);
});

const ID = 'express/updateUser';

test('a merge that is measured before the one before it is stored keeps its mark, though it cannot tell itself', async () => {
  await using folder = await temporaryFolder();
  const checkout = await checkoutOfMain(folder.path);
  const place = { checkout, branch: 'main', dir: 'stored' };
  for (const [index, figure] of [92, 108, 96, 104, 98, 102, 130, 120].entries())
    await storeRun({ run: mainAt(index + 1, ID, figure), retention: RETENTION }, place);

  await using stored = await openStoredBaselines(checkout, ON_MAIN);
  const history = await readHistory(stored.path, ENVIRONMENT.key);
  assert.deepEqual(
    history.slice(5).map(({ slower }) => slower.map(({ since }) => since)),
    [[], ['7'.repeat(40)], ['7'.repeat(40)]],
  );
});

test('the mark of a run follows from the stored runs of earlier commits alone', async () => {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'perf-gate.yml': CONFIG }, change: {} });
  const root = join(folder.path, 'checkout');
  await checkOut(history, { ref: 'refs/heads/main', into: root, depth: 'all' });
  const checkout = await openCheckout({ root, env: PLAIN_ENV, token: 'unused', serverUrl: 'https://github.com' });
  const place = { checkout, branch: 'main', dir: 'stored' };
  const shas = [...Array.from({ length: 6 }, () => history.forkPoint), history.head, history.base];
  for (const [index, sha] of shas.entries()) {
    const slow = index < 6 ? 0 : 30;
    await storeRun({ run: { ...mainAt(index + 1, ID, 100 + index + slow), head: { sha, dirty: false } }, retention: RETENTION }, place);
  }

  await using stored = await openStoredBaselines(checkout, ON_MAIN);
  const marks = (await readHistory(stored.path, ENVIRONMENT.key)).map(({ slower }) => slower.map(({ since }) => since));
  assert.deepEqual(marks, [[], [], [], [], [], [], [history.head], [history.base]]);
});

test('a run that executes more than a run of another machine kind is marked, because counts of all kinds that count alike decide', async () => {
  await using folder = await temporaryFolder();
  const checkout = await checkoutOfMain(folder.path);
  const place = { checkout, branch: 'main', dir: 'stored' };
  for (const [index, [key, count]] of [
    ['fast-machine', 100_000],
    [ENVIRONMENT.key, 110_000],
  ].entries() as Iterable<[number, [string, number]]>) {
    const measurement = { ...measuredAlone(solosOf({ cpuPerRequest: [100, 101] })), instructions: counted(null, count) };
    const benchmarks = [aBenchmark(ID, measurement)];
    await storeRun(
      { run: { ...mainAt(index + 1, ID, 100), environment: { ...ENVIRONMENT, key }, benchmarks }, retention: RETENTION },
      place,
    );
  }
  await using stored = await openStoredBaselines(checkout, ON_MAIN);
  const [run] = await readHistory(stored.path, ENVIRONMENT.key);
  assert.deepEqual(run?.slower, [{ id: ID, since: '2'.repeat(40), metrics: ['instructionsPerRequest'] }]);
});
