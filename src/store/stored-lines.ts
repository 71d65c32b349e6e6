import { STORE_ERRORS } from '../errors/store.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { Retention, SoloFigures, StoredRun } from '../model.ts';
import { parseRecord, type RecordForm, type RecordWords } from './parse-record.ts';
import { STORED_SCHEMA, storedRunSchema } from './record-schema.ts';

/** Lines as the text of a file, each with its end. */
export function textOfLines(lines: readonly { readonly line: string }[]): string {
  return lines.map(({ line }) => `${line}\n`).join('');
}

/**
 * The records of a JSON Lines text with their lines as they stand and their places from 1, in their order; empty lines do not count. `where`
 * is the file's name in errors.
 *
 * @throws UserError with file and line for a line that cannot be read
 */
export function parseLines<T>(text: string, form: RecordForm<T>, words: RecordWords) {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => {
      const where = `${words.where}:${number}`;
      if (/^(?:<{7}|\|{7}|={7}|>{7})/.test(line)) throw STORE_ERRORS['conflict-markers']({ where });
      return { line, number, record: parseRecord(line, form, { ...words, where }) };
    });
}

/** Figures vary by per cents from run to run, and counts by hundredths of one, so six digits lose nothing and keep lines short. */
const SIGNIFICANT_DIGITS = 6;

/** One line without its end; keys always in the same order, figures to six significant digits. */
export function serializeStoredRun(run: StoredRun): string {
  const { benchmarks, ...rest } = storedRunSchema.parse(run);
  return JSON.stringify({
    ...rest,
    benchmarks: benchmarks.map(({ instructions, ...benchmark }) => ({
      ...benchmark,
      figures: roundFigures(benchmark.figures),
      ...(instructions === undefined ? {} : { instructions: { ...instructions, head: rounded(instructions.head) } }),
    })),
  });
}

/**
 * Reads the runs of a baseline file, oldest first, each once; empty text: none. `file` is its name in errors.
 *
 * @throws UserError with file and line for a line that cannot be read: without it the history would be another one
 */
export function parseHistory(text: string, file: string): readonly StoredRun[] {
  const runs = runLines(text, file).map(({ record }) => record);
  const ofMoment = Map.groupBy(runs, ({ environment, commit, recordedAt }) => JSON.stringify([environment.key, commit, recordedAt]));
  const repeated = new Set(
    [...ofMoment.values()].flatMap((alike) =>
      alike.filter((run, place) => alike.slice(0, place).some((earlier) => isSameRun(earlier, run))),
    ),
  );
  return runs.filter((run) => !repeated.has(run));
}

const runLines = (text: string, file: string) =>
  parseLines<StoredRun>(
    text,
    { schema: storedRunSchema, format: STORED_SCHEMA },
    {
      kind: 'a stored run',
      where: file,
      fix: 'Restore the line from git, or delete it to forget that run.',
      otherwise: 'delete the line to forget that run',
    },
  );

const lineOf = (run: StoredRun) => ({ line: serializeStoredRun(run), record: run });

/** The text of a baseline file, its name in errors, and what is to stay of it. */
interface HistoryFile {
  readonly text: string;
  readonly file: string;
  readonly retention: Retention;
}

/**
 * The text of a baseline file with one run more and without what the retention does not keep. Its age is reckoned from that run,
 * or from now where the run is dated in the future. Lines that stay are not rewritten. Throws as {@link parseHistory} does, and for a
 * run that is there already.
 */
export function appendToHistory({
  text,
  file,
  stored,
  retention,
  now,
}: HistoryFile & { readonly stored: StoredRun; readonly now: Date }): string {
  const lines = runLines(text, file);
  const same = lines.find(({ record }) => isSameRun(record, stored));
  if (same !== undefined) throw STORE_ERRORS['stored-already']({ commit: stored.commit, where: `${file}:${same.number}` });
  return keptText([...lines, lineOf(stored)], retention, new Date(Math.min(now.getTime(), Date.parse(stored.recordedAt))));
}

/** The same with runs of another tool, oldest first, of which some may be there. Age is reckoned from the newest. */
export function appendImported({ text, file, imported, retention }: HistoryFile & { readonly imported: readonly StoredRun[] }): string {
  const there = runLines(text, file);
  const fresh = imported.filter((run) => !there.some(({ record }) => isSameRun(record, run)));
  const grown = [...there, ...fresh.map(lineOf)].toSorted((one, other) => one.record.recordedAt.localeCompare(other.record.recordedAt));
  const newest = grown.at(-1);
  return newest === undefined ? text : keptText(grown, retention, new Date(newest.record.recordedAt));
}

/** Jobs that measure parts of one commit store runs of their own, which have no benchmark in common or did not begin at the same moment. */
export function isSameRun(one: StoredRun, other: StoredRun): boolean {
  if (one.environment.key !== other.environment.key || one.commit !== other.commit || one.recordedAt !== other.recordedAt) return false;
  const ids = new Set(other.benchmarks.map(({ id }) => id));
  return one.benchmarks.some(({ id }) => ids.has(id));
}

/** The text of a baseline file without what the retention does not keep. Throws as {@link parseHistory} does. */
export function pruneHistoryText({ text, file, retention, now }: HistoryFile & { readonly now: Date }): string {
  return keptText(runLines(text, file), retention, now);
}

function keptText(lines: readonly ReturnType<typeof lineOf>[], retention: Retention, now: Date): string {
  const oldestKept = now.getTime() - retention.maxAgeMs;
  const isAmongNewest = newestOfBenchmarks(retention.runs);
  // From the newest on.
  const kept = lines
    .toReversed()
    .filter(({ record: { recordedAt, benchmarks } }) => Date.parse(recordedAt) >= oldestKept && isAmongNewest(benchmarks));
  return textOfLines(kept.toReversed());
}

/**
 * Tells whether a run is among the newest of one of its benchmarks; asked of one run after the other, the newest first. It does not count
 * all runs: where every package of a repository stores its own, or few pushes reach a benchmark, it has as many as any other.
 */
function newestOfBenchmarks(most: number): (benchmarks: StoredRun['benchmarks']) => boolean {
  const kept = new Map<string, number>();
  return (benchmarks) => {
    if (benchmarks.every(({ id }) => (kept.get(id) ?? 0) >= most)) return false;
    for (const { id } of benchmarks) kept.set(id, (kept.get(id) ?? 0) + 1);
    return true;
  };
}

function roundFigures(figures: SoloFigures): SoloFigures {
  return Object.fromEntries(
    METRIC_NAMES.flatMap((metric) => {
      const { [metric]: ofMetric } = figures;
      return ofMetric === undefined ? [] : [[metric, ofMetric.map(rounded)] as const];
    }),
  );
}

function rounded(figure: number): number {
  return Number(figure.toPrecision(SIGNIFICANT_DIGITS));
}
