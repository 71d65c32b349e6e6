/** What our procedure says of benchmarks in which nothing changed, and what that takes. */
import { mean, quantile } from 'simple-statistics';
import type { Draw } from '../../../src/statistics.ts';
import type { VerdictKind } from '../../../src/model.ts';
import { type Rate, rateOf } from './rates.ts';
import type { UnchangedFamilies } from './unchanged-families.ts';

export interface IdenticalCode {
  readonly profile: string;
  /** X of "no regression of X or more". */
  readonly noRegressionOver: number;
  readonly benchmarks: number;
  /** Of the benchmarks. */
  readonly shares: Readonly<Record<'no regression' | 'inconclusive' | 'improved' | 'regressed', Rate>>;
  /** Side by side, of a benchmark. */
  readonly meanRounds: number;
  /** Of measuring a benchmark, side by side: on average, and what 19 families of 20 do with. */
  readonly seconds: { readonly mean: number; readonly nineteenInTwenty: number };
}

export function identicalCode({ replays }: UnchangedFamilies, { profile, noRegressionOver }: Pick<IdenticalCode, 'profile' | 'noRegressionOver'>, draw: Draw): IdenticalCode {
  const members = replays.flatMap((replay) => replay.members);
  const rateOfVerdict = (wanted: VerdictKind): Rate =>
    rateOf(replays.flatMap(({ stretch, members: ofFamily }) => ofFamily.map(({ judged }) => ({ cluster: stretch, isHit: judged.verdict === wanted }))), draw);
  const ofFamilies = replays.map((replay) => mean(replay.members.map(({ seconds }) => seconds)));
  return {
    profile,
    noRegressionOver,
    benchmarks: members.length,
    shares: { 'no regression': rateOfVerdict('no regression'), inconclusive: rateOfVerdict('inconclusive'), improved: rateOfVerdict('improved'), regressed: rateOfVerdict('regressed') },
    meanRounds: mean(members.map(({ rounds }) => rounds)),
    seconds: { mean: mean(ofFamilies), nineteenInTwenty: quantile(ofFamilies, 0.95) },
  };
}
