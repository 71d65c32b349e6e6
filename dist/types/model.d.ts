/**
 * The words of this project, as types. Everything flows through them:
 * config → plan → Run (raw rounds) → Judgement → reports.
 *
 * A Run is plain JSON: the same Run judged anywhere, at any time, gives the same Judgement.
 *
 * Longer than other files here, because it is read from top to bottom before any of them: splitting it would hide how
 * the words hang together.
 */
/** The two sides of a comparison. */
export type Arm = 'base' | 'head';
/** Which way is better. */
export type Direction = 'lower' | 'higher';
/** A gating metric can fail the check; an advisory one is only shown. */
export type Role = 'gating' | 'advisory';
export type TargetKind = 'server' | 'suite';
/** Every metric that is measured. Units and defaults are in `metrics.ts`. */
export type MetricName = 'cpuPerRequest' | 'unloadedLatency' | 'throughput' | 'latencyP50' | 'latencyP975' | 'latencyP99' | 'output' | 'maxMemory' | 'maxCpu' | 'bootTime' | 'finishOverhead' | 'finishTime' | 'nsPerOp' | 'opsPerSecond';
/** What a response must look like; checked in full before any load is applied. */
export interface Expectation {
    readonly status: number;
    /** `json` is compared by value, `text` to the letter, `sha256` by the digest of the bytes in lower-case hex; null: any body. */
    readonly body: {
        readonly kind: 'json';
        readonly value: unknown;
    } | {
        readonly kind: 'text' | 'sha256';
        readonly value: string;
    } | null;
}
/** What is sent to a server. */
export type Scenario = HttpScenario | HeldScenario;
/** One request shape over HTTP. */
export interface HttpScenario {
    readonly protocol: 'http';
    readonly name: string;
    readonly method: string;
    /** Path with query, beginning with a slash. */
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly expect: Expectation;
    readonly connections: number;
    readonly pipelining: number;
}
/**
 * Many requests of one client over one websocket, all sent at once and each held by the server for a while: what is
 * measured is how long it takes until the last is answered.
 */
export interface HeldScenario {
    readonly protocol: 'websocket';
    readonly name: string;
    /** Path with query, beginning with a slash. */
    readonly path: string;
    /** JSON; the text `$ID` in it stands for the request's number, from 1. */
    readonly message: unknown;
    /** JSON; what the answer to a message must be, by value, with the same number. */
    readonly reply: unknown;
    readonly requests: number;
    /** How long the server holds each request, in ms: what no server can go below. */
    readonly holdMs: number;
}
/** A program that targets need beside them, like a database: started by the gate on a free loopback port. */
export interface Service {
    readonly name: string;
    /** Shell command that serves on `PORT` at `HOST`, run in the root of an arm's copy; `SCRATCH` is an empty folder of its own. */
    readonly start: string;
    /** Looked for on PATH before anything is started. */
    readonly program: string;
    /** How a person gets the program, like `apt-get install redis-server`; null: they know. */
    readonly installHint: string | null;
    /** Shell command that exits with 0 once it is ready; null: it is as soon as it accepts connections. */
    readonly ready: string | null;
    readonly readyTimeoutMs: number;
    /** Variables that targets get; `$HOST` and `$PORT` in them are replaced. */
    readonly env: Readonly<Record<string, string>>;
    /** One for everything, or one for each arm where sharing would couple them. */
    readonly scope: 'run' | 'arm';
    /** A missing program makes the measurement invalid instead of leaving the benchmarks out. */
    readonly required: boolean;
}
/** A folder with package.json and lock file that is laid over a target's own, so that it runs with other versions. */
export interface Edition {
    /** The target's folder as it is in the repository, relative to its root. */
    readonly source: string;
    /** Below `source`. */
    readonly overlay: string;
    /** The other editions' folders, below `source`: none of this one's files. */
    readonly siblings: readonly string[];
}
interface TargetBase {
    /** First half of a benchmark id; an edition's is `target@label`. */
    readonly name: string;
    /** Folder with package.json and lock file, relative to the repository's root; an edition's is made when it is prepared. */
    readonly dir: string;
    /** null: the target has one version only. */
    readonly edition: Edition | null;
    /** Shell command run in `dir`; null: nothing to install. */
    readonly install: string | null;
    /** Shell command run in `dir` after the install; null: nothing to build. */
    readonly build: string | null;
    readonly env: Readonly<Record<string, string>>;
    /** Further files that the target can reach, as globs from the repository's root. */
    readonly dependsOn: readonly string[];
    /** npm package whose installed version is shown beside the target; null: none. */
    readonly versionOf: string | null;
    /** Must run while the target does. */
    readonly services: readonly Service[];
    /** What tables show of it in columns of their own, by title, like `Router`. */
    readonly labels: Readonly<Record<string, string>>;
}
export interface ServerTarget extends TargetBase {
    readonly kind: 'server';
    /** Shell command that serves on `PORT` at `HOST` (127.0.0.1), run in `dir`. */
    readonly start: string;
    /** How long it may take until the first connection is accepted, in ms. */
    readonly bootTimeoutMs: number;
    /** How long it may take to end after SIGTERM before it is killed, in ms. */
    readonly stopTimeoutMs: number;
    readonly scenarios: readonly Scenario[];
}
export interface SuiteTarget extends TargetBase {
    readonly kind: 'suite';
    /** Module below `dir` whose default export adds tasks to a tinybench Bench. */
    readonly file: string;
}
export type Target = ServerTarget | SuiteTarget;
/** A pattern over benchmarks and metrics with what holds for them; a later rule overrides an earlier one, field by field. */
export interface Rule {
    /** Glob over benchmark ids (`express/*`). */
    readonly benchmark: string;
    /** Glob over metric names (`latency*`). */
    readonly metric: string;
    readonly role?: Role | undefined;
    readonly direction?: Direction | undefined;
    /** Change that is of no interest, as a fraction: the null hypothesis is δ ≤ δ₀. */
    readonly delta0?: number | undefined;
    /** Smallest estimate that is called a regression, as a fraction. */
    readonly threshold?: number | undefined;
}
/** How verdicts are reached. Read from the base's configuration, so that a change cannot relax its own gate. */
export interface Policy {
    readonly rules: readonly Rule[];
    /** Family-wise error of "regressed" over a whole run. */
    readonly alpha: number;
    /** X of "no regression of X or more", as a fraction. */
    readonly noRegressionOver: number;
    /** What an inconclusive benchmark makes of the check: `fail` is exit code 4; `neutral` passes and is shown as neither. */
    readonly onInconclusive: 'pass' | 'neutral' | 'fail';
    /** Stored runs of one fingerprint that are needed before they can fail the check. */
    readonly minStoredRuns: number;
}
/** How thoroughly a run measures. */
export interface Profile {
    readonly name: string;
    /** Rounds of base and head side by side; 0: it measures for the tables and says nothing about regressions. */
    readonly duets: number;
    /** Rounds of head alone, for the absolute figures. */
    readonly solos: number;
    /** The same where there is no base: they are all there is. */
    readonly solosWithoutBase: number;
    /** What it measures unless something else is asked for, as globs over benchmark ids; empty: everything. */
    readonly only: readonly string[];
    readonly load: LoadOverrides;
}
/** What a profile loads servers with instead of what scenario and procedure say; null: as they say. */
export interface LoadOverrides {
    readonly connections: number | null;
    readonly pipelining: number | null;
    /** Of a solo round, before it counts. */
    readonly soloWarmupMs: number | null;
    /** Of a solo round, while it counts. */
    readonly soloMs: number | null;
}
/** A validated and fully specified configuration. */
export interface Config {
    /** Path relative to the repository's root, as the user wrote it. */
    readonly file: string;
    readonly targets: readonly Target[];
    /** Globs over benchmark ids by a name that stands for them. */
    readonly selections: Readonly<Record<string, readonly string[]>>;
    /** The built-in ones, and the configuration's own. */
    readonly profiles: readonly Profile[];
    readonly policy: Policy;
    /** Upper bound for measuring, in ms; null: what the profile takes. */
    readonly budgetMs: number | null;
    /** Folder of the stored baselines, relative to the repository's root. */
    readonly baselines: string;
    readonly retention: Retention;
}
/** Which stored runs of a fingerprint are kept: those that are within both bounds. */
export interface Retention {
    /** The newest so many. */
    readonly runs: number;
    readonly maxAgeMs: number;
}
/** Where a run was measured. Runs with the same key can be compared by absolute figures. */
export interface Environment {
    /** Readable and stable: also the name of the baseline file. */
    readonly key: string;
    readonly cpuModel: string;
    readonly arch: string;
    readonly cores: number;
    /** Of the `node` on PATH, which runs the targets. */
    readonly nodeVersion: string;
    /** Platform and major version, like `linux-6`. */
    readonly osMajor: string;
    /** Recorded beside the key; never part of it. */
    readonly kernel: string;
    readonly memoryBytes: number;
    readonly valgrind: string | null;
    readonly runnerImage: string | null;
}
export interface Commit {
    readonly sha: string;
    /** Head only: the working tree had changes that are not in `sha`. */
    readonly dirty: boolean;
}
/** One metric of both arms over the same slice of time. */
export interface SlicePair {
    readonly base: number;
    readonly head: number;
}
/** Fresh processes of both arms, measured in slices. The only independent unit of the statistics. */
export interface DuetRound {
    readonly index: number;
    /** Both arms at once on one core, or one after the other where processes cannot be pinned. */
    readonly mode: 'duet' | 'alternating';
    readonly startedFirst: Arm;
    readonly slices: Readonly<Partial<Record<MetricName, readonly SlicePair[]>>>;
    /** Fraction of the core that each arm got while measured; null where they alternated. */
    readonly coreShare: SlicePair | null;
}
/** A fresh process of head alone: where absolute figures come from. One value a metric, in the metric's unit. */
export interface SoloRound {
    readonly index: number;
    readonly figures: Readonly<Partial<Record<MetricName, number>>>;
    /** Half-width of a figure's 95 % interval from this round's slices, as a fraction of it; other processes may differ by more. Not kept in stored runs. */
    readonly precision?: Readonly<Partial<Record<MetricName, number>>> | undefined;
    /** Resident memory: [ms since the measured stretch began, MB]. Not kept in stored runs. */
    readonly memorySeries?: readonly (readonly [atMs: number, megabytes: number])[] | undefined;
    /** The load client could send no more: throughput and latency are its own figures, CPU per request stands. */
    readonly clientSaturated?: boolean | undefined;
}
/** What came of trying to measure one benchmark. */
export type Measurement = {
    readonly state: 'measured';
    readonly duets: readonly DuetRound[];
    readonly solos: readonly SoloRound[];
}
/** Only head has it, or its scenario changed: nothing to compare with. */
 | {
    readonly state: 'new';
    readonly why: string;
    readonly solos: readonly SoloRound[];
} | {
    readonly state: 'removed';
} | {
    readonly state: 'unaffected';
}
/** An arm errs, crashes, hangs or answers wrongly. */
 | {
    readonly state: 'broken';
    readonly arm: Arm;
    readonly reason: string;
}
/** The measuring itself went wrong. */
 | {
    readonly state: 'invalid';
    readonly reason: string;
}
/** Left out on purpose or for want of time; in a run of one shard, what the others measure. */
 | {
    readonly state: 'not measured';
    readonly reason: string;
}
/** Another job was to measure it, and its run did not arrive: never a pass. */
 | {
    readonly state: 'lost';
    readonly reason: string;
};
/** Which environment a record comes from, where runs of several were joined. */
export interface Variant {
    /** What sets it apart, as a person reads it: `Node v22.20.0`. */
    readonly name: string;
    readonly environment: Environment;
}
export interface BenchmarkRecord {
    /** `target/scenario` */
    readonly id: string;
    readonly target: string;
    readonly scenario: string;
    readonly kind: TargetKind;
    /** Version of the target's package at head (`versionOf`). */
    readonly version: string | null;
    /** The target's at head. */
    readonly labels: Readonly<Record<string, string>>;
    /** Hash of the load (scenario, connections …): stored rounds are compared only where it is equal. */
    readonly loadHash: string;
    /** null: measured in the run's own environment. */
    readonly variant: Variant | null;
    readonly measurement: Measurement;
}
/** Which part of the benchmarks a job measured: the `index`-th, from 1, of `count`. */
export interface Shard {
    readonly index: number;
    readonly count: number;
}
/** Everything that one invocation measured. */
export interface Run {
    readonly schema: 1;
    readonly tool: string;
    /** ISO 8601, UTC. */
    readonly startedAt: string;
    readonly durationMs: number;
    /** Name of the profile. */
    readonly profile: string;
    /** `tables`: nothing was measured side by side on purpose, and no verdict on a change is asked for. */
    readonly measuredFor: 'verdict' | 'tables';
    readonly seed: number;
    readonly head: Commit;
    /** null: nothing was measured side by side (`--no-base`, or no base to be had). */
    readonly base: Commit | null;
    /** Number of the pull request that it is about; null: none. */
    readonly pullRequest: number | null;
    /** null: all benchmarks. */
    readonly shard: Shard | null;
    readonly environment: Environment;
    readonly policy: Policy;
    /** Path of the configuration from the repository's root, as the user wrote it. */
    readonly configFile: string;
    /** SHA-256 of head's configuration. */
    readonly configHash: string;
    readonly benchmarks: readonly BenchmarkRecord[];
    /** What a reader must know to take the figures rightly; whole sentences. */
    readonly notes: readonly string[];
}
/** One run of the main branch, as a line of a baseline file: raw solo rounds, no verdicts. */
export interface StoredRun {
    readonly schema: 1;
    readonly tool: string;
    readonly recordedAt: string;
    readonly commit: string;
    readonly environment: Environment;
    readonly configHash: string;
    readonly benchmarks: readonly {
        readonly id: string;
        readonly loadHash: string;
        readonly solos: readonly SoloRound[];
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
}
/** A benchmark of the main branch that became slower with somebody's consent. */
export interface AcceptedMark extends SlowerMark {
    /** When the acceptance was given, which tells it from others. */
    readonly acceptedAt: string;
}
/** Somebody with the right to do so says that a regression is meant to stay. */
export interface Acceptance {
    readonly schema: 1;
    /** Glob over benchmark ids. */
    readonly benchmark: string;
    /** Largest change that is covered; null: any. */
    readonly upTo: Change | null;
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
/** A multiplicative change as a fraction: 0.041 is 4.1 % worse, whatever the metric's direction. */
export type Change = number;
/** Two-sided interval of a change. */
export interface Interval {
    readonly low: Change;
    readonly high: Change;
    /** Confidence level, like 0.98: both one-sided bounds hold at 0.99. */
    readonly level: number;
}
export type Outcome = 'regressed' | 'improved' | 'no regression' | 'inconclusive';
/** How one metric of head compares with base (side by side) or with the stored runs. */
export interface Comparison {
    readonly metric: MetricName;
    readonly role: Role;
    readonly delta0: number;
    readonly threshold: number;
    /** Sample size: rounds side by side, or stored runs. */
    readonly n: number;
    readonly estimate: Change;
    readonly interval: Interval;
    /** Standard deviation of the log ratios (rounds), or of the stored runs' logs. */
    readonly sd: number;
    /** One-sided p value of δ ≤ δ₀, and the same after Holm over the family; null where it does not gate. */
    readonly p: number;
    readonly adjustedP: number | null;
    /** What would have been called regressed nine times in ten, in this family. */
    readonly smallestVisible: Change;
    readonly outcome: Outcome;
}
/** A comparison with stored runs: it can gate only without a base and with enough runs. */
export interface StoredComparison extends Comparison {
    readonly gates: boolean;
}
/** How head compares with the stored history of this machine. */
export type StoredResult = {
    readonly state: 'compared';
    readonly runs: number;
    /** Commit of the newest of these runs. */
    readonly newestCommit: string;
    readonly comparisons: readonly StoredComparison[];
    readonly advisoryBecause: string | null;
} | {
    readonly state: 'nothing to compare';
    readonly reason: string;
};
export type VerdictKind = 'regressed'
/** Regressed, and accepted: it passes, and is named. */
 | 'accepted' | 'failed' | 'improved' | 'no regression' | 'inconclusive' | 'invalid' | 'new' | 'removed' | 'unaffected' | 'not measured'
/** Measured for the tables only: no base, and no stored runs that could judge. */
 | 'measured only';
export interface JudgedBenchmark {
    readonly id: string;
    readonly target: string;
    readonly scenario: string;
    readonly kind: TargetKind;
    readonly version: string | null;
    readonly labels: Readonly<Record<string, string>>;
    /** Name of the environment, where runs of several were joined. */
    readonly variant: string | null;
    readonly verdict: VerdictKind;
    /** Why, as a sentence without a full stop, ready to print behind the id. */
    readonly because: string;
    /** Side by side. */
    readonly comparisons: readonly Comparison[];
    readonly stored: StoredResult;
    /** What made `accepted` of `regressed`. */
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
/** A lasting change of one metric from one stored run of main to the next. It warns and never blocks. */
export interface Drift {
    /** `target/scenario` */
    readonly benchmark: string;
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
}
export interface Judgement {
    /** Of the whole run. */
    readonly verdict: 'passed' | 'regressed' | 'failed' | 'invalid' | 'inconclusive' | 'nothing measured';
    /** Of the command line's contract: 0, 1, 3 or 4. */
    readonly exitCode: 0 | 1 | 3 | 4;
    /** Gating comparisons that Holm's correction was made over. */
    readonly familySize: number;
    readonly alpha: number;
    readonly benchmarks: readonly JudgedBenchmark[];
    /** Of the stored runs that lead to it; none are looked for where a pull request is judged. */
    readonly drifts: readonly Drift[];
}
/** What is written to disk and read again: enough to reach the same verdict anywhere. */
export interface RunFile {
    readonly run: Run;
    /** The stored runs that were compared with: those of the same fingerprint. */
    readonly history: readonly StoredRun[];
    /** Regressions that were accepted when this was judged. */
    readonly acceptances: readonly Acceptance[];
}
export {};
