/** The configuration: perf-gate.yml, validated and fully specified. */
import type { Role } from './words.ts';
/** The expected response. It is checked in full before any load. */
export interface Expectation {
    readonly status: number;
    /** `json` is compared by value, `text` to the letter, `sha256` by the lower-case hex digest of the bytes; null: any body. */
    readonly body: {
        readonly kind: 'json';
        readonly value: unknown;
    } | {
        readonly kind: 'text' | 'sha256';
        readonly value: string;
    } | null;
}
/** One kind of request to a server. */
export type Scenario = HttpScenario | HeldScenario;
/** One request shape over HTTP. */
export interface HttpScenario {
    readonly protocol: 'http';
    readonly name: string;
    readonly method: string;
    /** Path with query, beginning with a slash. */
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    /** `$ID` in it, in the path and in values of headers stands for the number of the request; null: no body. */
    readonly body: string | null;
    /** A body that is no text; `file`: its path, until the repository is read. Not there: it is text. */
    readonly bodyEncoding?: 'base64' | 'file';
    /** Requests that each client sends before, like a login. Not there: none. */
    readonly before?: readonly RequestBefore[];
    readonly expect: Expectation;
    readonly connections: number;
    readonly pipelining: number;
}
/** A request that comes before those of a scenario, and the values that these need of its answer. */
export interface RequestBefore extends Pick<HttpScenario, 'method' | 'path' | 'headers' | 'body' | 'bodyEncoding'> {
    /** Where each value is, by the name that `$NAME` stands for: `header NAME`, `cookie NAME`, `body`, `body PATH` or `body /REGEX/`. */
    readonly take: Readonly<Record<string, string>>;
}
/**
 * Many requests of one client over one websocket, sent at once. The server holds each for a while; the time until the last
 * answer is measured.
 */
export interface HeldScenario {
    readonly protocol: 'websocket';
    readonly name: string;
    /** Path with query, beginning with a slash. */
    readonly path: string;
    /** JSON; the text `$ID` in it stands for the request's number, from 1. */
    readonly message: unknown;
    /** JSON; the expected answer to a message, by value, with the same number. */
    readonly reply: unknown;
    readonly requests: number;
    /** How long the server holds each request, in ms. No answer can come sooner. */
    readonly holdMs: number;
}
/** A program that targets need, like a database. The gate starts it on a free loopback port. */
export interface Service {
    readonly name: string;
    /** Shell command that serves on `PORT` at `HOST`, run in the root of an arm's copy; `SCRATCH` is an empty folder of its own. */
    readonly start: string;
    /** The gate looks for it on PATH before it starts anything. */
    readonly program: string;
    /** How to install the program, like `apt-get install redis-server`; shown where it is missing. */
    readonly installHint: string | null;
    /** Shell command that exits with 0 once the service is ready; null: ready when it accepts connections. */
    readonly ready: string | null;
    readonly readyTimeoutMs: number;
    /** Variables for targets; `$HOST` and `$PORT` in them are replaced. */
    readonly env: Readonly<Record<string, string>>;
    /** One for the whole run, or one for each arm. */
    readonly scope: 'run' | 'arm';
    /** A missing program makes the measurement invalid; otherwise the benchmarks are left out. */
    readonly required: boolean;
}
/** A folder with package.json and lock file that is laid over a target's own, so that it runs with other versions. */
export interface Edition {
    /** The target's folder as it is in the repository, relative to its root. */
    readonly source: string;
    /** Below `source`. */
    readonly overlay: string;
    /** The other editions' folders, below `source`. They are not part of this one. */
    readonly siblings: readonly string[];
}
interface TargetBase {
    /** First half of a benchmark id; of an edition `target@label`. */
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
    /** Globs, from the repository's root, of further files that the target uses; null: not stated. */
    readonly dependsOn: readonly string[] | null;
    /** npm package whose installed version is shown beside the target; null: none. */
    readonly versionOf: string | null;
    /** Services that must run beside the target. */
    readonly services: readonly Service[];
    /** Extra columns of tables, by title, like `Router`. */
    readonly labels: Readonly<Record<string, string>>;
}
export interface ServerTarget extends TargetBase {
    readonly kind: 'server';
    /** Shell command that serves on `PORT` at `HOST` (127.0.0.1), run in `dir`. */
    readonly start: string;
    /** It speaks HTTP/1.1 over TLS. */
    readonly tls: boolean;
    /** How long it may take until it accepts connections and answers, in ms. */
    readonly bootTimeoutMs: number;
    /** How long after SIGTERM it is killed, in ms. */
    readonly stopTimeoutMs: number;
    readonly scenarios: readonly Scenario[];
}
export interface SuiteTarget extends TargetBase {
    readonly kind: 'suite';
    /** Module below `dir` whose default export adds tasks to a tinybench Bench. */
    readonly file: string;
}
export type Target = ServerTarget | SuiteTarget;
/** Settings of the metrics that two globs match. A later rule overrides an earlier one, field by field. */
export interface Rule {
    /** Glob over benchmark ids (`express/*`). */
    readonly benchmark: string;
    /** Glob over metric names (`latency*`). */
    readonly metric: string;
    readonly role?: Role | undefined;
    /** δ₀ of the null hypothesis δ ≤ δ₀, as a fraction. */
    readonly delta0?: number | undefined;
    /** Smallest estimate that counts as a regression, as a fraction. */
    readonly threshold?: number | undefined;
}
/** How verdicts are reached. Base's configuration holds, so that a change cannot relax its own gate. */
export interface Policy {
    readonly rules: readonly Rule[];
    /** Family-wise error rate of "regressed" over a whole run. */
    readonly alpha: number;
    /** X of "no regression of X or more", as a fraction. */
    readonly noRegressionOver: number;
    /** Effect of an inconclusive benchmark on the check: `fail` is exit code 4; `neutral` passes and is shown as neither. */
    readonly onInconclusive: 'pass' | 'neutral' | 'fail';
    /** Stored runs of one machine kind that can fail the check: at least this many. */
    readonly minStoredRuns: number;
    /** Instructions speak for a time that is too noisy to tell. */
    readonly countsSettle: boolean;
}
/** When the judge looks at the rounds of a benchmark. Fixed before the first round, so that repeated looks keep the error rate. */
export interface TestPlan {
    /**
     * Numbers of rounds, ascending, at least one. A benchmark that a look decides gets no more rounds; the others go on to the
     * next look. All looks have equal shares of α.
     */
    readonly looks: readonly number[];
}
/** How thoroughly a run measures. */
export interface Profile {
    readonly name: string;
    /** Rounds of base and head side by side; null: measures for the tables only. */
    readonly plan: TestPlan | null;
    /** Rounds of head alone, for the absolute figures. */
    readonly solos: number;
    /** Rounds of head alone where there is no base. */
    readonly solosWithoutBase: number;
    /** Default selection, as globs over benchmark ids; empty: everything. */
    readonly only: readonly string[];
    readonly load: LoadOverrides;
}
/** Load settings of a profile. null: those of the scenario and the procedure. */
export interface LoadOverrides {
    readonly connections: number | null;
    readonly pipelining: number | null;
    /** Warm-up of a solo round. */
    readonly soloWarmupMs: number | null;
    /** Measured stretch of a solo round. */
    readonly soloMs: number | null;
}
/** A validated and fully specified configuration. */
export interface Config {
    /** Path relative to the repository's root, as the user wrote it. */
    readonly file: string;
    readonly targets: readonly Target[];
    /** Globs of files whose change reaches no target. */
    readonly ignore: readonly string[];
    /** Names of scenarios that no server uses. No error: other scenarios may be made of them. */
    readonly unsent: readonly string[];
    /** Names of services that no target needs. */
    readonly unneeded: readonly string[];
    /** Named globs over benchmark ids. */
    readonly selections: Readonly<Record<string, readonly string[]>>;
    /** The built-in ones, and the configuration's own. */
    readonly profiles: readonly Profile[];
    readonly policy: Policy;
    /** Time for measuring in ms, as far as it can be estimated; null: as long as the profile takes. */
    readonly budgetMs: number | null;
    /** When instructions are counted; `auto`: where the counter can run. */
    readonly instructions: 'off' | 'auto' | 'required';
    /** Whether profiles are taken of what regressed, to say why. */
    readonly why: 'off' | 'auto';
    /** Folder of the stored baselines, relative to the repository's root. */
    readonly baselines: string;
    readonly retention: Retention;
}
/** Bounds on the stored runs of a machine kind. A run within both is kept. */
export interface Retention {
    /** Number of newest runs of each benchmark. */
    readonly runs: number;
    readonly maxAgeMs: number;
}
export {};
