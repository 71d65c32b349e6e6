import type { BenchmarkHistory } from './benchmark-history.ts';
import type { BenchmarkVerdict } from './verdict.ts';
import type { Acceptance, Change, Comparison, MetricName, Reason, Run, RunFile } from '../model.ts';
/** A change of one metric for the worse. */
export interface ChangeOfMetric {
    /** null: it is not known which. */
    readonly metric: MetricName | null;
    readonly change: Change;
}
interface Regression {
    readonly id: string;
    /** At least one. */
    readonly changes: readonly ChangeOfMetric[];
    readonly past: Pick<BenchmarkHistory, 'acceptedAt'> & {
        readonly slower: Pick<NonNullable<BenchmarkHistory['slower']>, 'firstRecordedAt'> | null;
    };
}
/** The fields that tell whether an acceptance is meant for a run. */
type AcceptedRun = Pick<Run, 'base' | 'pullRequest' | 'branch' | 'startedAt'>;
/** The newest of the acceptances that together cover every metric of a regression in a run; null: one of its metrics is not covered. */
export declare function coveringAcceptance({ id, changes, past }: Regression, { run, acceptances }: {
    readonly run: AcceptedRun;
} & Pick<RunFile, 'acceptances'>): Acceptance | null;
/**
 * Lists the changes that have to be accepted: every regression among the comparisons that decide, by its estimate.
 * Against stored runs the estimate carries the noise between runs, so there it is the lower bound: the least that the change can be.
 */
export declare function changesToAccept(comparisons: readonly Comparison[], run: Pick<Run, 'base'>): readonly ChangeOfMetric[];
/**
 * The verdict of an accepted regression: it passes, with who accepted it, until when and why. It is inconclusive where something else of
 * the benchmark is in doubt, because that was not accepted.
 */
export declare function acceptedVerdict({ because }: BenchmarkVerdict, { acceptance: { by, expires, reason }, doubt, }: {
    readonly acceptance: Acceptance;
    /** null: there is none. */
    readonly doubt: Reason | null;
}): BenchmarkVerdict;
/**
 * The commit since which the main branch itself is slower, unless that was accepted for all runs after it was last
 * measured: whether such an acceptance is wide enough shows at the next run of main. null: it is not slower.
 */
export declare function unacceptedSince(id: string, { slower }: Pick<BenchmarkHistory, 'slower'>, { run, acceptances }: {
    readonly run: AcceptedRun;
} & Pick<RunFile, 'acceptances'>): string | null;
/** Tells whether an acceptance names a benchmark. An id may hold characters of a glob, so it is compared by the letter first. */
export declare function isAbout({ benchmark }: Pick<Acceptance, 'benchmark'>, id: string): boolean;
/** Tells whether main itself was measured: a pull request, or another branch, may do without a base as well. */
export declare function isOfMain({ base, pullRequest, branch }: Pick<Run, 'base' | 'pullRequest' | 'branch'>): boolean;
export {};
