/** What is to be measured, and how it is judged: perf-gate.yml, validated and fully specified. */
import type { Direction, Role } from './words.ts';

/** What a response must look like; checked in full before any load is applied. */
export interface Expectation {
  readonly status: number;
  /** `json` is compared by value, `text` to the letter, `sha256` by the digest of the bytes in lower-case hex; null: any body. */
  readonly body: { readonly kind: 'json'; readonly value: unknown } | { readonly kind: 'text' | 'sha256'; readonly value: string } | null;
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
  /** Requests per second at which latency is measured from the moment that each was due; null: it is not. */
  readonly rate: number | null;
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
  /** How long the install may take, and the build, in ms. */
  readonly installTimeoutMs: number;
  /** Shell command run in `dir`; null: nothing to install. */
  readonly install: string | null;
  /** Shell command run in `dir` after the install; null: nothing to build. */
  readonly build: string | null;
  readonly env: Readonly<Record<string, string>>;
  /** Further files that the target can reach, as globs from the repository's root; null: it does not say. */
  readonly dependsOn: readonly string[] | null;
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
  /** It speaks HTTP/1.1 over TLS. */
  readonly tls: boolean;
  /** How long it may take until the first connection is accepted, in ms; what goes on starting behind that has the rest of it. */
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
  /** Stored runs of one machine kind that are needed before they can fail the check. */
  readonly minStoredRuns: number;
}

/** When the judge looks at the rounds of a benchmark: fixed before the first of them, so that looking again costs no certainty. */
export interface TestPlan {
  /**
   * Numbers of rounds at which it looks, ascending, one at least. What a look clears, or convicts, gets no more
   * rounds, the others go on to the next. All looks have equal shares of α.
   */
  readonly looks: readonly number[];
}

/** How thoroughly a run measures. */
export interface Profile {
  readonly name: string;
  /** Of base and head side by side; null: it measures for the tables and says nothing about regressions. */
  readonly plan: TestPlan | null;
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
  /** Globs of files whose change reaches no target. */
  readonly ignore: readonly string[];
  /** Names of scenarios that no server sends: they are no mistake where others are made of them. */
  readonly unsent: readonly string[];
  /** Names of services that no target needs. */
  readonly unneeded: readonly string[];
  /** Globs over benchmark ids by a name that stands for them. */
  readonly selections: Readonly<Record<string, readonly string[]>>;
  /** The built-in ones, and the configuration's own. */
  readonly profiles: readonly Profile[];
  readonly policy: Policy;
  /** What measuring aims to stay within, as far as can be reckoned beforehand, in ms; null: what the profile takes. */
  readonly budgetMs: number | null;
  /** Whether instructions are counted beside the time that they take; `auto`: where the counter can run. */
  readonly instructions: 'off' | 'auto' | 'required';
  /** Folder of the stored baselines, relative to the repository's root. */
  readonly baselines: string;
  readonly retention: Retention;
}

/** Which stored runs of a machine kind are kept: those that are within both bounds. */
export interface Retention {
  /** The newest so many of each benchmark. */
  readonly runs: number;
  readonly maxAgeMs: number;
}
