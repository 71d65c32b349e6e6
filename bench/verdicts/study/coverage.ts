/** Whether intervals hold the truth as often as they claim. */
import { mean } from 'simple-statistics';
import { roundLogRatios } from '../../../src/judge/rounds.ts';
import type { MetricName } from '../../../src/model.ts';
import { DEFAULT_POLICY } from '../../default-policy.ts';
import type { InjectionName } from '../recording/conditions.ts';
import type { Population } from './populations.ts';
import { type Rate, rateOf, type Trial } from './rates.ts';
import { REFERENCE_ROUNDS } from '../recording/recording-plan.ts';
import { type MemberReplay, replayFamily } from './replay.ts';
import { planOf, type Setting } from './setting.ts';
import type { UnchangedFamilies } from './unchanged-families.ts';

/** Intervals of one kind. */
export interface Coverage {
  readonly of: string;
  /** Of the rounds that they are of. */
  readonly injection: InjectionName;
  /** That the benchmark came to. */
  readonly look: 'first' | 'later';
  /** Mean of their levels. */
  readonly claimed: number;
  readonly held: Rate;
}

/** Share of the families of ten that is replayed against each reference. */
const TRIES_TO_A_FAMILY = 0.4;

/** Of metrics of which the truth is known, because the labels of their rounds are drawn: there is no change. */
export function coverageOfNothing(setting: Setting, { replays }: UnchangedFamilies): readonly Coverage[] {
  const intervals = replays.flatMap(({ stretch, members }) => members.flatMap((member) => intervalsOf(member, stretch, () => 0)));
  return coverages({ of: 'no change', injection: 'none' }, intervals, setting);
}

/** Of injections that were recorded so often that the mean of all their rounds is the reference. */
export function coverageOfReferences(setting: Setting): readonly Coverage[] {
  const references = setting.populations.filter(({ injection, rounds }) => injection !== 'none' && rounds.length >= REFERENCE_ROUNDS);
  return references.flatMap((population) => {
    const tries = Math.round(setting.families * TRIES_TO_A_FAMILY);
    const intervals = Array.from({ length: tries }, () => {
      const replay = replayFamily(setting.nextFamily(10, { population, fromAllStretches: true }), planOf('standard'), DEFAULT_POLICY);
      // Its rounds are no more of the family's half-hour than of any other: to cluster by that would tell of its fellows.
      return intervalsOf(replay.changed!, population.record.id, (metric) => referenceOf(population, metric));
    }).flat();
    const { record: { id }, injection } = population;
    return coverages({ of: `${id}, ${injection}`, injection }, intervals, setting);
  });
}

/** As a log, by the judge's own estimator. */
function referenceOf({ rounds }: Population, metric: MetricName): number {
  return mean([...roundLogRatios(rounds, metric, 'lower')]);
}

interface JudgedInterval extends Trial {
  readonly look: Coverage['look'];
  readonly level: number;
}

function intervalsOf({ judged, rounds }: MemberReplay, cluster: string, truthOf: (metric: MetricName) => number): readonly JudgedInterval[] {
  const look = rounds <= planOf('standard').looks[0]! ? 'first' : 'later';
  return judged.comparisons.map(({ metric, interval: { low, high, level } }) => {
    const truth = Math.expm1(truthOf(metric));
    return { cluster, look, level, isHit: low <= truth && truth <= high };
  });
}

function coverages(source: Pick<Coverage, 'of' | 'injection'>, intervals: readonly JudgedInterval[], { draw }: Setting): readonly Coverage[] {
  return [...Map.groupBy(intervals, ({ look }) => look)].map(([look, ofLook]) => ({ ...source, look, claimed: mean(ofLook.map(({ level }) => level)), held: rateOf(ofLook, draw) }));
}
