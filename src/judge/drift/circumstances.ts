import type { StoredRun } from '../../model.ts';
import { environmentDifferences } from '../facts/environment-differences.ts';

/** What may move figures, beside the code and the machine. */
const CIRCUMSTANCES: readonly { readonly name: string; readonly of: (run: StoredRun) => string }[] = [
  { name: 'version of perf-gate', of: ({ tool }) => tool },
  { name: 'configuration', of: ({ configHash }) => configHash },
];

/** The names of those that differ between two stored runs, after what differs in the machines. */
export function circumstancesBetween(before: StoredRun, after: StoredRun): readonly string[] {
  return [
    ...environmentDifferences(before.environment, after.environment),
    ...CIRCUMSTANCES.filter((circumstance) => circumstance.of(before) !== circumstance.of(after)),
  ].map(({ name }) => name);
}
