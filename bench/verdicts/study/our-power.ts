/** How often our procedure, by its standard profile, sees a regression of one member of a family. */
import { mean } from 'simple-statistics';
import { DEFAULT_POLICY } from '../../default-policy.ts';
import type { Member, Regression } from './families.ts';
import type { Population } from './populations.ts';
import { type Rate, rateOf } from './rates.ts';
import { isRegressed, type MemberReplay, replayFamily } from './replay.ts';
import { planOf, type Setting } from './setting.ts';

/** One family with a regression, and what came of the member that has it. */
export interface OurTry {
  readonly population: Population;
  /** Of the family. */
  readonly stretch: string;
  readonly changed: Member;
  readonly ours: MemberReplay;
}

/** How often it is seen in families of one size. */
export interface OurPower {
  /** Gating metrics in each. */
  readonly size: number;
  /** Side by side, of the benchmark that has the regression, on average: what rivals may use of every benchmark. */
  readonly rounds: number;
  readonly ours: Rate;
  /** Seen of servers, and within `WITHIN_SECONDS` of measuring the benchmark: rounds of tasks are so short that none could miss it. null: no server has it. */
  readonly serversInTime: Rate | null;
  readonly byBenchmark: ReadonlyMap<string, Rate>;
  /** Seen within `WITHIN_SECONDS`. */
  readonly inTimeByBenchmark: ReadonlyMap<string, Rate>;
}

/** Of measuring one benchmark: what the answer may take. */
export const WITHIN_SECONDS = 90;

/** Share of the families of ten that is drawn for each benchmark and regression. */
const TRIES_TO_A_FAMILY = 0.1;

/** @param tries of each regression, as a share of the usual ones */
export function triesOf(setting: Setting, regressions: readonly Regression[], { size, tries }: { readonly size: number; readonly tries: number }): readonly OurTry[] {
  const count = Math.max(1, Math.round(setting.families * TRIES_TO_A_FAMILY * tries));
  return regressions.flatMap((regression) => Array.from({ length: count }, (): OurTry => {
    const family = setting.nextFamily(size, regression);
    return { population: regression.population, stretch: family.stretch, changed: family.changed!, ours: replayFamily(family, planOf('standard'), DEFAULT_POLICY).changed! };
  }));
}

/** Side by side, of the benchmark that has the regression, on average. */
export const meanRoundsOf = (tried: readonly OurTry[]): number => mean(tried.map(({ ours }) => ours.rounds));

/** @param tried at least one */
export function ourPowerOf(setting: Setting, size: number, tried: readonly OurTry[]): OurPower {
  const byBenchmark = (isHit: (one: OurTry) => boolean): ReadonlyMap<string, Rate> =>
    new Map([...Map.groupBy(tried, ({ population }) => population.record.id)].map(([id, ofBenchmark]) => [id, shareOfTries(setting, ofBenchmark, isHit)]));
  const ofServers = tried.filter(({ population }) => population.record.kind === 'server');
  return {
    size,
    rounds: meanRoundsOf(tried),
    ours: shareOfTries(setting, tried, isSeen),
    serversInTime: ofServers.length === 0 ? null : shareOfTries(setting, ofServers, isSeenInTime),
    byBenchmark: byBenchmark(isSeen),
    inTimeByBenchmark: byBenchmark(isSeenInTime),
  };
}

/** With an interval that knows that another benchmark would have come out otherwise, and another half-hour. */
export const shareOfTries = <Tried extends OurTry>({ draw }: Setting, tried: readonly Tried[], isHit: (one: Tried) => boolean): Rate =>
  rateOf(tried.map((one) => ({ isHit: isHit(one), cluster: one.population.record.id, otherCluster: one.stretch })), draw);

const isSeen = ({ ours }: OurTry): boolean => isRegressed(ours);

const isSeenInTime = (one: OurTry): boolean => isSeen(one) && one.ours.seconds <= WITHIN_SECONDS;
