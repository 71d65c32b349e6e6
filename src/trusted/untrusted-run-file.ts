import { posix } from 'node:path';
import { reasonOf, UserError } from '../errors.ts';
import type { BenchmarkRecord, Commit, Environment, Measurement, Run, RunFile } from '../model.ts';
import { toPlainLine } from '../report/escape.ts';
import { parseRunFile } from '../run-file.ts';
import { ArtifactRefusal } from './artifact-refusal.ts';

/** More than any honest run has; a report of more would be of no use to anybody. */
const MOST_BENCHMARKS = 2_000;
const MOST_ROUNDS = 1_000;
const MOST_SLICES = 10_000;
const MOST_NOTES = 50;
/** Of benchmarks that were asked for; only the command that measures again is made of them. */
const MOST_PATTERNS = 100;
/** Each is a column of a table. */
const MOST_LABELS = 50;

/** Characters. Names tell benchmarks apart, so a longer one is refused; text for people is cut. */
const LONGEST_NAME = 300;
const LONGEST_TEXT = 2_000;
const LONGEST_FACT = 200;

/** No unit makes an honest figure so large, and sums of such figures stay finite. */
const LARGEST_FIGURE = 1e18;

/** Clocks differ; what is later than this is made up, and would count as the newest result for ever. */
const CLOCK_TOLERANCE_MS = 600_000;

/** GitHub keeps an artifact for 400 days at most. An older run would be judged by acceptances that have long expired. */
const OLDEST_RUN_MS = 400 * 86_400_000;

/**
 * The run file in a text that anybody may have made. What it claims may still be untrue; but it has the shape of a run
 * file, and nothing in it is so large, long or odd that judging or reporting it could do harm.
 * Throws an ArtifactRefusal that tells the first thing that is wrong.
 */
export function untrustedRunFile(text: string, { now }: { readonly now: Date }): RunFile {
  const file = parsed(text);
  const problem = problemOfRun(file.run, now);
  if (problem !== null) throw new ArtifactRefusal(problem);
  return { ...file, run: withTextsCut(file.run) };
}

function parsed(text: string): RunFile {
  try {
    return parseRunFile(text, 'the artifact');
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    throw new ArtifactRefusal(toPlainLine(reasonOf(cause), LONGEST_TEXT), { cause });
  }
}

/** null: there is none. */
function problemOfRun(run: Run, now: Date): string | null {
  const startedAgoMs = now.getTime() - Date.parse(run.startedAt);
  if (startedAgoMs < -CLOCK_TOLERANCE_MS) return 'it says that it was measured in the future';
  if (startedAgoMs > OLDEST_RUN_MS) return 'it says that it was measured more than 400 days ago';
  if (!isCommit(run.head) || (run.base !== null && !isCommit(run.base))) return 'its commits are no commit ids';
  if (!isFileName(run.configFile)) return 'its configuration is no file of a repository';
  if (run.benchmarks.length > MOST_BENCHMARKS) return `it has ${run.benchmarks.length} benchmarks, ${MOST_BENCHMARKS} are allowed`;
  if (hasTwins(run.benchmarks)) return 'it has the same benchmark twice';
  if (run.control.length > MOST_ROUNDS) return `it has more than ${MOST_ROUNDS} rounds of the control`;
  if (run.control.some(({ part }) => (part?.length ?? 0) > LONGEST_NAME)) return `the name of a run that was joined has more than ${LONGEST_NAME} characters`;
  const labels = new Set(run.benchmarks.flatMap((benchmark) => Object.keys(benchmark.labels)));
  if (labels.size > MOST_LABELS) return `it has ${labels.size} labels, ${MOST_LABELS} are allowed`;
  if (hasLargeFigure(run)) return `it has figures above ${LARGEST_FIGURE}`;
  return run.benchmarks.map(problemOfBenchmark).find((problem) => problem !== null) ?? null;
}

function problemOfBenchmark({ id, target, scenario, variant, measurement }: BenchmarkRecord): string | null {
  if (id !== `${target}/${scenario}`) return 'the id of a benchmark is not made of its target and its scenario';
  if (id.length > LONGEST_NAME || (variant?.name.length ?? 0) > LONGEST_NAME) return `the name of a benchmark has more than ${LONGEST_NAME} characters`;
  if (measurement.state === 'not measured' && (measurement.missingProgram?.length ?? 0) > LONGEST_NAME) return `the name of a program has more than ${LONGEST_NAME} characters`;
  const duets = measurement.state === 'measured' ? measurement.duets : [];
  const solos = 'solos' in measurement ? measurement.solos : [];
  if (duets.length > MOST_ROUNDS || solos.length > MOST_ROUNDS) return `a benchmark has more than ${MOST_ROUNDS} rounds`;
  const longest = Math.max(0, ...duets.flatMap(({ slices }) => Object.values(slices).map((pairs) => pairs.length)));
  return longest > MOST_SLICES ? `a round has more than ${MOST_SLICES} slices` : null;
}

function isCommit({ sha }: Commit): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha);
}

function isFileName(path: string): boolean {
  const normal = posix.normalize(path);
  return path.length <= LONGEST_FACT && !/[\\\p{C}]/u.test(path) && !posix.isAbsolute(path) && normal !== '..' && !normal.startsWith('../');
}

function hasTwins(benchmarks: readonly BenchmarkRecord[]): boolean {
  return new Set(benchmarks.map(({ id, variant }) => JSON.stringify([id, variant?.name ?? null]))).size < benchmarks.length;
}

/** Wherever it stands: what the schema lets through nests no deeper than the schema does. */
function hasLargeFigure(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > LARGEST_FIGURE;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLargeFigure);
}

function withTextsCut(run: Run): Run {
  return {
    ...run,
    tool: fact(run.tool),
    only: run.only.slice(0, MOST_PATTERNS).map(fact),
    configHash: fact(run.configHash),
    environment: withFactsCut(run.environment),
    notes: run.notes.slice(0, MOST_NOTES).map(prose),
    benchmarks: run.benchmarks.map((record) => ({
      ...record,
      version: record.version === null ? null : fact(record.version),
      labels: Object.fromEntries(Object.entries(record.labels).map(([title, text]) => [fact(title), fact(text)])),
      loadHash: fact(record.loadHash),
      variant: record.variant === null ? null : { ...record.variant, environment: withFactsCut(record.variant.environment) },
      measurement: withReasonCut(record.measurement),
    })),
  };
}

function withReasonCut(measurement: Measurement): Measurement {
  if ('reason' in measurement) return { ...measurement, reason: prose(measurement.reason) };
  return 'why' in measurement ? { ...measurement, why: prose(measurement.why) } : measurement;
}

function withFactsCut(environment: Environment): Environment {
  const { cpuModel, arch, nodeVersion, osMajor, kernel, valgrind, runnerImage } = environment;
  return {
    ...environment,
    cpuModel: fact(cpuModel),
    arch: fact(arch),
    nodeVersion: fact(nodeVersion),
    osMajor: fact(osMajor),
    kernel: fact(kernel),
    valgrind: valgrind === null ? null : fact(valgrind),
    runnerImage: runnerImage === null ? null : fact(runnerImage),
  };
}

const fact = (text: string): string => toPlainLine(text, LONGEST_FACT);
const prose = (text: string): string => toPlainLine(text, LONGEST_TEXT);
