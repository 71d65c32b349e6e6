import { YARDSTICKS } from '../study/entrants.ts';
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

/** By the same leads that the page calls wins, over our rule with its limit moved like the others'. One is enough to miss it, also of a rule that is no rival; met it is where all rules were tried, and none can see more anywhere. */
export function goalOfBestRule({ power, entrants, stretches, mark }: ComparedPower): Goal {
  const aim = 'the best of all rules at equal false alarms: no other sees more on the same rounds';
  if (power.length === 0) return unrecorded(aim);
  const beaten = power.filter((one) => winnersOf(one).length > 0);
  const leftOut = toolsLeftOut(power, entrants);
  return {
    aim,
    found: `${describeBeaten(beaten, power.length)}${leftOut.length === 0 ? '' : `; tools left out of some columns: ${leftOut.length}`}${mark}`,
    standing: standingIn(standingOf(power, { isBeaten: beaten.length > 0, isComplete: leftOut.length === 0 }), mark),
    extrapolatedFrom: stretches,
  };
}

/** Who looks for a tool that sees more is not to be sent to a rule that none has. */
function describeBeaten(beaten: readonly LabelledPower[], columns: number): string {
  const [byRivals, byYardsticks] = [beaten.filter((one) => rivalsOf(one).length > 0), beaten.filter((one) => rivalsOf(one).length === 0)];
  const yardsticks = [...new Set(byYardsticks.flatMap(winnersOf).map(([tool]) => tool))];
  return [
    byRivals.length === 0 ? `no rival sees more in any of ${columns} columns` : `a rival sees more in ${byRivals.length} of ${columns} columns: ${titles(byRivals)}`,
    ...(byYardsticks.length === 0 ? [] : [`${yardsticks.join(' or ')} alone in ${byYardsticks.length}: ${titles(byYardsticks)}`]),
  ].join('; ');
}

function standingOf(power: readonly LabelledPower[], { isBeaten, isComplete }: { readonly isBeaten: boolean; readonly isComplete: boolean }): Standing {
  if (isBeaten) return 'missed';
  const mayLead = power.some(({ rivalsAtEqualAlarms }) => [...rivalsAtEqualAlarms.values()].some(({ lead }) => lead.high > 0));
  return mayLead || !isComplete ? 'not decided' : 'met';
}

const rivalsOf = (one: LabelledPower): readonly string[] => winnersOf(one).map(([tool]) => tool).filter((tool) => !YARDSTICKS.has(tool));

const titles = (some: readonly LabelledPower[]): string => some.map(columnTitle).join('; ');
