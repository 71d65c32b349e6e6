/** By which letters machines go. */
import type { Place } from '../study/places.ts';

/** A list. */
export function describeMachines(places: readonly Place[]): string {
  const machines = new Map(places.map(({ machine, environment }) => [machine, environment]));
  return [...machines].toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([machine, { cpuModel, cores, nodeVersion }]) => `- **Machine ${machine}**: ${cpuModel}, ${cores} cores, Node ${nodeVersion.replace(/^v/u, '')}`).join('\n');
}

/** `B`, or `A or B` where a processor's name tells no more; one of which no round was recorded goes by that name. */
export function lettersOf(cpuModel: string, places: readonly Place[]): string {
  const letters = new Set(places.filter(({ environment }) => environment.cpuModel === cpuModel).map(({ machine }) => machine));
  return letters.size === 0 ? cpuModel : [...letters].toSorted().join(' or ');
}
