/** Raw rounds of one invocation, and the records that are kept. */
import type { Cause } from './cause.ts';
import type { Policy, TestPlan } from './configuration.ts';
import type { Reason } from '../reasons.ts';
import type { Arm, Change, Commit, Environment, MetricName, OfBothArms, TargetKind } from './words.ts';
/** One metric of both arms over the same slice of time. */
export interface SlicePair {
    readonly base: number;
    readonly head: number;
}
/** Fresh processes of both arms, measured in slices: the only independent unit of the statistics. */
export interface RoundOfBothArms {
    readonly index: number;
    /** Both arms at once on one core, or one after the other where processes cannot be pinned. */
    readonly mode: 'duet' | 'alternating';
    readonly startedFirst: Arm;
    /** An empty list: the metric was measured and cannot be used. An absent metric was not measured. */
    readonly slices: Readonly<Partial<Record<MetricName, readonly SlicePair[]>>>;
    /** Fraction of the core that each arm got while measured; null where they alternated. */
    readonly coreShare: SlicePair | null;
    /**
     * Fraction of the window in which no thread of base ran or wanted to. Absent where the arms took turns, where the kernel does not
     * tell, and where base finished too seldom.
     */
    readonly waitingShare?: number | undefined;
    /** The difference between the arms was still changing after three loads, so figures under load are left out. */
    readonly unsettled?: true | undefined;
    /** The load client was the bottleneck: throughput is the client's own, CPU per request is valid. */
    readonly clientSaturated?: true | undefined;
}
/** A fresh process of head alone, for absolute figures. One value a metric, in the metric's unit. */
export interface SoloRound {
    readonly index: number;
    readonly figures: Readonly<Partial<Record<MetricName, number>>>;
    /** Half-width of a figure's 95 % interval from this round's slices, as a fraction of it; other processes may differ by more. */
    readonly precision?: Readonly<Partial<Record<MetricName, number>>> | undefined;
    /** Latency under load in ms, at the percentiles of `percentileOfStep`; the last is the slowest request's. */
    readonly latencyDistribution?: readonly number[] | undefined;
    /** Resident memory: [ms since the measured stretch began, MB]. */
    readonly memorySeries?: readonly (readonly [atMs: number, megabytes: number])[] | undefined;
    /** The load client was the bottleneck: throughput and latency are the client's own, CPU per request is valid. */
    readonly clientSaturated?: boolean | undefined;
}
/** Figures of solo rounds for comparison with later runs: one a round, without those that the load client set. */
export type SoloFigures = Readonly<Partial<Record<MetricName, readonly number[]>>>;
/** Outcome of measuring one benchmark. */
export type Measurement = Measured
/** Only head has it, or its scenario changed, so that there is nothing to compare with. */
 | {
    readonly state: 'new';
    readonly why: Reason;
    readonly solos: readonly SoloRound[];
} | {
    readonly state: 'removed';
}
/** `because`: both arms were looked at; absent: no file of it changed. */
 | {
    readonly state: 'unaffected';
    readonly because?: Reason | undefined;
}
/** An arm errs, crashes, hangs or answers wrongly. */
 | {
    readonly state: 'broken';
    readonly arm: Arm;
    readonly reason: Reason;
}
/** The measurement itself failed. */
 | {
    readonly state: 'invalid';
    readonly reason: Reason;
}
/** Left out: for lack of time, for a missing program, or for another shard. */
 | {
    readonly state: 'not measured';
    readonly reason: Reason;
    readonly missingProgram?: string | undefined;
    readonly leftTo?: Shard | undefined;
}
/** The run of the job that was to measure it did not arrive. Never a pass. */
 | {
    readonly state: 'lost';
    readonly reason: Reason;
};
export interface Measured {
    readonly state: 'measured';
    /** null: nothing was to be measured side by side. */
    readonly plan: TestPlan | null;
    readonly duets: readonly RoundOfBothArms[];
    readonly solos: readonly SoloRound[];
    /** Of a request (or operation). */
    readonly instructions?: CountedInstructions | undefined;
}
/** Instructions, which repeat to the last digits on any machine. */
export interface CountedInstructions {
    /** null: head was counted alone. */
    readonly base: number | null;
    readonly head: number;
    /** Bytes of memory that are allocated meanwhile; absent: not known of both arms. */
    readonly allocated?: OfBothArms<number> | undefined;
    /** Of emulator and procedure: only counts with the same hash can be compared. */
    readonly hash: string;
}
/** The environment of a record, where runs of several environments were joined. */
export interface Variant {
    /** Its distinguishing feature for a reader: `Node v22.20.0`. */
    readonly name: string;
    readonly environment: Environment;
}
/** Identity of a benchmark, with what tables show beside its figures. */
export interface BenchmarkIdentity {
    /** `target/scenario` */
    readonly id: string;
    readonly target: string;
    readonly scenario: string;
    readonly kind: TargetKind;
    /** Version of the target's package at head (`versionOf`). */
    readonly version: string | null;
    /** Labels of the target at head. */
    readonly labels: Readonly<Record<string, string>>;
}
export interface BenchmarkRecord extends BenchmarkIdentity {
    /** Hash of the load (scenario, connections …). Stored rounds are comparable only where it is equal. */
    readonly loadHash: string;
    /** null: measured in the run's own environment. */
    readonly variant: Variant | null;
    /** Name of the job, where several were joined. The rounds of one job vary more alike than those of two. */
    readonly part?: string | undefined;
    readonly measurement: Measurement;
    /** Time in ms that its counts and rounds took. Absent: it was not measured. */
    readonly tookMs?: number | undefined;
    /** Where it got dearer; not there where nobody looked for it, as where nothing regressed. */
    readonly cause?: Cause | undefined;
}
/** Part of the benchmarks that a job measures: the `index`-th, from 1, of `count`. */
export interface Shard {
    readonly index: number;
    readonly count: number;
}
/** Time of each phase of a run, in ms. */
export interface PhasesMs {
    /** Planning, copying, installing, building and listing tasks. */
    readonly preparing: number;
    /** For another run on this machine. */
    readonly waiting: number;
    readonly counting: number;
    readonly rounds: number;
    /** Profiles of what regressed. */
    readonly explaining: number;
}
/** Everything that one invocation measured. */
export interface Run {
    readonly schema: 3;
    readonly tool: string;
    /** ISO 8601, UTC. */
    readonly startedAt: string;
    readonly durationMs: number;
    /** Where that time went; absent where runs were joined. */
    readonly phasesMs?: PhasesMs | undefined;
    /** Globs over benchmark ids and names of selections; empty: the profile's. */
    readonly only: readonly string[];
    /** Name of the profile. */
    readonly profile: string;
    /** `tables`: absolute figures only, without a verdict on a change. */
    readonly measuredFor: 'verdict' | 'tables';
    readonly seed: number;
    /** Time budget, which bounds rounds and looks; null: none. Absent where joined runs had different ones. */
    readonly budgetMs?: number | null | undefined;
    readonly head: Commit;
    /** null: there was no base, as with `--no-base`. */
    readonly base: Commit | null;
    /** Number of the pull request that it is about, of a merge group its last one; null: none. */
    readonly pullRequest: number | null;
    /** The branch of head. Without a pull request, acceptances and drift apply to the default branch only. */
    readonly branch: 'default' | 'other' | 'unknown';
    /** null: all benchmarks. */
    readonly shard: Shard | null;
    /** Number of joined runs; absent: a single run. */
    readonly parts?: number | undefined;
    readonly environment: Environment;
    /** Stored runs by machine kind at the time of the run; absent: not looked up. */
    readonly storedKinds?: readonly StoredKind[] | undefined;
    readonly policy: Policy;
    /** Path of the configuration from the repository's root, as the user wrote it. */
    readonly configFile: string;
    /** SHA-256 of head's configuration. */
    readonly configHash: string;
    readonly benchmarks: readonly BenchmarkRecord[];
    /** For readers of the figures. */
    readonly notes: readonly Reason[];
    /** Reasons to doubt the verdict. */
    readonly warnings: readonly Reason[];
}
/** The stored runs of one machine kind. */
export interface StoredKind {
    /** The newest run's: kernel and memory may differ within a machine kind. */
    readonly environment: Environment;
    readonly runs: number;
}
/** A run of the main branch, one line of a baseline file: figures of its solo rounds, no verdicts. */
export interface StoredRun {
    readonly schema: 3;
    readonly tool: string;
    readonly recordedAt: string;
    readonly commit: string;
    readonly environment: Environment;
    readonly configHash: string;
    readonly benchmarks: readonly {
        readonly id: string;
        readonly loadHash: string;
        readonly figures: SoloFigures;
        readonly instructions?: Omit<CountedInstructions, 'base'> | undefined;
        /** As in {@link BenchmarkRecord}. Shards are split by it. */
        readonly tookMs?: number | undefined;
    }[];
    /** Benchmarks that were slower than the baseline without an acceptance. Their rounds stay out of it. */
    readonly slower: readonly SlowerMark[];
    /** Benchmarks whose slowdown was accepted. Their baseline begins anew there. */
    readonly accepted: readonly AcceptedMark[];
}
/** A benchmark of the main branch that regressed and stays so. */
export interface SlowerMark {
    readonly id: string;
    /** First commit that was measured slower. */
    readonly since: string;
    /** Metrics that regressed since. The mark stays until all of them are compared again. */
    readonly metrics: readonly MetricName[];
}
/** A benchmark of the main branch whose slowdown was accepted. */
export interface AcceptedMark extends Pick<SlowerMark, 'id' | 'since'> {
    /** Time of the acceptance, which identifies it. */
    readonly acceptedAt: string;
}
/** A maintainer's decision that a regression is meant to stay. */
export interface Acceptance {
    readonly schema: 1;
    /** Its configuration file: several may share a folder of baselines. */
    readonly configFile: string;
    /** Glob over benchmark ids. */
    readonly benchmark: string;
    /** Largest change that is covered; null: any. */
    readonly upTo: Change | null;
    /** Largest covered change by metric; `upTo` holds for all others. */
    readonly metrics?: Readonly<Partial<Record<MetricName, Change>>> | undefined;
    /** GitHub login, or git's user name. */
    readonly by: string;
    /** ISO 8601, UTC, like `expires`. */
    readonly at: string;
    readonly reason: string;
    /** The head commit that it was given for. */
    readonly commit: string;
    /** Pull request that it is limited to; null: every run. */
    readonly pullRequest: number | null;
    readonly expires: string;
}
/** A run file: everything that the same verdict needs anywhere. */
export interface RunFile {
    readonly run: Run;
    /** Stored runs of this machine kind, and the instruction counts of other kinds. */
    readonly history: readonly StoredRun[];
    /** Acceptances of this configuration at the time of the verdict. */
    readonly acceptances: readonly Acceptance[];
}
