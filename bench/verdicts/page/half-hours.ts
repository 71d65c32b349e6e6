import { RULE_FIXED_AT } from '../../default-policy.ts';
import type { HalfHour } from '../study/half-hours.ts';

const HOUR_MS = 3_600_000;

/** `2026-11-22 23:48, 2026-11-23 00:16 (27 s after the one before)` */
export function describeHalfHours(halfHours: readonly HalfHour[]): string {
  return halfHours.map(({ fromMs }, place) => {
    const gapMs = place === 0 ? Infinity : fromMs - halfHours[place - 1]!.toMs;
    const begun = new Date(fromMs).toISOString().slice(0, 16).replace('T', ' ');
    return gapMs < HOUR_MS ? `${begun} (${describeGap(gapMs)} after the one before)` : begun;
  }).join(', ');
}

function describeGap(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** `2 of 3`: those of which nobody can say that the rule was chosen by them. */
export function countHeldOut(halfHours: readonly HalfHour[]): string {
  const after = halfHours.filter(({ fromMs }) => fromMs >= Date.parse(RULE_FIXED_AT));
  return `${after.length} of ${halfHours.length}`;
}
