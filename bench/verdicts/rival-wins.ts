/** Where another rule sees more than ours does, in sentences. */
import type { RivalPower } from './changed-families.ts';
import { type Entrant, PAIRED_T } from './entrants.ts';
import { formatLead, formatRate, formatShare } from './evidence-format.ts';
import type { LabelledPower } from './labelled-power.ts';
import { shareOf } from './rates.ts';
import { LARGEST_BLOCK } from './unchanged-families.ts';

/** From here on the pairs themselves see what a rule sees. */
const AS_WELL_AS = 0.9;

/** At equal false alarms, beyond what chance makes of the tries that both judged; with the reason as far as the rounds tell it. */
export function describeRivalWins(power: readonly LabelledPower[]): readonly string[] {
  return power.flatMap((one) => {
    const winners = [...one.rivalsAtEqualAlarms].filter(([, { lead }]) => lead.low > 0);
    return winners.length === 0 ? [] : [describeWinners(one, winners)];
  });
}

function describeWinners({ label, size, ours, rivalsAtEqualAlarms }: LabelledPower, winners: readonly (readonly [tool: string, RivalPower])[]): string {
  const found = winners.map(([tool, { seen, lead }]) => `${tool} sees it in ${formatRate(seen)}, of the same tries in ${formatLead(lead)} more`);
  const most = Math.max(...winners.map(([, { seen }]) => shareOf(seen)));
  return `Families of ${size}, ${label}: perf-gate sees it in ${formatRate(ours)}. ${found.join('; ')}. ${reasonFor(most, shareOf(rivalsAtEqualAlarms.get(PAIRED_T)!.seen))}`;
}

/** Tools that are missing from any column where limits are moved; nothing where all are there. */
export function describeRivalsLeftOut(power: readonly LabelledPower[], entrants: readonly Pick<Entrant, 'tool'>[]): readonly string[] {
  const namesLeftOut = entrants.filter(({ tool }) => power.some(({ rivalsAtEqualAlarms }) => !rivalsAtEqualAlarms.has(tool))).map(({ tool }) => tool);
  if (namesLeftOut.length === 0) return [];
  return [`Left out, or \`–\` in a column, because their stored runs would be more than ${formatShare(LARGEST_BLOCK)} of what was recorded of a benchmark: ${namesLeftOut.join(', ')}. Nothing is said of what they would see.`];
}

function reasonFor(seen: number, paired: number): string {
  return paired >= AS_WELL_AS * seen
    ? `A plain paired t test sees it in ${formatShare(paired)}: the rounds show it, and what keeps perf-gate from saying so is its own caution: δ₀, the threshold, and looks that have to share α.`
    : `A plain paired t test over the same rounds sees it in ${formatShare(paired)} only: so few pairs hardly know their own spread, and the rule rests on more figures than there are pairs.`;
}
