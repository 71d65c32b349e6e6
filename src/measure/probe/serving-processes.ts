import type { ProbeGreeting } from './probe-log.ts';

/**
 * How many processes share the work of a server: those that serve, and those beside them that the same process started, as
 * the workers of a cluster that have served nothing yet. Whoever started them, and what they start themselves, does not
 * count.
 */
export function servingProcesses(greetings: readonly ProbeGreeting[]): number {
  const teams = Map.groupBy(greetings.filter(({ above }) => above.length > 0), ({ above }) => above.join(' '));
  const sizes = [...teams.values()].filter((team) => team.some(({ serves }) => serves)).map((team) => new Set(team.map(({ pid }) => pid)).size);
  return Math.max(1, ...sizes);
}
