import { posix } from 'node:path';
import { DAY_MS } from '../../config/quantities.ts';
import { reasonOf, UserError } from '../../errors.ts';
import { ArtifactRefusal, hintOnVersions } from './trusted-context.ts';
import { varyingRounds } from '../../judge/rounds.ts';
import { keyOfBenchmark } from '../../judge/verdict.ts';
import type { BenchmarkRecord, Commit, Environment, Measurement, RoundOfBothArms, Run, RunFile } from '../../model.ts';
import { LONGEST_NAME, parseRunFile, toolOfRunFile } from '../../store/run-file.ts';
import { leadsOut } from '../../system/paths.ts';
import { plainName, toPlainLine } from '../../text/escape.ts';
import { COMMIT_ID, jsonOrNull } from '../../text/phrases.ts';

const MOST_NOTES = 50;
/** Of benchmarks that were asked for; only the command that measures again is made of them. */
const MOST_PATTERNS = 100;

/** Characters. */
const LONGEST_PROSE = 2_000;
const LONGEST_FACT = 200;

/** A text for people as one plain line of a bearable length. */
const asProse = (text: string): string => toPlainLine(text, LONGEST_PROSE);

const asFact = (text: string): string => toPlainLine(text, LONGEST_FACT);

/** A reason with every text in it as one plain line. */
function withProseCut<Value>(value: Value): Value {
  if (typeof value === 'string') return asProse(value) as Value;
  if (Array.isArray(value)) return value.map(withProseCut) as Value;
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, withProseCut(inside)])) as Value : value;
}

/** A run with its texts for people cut; those that tell things apart are left alone. */
function withTextsCut(run: Run): Run {
  return {
    ...run,
    tool: asFact(run.tool),
    only: run.only.slice(0, MOST_PATTERNS).map(asFact),
    configHash: asFact(run.configHash),
    environment: withFactsCut(run.environment),
    notes: run.notes.slice(0, MOST_NOTES).map(withProseCut),
    warnings: run.warnings.slice(0, MOST_NOTES).map(withProseCut),
    benchmarks: run.benchmarks.map((record) => ({
      ...record,
      version: record.version === null ? null : asFact(record.version),
      labels: Object.fromEntries(Object.entries(record.labels).map(([title, text]) => [asFact(title), asFact(text)])),
      loadHash: asFact(record.loadHash),
      variant: record.variant === null ? null : { ...record.variant, environment: withFactsCut(record.variant.environment) },
      measurement: withReasonCut(record.measurement),
      ...(record.cause === undefined ? {} : { cause: withProseCut(record.cause) }),
    })),
  };
}

function withReasonCut(measurement: Measurement): Measurement {
  if ('reason' in measurement) return { ...measurement, reason: withProseCut(measurement.reason) };
  return 'why' in measurement ? { ...measurement, why: withProseCut(measurement.why) } : measurement;
}

function withFactsCut(environment: Environment): Environment {
  const { cpuModel, arch, nodeVersion, osMajor, kernel, emulator, runnerImage } = environment;
  return {
    ...environment,
    cpuModel: asFact(cpuModel),
    arch: asFact(arch),
    nodeVersion: asFact(nodeVersion),
    osMajor: asFact(osMajor),
    kernel: asFact(kernel),
    emulator: emulator === null ? null : asFact(emulator),
    runnerImage: runnerImage === null ? null : asFact(runnerImage),
  };
}

/** More than any honest run has; a report of more would be of no use to anybody. */
const MOST_BENCHMARKS = 2_000;
const MOST_ROUNDS = 1_000;
const MOST_SLICES = 10_000;
/** Each is a column of a table. */
const MOST_LABELS = 50;
/** Repeats of a benchmark; a handful is taken. */
const MOST_COUNTS = 100;
/** Of a chart of a solo round; a hundred are drawn. */
const MOST_POINTS = 1_000;
/** Machine kinds that have stored runs. These and the rules of its policy are the run's own word, and replaced before it is judged. */
const MOST_KINDS = 1_000;
const MOST_RULES = 1_000;

/** No unit makes an honest figure so large, and sums of such figures stay finite. */
const LARGEST_FIGURE = 1e18;

/** Clocks differ; what is later than this is made up, and would count as the newest result for ever. */
const CLOCK_TOLERANCE_MS = 600_000;

/** GitHub keeps an artifact for 400 days at most. An older run would be judged by acceptances that have long expired. */
const OLDEST_RUN_MS = 400 * DAY_MS;

/** The first thing of a run that is too large, too long or no such thing; null: there is none. */
function problemOfRun(run: Run, now: Date): string | null {
  const startedAgoMs = now.getTime() - Date.parse(run.startedAt);
  if (startedAgoMs < -CLOCK_TOLERANCE_MS) return 'it says that it was measured in the future';
  if (startedAgoMs > OLDEST_RUN_MS) return 'it says that it was measured more than 400 days ago';
  if (!isCommit(run.head) || (run.base !== null && !isCommit(run.base))) return 'its commits are no commit ids';
  if (!isFileName(run.configFile)) return 'its configuration is no file of a repository';
  if (!isShownAsItIs(run.configFile)) return 'the path of its configuration is too long for the name of a check, or has characters that are not shown there';
  if (run.profile.length > LONGEST_NAME) return `the name of its profile has more than ${LONGEST_NAME} characters`;
  if (run.benchmarks.length > MOST_BENCHMARKS) return `it has ${run.benchmarks.length} benchmarks, ${MOST_BENCHMARKS} are allowed`;
  if (hasTwins(run.benchmarks)) return 'it has the same benchmark twice';
  if ((run.storedKinds?.length ?? 0) > MOST_KINDS) return `it knows of more than ${MOST_KINDS} kinds of machines`;
  if (run.policy.rules.length > MOST_RULES) return `it has more than ${MOST_RULES} rules`;
  const labels = new Set(run.benchmarks.flatMap((benchmark) => Object.keys(benchmark.labels)));
  if (labels.size > MOST_LABELS) return `it has ${labels.size} labels, ${MOST_LABELS} are allowed`;
  if (hasLargeFigure(run)) return `it has figures above ${LARGEST_FIGURE}`;
  return problemOfControl(run.control) ?? run.benchmarks.map(problemOfBenchmark).find((problem) => problem !== null) ?? null;
}

const LONG_PART = `the name of a run that was joined has more than ${LONGEST_NAME} characters`;

function problemOfControl(control: Run['control']): string | null {
  if (control.length > MOST_ROUNDS) return `it has more than ${MOST_ROUNDS} rounds of the control`;
  if (control.some(({ part }) => (part?.length ?? 0) > LONGEST_NAME)) return LONG_PART;
  if (control.some(({ benchmark }) => benchmark.length > LONGEST_NAME)) return `the name of a benchmark of the control has more than ${LONGEST_NAME} characters`;
  return problemOfSlices(control);
}

function problemOfBenchmark({ id, target, scenario, variant, part = '', measurement }: BenchmarkRecord): string | null {
  if (id !== `${target}/${scenario}`) return 'the id of a benchmark is not made of its target and its scenario';
  if (id.length > LONGEST_NAME || (variant?.name.length ?? 0) > LONGEST_NAME) return `the name of a benchmark has more than ${LONGEST_NAME} characters`;
  if (part.length > LONGEST_NAME) return LONG_PART;
  return problemOfMeasurement(measurement);
}

function problemOfMeasurement(measurement: Measurement): string | null {
  if (measurement.state === 'not measured' && (measurement.missingProgram?.length ?? 0) > LONGEST_NAME) return `the name of a program has more than ${LONGEST_NAME} characters`;
  const solos = 'solos' in measurement ? measurement.solos : [];
  if (solos.length > MOST_ROUNDS) return TOO_MANY_ROUNDS;
  if (solos.some(({ memorySeries = [] }) => memorySeries.length > MOST_POINTS)) return `a round has more than ${MOST_POINTS} points of its memory`;
  const duets = varyingRounds(measurement)?.duets ?? [];
  if (duets.length > MOST_ROUNDS) return TOO_MANY_ROUNDS;
  const counts = measurement.state === 'measured' ? [measurement.instructions ?? [], measurement.instructionsOfHead ?? []] : [];
  if (counts.some(({ length }) => length > MOST_COUNTS)) return `a benchmark has more than ${MOST_COUNTS} counts of its instructions`;
  return problemOfSlices(duets);
}

const TOO_MANY_ROUNDS = `a benchmark has more than ${MOST_ROUNDS} rounds`;

function problemOfSlices(rounds: readonly RoundOfBothArms[]): string | null {
  const hasTooMany = rounds.some(({ slices }) => Object.values(slices).some((pairs) => pairs.length > MOST_SLICES));
  return hasTooMany ? `a round has more than ${MOST_SLICES} slices` : null;
}

function isCommit({ sha }: Commit): boolean {
  return COMMIT_ID.test(sha);
}

function isFileName(path: string): boolean {
  const normal = posix.normalize(path);
  return !/[\\\p{C}]/u.test(path) && !posix.isAbsolute(path) && !leadsOut(normal);
}

/** Whether check and comment are called by the path itself: by what is cut or left out it would pass for another configuration's. */
function isShownAsItIs(path: string): boolean {
  return plainName(path) === path && !/[<>]/.test(path);
}

function hasTwins(benchmarks: readonly BenchmarkRecord[]): boolean {
  return new Set(benchmarks.map(keyOfBenchmark)).size < benchmarks.length;
}

/** Wherever it stands: what the schema lets through nests no deeper than the schema does. */
function hasLargeFigure(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > LARGEST_FIGURE;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLargeFigure);
}

/**
 * The run file in a text that anybody may have made. What it claims may still be untrue; but it has the shape of a run
 * file, and nothing in it is so large, long or odd that judging or reporting it could do harm. Stored runs and accepted
 * regressions that it brings along are left out: they are the repository's to tell.
 * Throws an ArtifactRefusal that tells the first thing that is wrong.
 */
export function untrustedRunFile(text: string, { now }: { readonly now: Date }): RunFile {
  const { run } = parsed(text);
  const problem = problemOfRun(run, now);
  if (problem !== null) throw new ArtifactRefusal(problem);
  return { run: withTextsCut(run), history: [], acceptances: [] };
}

/** The schema tells of each that is wrong, and that has to fit into memory. */
const MOST_VALUES = 2_000_000;

function parsed(text: string): RunFile {
  try {
    const alone = withoutRecords(text);
    if (hasMoreValuesThan(MOST_VALUES, alone)) throw new ArtifactRefusal(`it has more than ${MOST_VALUES} values`);
    return parseRunFile(alone, 'the artifact');
  } catch (cause) {
    if (cause instanceof RangeError) throw new ArtifactRefusal('too much of it is wrong to be told', { cause });
    if (!(cause instanceof UserError)) throw cause;
    const tool = toolOfRunFile(text);
    throw new ArtifactRefusal(asProse(`${reasonOf(cause)}${tool === null ? '' : hintOnVersions(tool)}`), { cause });
  }
}

/** Stored runs may be many more values than all that was measured. */
function withoutRecords(text: string): string {
  const data = jsonOrNull(text);
  return typeof data === 'object' && data !== null ? JSON.stringify({ ...data, history: [], acceptances: [] }) : text;
}

/** By the commas and brackets of a JSON text: no list has more of values than of these. Those inside of strings count as well. */
function hasMoreValuesThan(most: number, text: string): boolean {
  let values = 0;
  for (const _ of text.matchAll(/[,[]/g)) {
    values += 1;
    if (values > most) return true;
  }
  return false;
}
