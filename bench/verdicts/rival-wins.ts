/** Where another rule sees more than ours does, in sentences. */
import type { Power } from './changed-families.ts';
import type { InjectionName } from './conditions.ts';
import { PAIRED_T } from './entrants.ts';
import { formatRate, formatShare, thinMark } from './evidence-format.ts';
import { type Rate, shareOf } from './rates.ts';

/** From here on the pairs themselves see what a rule sees. */
const AS_WELL_AS = 0.9;

/** At equal false alarms, beyond what chance makes of the draws; each with the reason as far as the rounds tell it. */
export function describeRivalWins(power: readonly Power[], thin: ReadonlySet<InjectionName>): readonly string[] {
  return power.flatMap(({ injection, size, ours, rivalsAtEqualAlarms }) => {
    const paired = rivalsAtEqualAlarms.get(PAIRED_T)!;
    return [...rivalsAtEqualAlarms].filter(([, rate]) => rate.low > shareOf(ours)).map(([tool, rate]) => {
      const found = `${tool} sees \`${injection}\`${thinMark(injection, thin)} in ${formatRate(rate)} of the tries in families of ${size}, perf-gate in ${formatRate(ours)}.`;
      return tool === PAIRED_T ? `${found} So the rounds show it, and what keeps perf-gate from saying so is its own caution: δ₀, the threshold, and looks that have to share α.` : `${found} ${reasonFor(rate, paired)}`;
    });
  });
}

function reasonFor(rate: Rate, paired: Rate): string {
  return shareOf(paired) >= AS_WELL_AS * shareOf(rate)
    ? `A plain paired t test sees it in ${formatShare(shareOf(paired))}: perf-gate's caution, not its estimate, is what costs the difference.`
    : `A plain paired t test over the same rounds sees it in ${formatShare(shareOf(paired))} only: so few pairs hardly know their own spread, and the rule rests on more figures than there are pairs.`;
}
