import type { RivalPower } from '../../../../bench/verdicts/study/changed-families.ts';
import { clopperPearson } from '../../../../bench/verdicts/study/clopper-pearson.ts';
import { BARE_DIFFERENCE, PAIRED_T } from '../../../../bench/verdicts/study/entrants.ts';
import type { LabelledPower } from '../../../../bench/verdicts/page/labelled-power.ts';
import type { Rate } from '../../../../bench/verdicts/study/rates.ts';

/** What a rule saw of a hundred tries, and the bounds of its lead over ours; whether it is ahead on these tries, where the lower one does not say so. */
type SeenByRival = readonly [hits: number, leadLow: number, leadHigh?: number, isAheadHere?: boolean];

const rate = (hits: number): Rate => ({ hits, trials: 100, ...clopperPearson(hits, 100, 0.95) });

const NEVER: SeenByRival = [0, -1, -0.5];

/** By ours and by other rules over the same hundred tries, all limits moved; as users get it ours sees half of that. */
export function powerWith(ours: number, benchstat: SeenByRival, paired: SeenByRival, bare = NEVER): LabelledPower {
  const rival = ([hits, low, high = 0.6, isAheadHere = low > 0]: SeenByRival): RivalPower => ({ seen: rate(hits), lead: { share: (hits - ours) / 100, low, high, isAheadHere } });
  return {
    label: 'cpu-3', isOfOneHalfHour: false, size: 10, rounds: 14, ours: rate(Math.round(ours / 2)), oursAtEqualAlarms: rate(ours), serversInTime: null, byBenchmark: new Map(), inTimeByBenchmark: new Map(), rivals: new Map(),
    alarms: { size: 10, isExtrapolated: false, ours: rate(0), rivals: new Map() },
    rivalsAtEqualAlarms: new Map([['benchstat', rival(benchstat)], [PAIRED_T, rival(paired)], [BARE_DIFFERENCE, rival(bare)]]),
  };
}
