import { mean, quantileSorted } from 'simple-statistics';
import type { LaterFamily } from '../judge/next-stage.ts';
import type { JudgedBenchmark, Policy, TestPlan } from '../model.ts';
import { type Replay, replayGate } from '../replay/replay-gate.ts';
import { upperBoundOfShare } from '../statistics/binomial-bound.ts';
import { type BlindSpot, largestBlindSpot } from './blind-spot.ts';
import type { PooledBenchmark } from './pooled-rounds.ts';
import { type Injection, resampled, seededDraw } from './resample.ts';

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
  /** Where least is seen: as small a change is in every other gating metric of any benchmark. */
  readonly blindSpot: BlindSpot;
}

/** A profile as far as replays go. */
export interface ReplayedProfile {
  readonly name: string;
  readonly plan: TestPlan;
}

const CONFIDENCE = 0.95;

/** Replays a profile; the same seed predicts the same. */
export function predict(benchmarks: readonly PooledBenchmark[], { name, plan }: ReplayedProfile, { policy, seed, pullRequests }: {
  readonly policy: Policy;
  readonly seed: number;
  /** To replay with nothing changed. */
  readonly pullRequests: number;
}): Prediction {
  const draw = seededDraw(seed);
  const replay = (injections: readonly Injection[], later?: LaterFamily): Replay =>
    replayGate({ benchmarks: resampled(benchmarks, { policy, draw, injections }), plan, policy, later });
  const unchanged = Array.from({ length: pullRequests }, () => outcomeOf(replay([])));
  const falseAlarms = unchanged.filter(({ isFalseAlarm }) => isFalseAlarm).length;
  const duets = unchanged.map((outcome) => outcome.duets).toSorted((one, other) => one - other);
  return {
    profile: name,
    pullRequests,
    falseAlarms,
    falseAlarmsPerThousandAtMost: 1000 * upperBoundOfShare(falseAlarms, pullRequests, CONFIDENCE),
    inconclusiveShare: mean(unchanged.map(({ inconclusive }) => inconclusive)) / benchmarks.length,
    duets: { mean: mean(duets), nineteenInTwenty: quantileSorted(duets, 0.95) },
    blindSpot: largestBlindSpot(benchmarks, replay),
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
