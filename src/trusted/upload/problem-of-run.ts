import { posix } from 'node:path';
import { DAY_MS } from '../../config/quantities.ts';
import { keyOfBenchmark } from '../../judge/verdict/shown-record.ts';
import type { BenchmarkRecord, Commit, Measurement, RoundOfBothArms, Run } from '../../model.ts';
import { varyingRounds } from '../../record/ended.ts';
import { LONGEST_NAME } from '../../record/longest-name.ts';
import { COMMIT_ID } from '../../text/commits.ts';
import { plainName } from '../../text/escape.ts';
import { leadsOut } from '../../text/repository-paths.ts';

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
export function problemOfRun(run: Run, now: Date): string | null {
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
