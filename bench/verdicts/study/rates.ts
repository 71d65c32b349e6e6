import { sum } from 'simple-statistics';
import type { Draw } from '../../../src/statistics.ts';
import { type Bounds, clopperPearson } from './clopper-pearson.ts';
import { type Clustered, clusterInterval } from './cluster-interval.ts';

/** How often something came about. */
export interface Rate extends Bounds {
  readonly hits: number;
  readonly trials: number;
}

export const shareOf = ({ hits, trials }: Pick<Rate, 'hits' | 'trials'>): number => hits / trials;

/** Something that did or did not come about, and where its rounds come from. */
export interface Trial extends Pick<Clustered, 'cluster'> {
  readonly isHit: boolean;
  /** Where trials hang together in a second way: of one benchmark, and of one half-hour. */
  readonly otherCluster?: string;
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
  /** Those trials on which the two differ are no chance, though other benchmarks, or other hours, might show nothing of it. */
  readonly isAheadHere: boolean;
}

const LEVEL = 0.95;

/**
 * A share with its 95 % interval: the widest, on either side, of two or three. The exact binomial one knows that only so many
 * families were drawn, and takes them for independent. That of the clusters knows that they were drawn from so many
 * stretches of a recording, or are of so many benchmarks, and that another recording has others; where nothing came about in any
 * of them it sees nothing. Where trials cluster in both ways there is one of each.
 */
export function rateOf(trials: readonly Trial[], draw: Draw): Rate {
  const hits = trials.filter(({ isHit }) => isHit).length;
  const ofClusters = clusterIntervals(trials, ({ isHit }) => Number(isHit), draw);
  return { hits, trials: trials.length, ...widestOf([clopperPearson(hits, trials.length, LEVEL), ...ofClusters], 0) };
}

/** A difference of two shares of the same trials, with an interval made as that of a rate: what moves both alike is not in it. */
export function leadOf(trials: readonly PairedTrial[], draw: Draw): Lead {
  const values = trials.map(winOf);
  const { isAheadHere, ...exact } = exactLead({ won: values.filter((value) => value > 0).length, lost: values.filter((value) => value < 0).length, trials: trials.length });
  return { share: sum(values) / trials.length, isAheadHere, ...widestOf([exact, ...clusterIntervals(trials, winOf, draw)], -1) };
}

const winOf = ({ isHit, isHitOfOther }: PairedTrial): number => Number(isHit) - Number(isHitOfOther);

/**
 * Whether either is ahead the trials say on which the two differ (McNemar 1947). How far one may be ahead they do not know: that
 * no more of them differ is chance as well. So a bound that does not tell who is ahead is that of the difference of two shares
 * of all trials, those won and those lost, of which each gets half of the error (Bonferroni).
 */
function exactLead({ won, lost, trials }: Readonly<Record<'won' | 'lost' | 'trials', number>>): Bounds & Pick<Lead, 'isAheadHere'> {
  const differing = won + lost;
  const ofDiffering = clopperPearson(won, Math.max(1, differing), LEVEL);
  const leadWith = (shareOfDiffering: number): number => ((2 * shareOfDiffering - 1) * differing) / trials;
  const boundsOf = (count: number): Bounds => clopperPearson(count, trials, (1 + LEVEL) / 2);
  const [ofWon, ofLost] = [boundsOf(won), boundsOf(lost)];
  const isAheadHere = ofDiffering.low > 0.5;
  return {
    isAheadHere,
    low: isAheadHere ? leadWith(ofDiffering.low) : Math.min(0, ofWon.low - ofLost.high),
    high: ofDiffering.high < 0.5 ? leadWith(ofDiffering.high) : Math.max(0, ofWon.high - ofLost.low),
  };
}

/** One of each way in which the trials cluster; none of a way that has one cluster. */
function clusterIntervals<Tried extends Trial>(trials: readonly Tried[], valueOf: (trial: Tried) => number, draw: Draw): readonly Bounds[] {
  const ways: readonly (readonly Clustered[])[] = [
    trials.map((trial) => ({ value: valueOf(trial), cluster: trial.cluster })),
    trials.flatMap((trial) => (trial.otherCluster === undefined ? [] : [{ value: valueOf(trial), cluster: trial.otherCluster }])),
  ];
  return ways.flatMap((values) => clusterInterval(values, LEVEL, draw) ?? []);
}

/** @param least that there can be of it; 1 is the most */
function widestOf(intervals: readonly Bounds[], least: 0 | -1): Bounds {
  return { low: Math.max(least, Math.min(...intervals.map(({ low }) => low))), high: Math.min(1, Math.max(...intervals.map(({ high }) => high))) };
}
