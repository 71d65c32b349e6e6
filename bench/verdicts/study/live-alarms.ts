import type { LiveLog } from '../recording/live-file.ts';
import { hasFalseAlarm, liveGroups, rateOfFamilies } from './live-groups.ts';
import type { Rate } from './rates.ts';
import type { Neighbour } from '../recording/recorded-file.ts';

/** Of families that were measured alike. */
export interface LiveAlarms {
  readonly profile: string;
  readonly rate: Rate;
  /** Of the machines that they ran on. */
  readonly cpuModels: readonly string[];
}

/**
 * How often a live family that ran beside such a neighbour had a false alarm, of those that were measured and judged like the
 * newest, on whatever machine: whether one alarms falsely is the same question on each. With exact bounds; null: none ran.
 *
 * @param logs in the order of time
 */
export function newestLiveAlarms(logs: readonly LiveLog[], neighbour: Neighbour): LiveAlarms | null {
  const groups = liveGroups(logs.filter(({ session }) => session.neighbour === neighbour));
  const newest = groups.at(-1);
  if (newest === undefined) return null;
  const alike = groups.filter(({ method }) => method === newest.method);
  const cpuModels = new Set(alike.flatMap(({ sessions }) => sessions.map(({ environment }) => environment.cpuModel)));
  return { profile: newest.profile, rate: rateOfFamilies(alike.flatMap(({ families }) => families), hasFalseAlarm), cpuModels: [...cpuModels] };
}
