import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { toStoredRun } from '../../src/baseline/format.ts';
import { readHistory } from '../../src/baseline/files.ts';
import { reasonNotToStore, storeRun } from '../../src/publish/store-run.ts';
import { openStoredBaselines } from '../../src/trigger/baseline-branch.ts';
import { openCheckout } from '../../src/trigger/checkout.ts';
import type { Checkout } from '../../src/trigger/checkout.ts';
import { checkOut, git, PLAIN_GIT, pullRequestHistory } from '../git-repository.ts';
import { SAMPLES } from '../report/samples.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { run } = SAMPLES['first-run'];
const CONFIG = 'version: 1\nscenarios: {}\nservers: {}\nbaselines: stored\n';

/** A shallow checkout of main. */
async function checkoutOfMain(folder: string): Promise<Checkout> {
  const history = await pullRequestHistory(folder, { before: { 'perf-gate.yml': CONFIG }, change: {} });
  const root = join(folder, 'checkout');
  await checkOut(history, { ref: 'refs/heads/main', into: root, depth: 1 });
  return openCheckout({ root, env: { ...process.env, ...PLAIN_GIT }, token: 'unused', serverUrl: 'https://github.com' });
}

test('runs that are stored on a branch of their own are what the next run is compared with', async () => {
  await using folder = await temporaryFolder();
  const checkout = await checkoutOfMain(folder.path);
  const inputs = { baselineBranch: 'perf', baselines: 'stored', config: null };

  await using before = await openStoredBaselines(checkout, inputs);
  assert.deepEqual(await readHistory(before.folder ?? '', run.environment.key), []);

  await storeRun(run, { checkout, branch: 'perf', dir: 'stored' });
  const commit = await storeRun(run, { checkout, branch: 'perf', dir: 'stored' });

  await using after = await openStoredBaselines(checkout, inputs);
  assert.deepEqual((await readHistory(after.folder ?? '', run.environment.key)).map((stored) => stored.commit), [run.head.sha, run.head.sha]);
  assert.match(await git(checkout.root, 'log', '-1', '--format=%an: %s', commit), /^github-actions\[bot\]: baselines: store the run of /);
  assert.equal(await git(checkout.root, 'status', '--porcelain'), '', 'the checkout stays as it was');
});

test('baselines in the checkout are read where the configuration or the input says', async () => {
  await using folder = await temporaryFolder();
  const checkout = await checkoutOfMain(folder.path);
  await using fromConfig = await openStoredBaselines(checkout, { baselineBranch: null, baselines: null, config: null });
  await using fromInput = await openStoredBaselines(checkout, { baselineBranch: null, baselines: 'elsewhere', config: null });
  assert.deepEqual([fromConfig.folder, fromInput.folder], [null, 'elsewhere']);
});

test('a regression nobody accepted, a failure and a bad measurement are not stored', () => {
  for (const verdict of ['regressed', 'failed', 'invalid'] as const) assert.match(reasonNotToStore(run, verdict) ?? '', /was not stored/);
  assert.match(reasonNotToStore(run, 'regressed') ?? '', /perf-gate baseline update/, 'how to accept it is said');
});

test('everything else that has figures is stored', () => {
  assert.notEqual(toStoredRun(run).benchmarks.length, 0);
  for (const verdict of ['passed', 'inconclusive'] as const) assert.equal(reasonNotToStore(run, verdict), null);
  assert.match(reasonNotToStore({ ...run, benchmarks: [] }, 'nothing measured') ?? '', /no figures/);
});
