/** What the judge makes of the rounds. */
import type { Acceptance, BenchmarkIdentity } from './measurement.ts';
import type { Reason } from './reasons.ts';
import type { Change, Direction, MetricName, Role } from './words.ts';

/** Two-sided interval of a change. */
export interface Interval {
  readonly low: Change;
  readonly high: Change;
  /** Confidence level, like 0.98: both one-sided bounds hold at 0.99. */
  readonly level: number;
}

export type Outcome = 'regressed' | 'improved' | 'no regression' | 'inconclusive';

/** How one metric of head compares with base (side by side, or as another run recorded it) or with the stored runs. */
export interface Comparison {
  readonly metric: MetricName;
  readonly role: Role;
  readonly delta0: number;
  readonly threshold: number;
  /** What its upper bound has to lie below for "no regression": X of the policy, or the threshold or δ₀ where that is more. */
  readonly clearableBelow: Change;
  /** Sample size: rounds side by side (of instructions the counts of each arm), or stored runs; of two recorded runs, the solo rounds of the one that has fewer. */
  readonly n: number;
  readonly estimate: Change;
  readonly interval: Interval;
  /** Standard deviation of the log ratios (rounds), or of the stored runs' logs; of two recorded runs, of the difference between a solo round of each. */
  readonly sd: number;
  /** Whether it has a say in the benchmark's verdict, and so is one of the comparisons that Holm's correction is made over. */
  readonly decides: boolean;
  /**
   * One-sided p value of δ ≤ δ₀, over all looks that were held: the smallest of theirs, each divided by the look's share
   * of α (Bonferroni over looks); 1 where none was. And the same after Holm over all that decide; null: it does not.
   */
  readonly p: number;
  readonly adjustedP: number | null;
  /** The same two of δ ≥ −δ₀, which "improved" rejects. */
  readonly pBetter: number;
  readonly adjustedPBetter: number | null;
  /** What would have been called regressed nine times in ten, in this family; `Number.MAX_VALUE`: nothing would have been. */
  readonly smallestVisible: Change;
  readonly outcome: Outcome;
}

/** How head compares with the stored history: times with that of this machine kind, instructions with that of any. */
export type StoredResult =
  | {
    readonly state: 'compared';
    readonly runs: number;
    /** Commit of the newest of these runs. */
    readonly newestCommit: string;
    readonly comparisons: readonly Comparison[];
    /** Why they are shown and do not decide; null: they decide. */
    readonly advisoryBecause: Reason | null;
    /** How many more of this machine kind were put under another load, or measured in another way. Not there: none, or there are enough without them. */
    readonly otherLoads?: number;
  }
  | { readonly state: 'nothing to compare'; readonly reason: Reason; readonly otherLoads?: number };

export type VerdictKind =
  | 'regressed'
  /** Regressed, and accepted: it passes, and is named. */
  | 'accepted'
  | 'failed'
  | 'improved'
  | 'no regression'
  | 'inconclusive'
  | 'invalid'
  | 'new'
  | 'removed'
  | 'unaffected'
  | 'not measured'
  /** Measured for the tables only: no base and no stored runs that could judge, or a base that was measured at another time. */
  | 'measured only';

/** Why a benchmark was not measured though it was to be. */
export type Absence =
  /** Another job was to measure it, and its run did not arrive: never a pass. */
  | 'lost'
  /** In a run of one shard. */
  | 'left to another shard'
  /** For want of one that it needs. */
  | 'lacks a program'
  /** On purpose, like for want of time. */
  | 'left out';

export interface JudgedBenchmark extends BenchmarkIdentity {
  /** Name of the environment, where runs of several were joined. */
  readonly variant: string | null;
  readonly verdict: VerdictKind;
  readonly because: Reason;
  /** Why head was not measured though it was to be; null: it was, or there was no need. */
  readonly absence: Absence | null;
  /** Gating metrics that should have decided and could not be compared: of them nothing would have been seen. */
  readonly unseen: readonly MetricName[];
  /** Side by side; of two recorded runs, what their solo rounds say. */
  readonly comparisons: readonly Comparison[];
  readonly stored: StoredResult;
  /** What made `accepted` of `regressed`, or `inconclusive`, where something else of the benchmark is undecided. */
  readonly acceptance: Acceptance | null;
  /** The main branch itself is slower since this commit, and nobody has accepted it; null: it is not. */
  readonly slowerSince: string | null;
  /** Means of head's solo rounds. */
  readonly figures: Readonly<Partial<Record<MetricName, number>>>;
  /** Half-width of the 95 % interval of such a mean, as a fraction of it: between rounds where there are several, else within the one. */
  readonly precision: Readonly<Partial<Record<MetricName, number>>>;
  /** In any of these rounds. */
  readonly clientSaturated: boolean;
}

/** Where one metric of main changed its level, from one stored run to another. It warns, while it lasts, and never blocks. */
export interface Drift {
  /** `target/scenario` */
  readonly benchmark: string;
  /** Name of the environment of these runs; null where no runs of several were joined. */
  readonly variant: string | null;
  readonly metric: MetricName;
  readonly direction: Direction;
  /**
   * Commits of the last run before the change and of the first one after it, with 95 % confidence: the change came
   * behind the one, and with the other or before it. The smaller the change, the more runs lie in between.
   */
  readonly lastBefore: string;
  readonly firstAfter: string;
  /** From the level since the change before this one to that until the change after it. */
  readonly change: Change;
  /** Two-sided p value, times the number of places where the change could have been found. */
  readonly p: number;
  /** On either side of its likeliest place. */
  readonly runsBefore: number;
  readonly runsAfter: number;
  /** What else differs between the two runs and may be the reason, in words: `kernel`, `runner image` … */
  readonly circumstances: readonly string[];
  /** What became of it. `undone`: later changes left less of it than the metric's threshold; `accepted`: it is for the worse, and meant to stay. */
  readonly state: 'lasting' | 'undone' | 'accepted';
}

/** What a test over rounds of base against base says. */
export type ControlTest = {
  /** The run whose rounds they are, where several were joined; null: all rounds together. */
  readonly part: string | null;
  readonly rounds: number;
} & (
  /** Nothing can be said. */
  | { readonly state: 'too few rounds' }
  | {
    /** `unfair`: it calls identical code different, so the run is invalid. `fair`: it found nothing, which says no more than `smallestVisible`. */
    readonly state: 'fair' | 'unfair';
    readonly estimate: Change;
    /** Two-sided. */
    readonly p: number;
    /** A difference, in either direction, that this test would have seen nine times in ten at its level. */
    readonly smallestVisible: Change;
  }
);

/** What base against base says of the gate itself: by all rounds together, unless those of one part say more plainly that it is unfair. */
export type Control = ControlTest & {
  /** Each of the runs that were joined by itself, so that an unfair one cannot hide among fair ones; none: it is one run. */
  readonly parts: readonly ControlTest[];
};

export interface Judgement {
  /** Of the whole run. */
  readonly verdict: 'passed' | 'regressed' | 'failed' | 'invalid' | 'inconclusive' | 'nothing measured';
  /** Of the command line's contract: 0, 1, 3 or 4. */
  readonly exitCode: 0 | 1 | 3 | 4;
  /** Gating comparisons that Holm's correction was made over, with those of metrics that have too few usable rounds, or cannot be compared with the stored runs. */
  readonly familySize: number;
  readonly alpha: number;
  readonly control: Control;
  readonly benchmarks: readonly JudgedBenchmark[];
  /** Of the stored runs that lead to it; none are looked for where a pull request is judged. */
  readonly drifts: readonly Drift[];
}
