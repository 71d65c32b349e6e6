import type { Acceptance, Change, Comparison, Run, RunFile } from '../model.ts';
import type { BenchmarkHistory } from './benchmark-history.ts';
import type { BenchmarkVerdict } from './verdict.ts';
/** A change of a benchmark for the worse. */
export interface Regression {
    readonly id: string;
    readonly change: Change;
    readonly past: Pick<BenchmarkHistory, 'acceptedAt'>;
}
/** The newest acceptance that covers a regression in a run; null: none does. */
export declare function coveringAcceptance({ id, change, past }: Regression, { run, acceptances }: Pick<RunFile, 'run' | 'acceptances'>): Acceptance | null;
/**
 * What has to be accepted: the largest regression of those comparisons that decide. Side by side that is an estimate.
 * Against stored runs the estimate carries the noise between runs, which nobody can accept or refuse, so there it is the
 * lower bound: what the change is at the least.
 */
export declare function changeToAccept(comparisons: readonly Comparison[], run: Pick<Run, 'base'>): Change;
/**
 * A regression that somebody has accepted: it passes, and says who accepted it, until when and why. Where something else of
 * the benchmark is in doubt, nobody has accepted that: it is inconclusive, and says both.
 */
export declare function acceptedVerdict({ because }: BenchmarkVerdict, { acceptance: { by, expires, reason }, doubt }: {
    readonly acceptance: Acceptance;
    /** null: there is none. */
    readonly doubt: string | null;
}): BenchmarkVerdict;
/**
 * The commit since which the main branch itself is slower, unless that was accepted for all runs after it was last
 * measured: whether such an acceptance is wide enough shows at the next run of main. null: it is not slower.
 */
export declare function unacceptedSince(id: string, { slower }: Pick<BenchmarkHistory, 'slower'>, { run, acceptances }: Pick<RunFile, 'run' | 'acceptances'>): string | null;
/** Whether an acceptance names a benchmark. An id may hold what a glob gives a meaning to, so the id itself counts before the pattern. */
export declare function isAbout({ benchmark }: Pick<Acceptance, 'benchmark'>, id: string): boolean;
/** Whether main itself was measured. A pull request may do without a base as well, and is no less one. */
export declare function isOfMain({ base, pullRequest }: Pick<Run, 'base' | 'pullRequest'>): boolean;
