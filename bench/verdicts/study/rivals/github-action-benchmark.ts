import { mean } from 'simple-statistics';

import type { Rival } from './rival.ts';

/** `alert-threshold` of its action.yml is 200 %; projects that want the alert to mean something set 120 % or 110 %. */
const ALERT_THRESHOLDS_PERCENT = [200, 120, 110];

/** github-action-benchmark with its default threshold and with those that projects commonly set. */
export const githubActionBenchmarks: readonly Rival[] = ALERT_THRESHOLDS_PERCENT.map(githubActionBenchmark);

/**
 * github-action-benchmark: alerts when this run's figure is more than `alertThresholdPercent` of the last stored one.
 * Without a stored one it skips the check.
 */
export function githubActionBenchmark(alertThresholdPercent: number): Rival {
  return {
    name: `github-action-benchmark ${alertThresholdPercent} %`,
    source:
      'https://github.com/benchmark-action/github-action-benchmark/blob/019cbcbff5b46768d07df85029eb19c76f835b75/src/write.ts',
    heldTo: 'the cases of its own `test/write.spec.ts`',
    decide({ head, history }) {
      const lastStored = history.at(-1);
      if (lastStored === undefined) return 'not slower';
      return mean(head) / lastStored > alertThresholdPercent / 100 ? 'slower' : 'not slower';
    },
  };
}
