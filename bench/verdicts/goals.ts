/** What the gate is meant to do, and what the recordings say of it. */
import { EQUAL_FALSE_ALARMS } from './unchanged-families.ts';
import { type Power, WITHIN_SECONDS } from './changed-families.ts';
import type { Bounds } from './clopper-pearson.ts';
import type { InjectionName } from './conditions.ts';
import type { Coverage } from './coverage.ts';
import type { NeighbourEvidence } from './evidence.ts';
import { formatRate, formatShare, thinMark } from './evidence-format.ts';
import type { Rate } from './rates.ts';
import type { RecordedMetric } from './recorded-metrics.ts';

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

export function goalsOf({ falseAlarms, power, identical, coverage, recorded, thin }: Pick<NeighbourEvidence, 'falseAlarms' | 'power' | 'identical' | 'coverage' | 'recorded' | 'thin'>): readonly Goal[] {
  const largest = falseAlarms.at(-1);
  const ofUnchanged = thinMark('none', thin);
  const ofPower = (aim: string, least: number, injection: InjectionName, size: number, pick: (found: Power) => Rate): Goal => {
    const found = power.find((one) => one.injection === injection && one.size === size);
    return goalOf(aim, found && pick(found), atLeast(least), thinMark(injection, thin));
  };
  return [
    goalOf(`false alarms in families of ${largest?.size ?? 100} metrics: 1 % at most (extrapolated)`, largest?.ours, atMost(EQUAL_FALSE_ALARMS), ofUnchanged),
    ofPower(`work meant as 3 % more CPU seen in 95 % of tries within ${WITHIN_SECONDS} s of rounds side by side of the benchmark, families of ten`, 0.95, 'cpu-3', 10, ({ oursInTime }) => oursInTime),
    ofPower('work meant as 5 % more CPU seen in 95 % of tries, families of 100', 0.95, 'cpu-5', 100, ({ ours }) => ours),
    ofPower('1 ms more waiting per request seen in 99 % of tries', 0.99, 'timer-1ms', 10, ({ ours }) => ours),
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

const atMost = (most: number): StandingOf => ({ low, high }) => (high <= most ? 'met' : low > most ? 'missed' : 'not decided');
const atLeast = (least: number): StandingOf => ({ low, high }) => (low >= least ? 'met' : high < least ? 'missed' : 'not decided');
const holdsWhatIsClaimed = (claimed: number): StandingOf => ({ low, high }) => (high < claimed ? 'missed' : low >= claimed - COVERAGE_MARGIN ? 'met' : 'not decided');

function goalOf(aim: string, found: Rate | undefined, standingOf: StandingOf, mark: string): Goal {
  return found === undefined ? unrecorded(aim) : { aim, found: `${formatRate(found)}${mark}`, standing: standingIn(standingOf(found), mark) };
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
