import type { LiveLog } from './live-file.ts';
import { hasFalseAlarm, liveGroups, rateOfFamilies } from './live-groups.ts';
import type { Rate } from './rates.ts';
import type { Neighbour } from './recorded-file.ts';

/**
 * How often a live family that ran beside such a neighbour had a false alarm, of those that can be counted together with the
 * newest, with exact bounds; null: none ran.
 *
 * @param logs in the order of time
 */
export function newestLiveAlarms(logs: readonly LiveLog[], neighbour: Neighbour): Rate | null {
  const newest = liveGroups(logs.filter(({ session }) => session.neighbour === neighbour)).at(-1);
  return newest === undefined ? null : rateOfFamilies(newest.families, hasFalseAlarm);
}
