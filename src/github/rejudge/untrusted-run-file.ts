import { posix } from 'node:path';
import { CLOCK_TOLERANCE_MS, DAY_MS } from '../../config/quantities.ts';
import { reasonOf, UserError } from '../../errors.ts';
import { keyOfBenchmark } from '../../judge/verdict.ts';
import type { Commit, Environment, Measurement, Reason, Run, RunFile } from '../../model.ts';
import { LONGEST_NAME, parseRunFile, toolOfRunFile } from '../../store/run-file.ts';
import { leadsOut } from '../../system/paths.ts';
import { plainName, toPlainLine } from '../../text/escape.ts';
import { COMMIT_ID, jsonOrNull } from '../../text/phrases.ts';
import { ArtifactRefusal, withVersions } from './trusted-context.ts';

const MOST_NOTES = 50;
/** Globs of `only`; they go into the command that measures again, and nowhere else. */
const MOST_PATTERNS = 100;

/** Characters. */
const LONGEST_PROSE = 2_000;
const LONGEST_FACT = 200;

const asFact = (text: string): string => toPlainLine(text, LONGEST_FACT);

/** A reason with every text in it as one plain line. */
function withProseCut<Value>(value: Value): Value {
  if (typeof value === 'string') return toPlainLine(value, LONGEST_PROSE) as Value;
  if (Array.isArray(value)) return value.map(withProseCut) as Value;
  return typeof value === 'object' && value !== null
    ? (Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, withProseCut(inside)])) as Value)
    : value;
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

/** The key names a file, and the schema limits it. */
function withFactsCut(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).map(([name, fact]) => [name, typeof fact === 'string' && name !== 'key' ? asFact(fact) : fact]),
  ) as unknown as Environment;
}

/** No unit makes an honest figure so large, and sums of such figures stay finite. */
const LARGEST_FIGURE = 1e18;

/** GitHub keeps an artifact for 400 days at most. An older run would be judged by acceptances that have long expired. */
const OLDEST_RUN_DAYS = 400;

/** Finds the first thing that makes a run impossible or harmful to judge and report; null: there is none. */
function problemOfRun(run: Run, now: Date): Reason | null {
  // A run of the future would count as the newest result for ever.
  const startedAgoMs = now.getTime() - Date.parse(run.startedAt);
  if (startedAgoMs < -CLOCK_TOLERANCE_MS || startedAgoMs > OLDEST_RUN_DAYS * DAY_MS)
    return { kind: 'upload-date-impossible', days: OLDEST_RUN_DAYS };
  if (!isCommit(run.head) || (run.base !== null && !isCommit(run.base))) return { kind: 'upload-without-commit-ids' };
  if (!isFileName(run.configFile) || !isShownAsItIs(run.configFile)) return { kind: 'upload-configuration-path-odd' };
  const tooLarge = sizesOf(run).find(({ most, size }) => size > most);
  if (tooLarge !== undefined) return { kind: 'upload-too-large', most: tooLarge.most, unit: tooLarge.unit };
  if (run.benchmarks.some(({ id, target, scenario }) => id !== `${target}/${scenario}`)) return { kind: 'upload-with-odd-benchmark-id' };
  if (new Set(run.benchmarks.map(keyOfBenchmark)).size < run.benchmarks.length) return { kind: 'upload-with-same-benchmark-twice' };
  return hasLargeFigure(run) ? { kind: 'upload-with-huge-figure' } : null;
}

/** More than any honest run has; a report of more would be of no use. */
function sizesOf({ benchmarks, storedKinds = [], policy, profile }: Run) {
  const measurements = benchmarks.map(({ measurement }) => measurement);
  const duets = measurements.map((measurement) => ('duets' in measurement ? measurement.duets : []));
  const solos = measurements.map((measurement) => ('solos' in measurement ? measurement.solos : []));
  const names = [
    profile,
    ...benchmarks.flatMap(({ id, variant, part = '', measurement }) => [
      id,
      variant?.name ?? '',
      part,
      'missingProgram' in measurement ? (measurement.missingProgram ?? '') : '',
    ]),
  ];
  return [
    { most: 2_000, unit: 'benchmarks', size: benchmarks.length },
    { most: 1_000, unit: 'kinds of machines', size: storedKinds.length },
    { most: 1_000, unit: 'rules', size: policy.rules.length },
    { most: 50, unit: 'labels', size: new Set(benchmarks.flatMap(({ labels }) => Object.keys(labels))).size },
    { most: LONGEST_NAME, unit: 'characters in a name', size: longest(names) },
    { most: 1_000, unit: 'rounds', size: longest([...duets, ...solos]) },
    { most: 10_000, unit: 'slices in a round', size: longest(duets.flat().flatMap(({ slices }) => Object.values(slices))) },
    { most: 1_000, unit: 'points in a chart', size: longest(solos.flat().map(({ memorySeries = [] }) => memorySeries)) },
  ] as const;
}

/** `Math.max` would take each of a million lists as an argument. */
const longest = (lists: readonly { readonly length: number }[]): number => lists.reduce((most, { length }) => Math.max(most, length), 0);

function isCommit({ sha }: Commit): boolean {
  return COMMIT_ID.test(sha);
}

function isFileName(path: string): boolean {
  return !/[\\\p{C}]/u.test(path) && !posix.isAbsolute(path) && !leadsOut(path);
}

/** Tells whether check and comment show the whole path: cut, it could pass for another configuration's. */
function isShownAsItIs(path: string): boolean {
  return plainName(path) === path && !/[<>]/.test(path);
}

/** Wherever it stands: what the schema lets through nests no deeper than the schema does. */
function hasLargeFigure(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > LARGEST_FIGURE;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLargeFigure);
}

/**
 * Parses a run file that anyone may have made. What it claims may be untrue, but it has the shape of a run file, and nothing in it
 * is so large or odd that judging or reporting it could do harm. Stored runs and accepted
 * regressions that it brings along are left out: they are the repository's to tell.
 *
 * @throws ArtifactRefusal that tells the first thing that is wrong
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
    if (hasMoreValuesThan(MOST_VALUES, alone)) throw new ArtifactRefusal({ kind: 'upload-too-large', most: MOST_VALUES, unit: 'values' });
    return parseRunFile(alone, 'the artifact');
  } catch (cause) {
    if (cause instanceof RangeError)
      throw new ArtifactRefusal({ kind: 'upload-unreadable', problem: 'too much of it is wrong to be told' }, { cause });
    if (!(cause instanceof UserError)) throw cause;
    const tool = toolOfRunFile(text);
    const reason: Reason = { kind: 'upload-unreadable', problem: reasonOf(cause) };
    throw new ArtifactRefusal(withProseCut(tool === null ? reason : withVersions(reason, tool)), { cause });
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
