/** The goals of the gate that a recorded place tells of, and what it says of them. */
import type { MetricName } from '../../../src/model.ts';
import { alarmGoals, type AlarmEvidence } from './alarm-goals.ts';
import { goalOfBestRule } from './best-rule-goal.ts';
import type { Power } from '../study/changed-families.ts';
import { clopperPearson } from '../study/clopper-pearson.ts';
import type { InjectionName } from '../recording/conditions.ts';
import type { Coverage } from '../study/coverage.ts';
import type { PlaceEvidence } from '../study/evidence.ts';
import { formatRate, formatShare, thinMark } from './evidence-format.ts';
import type { ExactPower } from '../study/exact-effects.ts';
import { atLeast, atMost, type Goal, replayedGoal, standingIn, type StandingOf, unrecorded } from './goal.ts';
import { labelledPowers } from './labelled-power.ts';
import { leastSeen, ofServers } from './least-seen.ts';
import { type OurPower, WITHIN_SECONDS } from '../study/our-power.ts';
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
export interface GoalEvidence extends AlarmEvidence, Pick<PlaceEvidence, 'power' | 'exact' | 'identical' | 'coverage' | 'recorded' | 'entrants' | 'halfHours'> {}

export function goalsOf(evidence: GoalEvidence): readonly Goal[] {
  const { identical, recorded } = evidence;
  return [
    ...alarmGoals(evidence),
    ...EXACT_GOALS.map((wanted) => goalOfExact(evidence, wanted)),
    ...POWER_GOALS.map((wanted) => goalOfPower(evidence, wanted)),
    bestRuleIn(evidence),
    replayedGoal('identical code ends as "no regression of 3 % or more" in 90 % of benchmarks, standard profile', {
      found: identical.find(({ profile, noRegressionOver }) => profile === 'standard' && noRegressionOver === 0.03)?.shares['no regression'],
      standingOf: atLeast(0.9),
      limit: 0.9,
      ...basisOf(evidence, 'none'),
    }),
    ...coverageGoals(evidence),
    goalOfSpread(recorded.filter(({ injection, metric }) => injection === 'none' && metric === 'cpuPerRequest'), thinMark('none', evidence.thin)),
  ];
}

/** What stands behind all that is drawn of a condition. */
function basisOf({ thin, stretches, halfHours, ofOneHalfHour }: GoalEvidence, condition: InjectionName) {
  return { mark: thinMark(condition, thin), stretches: halfHours.get(condition) ?? stretches, isOfOneHalfHour: ofOneHalfHour.has(condition) };
}

/** An injection that is to be seen, and by how much the metric that it is meant for truly changes. */
interface PowerGoal extends Pick<Power, 'injection' | 'size'> {
  readonly aim: string;
  readonly least: number;
  readonly metric: MetricName;
  readonly pick: (found: Power) => Seen;
}

/** How often something is seen of all that are meant, and by benchmark. */
interface Seen {
  readonly all: Rate | null;
  readonly byBenchmark: ReadonlyMap<string, Rate>;
}

const inTime = ({ serversInTime, inTimeByBenchmark }: OurPower): Seen => ({ all: serversInTime, byBenchmark: inTimeByBenchmark });

/** What the seconds are of stands below the table: a name that is told wherever a goal is missed has to be short. */
const aimInTime = (change: string, families: string): string => `${change} more CPU per request seen within ${WITHIN_SECONDS} s in 95 % of tries (servers, ${families})`;

const POWER_GOALS: readonly PowerGoal[] = [
  { aim: aimInTime('work meant as 3 %', 'families of ten'), least: 0.95, injection: 'cpu-3', size: 10, metric: 'cpuPerRequest', pick: inTime },
  { aim: aimInTime('work meant as 5 %', 'families of 100'), least: 0.95, injection: 'cpu-5', size: 100, metric: 'cpuPerRequest', pick: inTime },
  { aim: '1 ms more waiting per request seen in 99 % of tries', least: 0.99, injection: 'timer-1ms', size: 10, metric: 'unloadedLatency', pick: ({ ours, byBenchmark }) => ({ all: ours, byBenchmark }) },
];

const EXACT_GOALS = [
  { effect: 0.03, size: 10, families: 'families of ten' },
  { effect: 0.05, size: 100, families: 'families of 100' },
];

/** The size is known, so that what is missed is the judge's to answer for, and not the injection's. */
function goalOfExact(evidence: GoalEvidence, { effect, size, families }: Pick<ExactPower, 'effect' | 'size'> & { readonly families: string }): Goal {
  const tried = evidence.exact.find((one) => one.effect === effect && one.size === size);
  return goalOfSeen(evidence, { aim: aimInTime(`exactly ${effect * 100} %`, families), least: 0.95, condition: 'none', seen: tried && inTime(tried) });
}

/** With the truth beside it: an injection's name tells only what it was meant to add. */
function goalOfPower(evidence: GoalEvidence, { aim, least, injection, size, metric, pick }: PowerGoal): Goal {
  const tried = evidence.power.find((one) => one.injection === injection && one.size === size);
  const goal = goalOfSeen(evidence, { aim, least, condition: injection, seen: tried && pick(tried) });
  const range = trueEffectRange(evidence.recorded, { injection, metric });
  return goal.standing === null || range === null ? goal : { ...goal, found: `${goal.found}; truly ${formatShare(range.least)} to ${formatShare(range.most)} more` };
}

/** Something that is to be seen of every server. */
interface SeenGoal extends Pick<Goal, 'aim'> {
  readonly least: number;
  readonly condition: InjectionName;
  /** undefined: it was not tried. */
  readonly seen: Seen | undefined;
}

const LEVEL = 0.95;

/**
 * One server of which it is not seen so often is enough to miss it: what other servers and other hours leave open makes the share
 * of all uncertain, and no miss of a recorded one a hit.
 */
function goalOfSeen(evidence: GoalEvidence, { aim, least, condition, seen }: SeenGoal): Goal {
  const goal = replayedGoal(aim, { found: seen?.all, standingOf: atLeast(least), limit: least, ...basisOf(evidence, condition) });
  const fewest = seen && leastSeen(ofServers(seen.byBenchmark, evidence.recorded));
  if (goal.standing === null || fewest === undefined) return goal;
  const [id, { hits, trials }] = fewest;
  const ofDraws: Rate = { hits, trials, ...clopperPearson(hits, trials, LEVEL) };
  return { ...goal, found: `${goal.found}; least: ${id}, ${formatRate(ofDraws, least)}`, standing: ofDraws.high < least ? 'missed' : goal.standing };
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
function coverageGoals(evidence: GoalEvidence): readonly Goal[] {
  const { coverage } = evidence;
  const found = coverage.map(({ of, look, claimed, injection, held }: Coverage): Goal => {
    const goal = replayedGoal(aimOfCoverage(`${of}, ${look} look`), { found: held, standingOf: holdsWhatIsClaimed(claimed), limit: claimed - COVERAGE_MARGIN, ...basisOf(evidence, injection) });
    return { ...goal, found: `${goal.found}; claimed: ${formatShare(claimed)}` };
  });
  const hasReference = coverage.some(({ injection }) => injection !== 'none');
  return hasReference ? found : [...found, unrecorded(aimOfCoverage(`references of ${REFERENCE_ROUNDS} rounds or more`))];
}

/** All servers must be within it: one that is not is enough to miss it, and as long as one was not recorded it is not met. */
function goalOfSpread(ofServers: readonly RecordedMetric[], mark: string): Goal {
  const aim = 'a round\'s standard deviation is 1.5 % or less on every server that answers `updateUser` (CPU per request)';
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
