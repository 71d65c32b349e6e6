import type { BenchmarkHistory } from './benchmark-history.ts';
import type { BenchmarkVerdict } from './verdict.ts';
import type { Acceptance, Change, Comparison, MetricName, Reason, Run, RunFile } from '../model.ts';
/** A change of one metric for the worse. */
export interface ChangeOfMetric {
    /** null: it is not known which. */
    readonly metric: MetricName | null;
    readonly change: Change;
}
/** What became worse of a benchmark. */
interface Regression {
    readonly id: string;
    /** At least one. */
    readonly changes: readonly ChangeOfMetric[];
    readonly past: Pick<BenchmarkHistory, 'acceptedAt'> & {
        readonly slower: Pick<NonNullable<BenchmarkHistory['slower']>, 'firstRecordedAt'> | null;
    };
}
/** What tells whether an acceptance is meant for a run. */
export type AcceptedRun = Pick<Run, 'base' | 'pullRequest' | 'branch' | 'startedAt'>;
/** The newest of the acceptances that together cover every metric of a regression in a run; null: one of its metrics is not covered. */
export declare function coveringAcceptance({ id, changes, past }: Regression, { run, acceptances }: {
    readonly run: AcceptedRun;
} & Pick<RunFile, 'acceptances'>): Acceptance | null;
/**
 * What has to be accepted: every regression of those comparisons that decide. Side by side that is an estimate.
 * Against stored runs the estimate carries the noise between runs, which nobody can accept or refuse, so there it is the
 * lower bound: what the change is at the least.
 */
export declare function changesToAccept(comparisons: readonly Comparison[], run: Pick<Run, 'base'>): readonly ChangeOfMetric[];
/**
 * A regression that somebody has accepted: it passes, and says who accepted it, until when and why. Where something else of
 * the benchmark is in doubt, nobody has accepted that: it is inconclusive, and says both.
 */
export declare function acceptedVerdict({ because }: BenchmarkVerdict, { acceptance: { by, expires, reason }, doubt }: {
    readonly acceptance: Acceptance;
    /** null: there is none. */
    readonly doubt: Reason | null;
}): BenchmarkVerdict;
/**
 * The commit since which the main branch itself is slower, unless that was accepted for all runs after it was last
 * measured: whether such an acceptance is wide enough shows at the next run of main. null: it is not slower.
 */
export declare function unacceptedSince(id: string, { slower }: {
    readonly slower: Pick<NonNullable<BenchmarkHistory['slower']>, 'since' | 'lastRecordedAt'> | null;
}, { run, acceptances }: {
    readonly run: AcceptedRun;
} & Pick<RunFile, 'acceptances'>): string | null;
/** Whether an acceptance names a benchmark. An id may hold what a glob gives a meaning to, so the id itself counts before the pattern. */
export declare function isAbout({ benchmark }: Pick<Acceptance, 'benchmark'>, id: string): boolean;
/** Tells whether main itself was measured: a pull request, or another branch, may do without a base as well. */
export declare function isOfMain({ base, pullRequest, branch }: Pick<Run, 'base' | 'pullRequest' | 'branch'>): boolean;
export {};
