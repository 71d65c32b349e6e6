/** Where another rule sees more than ours does, in sentences. */
import type { RivalPower } from '../study/changed-families.ts';
import { BARE_DIFFERENCE, type Entrant, PAIRED_T } from '../study/entrants.ts';
import { formatDrawnRate, formatLead, formatShare, OURS_MOVED } from './evidence-format.ts';
import type { LabelledPower } from './labelled-power.ts';
import { shareOf } from '../study/rates.ts';
import { LARGEST_BLOCK } from '../study/unchanged-families.ts';

/** Beyond what chance makes of the tries that both judged. */
const isAhead = ({ lead }: RivalPower): boolean => lead.low > 0;

/** Rules that see more at equal false alarms: all limits moved, ours as well. */
export const winnersOf = ({ rivalsAtEqualAlarms }: LabelledPower): readonly (readonly [tool: string, RivalPower])[] => [...rivalsAtEqualAlarms].filter(([, power]) => isAhead(power));

/** Of all that was tried; with the reason as far as the rounds tell it. */
export function describeRivalWins(power: readonly LabelledPower[]): readonly string[] {
  return power.flatMap((one) => {
    const winners = winnersOf(one);
    return winners.length === 0 ? [] : [describeWinners(one, winners)];
  });
}

function describeWinners({ label, size, oursAtEqualAlarms, rivalsAtEqualAlarms, isOfOneHalfHour }: LabelledPower, winners: ReturnType<typeof winnersOf>): string {
  const found = winners.map(([tool, { seen, lead }]) => `${tool} sees it in ${formatDrawnRate(seen, isOfOneHalfHour)}, of the same tries in ${formatLead(lead)} more`);
  return `Families of ${size}, ${label}: ${OURS_MOVED}, sees it in ${formatDrawnRate(oursAtEqualAlarms, isOfOneHalfHour)}. ${found.join('; ')}. ${reasonBy({ paired: rivalsAtEqualAlarms.get(PAIRED_T)!, bare: rivalsAtEqualAlarms.get(BARE_DIFFERENCE)! })}`;
}

/** Tools that are missing from any column where limits are moved. */
export function toolsLeftOut(power: readonly LabelledPower[], entrants: readonly Pick<Entrant, 'tool'>[]): readonly string[] {
  return entrants.filter(({ tool }) => power.some(({ rivalsAtEqualAlarms }) => !rivalsAtEqualAlarms.has(tool))).map(({ tool }) => tool);
}

/** Nothing where all are there. */
export function describeRivalsLeftOut(power: readonly LabelledPower[], entrants: readonly Pick<Entrant, 'tool'>[]): readonly string[] {
  const namesLeftOut = toolsLeftOut(power, entrants);
  if (namesLeftOut.length === 0) return [];
  return [`Left out, or \`–\` in a column, because their stored runs would be more than ${formatShare(LARGEST_BLOCK)} of what was recorded of a benchmark: ${namesLeftOut.join(', ')}. Nothing is said of what they would see.`];
}

/**
 * The pairs are what our rule has too: only what a plain test of them sees can be told to be held back by ours. With its limit
 * moved neither δ₀, nor the threshold, nor the level that looks share is what holds it back.
 */
function reasonBy({ paired, bare }: { readonly paired: RivalPower; readonly bare: RivalPower }): string {
  const seen = `A plain paired t test sees it in ${formatShare(shareOf(paired.seen))}`;
  if (isAhead(paired)) return `${seen}: the rounds show it, to one look at as many of them as perf-gate took on average. What perf-gate does otherwise is to look several times, and to give what will hardly reach its threshold fewer rounds, and the rest more.`;
  const bareSeen = `the bare difference of the same pairs, which asks nothing of how noisy they are, in ${formatShare(shareOf(bare.seen))}`;
  return isAhead(bare)
    ? `${seen}, which is not ahead of perf-gate beyond chance, and ${bareSeen}: what is gained is gained by estimating no noise. Its one limit is found on these very benchmarks; a project would not know it, and it holds as long as all its benchmarks are as noisy as these.`
    : `${seen}, and ${bareSeen}, neither of which is ahead of perf-gate beyond chance: the other rule takes more from the same rounds, and what it does differently is not known from this.`;
}
