/** Raw rounds: what one invocation measured, and what is kept of it. */
import type { Cause } from './cause.ts';
import type { Policy, TestPlan } from './configuration.ts';
import type { Reason } from './reasons.ts';
import type { Arm, Change, Commit, Environment, MetricName, TargetKind } from './words.ts';

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
  /** None of a metric: it was measured, and what came of it cannot be used. A metric that is not there was not measured. */
  readonly slices: Readonly<Partial<Record<MetricName, readonly SlicePair[]>>>;
  /** Fraction of the core that each arm got while measured; null where they alternated. */
  readonly coreShare: SlicePair | null;
  /**
   * Fraction of the load's window in which base waited for others: no thread of its processes ran or wanted to. Not there where
   * the arms took turns, where the kernel does not say or a thread ended within the window, and where base finished too seldom for
   * its throughput to be told.
   */
  readonly waitingShare?: number | undefined;
  /** What sets the arms apart was still changing after three loads: what was measured under load is left out. */
  readonly unsettled?: true | undefined;
  /** The load client could send no more while the core had room: throughput is its own, CPU per request stands. */
  readonly clientSaturated?: true | undefined;
}

/** A fresh process of head alone: where absolute figures come from. One value a metric, in the metric's unit. */
export interface SoloRound {
  readonly index: number;
  readonly figures: Readonly<Partial<Record<MetricName, number>>>;
  /** Half-width of a figure's 95 % interval from this round's slices, as a fraction of it; other processes may differ by more. */
  readonly precision?: Readonly<Partial<Record<MetricName, number>>> | undefined;
  /** Resident memory: [ms since the measured stretch began, MB]. */
  readonly memorySeries?: readonly (readonly [atMs: number, megabytes: number])[] | undefined;
  /** The load client could send no more: throughput and latency are its own figures, CPU per request stands. */
  readonly clientSaturated?: boolean | undefined;
}

/**
 * The figures of solo rounds that later runs are compared with: of each metric, in its unit, one a round. What the load client
 * set is not among them, and a metric without a figure neither.
 */
export type SoloFigures = Readonly<Partial<Record<MetricName, readonly number[]>>>;

/** The base's code in both arms: what sets those apart here is the gate's own doing. */
export interface ControlRound extends RoundOfBothArms {
  /** Id of the benchmark. */
  readonly benchmark: string;
  /** The run that it comes from, like `shard 2 of 3`; not there where none were joined. */
  readonly part?: string | undefined;
}

/** What came of trying to measure one benchmark. */
export type Measurement =
  | Measured
  /** Only head has it, or its scenario changed: nothing to compare with. */
  | { readonly state: 'new'; readonly why: Reason; readonly solos: readonly SoloRound[] }
  | { readonly state: 'removed' }
  | { readonly state: 'unaffected' }
  /** An arm errs, crashes, hangs or answers wrongly. */
  | { readonly state: 'broken'; readonly arm: Arm; readonly reason: Reason; readonly until?: RoundsUntil | undefined }
  /** The measuring itself went wrong. */
  | { readonly state: 'invalid'; readonly reason: Reason; readonly until?: RoundsUntil | undefined }
  /** Left out on purpose, for want of time or of the program that is named; in a run of one shard, what is left to another, which is named as well. */
  | { readonly state: 'not measured'; readonly reason: Reason; readonly missingProgram?: string | undefined; readonly leftTo?: Shard | undefined }
  /** Another job was to measure it, and its run did not arrive: never a pass. */
  | { readonly state: 'lost'; readonly reason: Reason };

export interface Measured {
  readonly state: 'measured';
  /** null: nothing was measured side by side on purpose. */
  readonly plan: TestPlan | null;
  readonly duets: readonly RoundOfBothArms[];
  readonly solos: readonly SoloRound[];
  /** Instructions of a request (or operation) by each repeat; not there where none were counted. */
  readonly instructions?: readonly SlicePair[] | undefined;
  /** The same of head alone, where there is no base to count beside it. */
  readonly instructionsOfHead?: readonly number[] | undefined;
  /** Hash of how they were counted (version of the emulator, procedure): they are compared with stored counts only where it is equal. */
  readonly countingHash?: string | undefined;
}

/** The rounds side by side until something put an end to them: how much they vary tells of the others of its job, and nothing else of them counts. */
export type RoundsUntil = Pick<Measured, 'plan' | 'duets'>;

/** Which environment a record comes from, where runs of several were joined. */
export interface Variant {
  /** What sets it apart, as a person reads it: `Node v22.20.0`. */
  readonly name: string;
  readonly environment: Environment;
}

/** What a benchmark is, and what tables show of it beside its figures. */
export interface BenchmarkIdentity {
  /** `target/scenario` */
  readonly id: string;
  readonly target: string;
  readonly scenario: string;
  readonly kind: TargetKind;
  /** Version of the target's package at head (`versionOf`). */
  readonly version: string | null;
  /** The target's at head. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface BenchmarkRecord extends BenchmarkIdentity {
  /** Hash of the load (scenario, connections …): stored rounds are compared only where it is equal. */
  readonly loadHash: string;
  /** null: measured in the run's own environment. */
  readonly variant: Variant | null;
  /** Equal for what one job measured, where several were joined: its rounds vary more alike than those of two. Not there where none were. */
  readonly part?: string | undefined;
  readonly measurement: Measurement;
  /** Where it got dearer; not there where nobody looked for it, as where nothing regressed. */
  readonly cause?: Cause | undefined;
}

/** Which part of the benchmarks a job measured: the `index`-th, from 1, of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Everything that one invocation measured. */
export interface Run {
  readonly schema: 3;
  readonly tool: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** What was asked for: globs over benchmark ids and names of selections; empty: what the profile measures. */
  readonly only: readonly string[];
  /** Name of the profile. */
  readonly profile: string;
  /** `tables`: nothing was measured side by side on purpose, and no verdict on a change is asked for. */
  readonly measuredFor: 'verdict' | 'tables';
  readonly seed: number;
  /** The bound that it was measured within, which decides how many rounds and looks there are; null: none. Not there where nobody wrote it down, or where joined runs had different ones. */
  readonly budgetMs?: number | null | undefined;
  readonly head: Commit;
  /** null: nothing was measured side by side (`--no-base`, or no base to be had). */
  readonly base: Commit | null;
  /** Number of the pull request that it is about, of a merge group its last one; null: none. */
  readonly pullRequest: number | null;
  /** Tells whether head belongs to the default branch. Without a pull request, what is accepted and drifts there depends on it. */
  readonly branch: 'default' | 'other' | 'unknown';
  /** null: all benchmarks. */
  readonly shard: Shard | null;
  /** How many runs it was joined of; not there where it was measured as it is. */
  readonly parts?: number | undefined;
  readonly environment: Environment;
  /** What the baselines held, by machine kind, when it was measured; not there where nobody looked. */
  readonly storedKinds?: readonly StoredKind[] | undefined;
  readonly policy: Policy;
  /** Path of the configuration from the repository's root, as the user wrote it. */
  readonly configFile: string;
  /** SHA-256 of head's configuration. */
  readonly configHash: string;
  readonly benchmarks: readonly BenchmarkRecord[];
  /** Base against base, between the other rounds. */
  readonly control: readonly ControlRound[];
  /** Tell a reader how to take the figures. */
  readonly notes: readonly Reason[];
  /** Take ground away from the verdict, like a change that no figure can show. */
  readonly warnings: readonly Reason[];
}

/** The stored runs of one machine kind. */
export interface StoredKind {
  /** Of the newest of them: what the machine kind leaves out differs from run to run. */
  readonly environment: Environment;
  /** At least one. */
  readonly runs: number;
}

/** One run of the main branch, as a line of a baseline file: figures of its solo rounds, no verdicts. */
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
    /** Head's instructions of a request (or operation) by each repeat; not there where none were counted. */
    readonly instructions?: readonly number[] | undefined;
    /** Of those, as in {@link Measured}. */
    readonly countingHash?: string | undefined;
  }[];
  /** Benchmarks that were slower than the baseline, and nobody had accepted it: their rounds are kept out of it. */
  readonly slower: readonly SlowerMark[];
  /** Benchmarks that were slower than the baseline, which was accepted: it begins anew where they became so. */
  readonly accepted: readonly AcceptedMark[];
}

/** A benchmark of the main branch that regressed and stays so. */
export interface SlowerMark {
  readonly id: string;
  /** The first commit that was measured slower. */
  readonly since: string;
  /** What regressed, in whichever of these runs: the mark stays until all of it is compared again. Not there in marks of the first versions. */
  readonly metrics?: readonly MetricName[] | undefined;
}

/** A benchmark of the main branch that became slower with somebody's consent. */
export interface AcceptedMark extends Pick<SlowerMark, 'id' | 'since'> {
  /** When the acceptance was given, which tells it from others. */
  readonly acceptedAt: string;
}

/** Somebody with the right to do so says that a regression is meant to stay. */
export interface Acceptance {
  readonly schema: 1;
  /** The configuration whose benchmarks are meant: several may store in one folder, and call different things alike. Not there: any, as in the first versions. */
  readonly configFile?: string | undefined;
  /** Glob over benchmark ids. */
  readonly benchmark: string;
  /** Largest change that is covered; null: any. */
  readonly upTo: Change | null;
  /** Largest change that is covered of each metric that was compared; `upTo` of any other. Not there: `upTo` of every metric. */
  readonly metrics?: Readonly<Partial<Record<MetricName, Change>>> | undefined;
  /** Login, or the name that git knows. */
  readonly by: string;
  /** ISO 8601, UTC, like `expires`. */
  readonly at: string;
  readonly reason: string;
  /** The head commit that it was given for. */
  readonly commit: string;
  /** It holds for this pull request only; null: for every run. */
  readonly pullRequest: number | null;
  readonly expires: string;
}

/** What is written to disk and read again: enough to reach the same verdict anywhere. */
export interface RunFile {
  readonly run: Run;
  /**
   * The stored runs that were compared with: those of the same machine kind, and of other machine kinds what they hold of
   * instruction counts (the figures of their solo rounds are left out).
   */
  readonly history: readonly StoredRun[];
  /** Regressions of this configuration that were accepted when this was judged. */
  readonly acceptances: readonly Acceptance[];
}
