/** What the gate is meant to do, and what the recordings say of it. */
import type { MetricName } from '../../src/model.ts';
import type { Power } from './changed-families.ts';
import type { Bounds } from './clopper-pearson.ts';
import type { Coverage } from './coverage.ts';
import type { NeighbourEvidence } from './evidence.ts';
import { formatRate, formatShare, thinMark } from './evidence-format.ts';
import type { ExactPower } from './exact-effects.ts';
import { WITHIN_SECONDS } from './our-power.ts';
import type { Rate } from './rates.ts';
import type { RecordedMetric } from './recorded-metrics.ts';
import { trueEffectRange } from './true-effects.ts';
import { EQUAL_FALSE_ALARMS } from './unchanged-families.ts';

/** By the whole interval of what was found: all of it on the goal's side, all of it on the other, or on both. Few rounds can miss a goal, and not meet it. */
export type Standing = 'met' | 'missed' | 'not decided' | 'too few rounds to say';

export interface Goal {
  readonly aim: string;
  /** Where nothing was recorded that could tell, it says so. */
  readonly found: string;
  /** null: nothing was recorded that could tell. */
  readonly standing: Standing | null;
}

type StandingOf = (found: Bounds) => Standing;

const ROUND_SD = 0.015;

/** No number of draws shows that intervals hold the truth exactly as often as they claim: so much less often is as good. */
const COVERAGE_MARGIN = 0.02;

/** Live families that must all be without a false alarm. */
const LIVE_FAMILIES = 150;

/** What the goals are held against. */
export interface GoalEvidence extends Pick<NeighbourEvidence, 'falseAlarms' | 'power' | 'exact' | 'identical' | 'coverage' | 'recorded' | 'thin'> {
  /** Of live families, those with a false alarm; null: none ran. */
  readonly live: Rate | null;
}

export function goalsOf(evidence: GoalEvidence): readonly Goal[] {
  const { falseAlarms, identical, coverage, recorded, thin, live } = evidence;
  const largest = falseAlarms.at(-1);
  const ofUnchanged = thinMark('none', thin);
  return [
    goalOfLive(live),
    goalOf(`false alarms in families of ${largest?.size ?? 100} metrics: 1 % at most (extrapolated)`, largest?.ours, atMost(EQUAL_FALSE_ALARMS), ofUnchanged),
    ...EXACT_GOALS.map((wanted) => goalOfExact(evidence, wanted)),
    ...POWER_GOALS.map((wanted) => goalOfPower(evidence, wanted)),
    { aim: '1 % more instructions seen in 99 % of tries', found: 'not recorded here; what counts vary by: [instruction counts](instructions.md#how-sure-is-it)', standing: null },
    goalOf(
      'identical code ends as "no regression of 3 % or more" in 90 % of benchmarks, standard profile',
      identical.find(({ profile, noRegressionOver }) => profile === 'standard' && noRegressionOver === 0.03)?.shares['no regression'],
      atLeast(0.9),
      ofUnchanged,
    ),
    ...coverage.map((one) => goalOf(aimOfCoverage(one), one.held, holdsWhatIsClaimed(one.claimed), thinMark(one.injection, thin))),
    goalOfSpread(recorded.filter(({ injection, metric }) => injection === 'none' && metric === 'cpuPerRequest'), ofUnchanged),
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
function goalOfExact({ exact, thin }: GoalEvidence, { effect, size, families }: Pick<ExactPower, 'effect' | 'size'> & { readonly families: string }): Goal {
  const tried = exact.find((one) => one.effect === effect && one.size === size);
  return goalOf(`exactly ${effect * 100} % more CPU per request ${IN_TIME}, ${families}`, tried?.serversInTime, atLeast(0.95), thinMark('none', thin));
}

/** With the truth beside it: an injection's name tells only what it was meant to add. */
function goalOfPower({ power, recorded, thin }: GoalEvidence, { aim, least, injection, size, metric, pick }: PowerGoal): Goal {
  const tried = power.find((one) => one.injection === injection && one.size === size);
  const goal = goalOf(aim, tried && pick(tried), atLeast(least), thinMark(injection, thin));
  const range = trueEffectRange(recorded, { injection, metric });
  return goal.standing === null || range === null ? goal : { ...goal, found: `${goal.found}; truly ${formatShare(range.least)} to ${formatShare(range.most)} more` };
}

/** One false alarm is enough to miss it. */
function goalOfLive(live: Rate | null): Goal {
  const aim = `no false alarm in ${LIVE_FAMILIES} live families`;
  if (live === null) return unrecorded(aim);
  const { hits, trials, low, high } = live;
  return {
    aim,
    found: `${hits} in ${trials} of the newest kind (${formatShare(low)} to ${formatShare(high)})`,
    standing: hits > 0 ? 'missed' : trials >= LIVE_FAMILIES ? 'met' : 'not decided',
  };
}

const atMost = (most: number): StandingOf => ({ low, high }) => (high <= most ? 'met' : low > most ? 'missed' : 'not decided');
const atLeast = (least: number): StandingOf => ({ low, high }) => (low >= least ? 'met' : high < least ? 'missed' : 'not decided');
const holdsWhatIsClaimed = (claimed: number): StandingOf => ({ low, high }) => (high < claimed ? 'missed' : low >= claimed - COVERAGE_MARGIN ? 'met' : 'not decided');

function goalOf(aim: string, found: Rate | null | undefined, standingOf: StandingOf, mark: string): Goal {
  return found === null || found === undefined ? unrecorded(aim) : { aim, found: `${formatRate(found)}${mark}`, standing: standingIn(standingOf(found), mark) };
}

const standingIn = (standing: Standing, mark: string): Standing => (mark === '' || standing === 'missed' ? standing : 'too few rounds to say');

const unrecorded = (aim: string): Goal => ({ aim, found: 'not recorded', standing: null });

function aimOfCoverage({ of, look, claimed }: Coverage): string {
  return `intervals hold the truth at least as often as they claim, less ${formatShare(COVERAGE_MARGIN)} (${of}, ${look} look): ${formatShare(claimed)}`;
}

/** All servers must be within it, and one that is not is enough to miss it. */
function goalOfSpread(ofServers: readonly RecordedMetric[], mark: string): Goal {
  const aim = 'a round\'s standard deviation is 1.5 % or less on every server (CPU per request)';
  const furthestBy = (bound: 'low' | 'high'): RecordedMetric | undefined => ofServers.toSorted((one, other) => other.sdBounds[bound] - one.sdBounds[bound])[0];
  const [surest, widest] = [furthestBy('low'), furthestBy('high')];
  if (surest === undefined || widest === undefined) return unrecorded(aim);
  const { benchmark, sd, sdBounds } = surest.sdBounds.low > ROUND_SD ? surest : widest;
  return { aim, found: `largest: ${formatShare(sd)} (${formatShare(sdBounds.low)} to ${formatShare(sdBounds.high)}), ${benchmark}${mark}`, standing: standingIn(atMost(ROUND_SD)(sdBounds), mark) };
}
