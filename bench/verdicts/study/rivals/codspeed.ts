import { mean } from 'simple-statistics';

import type { Rival } from './rival.ts';

/** The default of a project's settings, and what strict projects lower it to. */
const REGRESSION_THRESHOLDS_PERCENT = [10, 5];

/** CodSpeed with its default threshold and with a strict one. */
export const codspeeds: readonly Rival[] = REGRESSION_THRESHOLDS_PERCENT.map(codspeed);

/**
 * CodSpeed: fails the check when the impact is worse than −`regressionThresholdPercent`. Its service is closed, so the
 * rule is read from its documentation. That does not say how one figure is made of several samples; here it is their
 * mean.
 */
export function codspeed(regressionThresholdPercent: number): Rival {
  return {
    name: `CodSpeed ${regressionThresholdPercent} %`,
    source: 'https://codspeed.io/docs/features/understanding-the-metrics',
    heldTo: 'its service is closed, so this is read from its documentation, and held to six reports of it on public pull requests',
    decide({ base, head }) {
      return impact(mean(base), mean(head)) < -regressionThresholdPercent / 100 ? 'slower' : 'not slower';
    },
  };
}

/**
 * (speed − baseSpeed) / baseSpeed, the speed being the inverse of the cost: a fraction in (−1, ∞), negative is slower.
 * So a threshold of 10 % lets a cost pass that is up to 11.1 % higher.
 */
export function impact(baseCost: number, headCost: number): number {
  return baseCost / headCost - 1;
}
