import type { Draw } from '../../src/statistics.ts';
import { type Bounds, clopperPearson } from '../clopper-pearson.ts';
import { clusterInterval } from './cluster-interval.ts';

export interface Rate extends Bounds {
  readonly hits: number;
  readonly trials: number;
}

export const shareOf = ({ hits, trials }: Rate): number => hits / trials;

export interface Trial {
  readonly isHit: boolean;
  /** Trials of one half-hour hang together, and so do those of one benchmark. */
  readonly halfHour: string;
  readonly benchmark?: string;
}

export const LEVEL = 0.95;

/**
 * A share with its 95 % interval: on either side the widest of up to three. The exact binomial one takes the drawn families for
 * independent. Those over half-hours and over benchmarks know that another recording has others.
 */
export function rateOf(trials: readonly Trial[], draw: Draw): Rate {
  const hits = trials.filter(({ isHit }) => isHit).length;
  const intervals = [
    clopperPearson(hits, trials.length, LEVEL),
    ...[(one: Trial) => one.benchmark, (one: Trial) => one.halfHour].flatMap(
      (clusterOf) =>
        clusterInterval(
          trials.flatMap((one) => {
            const cluster = clusterOf(one);
            return cluster === undefined ? [] : [{ value: Number(one.isHit), cluster }];
          }),
          LEVEL,
          draw,
        ) ?? [],
    ),
  ];
  return {
    hits,
    trials: trials.length,
    low: Math.max(0, Math.min(...intervals.map(({ low }) => low))),
    high: Math.min(1, Math.max(...intervals.map(({ high }) => high))),
  };
}
