import { quantileSorted, sum } from 'simple-statistics';
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

/** One trial by two rules. */
export interface PairedTrial extends Trial {
  /** By the rule that the other is held against. */
  readonly isHitOfOther: boolean;
}

/** How much more often something came about by one rule than by another. */
export interface Lead extends Bounds {
  /** Of the trials, less the other's; below 0: less often. */
  readonly share: number;
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
  const resampled = clusterBootstrap(trials.map(({ isHit, cluster }) => ({ value: Number(isHit), cluster })), draw);
  return { hits, trials: trials.length, ...widerOf(clopperPearson(hits, trials.length, LEVEL), resampled) };
}

/**
 * A difference of two shares of the same trials, with an interval made as that of a rate: what moves both alike is not in
 * it. Exact is what the trials say on which the two differ (McNemar 1947).
 */
export function leadOf(trials: readonly PairedTrial[], draw: Draw): Lead {
  const values = trials.map(({ isHit, isHitOfOther, cluster }) => ({ value: Number(isHit) - Number(isHitOfOther), cluster }));
  const differing = values.filter(({ value }) => value !== 0);
  const leadWith = (shareOfDiffering: number): number => ((2 * shareOfDiffering - 1) * differing.length) / trials.length;
  const won = clopperPearson(differing.filter(({ value }) => value > 0).length, Math.max(1, differing.length), LEVEL);
  const exact = { low: leadWith(won.low), high: leadWith(won.high) };
  return { share: sum(values.map(({ value }) => value)) / trials.length, ...widerOf(exact, clusterBootstrap(values, draw)) };
}

const widerOf = (exact: Bounds, resampled: Bounds | null): Bounds =>
  (resampled === null ? exact : { low: Math.min(exact.low, resampled.low), high: Math.max(exact.high, resampled.high) });

/** A figure of one trial, by which means are formed. */
interface Clustered extends Pick<Trial, 'cluster'> {
  readonly value: number;
}

/** Percentiles of the mean over whole clusters, drawn with replacement. null: one cluster is no sample. */
export function clusterBootstrap(values: readonly Clustered[], draw: Draw): Bounds | null {
  const clusters = [...Map.groupBy(values, ({ cluster }) => cluster).values()].map((members) => ({ total: sum(members.map(({ value }) => value)), trials: members.length }));
  if (clusters.length < 2) return null;
  const means = Array.from({ length: RESAMPLES }, () => {
    let [total, count] = [0, 0];
    for (let picked = 0; picked < clusters.length; picked += 1) {
      const cluster = clusters[draw(clusters.length)]!;
      total += cluster.total;
      count += cluster.trials;
    }
    return total / count;
  }).toSorted((one, other) => one - other);
  return { low: quantileSorted(means, (1 - LEVEL) / 2), high: quantileSorted(means, (1 + LEVEL) / 2) };
}
