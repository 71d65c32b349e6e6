import type { Entrant } from '../study/entrants.ts';

/** What to know of the figures of tools that compare with stored runs, wherever their projects' own limits stand. */
export function describeStoredRunTools(entrants: readonly Pick<Entrant, 'tool' | 'asked'>[]): string {
  const tools = entrants.filter(({ asked }) => asked.storedRuns > 0).map(({ tool }) => tool);
  return `${tools.join(', ')} compare with stored runs and judge one run of head: here a round, with 0.6 to 1.8 s of load, where projects run 10 to 30 s. Longer runs average over more of what makes a short one noisy, so of such a project's own runs this says little.`;
}
