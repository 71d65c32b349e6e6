import type { Acceptance, Change, Drift, RunFile, StoredRun } from '../../model.ts';
import type { ChangePoint } from './change-points.ts';
/** Positions of runs around a change, as far apart as it is uncertain. */
export interface Place {
    readonly lastBefore: number;
    readonly firstAfter: number;
    /** The last run before the next change. */
    readonly lastOfLevel: number;
}
type PlacedChange = Place & Pick<Drift, 'benchmark' | 'metric' | 'change'>;
/**
 * Whether later changes have left less of a change than its metric's threshold. Each is the way from one level to the next, so
 * added up they lead from the level before it to each later one. What came back has a change of its own, by which it can be accepted:
 *
 *     100 → 110 → 100          the first is undone, the second lasts
 *     100 → 110 → 107          both last, at a threshold of 2 %
 *     100 → 110 → 100 → 110    the third lasts alone
 */
export declare function isUndone({ step: { height } }: ChangePoint, later: readonly ChangePoint[], threshold: Change): boolean;
/**
 * Whether runs of main recorded that a change for the worse is accepted. A mark says that its run may be as much slower than what
 * was before `since` as it is. So it is about each change between the two, and about the one right before `since`: the first run
 * behind a change need not be the first that shows it. A commit that is no longer stored was before them all.
 */
export declare function isMarkedAccepted({ benchmark, lastBefore, lastOfLevel }: PlacedChange, history: readonly StoredRun[]): boolean;
/**
 * What covers a change for the worse that no run of main could tell by itself, as if the first run behind it had regressed by it; null:
 * nothing does. What was accepted in a pull request was given before that came to main.
 */
export declare function acceptanceOf({ benchmark, metric, change, ...place }: PlacedChange, { history, acceptances }: Pick<RunFile, 'history' | 'acceptances'>): Acceptance | null;
export {};
