/** All goals of the gate, and what the recordings say of them. */
import type { MetricName } from '../../../src/model.ts';
import { alarmGoals, type AlarmEvidence } from './alarm-goals.ts';
import { goalOfBestRule } from './best-rule-goal.ts';
import type { Power } from '../study/changed-families.ts';
import type { InjectionName } from '../recording/conditions.ts';
import type { Coverage } from '../study/coverage.ts';
import type { Evidence, PlaceEvidence } from '../study/evidence.ts';
import { goalOfCounts } from './counting-goal.ts';
import { formatShare, thinMark } from './evidence-format.ts';
import type { ExactPower } from '../study/exact-effects.ts';
import { atLeast, atMost, type Goal, replayedGoal, standingIn, type StandingOf, unrecorded } from './goal.ts';
import { goalOfJudging } from './judging-goal.ts';
import { labelledPowers } from './labelled-power.ts';
import { WITHIN_SECONDS } from '../study/our-power.ts';
import type { Rate } from '../study/rates.ts';
import type { RecordedMetric } from '../study/recorded-metrics.ts';
import { REFERENCE_ROUNDS } from '../recording/recording-plan.ts';
import { trueEffectRange } from '../study/true-effects.ts';

const ROUND_SD = 0.015;

/** Servers of this repository that answer `updateUser`: all of them are meant, and each is recorded by that. */
export const SERVERS = 10;

/**
 * No number of draws shows that intervals hold the truth exactly as often as they claim: so much less often is as good. Of
 * those that claim 98 % a quarter more may miss it than they say, and no more.
 */
const COVERAGE_MARGIN = 0.005;

/** What the goals are held against. */
export interface GoalEvidence extends AlarmEvidence, Pick<PlaceEvidence, 'power' | 'exact' | 'identical' | 'coverage' | 'recorded' | 'entrants'>, Pick<Evidence, 'counts' | 'judging'> {}

export function goalsOf(evidence: GoalEvidence): readonly Goal[] {
  const { identical, recorded, thin, stretches, ofOneHalfHour } = evidence;
  const ofUnchanged = thinMark('none', thin);
  return [
    ...alarmGoals(evidence, ''),
    ...EXACT_GOALS.map((wanted) => goalOfExact(evidence, wanted)),
    ...POWER_GOALS.map((wanted) => goalOfPower(evidence, wanted)),
    bestRuleIn(evidence),
    replayedGoal('identical code ends as "no regression of 3 % or more" in 90 % of benchmarks, standard profile', {
      found: identical.find(({ profile, noRegressionOver }) => profile === 'standard' && noRegressionOver === 0.03)?.shares['no regression'],
      standingOf: atLeast(0.9),
      mark: ofUnchanged,
      stretches,
      isOfOneHalfHour: ofOneHalfHour.has('none'),
    }),
    ...coverageGoals(evidence),
    goalOfSpread(recorded.filter(({ injection, metric }) => injection === 'none' && metric === 'cpuPerRequest'), ofUnchanged),
    goalOfCounts(evidence.counts),
    goalOfJudging(evidence.judging),
  ];
}

/** An injection that is to be seen, and by how much the metric that it is meant for truly changes. */
interface PowerGoal extends Pick<Power, 'injection' | 'size'> {
  readonly aim: string;
  readonly least: number;
  readonly metric: MetricName;
  readonly pick: (found: Power) => Rate | null;
}

const IN_TIME = `of servers seen in 95 % of tries within ${WITHIN_SECONDS} s of rounds side by side of the benchmark`;

const POWER_GOALS: readonly PowerGoal[] = [
  { aim: `work meant as 3 % more CPU per request ${IN_TIME}, families of ten`, least: 0.95, injection: 'cpu-3', size: 10, metric: 'cpuPerRequest', pick: ({ serversInTime }) => serversInTime },
  { aim: `work meant as 5 % more CPU per request ${IN_TIME}, families of 100`, least: 0.95, injection: 'cpu-5', size: 100, metric: 'cpuPerRequest', pick: ({ serversInTime }) => serversInTime },
  { aim: '1 ms more waiting per request seen in 99 % of tries', least: 0.99, injection: 'timer-1ms', size: 10, metric: 'unloadedLatency', pick: ({ ours }) => ours },
];

const EXACT_GOALS = [
  { effect: 0.03, size: 10, families: 'families of ten' },
  { effect: 0.05, size: 100, families: 'families of 100' },
];

/** The size is known, so that what is missed is the judge's to answer for, and not the injection's. */
function goalOfExact({ exact, thin, stretches, ofOneHalfHour }: GoalEvidence, { effect, size, families }: Pick<ExactPower, 'effect' | 'size'> & { readonly families: string }): Goal {
  const tried = exact.find((one) => one.effect === effect && one.size === size);
  return replayedGoal(`exactly ${effect * 100} % more CPU per request ${IN_TIME}, ${families}`, { found: tried?.serversInTime, standingOf: atLeast(0.95), mark: thinMark('none', thin), stretches, isOfOneHalfHour: ofOneHalfHour.has('none') });
}

/** With the truth beside it: an injection's name tells only what it was meant to add. */
function goalOfPower({ power, recorded, thin, stretches, ofOneHalfHour }: GoalEvidence, { aim, least, injection, size, metric, pick }: PowerGoal): Goal {
  const tried = power.find((one) => one.injection === injection && one.size === size);
  const goal = replayedGoal(aim, { found: tried && pick(tried), standingOf: atLeast(least), mark: thinMark(injection, thin), stretches, isOfOneHalfHour: ofOneHalfHour.has(injection) });
  const range = trueEffectRange(recorded, { injection, metric });
  return goal.standing === null || range === null ? goal : { ...goal, found: `${goal.found}; truly ${formatShare(range.least)} to ${formatShare(range.most)} more` };
}

/** Thin where anything is that it rests on. */
function bestRuleIn(evidence: GoalEvidence): Goal {
  const { entrants, stretches, thin, power } = evidence;
  const conditions: readonly InjectionName[] = ['none', ...power.map(({ injection }) => injection)];
  const mark = conditions.map((condition) => thinMark(condition, thin)).find((one) => one !== '') ?? '';
  return goalOfBestRule({ power: labelledPowers(evidence), entrants, stretches, mark });
}

const aimOfCoverage = (which: string): string => `intervals hold the truth at least as often as they claim, less ${formatShare(COVERAGE_MARGIN)} (${which})`;

const holdsWhatIsClaimed = (claimed: number): StandingOf => ({ low, high }) => (high < claimed ? 'missed' : low >= claimed - COVERAGE_MARGIN ? 'met' : 'not decided');

/** Against references it is a goal also where none was recorded. */
function coverageGoals({ coverage, thin, stretches, ofOneHalfHour }: GoalEvidence): readonly Goal[] {
  const found = coverage.map(({ of, look, claimed, injection, held }: Coverage) =>
    replayedGoal(`${aimOfCoverage(`${of}, ${look} look`)}: ${formatShare(claimed)}`, { found: held, standingOf: holdsWhatIsClaimed(claimed), mark: thinMark(injection, thin), stretches, isOfOneHalfHour: ofOneHalfHour.has(injection) }));
  const hasReference = coverage.some(({ injection }) => injection !== 'none');
  return hasReference ? found : [...found, unrecorded(aimOfCoverage(`references of ${REFERENCE_ROUNDS} rounds or more`))];
}

/** All servers must be within it: one that is not is enough to miss it, and as long as one was not recorded it is not met. */
function goalOfSpread(ofServers: readonly RecordedMetric[], mark: string): Goal {
  const aim = 'a round\'s standard deviation is 1.5 % or less on every server of `updateUser` (CPU per request)';
  const furthestBy = (bound: 'low' | 'high'): RecordedMetric | undefined => ofServers.toSorted((one, other) => other.sdBounds[bound] - one.sdBounds[bound])[0];
  const [surest, widest] = [furthestBy('low'), furthestBy('high')];
  if (surest === undefined || widest === undefined) return unrecorded(aim);
  const { benchmark, sd, sdBounds } = surest.sdBounds.low > ROUND_SD ? surest : widest;
  const standing = atMost(ROUND_SD)(sdBounds);
  return {
    aim,
    found: `largest of the servers that were recorded, ${ofServers.length} of ${SERVERS}: ${formatShare(sd)} (${formatShare(sdBounds.low)} to ${formatShare(sdBounds.high)}), ${benchmark}${mark}`,
    standing: standingIn(standing === 'met' && ofServers.length < SERVERS ? 'not decided' : standing, mark),
    extrapolatedFrom: null,
  };
}
