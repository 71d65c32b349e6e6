/** The judge's results. */
import type { Acceptance, BenchmarkIdentity } from './measurement.ts';
import type { Reason } from '../reasons.ts';
import type { Change, Direction, MetricName, OfBothArms, Role } from './words.ts';
/** Two-sided interval of a change. */
export interface Interval {
    readonly low: Change;
    readonly high: Change;
    /** Confidence level, like 0.98: both one-sided bounds hold at 0.99. */
    readonly level: number;
}
/** `settled by counts`: a time that is too noisy to tell, for which counts speak. */
export type Outcome = 'regressed' | 'improved' | 'no regression' | 'settled by counts' | 'inconclusive';
/** How one metric of head compares with base side by side, or with the stored runs. */
export interface Comparison {
    readonly metric: MetricName;
    readonly role: Role;
    /** Of the metric's own figure. */
    readonly direction: Direction;
    readonly delta0: number;
    readonly threshold: number;
    /** Upper bound that "no regression" needs: the largest of the policy's X, the threshold and δ₀. */
    readonly clearableBelow: Change;
    /** Sample size: rounds, counts of each arm, or stored runs. */
    readonly n: number;
    /**
     * What both sides measured, in the metric's unit: means over the same rounds (or counts) that the estimate comes from; against stored runs
     * theirs and head's alone. The estimate comes from pairs, so it may differ a little from the ratio of the two.
     */
    readonly levels: OfBothArms<number>;
    readonly estimate: Change;
    readonly interval: Interval;
    /** Standard deviation of log ratios, or of the stored runs' logs. */
    readonly sd: number;
    /** Counts for the verdict, and so for Holm's correction. */
    readonly decides: boolean;
    /**
     * One-sided p value of δ ≤ δ₀: the smallest of all looks, each divided by the look's share of α (Bonferroni); 1 without a look.
     * `adjustedP`: after Holm over all comparisons that decide; null: this one does not.
     */
    readonly p: number;
    readonly adjustedP: number | null;
    /** The same of δ ≥ −δ₀, which "improved" rejects. */
    readonly pBetter: number;
    readonly adjustedPBetter: number | null;
    /** Minimum detectable effect in this family, at a power of 90 %; `Number.MAX_VALUE`: none. */
    readonly smallestVisible: Change;
    readonly outcome: Outcome;
}
/** How head compares with the stored history: times with that of this machine kind, instructions with that of any. */
export type StoredResult = {
    readonly state: 'compared';
    readonly runs: number;
    /** Commit of the newest of these runs. */
    readonly newestCommit: string;
    readonly comparisons: readonly Comparison[];
    /** Why they do not decide; null: they decide. */
    readonly advisoryBecause: Reason | null;
    /** Further runs of this machine kind that had another load or procedure. Absent: none, or there are enough without them. */
    readonly otherLoads?: number;
} | {
    readonly state: 'nothing to compare';
    readonly reason: Reason;
    readonly otherLoads?: number;
};
export type VerdictKind = 'regressed'
/** Regressed and accepted. It passes, and reports name it. */
 | 'accepted' | 'failed' | 'improved' | 'no regression' | 'inconclusive' | 'invalid' | 'new' | 'removed' | 'unaffected' | 'not measured'
/** Measured for the tables only: there is no base beside it, and stored runs cannot judge. */
 | 'measured only';
/** Why a planned benchmark was not measured. */
export type Absence = 
/** The run of the job that was to measure it did not arrive. Never a pass. */
'lost'
/** In a run of one shard. */
 | 'left to another shard'
/** A program that it needs is missing. */
 | 'lacks a program'
/** On purpose, as for lack of time. */
 | 'left out';
export interface JudgedBenchmark extends BenchmarkIdentity {
    /** Name of the environment, where runs of several were joined. */
    readonly variant: string | null;
    readonly verdict: VerdictKind;
    readonly because: Reason;
    /** Why head was not measured; null: it was, or there was no need. */
    readonly absence: Absence | null;
    /** Gating metrics that could not be compared, so that a regression in them would stay unseen. */
    readonly unseen: readonly MetricName[];
    /** Comparisons side by side. */
    readonly comparisons: readonly Comparison[];
    readonly stored: StoredResult;
    /** The acceptance that covers the regression. */
    readonly acceptance: Acceptance | null;
    /** Commit since which the main branch itself is slower, without an acceptance; null: it is not. */
    readonly slowerSince: string | null;
    /** Means of head's solo rounds. */
    readonly figures: Readonly<Partial<Record<MetricName, number>>>;
    /** Half-width of the 95 % interval of that mean, as a fraction: between rounds, or within a single one. */
    readonly precision: Readonly<Partial<Record<MetricName, number>>>;
    /** In at least one round. */
    readonly clientSaturated: boolean;
}
/** A change of level of one metric on main, from one stored run to another. It warns and never blocks. */
export interface Drift {
    /** `target/scenario` */
    readonly benchmark: string;
    /** Name of the environment of these runs; null where no runs of several were joined. */
    readonly variant: string | null;
    readonly metric: MetricName;
    readonly direction: Direction;
    /** Commits of the last run before the change and of the first one after it, with 95 % confidence. */
    readonly lastBefore: string;
    readonly firstAfter: string;
    /** Between the levels on either side. */
    readonly change: Change;
    /** Two-sided p value, multiplied by the number of possible places of the change. */
    readonly p: number;
    /** Runs on either side of its likeliest place. */
    readonly runsBefore: number;
    readonly runsAfter: number;
    /** Other differences between the two runs that may be the reason: `kernel`, `runner image` … */
    readonly circumstances: readonly string[];
    /** `undone`: later changes left less of it than the threshold; `accepted`: it is for the worse, and meant to stay. */
    readonly state: 'lasting' | 'undone' | 'accepted';
}
export interface Judgement {
    /** Verdict of the run. */
    readonly verdict: 'passed' | 'regressed' | 'failed' | 'invalid' | 'inconclusive' | 'nothing measured';
    /** Exit code of the command line. */
    readonly exitCode: 0 | 1 | 3 | 4;
    /** Size of the family of Holm's correction: gating comparisons, with those that could not be made. */
    readonly familySize: number;
    readonly alpha: number;
    readonly benchmarks: readonly JudgedBenchmark[];
    /** Drifts of the stored history; none for a pull request. */
    readonly drifts: readonly Drift[];
}
/** Rounds side by side that a comparison needs: with two, a single degree of freedom says next to nothing and looks like something. */
export declare const LEAST_ROUNDS = 3;
