/** What a file is for, by its path from the repository's root. */

const GENERATED = /(?:^|\/)(?:node_modules|dist|build|out|coverage|vendor|\.[^/]+)\/|\.d\.[cm]?ts$|\.min\.[cm]?js$/;
const EXAMPLE =
  /(?:^|\/)(?:examples?|demos?|samples?|playgrounds?|sandbox(?:es)?|templates?|boilerplates?|docker|docs?|site|website|fixtures?|__fixtures__|__mocks__|mocks?)\//;
const TEST = /(?:^|\/)(?:test|tests|__tests__|spec|specs|e2e)\/|\.(?:test|spec)\.[cm]?[jt]s$/;
const BENCHMARK =
  /(?:^|\/)(?:bench(?:e?s|mark|marks)?|perf|performance)(?:\/|\.[cm]?[jt]s$)|[._-](?:bench|benchmark|suite|perf)\.[cm]?[jt]s$/i;

/** Output of a build, or of somebody else. */
export const isGenerated = (file: string): boolean => GENERATED.test(file);

/** A server worth proposing: what a project shows or tests is none. */
export const mayBeServer = (file: string): boolean => !EXAMPLE.test(file) && !TEST.test(file);

/** A suite worth proposing: benchmarks stand below the tests too. */
export const mayBeSuite = (file: string): boolean => !EXAMPLE.test(file) && (!TEST.test(file) || BENCHMARK.test(file));

/** The name says that the file is a benchmark, so that it may use what the tool makes global. */
export const isNamedBenchmark = (file: string): boolean => /\.(?:bench|benchmark)\.[cm]?[jt]sx?$/.test(file);
