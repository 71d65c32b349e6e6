/** Where another rule sees more than ours does, and why, in sentences. */
import type { RivalPower } from '../study/changed-families.ts';
import { BARE_DIFFERENCE, type Entrant, PAIRED_T } from '../study/entrants.ts';
import { formatDrawnRate, formatLead, formatShare, OURS_MOVED } from './evidence-format.ts';
import { columnTitle, type LabelledPower } from './labelled-power.ts';
import { LARGEST_BLOCK } from '../study/unchanged-families.ts';

/** Beyond what chance makes of the tries that both judged: of other benchmarks and hours that says nothing. */
const isAhead = ({ lead }: RivalPower): boolean => lead.isAheadHere;

/** Rules that see more at equal false alarms: all limits moved, ours as well. */
export const winnersOf = ({ rivalsAtEqualAlarms }: LabelledPower): readonly (readonly [tool: string, RivalPower])[] => [...rivalsAtEqualAlarms].filter(([, power]) => isAhead(power));

/** Of all that was tried. */
export function describeRivalWins(power: readonly LabelledPower[]): readonly string[] {
  return power.flatMap((one) => {
    const winners = winnersOf(one);
    return winners.length === 0 ? [] : [describeWinners(one, winners)];
  });
}

function describeWinners({ label, size, oursAtEqualAlarms, isOfOneHalfHour }: LabelledPower, winners: ReturnType<typeof winnersOf>): string {
  const found = winners.map(([tool, { seen, lead }]) => `${tool} sees it in ${formatDrawnRate(seen, isOfOneHalfHour)}, of the same tries in ${formatLead(lead)} more${lead.low > 0 ? '' : ' (on other benchmarks, or at other hours, it might be none)'}`);
  return `Families of ${size}, ${label}: ${OURS_MOVED}, sees it in ${formatDrawnRate(oursAtEqualAlarms, isOfOneHalfHour)}. ${found.join('; ')}.`;
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

/** Columns in which another rule sees more, and what they are of. */
export interface ComparedColumns {
  /** `B, quiet` */
  readonly of: string;
  readonly power: readonly LabelledPower[];
}

/** Each reason once, with the columns of which it is told, as far as their rounds tell it. */
export function describeReasons(compared: readonly ComparedColumns[]): readonly string[] {
  const beaten = compared.flatMap(({ of, power }) => power.filter((one) => winnersOf(one).length > 0).map((one) => ({ title: `${of}, ${columnTitle(one)}`, reason: reasonOf(one) })));
  return [...Map.groupBy(beaten, ({ reason }) => reason)].map(([reason, columns]) => `${REASONS[reason]} So it is in: ${columns.map(({ title }) => title).join('; ')}.`);
}

const REASONS = {
  'when we look': 'A plain paired t test sees more: the rounds show it, to one look at as many of them as perf-gate took on average. What perf-gate does otherwise is to look several times, and to give what will hardly reach its threshold fewer rounds, and the rest more.',
  'no noise estimated': 'A plain paired t test is not ahead of perf-gate beyond chance, and the bare difference of the same pairs, which asks nothing of how noisy they are, is: what is gained is gained by estimating no noise. Its one limit is found on these very benchmarks; a project would not know it, and it holds as long as all its benchmarks are as noisy as these.',
  unknown: 'Neither a plain paired t test nor the bare difference of the same pairs is ahead of perf-gate beyond chance: the other rule takes more from the same rounds, and what it does differently is not known from this.',
} as const;

/**
 * The pairs are what our rule has too: only what a plain test of them sees can be told to be held back by ours. With its limit
 * moved neither δ₀, nor the threshold, nor the level that looks share is what holds it back.
 */
function reasonOf({ rivalsAtEqualAlarms }: LabelledPower): keyof typeof REASONS {
  if (isAhead(rivalsAtEqualAlarms.get(PAIRED_T)!)) return 'when we look';
  return isAhead(rivalsAtEqualAlarms.get(BARE_DIFFERENCE)!) ? 'no noise estimated' : 'unknown';
}
