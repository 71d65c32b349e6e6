import type { PooledBenchmark } from './pooled-rounds.ts';
import type { Injection } from './resample.ts';
import type { LaterFamily } from '../judge/next-stage.ts';
import type { Replay } from '../judge/replay-gate.ts';
import type { Change, MetricName } from '../model.ts';

/** Where a change must be largest to be seen. */
export interface BlindSpot {
  /** Id of the benchmark. */
  readonly benchmark: string;
  readonly metric: MetricName;
  /** The smallest change of that metric that was seen nine times in ten; null: none up to 100 %. */
  readonly effect: Change | null;
}

/** A gating metric of a benchmark. */
type Place = Pick<Injection, 'id' | 'metric'>;

/** Pull requests with an effect, of each size that is tried: enough to tell nine in ten from eight. */
const TRIES = 200;
const POWER = 0.9;

const percents = (from: number, to: number, step: number): readonly Change[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, count) => (from + count * step) / 100);

/** Sizes that are tried, finer where it matters. */
const EFFECTS: readonly Change[] = [...percents(0.5, 10, 0.5), ...percents(11, 30, 1), ...percents(35, 100, 5)];

/** Plays a pull request that changes just this. */
type ReplayOfChange = (injections: readonly Injection[], later: LaterFamily) => Replay;

/** Convicts early only who would be convicted in a family twice as large. */
const TWICE_THE_FAMILY: LaterFamily = { jobs: 2, counts: false, isPart: false };

/**
 * Of all gating metrics of all benchmarks the one in which least is seen: by halving the range of sizes, and going on with
 * those alone that missed the one in the middle, if any did.
 */
export function largestBlindSpot(benchmarks: readonly PooledBenchmark[], replay: ReplayOfChange): BlindSpot {
  const groups = Math.max(2, ...benchmarks.map(({ metrics }) => metrics.length));
  let places: readonly Place[] = benchmarks.flatMap(({ record, metrics }) => metrics.map((metric) => ({ id: record.id, metric })));
  let worst = places[0]!;
  let [low, high] = [0, EFFECTS.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const seen = timesSeen(places, { effect: EFFECTS[middle]!, groups, replay });
    const missed = places.filter((place) => seen.get(place)! < POWER * TRIES);
    if (missed.length === 0) {
      high = middle;
    } else {
      low = middle + 1;
      places = missed;
      worst = missed.reduce((one, other) => (seen.get(other)! < seen.get(one)! ? other : one));
    }
  }
  return { benchmark: worst.id, metric: worst.metric, effect: EFFECTS[low] ?? null };
}

/**
 * How often an effect is seen in each place. To save time a pull request has it in several: in one metric of a benchmark,
 * and in half of all places at most. Each that changes makes Holm's correction milder for the others, so what counts as seen
 * must pass Bonferroni's, as it would have to if it alone had changed. Half of all make Holm's half as strict: who is
 * convicted early, and gets no more rounds, passes Bonferroni's as well where that is asked to hold in twice the family.
 */
function timesSeen(places: readonly Place[], { effect, groups, replay }: {
  readonly effect: Change;
  readonly groups: number;
  readonly replay: ReplayOfChange;
}): ReadonlyMap<Place, number> {
  return new Map(Array.from({ length: groups }, (_, group) => places.filter((_place, position) => position % groups === group)).flatMap((together) => {
    if (together.length === 0) return [];
    const injections = together.map((place) => ({ ...place, effect }));
    const tries = Array.from({ length: TRIES }, () => whereSeen(together, replay(injections, TWICE_THE_FAMILY)));
    return together.map((place) => [place, tries.filter((seen) => seen.has(place)).length] as const);
  }));
}

function whereSeen(places: readonly Place[], { judgement: { alpha, benchmarks, familySize } }: Replay): ReadonlySet<Place> {
  return new Set(places.filter(({ id, metric }) => {
    const comparison = benchmarks.find((benchmark) => benchmark.id === id)?.comparisons.find((one) => one.metric === metric);
    return comparison !== undefined && comparison.outcome === 'regressed' && comparison.p * familySize <= alpha;
  }));
}
