import { mean, quantileSorted } from 'simple-statistics';
import type { Change, JudgedBenchmark, Policy, TestPlan } from '../model.ts';
import { type Replay, replayGate } from '../replay/replay-gate.ts';
import { upperBoundOfShare } from './binomial-bound.ts';
import type { PooledBenchmark } from './pooled-rounds.ts';
import { type Draw, type Injection, resampled, seededDraw } from './resample.ts';

/** What a profile is to do with these benchmarks, found by replaying pull requests that reach all of them. */
export interface Prediction {
  readonly profile: string;
  /** Replayed with nothing changed. */
  readonly pullRequests: number;
  /** Of those, in which anything was called regressed. */
  readonly falseAlarms: number;
  /** One-sided 95 % bound of what the replays are a sample of. */
  readonly falseAlarmsPerThousandAtMost: number;
  /** Of unchanged benchmarks. */
  readonly inconclusiveShare: number;
  /** Rounds side by side, of all benchmarks together: on average, and what 19 pull requests of 20 do with. */
  readonly duets: { readonly mean: number; readonly nineteenInTwenty: number };
  /** The smallest change, of one gating metric of any benchmark, that was seen nine times in ten; null: none up to 100 %. */
  readonly visibleEffect: Change | null;
}

/** A profile as far as replays go. */
export interface ReplayedProfile {
  readonly name: string;
  readonly plan: TestPlan;
}

/** Pull requests with an effect, of each size that is tried: enough to tell nine in ten from eight. */
const TRIES = 200;
const POWER = 0.9;
const CONFIDENCE = 0.95;

const percents = (from: number, to: number, step: number): readonly Change[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, count) => (from + count * step) / 100);

/** Sizes that are tried, finer where it matters. */
const EFFECTS: readonly Change[] = [...percents(0.5, 10, 0.5), ...percents(11, 30, 1), ...percents(35, 100, 5)];

/** Replays a profile; the same seed predicts the same. */
export function predict(benchmarks: readonly PooledBenchmark[], { name, plan }: ReplayedProfile, { policy, seed, pullRequests }: {
  readonly policy: Policy;
  readonly seed: number;
  /** To replay with nothing changed. */
  readonly pullRequests: number;
}): Prediction {
  const draw = seededDraw(seed);
  const replay = (injection: Injection | null): Replay => replayGate({ benchmarks: resampled(benchmarks, { policy, draw, injection }), plan, policy });
  const isSeen = (effect: Change): boolean => {
    const injection = anyInjection(benchmarks, effect, draw);
    return replay(injection).judgement.benchmarks.some((benchmark) => benchmark.id === injection.id && isRegressed(benchmark));
  };
  const unchanged = Array.from({ length: pullRequests }, () => outcomeOf(replay(null)));
  const falseAlarms = unchanged.filter(({ isFalseAlarm }) => isFalseAlarm).length;
  const duets = unchanged.map((outcome) => outcome.duets).toSorted((one, other) => one - other);
  return {
    profile: name,
    pullRequests,
    falseAlarms,
    falseAlarmsPerThousandAtMost: 1000 * upperBoundOfShare(falseAlarms, pullRequests, CONFIDENCE),
    inconclusiveShare: mean(unchanged.map(({ inconclusive }) => inconclusive)) / benchmarks.length,
    duets: { mean: mean(duets), nineteenInTwenty: quantileSorted(duets, 0.95) },
    visibleEffect: smallestOf(EFFECTS, (effect) => countWhere(TRIES, () => isSeen(effect)) >= POWER * TRIES),
  };
}

interface Outcome {
  readonly duets: number;
  readonly isFalseAlarm: boolean;
  /** Benchmarks that ended so. */
  readonly inconclusive: number;
}

function outcomeOf({ judgement, duets }: Replay): Outcome {
  return {
    duets,
    isFalseAlarm: judgement.benchmarks.some(isRegressed),
    inconclusive: judgement.benchmarks.filter(({ verdict }) => verdict === 'inconclusive').length,
  };
}

const isRegressed = ({ verdict }: JudgedBenchmark): boolean => verdict === 'regressed';

/** In a benchmark, and in one of its metrics, that are drawn. */
function anyInjection(benchmarks: readonly PooledBenchmark[], effect: Change, draw: Draw): Injection {
  const { record, metrics } = benchmarks[draw(benchmarks.length)]!;
  return { id: record.id, metric: metrics[draw(metrics.length)]!, effect };
}

const countWhere = (trials: number, succeeds: () => boolean): number => Array.from({ length: trials }, succeeds).filter(Boolean).length;

/** Of ascending sizes the first that is large enough, where all larger ones are too; null: none is. */
function smallestOf(sizes: readonly Change[], isLargeEnough: (size: Change) => boolean): Change | null {
  let [low, high] = [0, sizes.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isLargeEnough(sizes[middle]!)) high = middle;
    else low = middle + 1;
  }
  return sizes[low] ?? null;
}
