import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findFirstSlowCommit, type MeasureCommit, type Search } from '../../src/bisect/first-slow-commit.ts';
import type { JudgedBenchmark } from '../../src/model.ts';
import { gaussian, seededRandom } from '../judge/seeded-noise.ts';
import { comparison } from '../report/sample-run.ts';

/**
 * Searches a history with one step, measured with noise.
 *
 * @param error standard error of a measurement's log ratio; a thorough one has half of it
 */
async function search({
  length,
  slowFrom,
  step,
  error,
  seed,
  unmeasurable = [],
}: {
  readonly length: number;
  readonly slowFrom: number;
  readonly step: number;
  readonly error: number;
  readonly seed: number;
  readonly unmeasurable?: readonly number[];
}): Promise<Search & { readonly measurements: number; readonly byTime: readonly boolean[] }> {
  const commits = Array.from({ length }, (_, index) => `c${index}`);
  const costs = new Map([['good', 0], ...commits.map((commit, index) => [commit, index < slowFrom ? 0 : Math.log1p(step)] as const)]);
  const lacking = new Set(unmeasurable.map((index) => commits[index]!));
  const random = seededRandom(seed);
  let measurements = 0;
  const byTimes: boolean[] = [];
  const measure: MeasureCommit = async ({ base, head, thoroughly, byTime }) => {
    measurements += 1;
    byTimes.push(byTime);
    if (lacking.has(head) || lacking.has(base)) return null;
    const ownError = thoroughly ? error / 2 : error;
    const log = costs.get(head)! - costs.get(base)! + ownError * gaussian(random);
    const half = 2.3 * ownError;
    const compared = comparison('cpuPerRequest', Math.expm1(log), half, {
      interval: { low: Math.expm1(log - half), high: Math.expm1(log + half), level: 0.98 },
      outcome: log - half > 0 ? 'regressed' : 'no regression',
    });
    return { id: 'api/hello', because: { kind: 'no-gating-metric' }, comparisons: [compared] } as unknown as JudgedBenchmark;
  };
  const found = await findFirstSlowCommit({ good: 'good', commits, measure, onTrial: () => {} });
  return { ...found, measurements, byTime: byTimes };
}

const EXACT = { length: 30, step: 0.04, error: 1e-6, seed: 1 };

describe('the first slow commit', () => {
  it('is looked for by all rounds of a time, once it is a time that tells', async () => {
    const { metric, byTime } = await search({ ...EXACT, slowFrom: 9 });
    assert.equal(metric, 'cpuPerRequest');
    assert.deepEqual(
      byTime,
      byTime.map((_, index) => index > 0),
    );
  });

  it('is found wherever it lies, in about log2 of the commits', async () => {
    for (let slowFrom = 0; slowFrom < EXACT.length; slowFrom += 1) {
      const { answer, measurements } = await search({ ...EXACT, slowFrom });
      assert.equal(answer.kind === 'found' && answer.commit, `c${slowFrom}`);
      // Good beside bad, five halvings, and the commit beside the one before it.
      assert.ok(measurements <= 7, `${measurements} measurements`);
    }
  });

  it('is measured beside the commit before it, which tells its own change', async () => {
    const { answer } = await search({ ...EXACT, slowFrom: 17 });
    assert.ok(answer.kind === 'found' && answer.own !== null);
    assert.ok(Math.abs(answer.own.estimate - 0.04) < 1e-4);
  });

  it('is found through noise in 19 of 20 tries or more, with a step of 4 % and a standard error of 0.6 %', async () => {
    let right = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const slowFrom = seed % 30;
      const { answer } = await search({ ...EXACT, error: 0.006, seed, slowFrom });
      if (answer.kind === 'found' && answer.commit === `c${slowFrom}`) right += 1;
    }
    assert.ok(right >= 190, `${right} of 200`);
  });

  it('is looked for where bad is seen to be slower by a thorough measurement alone', async () => {
    let found = 0;
    for (let seed = 0; seed < 50; seed += 1) {
      const { answer } = await search({ ...EXACT, error: 0.018, seed, slowFrom: 20 });
      if (answer.kind !== 'nothing to find') found += 1;
    }
    // Of quick measurements alone half would see it.
    assert.ok(found >= 45, `${found} of 50`);
  });

  it('is told among its neighbours where those cannot be measured', async () => {
    const { answer } = await search({ ...EXACT, slowFrom: 15, unmeasurable: [13, 14] });
    assert.deepEqual(answer, { kind: 'one of', commits: ['c13', 'c14', 'c15'] });
  });

  it('is found past commits that cannot be measured elsewhere', async () => {
    const { answer, trials } = await search({ ...EXACT, slowFrom: 20, unmeasurable: [13, 14, 15] });
    assert.equal(answer.kind === 'found' && answer.commit, 'c20');
    assert.ok(trials.some(({ state }) => state === 'skipped'));
  });

  it('is not looked for where bad is not slower than good', async () => {
    const { answer, trials } = await search({ ...EXACT, slowFrom: 40 });
    assert.equal(answer.kind, 'nothing to find');
    assert.equal(trials.length, 0);
  });
});
