import type { Run } from '../model.ts';

/** What the runs saw of the baselines. Which runs of a machine kind count is known to those that were measured on it. */
export function uniteStoredKinds(runs: readonly Run[]): Pick<Run, 'storedKinds'> {
  if (runs.every(({ storedKinds }) => storedKinds === undefined)) return {};
  const measured = new Set(runs.map(({ environment }) => environment.key));
  const seen = runs.flatMap(({ environment, storedKinds = [] }) =>
    storedKinds.map((kind) => ({ kind, key: kind.environment.key })).filter(({ key }) => key === environment.key || !measured.has(key)));
  return { storedKinds: [...new Map(seen.map(({ key, kind }) => [key, kind])).values()] };
}
