import { mean, quantileSorted } from 'simple-statistics';
import { type BlindSpot, largestBlindSpot } from './blind-spot.ts';
import type { PooledBenchmark } from './pooled-rounds.ts';
import { type Injection, resampled } from './resample.ts';
import type { LaterFamily } from '../judge/next-stage.ts';
import { type Replay, replayGate } from '../judge/replay-gate.ts';
import type { JudgedBenchmark, Policy, TestPlan } from '../model.ts';
import { seededDraw, upperBoundOfShare } from '../statistics.ts';

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
  /** Rounds side by side, of all benchmarks together. */
  readonly duets: Amount;
  /** Where least is seen: as small a change is in every other gating metric of any benchmark. */
  readonly blindSpot: BlindSpot;
}

/** Of rounds, or of the time that they take. */
export interface Amount {
  /** With nothing changed: on average, and what 19 pull requests of 20 do with. */
  readonly mean: number;
  readonly nineteenInTwenty: number;
  /**
   * What 19 of 20 do with that hold the smallest change which is seen where least is: what is suspicious needs looks that an
   * unchanged benchmark seldom comes to. Where no change is seen there, as with nothing changed.
   */
  readonly toSee: number;
}

/** A profile as far as replays go. */
interface ReplayedProfile {
  readonly name: string;
  readonly plan: TestPlan;
}

/** Of what is said of false alarms. */
export const CONFIDENCE = 0.95;

/** Enough to tell what 19 of 20 do with. */
const PULL_REQUESTS_TO_SEE = 200;

/** Replays a profile; the same seed predicts the same. */
export function predict(benchmarks: readonly PooledBenchmark[], { name, plan }: ReplayedProfile, { policy, seed, pullRequests, later }: {
  readonly policy: Policy;
  readonly seed: number;
  /** To replay with nothing changed. */
  readonly pullRequests: number;
  /** What joins the family of a pull request after its rounds; not there: nothing. */
  readonly later?: LaterFamily | undefined;
}): Prediction {
  const draw = seededDraw(seed);
  const replay = (injections: readonly Injection[], joining = later): Replay =>
    replayGate({ benchmarks: resampled(benchmarks, { policy, draw, injections }), plan, policy, later: joining });
  const unchanged = Array.from({ length: pullRequests }, () => outcomeOf(replay([])));
  const falseAlarms = unchanged.filter(({ isFalseAlarm }) => isFalseAlarm).length;
  const duets = unchanged.map((outcome) => outcome.duets);
  const blindSpot = largestBlindSpot(benchmarks, replay);
  return {
    profile: name,
    pullRequests,
    falseAlarms,
    falseAlarmsPerThousandAtMost: 1000 * upperBoundOfShare(falseAlarms, pullRequests, CONFIDENCE),
    inconclusiveShare: mean(unchanged.map(({ inconclusive }) => inconclusive)) / benchmarks.length,
    duets: { mean: mean(duets), nineteenInTwenty: nineteenInTwenty(duets), toSee: nineteenInTwenty(duetsToSee(blindSpot, replay) ?? duets) },
    blindSpot,
  };
}

/** Rounds of pull requests that change just what is harder to see than all else, by as little as is seen; null: nothing is seen there. */
function duetsToSee({ benchmark, metric, effect }: BlindSpot, replay: (injections: readonly Injection[]) => Replay): readonly number[] | null {
  if (effect === null) return null;
  return Array.from({ length: PULL_REQUESTS_TO_SEE }, () => replay([{ id: benchmark, metric, effect }]).duets);
}

const nineteenInTwenty = (amounts: readonly number[]): number => quantileSorted(amounts.toSorted((one, other) => one - other), 0.95);

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
