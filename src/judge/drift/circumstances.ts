import type { StoredRun } from '../../model.ts';

/** What may move figures, beside the code, and does not part the runs of one machine kind. */
const CIRCUMSTANCES: readonly { readonly name: string; readonly of: (run: StoredRun) => string | null }[] = [
  { name: 'kernel', of: ({ environment }) => environment.kernel },
  { name: 'runner image', of: ({ environment }) => environment.runnerImage },
  { name: 'version of perf-gate', of: ({ tool }) => tool },
  { name: 'configuration', of: ({ configHash }) => configHash },
];

/** The names of those that differ between two stored runs. */
export function circumstancesBetween(before: StoredRun, after: StoredRun): readonly string[] {
  return CIRCUMSTANCES.filter((circumstance) => circumstance.of(before) !== circumstance.of(after)).map(({ name }) => name);
}
