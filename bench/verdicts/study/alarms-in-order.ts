/** Whether our procedure cries wolf where rounds follow each other as they were recorded, with all that they have of each other. */
import { mean } from 'simple-statistics';
import { seededDraw } from '../../../src/statistics.ts';
import { DEFAULT_POLICY } from '../../default-policy.ts';
import { clopperPearson } from './clopper-pearson.ts';
import { openFamiliesInOrder } from './families.ts';
import { type Rate, rateOf, shareOf } from './rates.ts';
import { isRegressed, replayFamily } from './replay.ts';
import { planOf, type Setting } from './setting.ts';

/** In families of one size. */
export interface AlarmsInOrder {
  /** Gating metrics in each. */
  readonly size: number;
  readonly rate: Rate;
  /** Half-hours with rounds enough for a member. */
  readonly stretches: number;
}

/** Of the plans that compare the shortest: a half-hour holds few members with the rounds of a longer one. */
export const PROFILE_IN_ORDER = 'quick';

/** Larger ones would have the same few rounds several times over. */
const SIZES = [1, 10];

/** Of its own: what is drawn otherwise stays what it is. */
const SEED = 20_261_122;
const LEVEL = 0.95;

/** None where no half-hour has rounds enough. */
export function alarmsInOrder({ unchanged, families: count }: Pick<Setting, 'unchanged' | 'families'>): readonly AlarmsInOrder[] {
  const draw = seededDraw(SEED);
  const plan = planOf(PROFILE_IN_ORDER);
  const families = openFamiliesInOrder(unchanged, draw, plan.looks.at(-1)!);
  if (families === null) return [];
  return SIZES.map((size): AlarmsInOrder => {
    const replays = Array.from({ length: count }, () => replayFamily(families.next(size), plan, DEFAULT_POLICY));
    const drawn = rateOf(replays.map(({ stretch, members }) => ({ cluster: stretch, isHit: members.some(isRegressed) })), draw);
    const apart = Math.max(1, Math.floor(families.apart / mean(replays.map(({ members }) => members.length))));
    return { size, rate: asFewAs(apart, drawn), stretches: families.stretches };
  });
}

/** Families overlap, however many are drawn: no more can be known of them than of so many that have no round in common. */
function asFewAs(apart: number, drawn: Rate): Rate {
  const hits = shareOf(drawn) * apart;
  const { low } = clopperPearson(Math.floor(hits), apart, LEVEL);
  const { high } = clopperPearson(Math.ceil(hits), apart, LEVEL);
  return { ...drawn, low: Math.min(low, drawn.low), high: Math.max(high, drawn.high) };
}
