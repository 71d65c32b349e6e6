/** A history with one step, measured with noise: what the search would have seen of it. */
import type { MeasureCommit } from '../../src/bisect/first-slow-commit.ts';
import type { JudgedBenchmark } from '../../src/model.ts';
import { comparison } from '../report/sample-run.ts';
import { gaussian, seededRandom } from '../judge/seeded-noise.ts';

interface History {
  readonly commits: readonly string[];
  /** Logarithm of the cost of each commit. */
  readonly costs: ReadonlyMap<string, number>;
  readonly measure: MeasureCommit;
  readonly measurements: () => number;
}

/** @param error standard error of a measurement's log ratio; a thorough one has half of it */
export function madeUpHistory({
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
}): History {
  const commits = Array.from({ length }, (_, index) => `c${index}`);
  const costs = new Map([['good', 0], ...commits.map((commit, index) => [commit, index < slowFrom ? 0 : Math.log1p(step)] as const)]);
  const lacking = new Set(unmeasurable.map((index) => commits[index]!));
  const random = seededRandom(seed);
  let measurements = 0;
  const measure: MeasureCommit = async ({ base, head, thoroughly }) => {
    measurements += 1;
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
  return { commits, costs, measure, measurements: () => measurements };
}
