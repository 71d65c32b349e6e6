import type { StoredRun } from '../../model.ts';
/** The names of those that differ between two stored runs, after what differs in the machines. */
export declare function circumstancesBetween(before: StoredRun, after: StoredRun): readonly string[];
