import { quantileSorted } from 'simple-statistics';
import type { Draw } from '../../src/calibrate/resample.ts';
import { type Bounds, clopperPearson } from './clopper-pearson.ts';

/** How often something came about. */
export interface Rate extends Bounds {
  readonly hits: number;
  readonly trials: number;
}

export const shareOf = ({ hits, trials }: Pick<Rate, 'hits' | 'trials'>): number => hits / trials;

/** Something that did or did not come about, and where its rounds come from. */
export interface Trial {
  readonly isHit: boolean;
  /** Trials of one cluster are not independent of each other. */
  readonly cluster: string;
}

const LEVEL = 0.95;
const RESAMPLES = 1_000;

/**
 * A share with its 95 % interval: the wider, on either side, of two. The exact binomial one knows that only so many
 * families were drawn, and takes them for independent. The cluster bootstrap (Field & Welsh 2007) knows that they were
 * drawn from so many stretches of a recording, and that another recording has others; with few clusters it is a rough one,
 * and where nothing came about it sees nothing.
 */
export function rateOf(trials: readonly Trial[], draw: Draw): Rate {
  const hits = trials.filter(({ isHit }) => isHit).length;
  const exact = clopperPearson(hits, trials.length, LEVEL);
  const resampled = clusterBootstrap(trials, draw);
  return { hits, trials: trials.length, low: Math.min(exact.low, resampled?.low ?? 1), high: Math.max(exact.high, resampled?.high ?? 0) };
}

/** Percentiles of the share over whole clusters, drawn with replacement. null: one cluster is no sample. */
export function clusterBootstrap(trials: readonly Trial[], draw: Draw): Bounds | null {
  const clusters = [...Map.groupBy(trials, ({ cluster }) => cluster).values()].map((members) => ({ hits: members.filter(({ isHit }) => isHit).length, trials: members.length }));
  if (clusters.length < 2) return null;
  const shares = Array.from({ length: RESAMPLES }, () => {
    let [hits, count] = [0, 0];
    for (let picked = 0; picked < clusters.length; picked += 1) {
      const cluster = clusters[draw(clusters.length)]!;
      hits += cluster.hits;
      count += cluster.trials;
    }
    return hits / count;
  }).toSorted((one, other) => one - other);
  return { low: quantileSorted(shares, (1 - LEVEL) / 2), high: quantileSorted(shares, (1 + LEVEL) / 2) };
}
