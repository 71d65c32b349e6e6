/** Where another rule sees more than ours does, in sentences. */
import type { Power } from './changed-families.ts';
import type { InjectionName } from './conditions.ts';
import { type Entrant, PAIRED_T } from './entrants.ts';
import { formatLead, formatRate, formatShare, thinMark } from './evidence-format.ts';
import { type Rate, shareOf } from './rates.ts';
import { LARGEST_BLOCK } from './unchanged-families.ts';

/** From here on the pairs themselves see what a rule sees. */
const AS_WELL_AS = 0.9;

/** At equal false alarms, beyond what chance makes of the tries that both judged; each with the reason as far as the rounds tell it. */
export function describeRivalWins(power: readonly Power[], thin: ReadonlySet<InjectionName>): readonly string[] {
  return power.flatMap(({ injection, size, ours, rivalsAtEqualAlarms }) => {
    const paired = rivalsAtEqualAlarms.get(PAIRED_T)!.seen;
    return [...rivalsAtEqualAlarms].filter(([, { lead }]) => lead.low > 0).map(([tool, { seen, lead }]) => {
      const found = `${tool} sees \`${injection}\`${thinMark(injection, thin)} in ${formatRate(seen)} of the tries in families of ${size}, perf-gate in ${formatRate(ours)}: of the same tries ${formatLead(lead)} more.`;
      return tool === PAIRED_T ? `${found} So the rounds show it, and what keeps perf-gate from saying so is its own caution: δ₀, the threshold, and looks that have to share α.` : `${found} ${reasonFor(seen, paired)}`;
    });
  });
}

/** Tools that are missing from any column where limits are moved; nothing where all are there. */
export function describeRivalsLeftOut(power: readonly Power[], entrants: readonly Pick<Entrant, 'tool'>[]): readonly string[] {
  const namesLeftOut = entrants.filter(({ tool }) => power.some(({ rivalsAtEqualAlarms }) => !rivalsAtEqualAlarms.has(tool))).map(({ tool }) => tool);
  if (namesLeftOut.length === 0) return [];
  return [`Left out, or \`–\` in a column, because their stored runs would be more than ${formatShare(LARGEST_BLOCK)} of what was recorded of a benchmark: ${namesLeftOut.join(', ')}. Nothing is said of what they would see.`];
}

function reasonFor(rate: Rate, paired: Rate): string {
  return shareOf(paired) >= AS_WELL_AS * shareOf(rate)
    ? `A plain paired t test sees it in ${formatShare(shareOf(paired))}: perf-gate's caution, not its estimate, is what costs the difference.`
    : `A plain paired t test over the same rounds sees it in ${formatShare(shareOf(paired))} only: so few pairs hardly know their own spread, and the rule rests on more figures than there are pairs.`;
}
