import type { PlaceEvidence } from '../study/evidence.ts';
import { type Goal, type Standing, standingIn, unrecorded } from './goal.ts';
import { columnTitle, type LabelledPower } from './labelled-power.ts';
import { toolsLeftOut, winnersOf } from './rival-wins.ts';

/** What the goal is held against. */
interface ComparedPower extends Pick<PlaceEvidence, 'entrants' | 'stretches'> {
  /** The columns of the table in which all limits are moved, ours as well. */
  readonly power: readonly LabelledPower[];
  /** Whether rounds of any of them are too few: `thinMark`. */
  readonly mark: string;
}

/** By the same leads that the page calls wins, over our rule with its limit moved like the others'. One is enough to miss it; met it is where all rules were tried, and none can see more anywhere. */
export function goalOfBestRule({ power, entrants, stretches, mark }: ComparedPower): Goal {
  const aim = 'the best of all rules at equal false alarms: no other sees more on the same rounds';
  if (power.length === 0) return unrecorded(aim);
  const beaten = power.filter((one) => winnersOf(one).length > 0);
  const leftOut = toolsLeftOut(power, entrants);
  const wins = beaten.length === 0 ? `none in any of ${power.length} columns` : `another does in ${beaten.length} of ${power.length} columns: ${beaten.map(columnTitle).join('; ')}`;
  return {
    aim,
    found: `${wins}${leftOut.length === 0 ? '' : `; ${leftOut.length} tools left out of some`}${mark}`,
    standing: standingIn(standingOf(power, { isBeaten: beaten.length > 0, isComplete: leftOut.length === 0 }), mark),
    extrapolatedFrom: stretches,
  };
}

function standingOf(power: readonly LabelledPower[], { isBeaten, isComplete }: { readonly isBeaten: boolean; readonly isComplete: boolean }): Standing {
  if (isBeaten) return 'missed';
  const mayLead = power.some(({ rivalsAtEqualAlarms }) => [...rivalsAtEqualAlarms.values()].some(({ lead }) => lead.high > 0));
  return mayLead || !isComplete ? 'not decided' : 'met';
}
