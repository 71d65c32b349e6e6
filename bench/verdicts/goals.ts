/** What the gate is meant to do, and what the recordings say of it. */
import { EQUAL_FALSE_ALARMS, type FalseAlarms } from './unchanged-families.ts';
import { type Power, WITHIN_SECONDS } from './changed-families.ts';
import type { InjectionName } from './conditions.ts';
import type { NeighbourEvidence } from './evidence.ts';
import { formatRate, formatShare } from './evidence-format.ts';
import type { Rate } from './rates.ts';

export interface Goal {
  readonly aim: string;
  /** Where nothing was recorded that could tell, it says so. */
  readonly found: string;
  /** null: nothing was recorded that could tell. */
  readonly isMet: boolean | null;
}

const ROUND_SD = 0.015;
const UNRECORDED = 'not recorded';

export function goalsOf({ falseAlarms, power, identical, coverage, recorded }: NeighbourEvidence): readonly Goal[] {
  const largest = falseAlarms.at(-1);
  const tenInTime = findPower(power, 'cpu-3', 10)?.oursInTime;
  const hundred = findPower(power, 'cpu-5', 100)?.ours;
  const waiting = findPower(power, 'timer-1ms', 10)?.ours;
  const identicalAt3 = identical.find(({ profile, noRegressionOver }) => profile === 'standard' && noRegressionOver === 0.03);
  const spread = recorded.filter(({ injection, metric }) => injection === 'none' && metric === 'cpuPerRequest');
  const widest = spread.toSorted((one, other) => other.sd - one.sd)[0];
  return [
    atMost(`false alarms in families of ${largest?.size ?? 100} metrics: 1 % at most (extrapolated)`, largest, EQUAL_FALSE_ALARMS),
    atLeast(`3 % more CPU work seen in 95 % of tries within ${WITHIN_SECONDS} s of measuring the benchmark, families of ten`, tenInTime, 0.95),
    atLeast('5 % more CPU work seen in 95 % of tries, families of 100', hundred, 0.95),
    atLeast('1 ms more waiting per request seen in 99 % of tries', waiting, 0.99),
    {
      aim: 'identical code ends as "no regression of 3 % or more" in 90 % of benchmarks, standard profile',
      found: identicalAt3 === undefined ? UNRECORDED : formatShare(identicalAt3.shares['no regression']),
      isMet: identicalAt3 === undefined ? null : identicalAt3.shares['no regression'] >= 0.9,
    },
    ...coverage.map(({ of, phase, claimed, held }): Goal => ({
      aim: `intervals hold the truth as often as they claim, within binomial error (${of}, ${phase === 'screen' ? 'cleared by the screen' : 'fresh rounds'}): ${formatShare(claimed)}`,
      found: formatRate(held),
      isMet: held.high >= claimed,
    })),
    {
      aim: 'a round\'s standard deviation is 1.5 % or less on every server (CPU per request)',
      found: widest === undefined ? UNRECORDED : `${formatShare(widest.sd)} at most (${widest.benchmark})`,
      isMet: widest === undefined ? null : widest.sd <= ROUND_SD,
    },
  ];
}

function atMost(aim: string, found: FalseAlarms | undefined, most: number): Goal {
  return found === undefined ? { aim, found: UNRECORDED, isMet: null } : { aim, found: formatRate(found.ours), isMet: found.ours.hits / found.ours.trials <= most };
}

function atLeast(aim: string, found: Rate | undefined, least: number): Goal {
  return found === undefined ? { aim, found: UNRECORDED, isMet: null } : { aim, found: formatRate(found), isMet: found.hits / found.trials >= least };
}

export function findPower(power: readonly Power[], injection: InjectionName, size: number): Power | undefined {
  return power.find((one) => one.injection === injection && one.size === size);
}
