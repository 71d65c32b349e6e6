import { UserError } from '../errors.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { Run, SoloRound, StoredRun } from '../model.ts';
import { parseRecord } from '../parse-record.ts';
import { RECORD_SCHEMA, storedRunSchema } from '../record-schema.ts';

/** Figures vary by per cents from run to run, so six digits lose nothing and keep lines short. */
const SIGNIFICANT_DIGITS = 6;

/**
 * What is kept of a run: head's raw solo rounds and where they were measured. Benchmarks without solo rounds are left
 * out; there may be none. A head with uncommitted changes is marked as git does it: `<sha>-dirty`.
 */
export function toStoredRun(run: Run): StoredRun {
  return {
    schema: RECORD_SCHEMA,
    tool: run.tool,
    recordedAt: run.startedAt,
    commit: run.head.dirty ? `${run.head.sha}-dirty` : run.head.sha,
    environment: run.environment,
    configHash: run.configHash,
    benchmarks: run.benchmarks.flatMap(({ id, loadHash, measurement }) =>
      (measurement.state === 'measured' || measurement.state === 'new') && measurement.solos.length > 0
        ? [{ id, loadHash, solos: measurement.solos }]
        : []),
  };
}

/** One line without its end; keys always in the same order, figures to six significant digits. */
export function serializeStoredRun(run: StoredRun): string {
  const { benchmarks, ...rest } = storedRunSchema.parse(run);
  return JSON.stringify({ ...rest, benchmarks: benchmarks.map((benchmark) => ({ ...benchmark, solos: benchmark.solos.map(roundFigures) })) });
}

/**
 * The runs of a baseline file, oldest first; empty text: none. `file` is its name in errors.
 * Throws a UserError with file and line for a line that cannot be read: skipping it would judge by a history that
 * nobody recorded.
 */
export function parseHistory(text: string, file: string): readonly StoredRun[] {
  return historyLines(text).map(({ line, number }) => parseLine(line, `${file}:${number}`));
}

/**
 * The text of a baseline file with one run more, at most `keep` runs long. Lines that stay are not rewritten.
 * Throws as {@link parseHistory} does: nothing is built upon a file that cannot be read.
 */
export function appendToHistory({ text, file, stored, keep }: {
  readonly text: string;
  readonly file: string;
  readonly stored: StoredRun;
  readonly keep: number;
}): string {
  parseHistory(text, file);
  return newestLines([...historyLines(text).map(({ line }) => line), serializeStoredRun(stored)], keep);
}

/** The text of a baseline file without its oldest runs beyond `keep`. Throws as {@link parseHistory} does. */
export function pruneHistoryText({ text, file, keep }: { readonly text: string; readonly file: string; readonly keep: number }): string {
  parseHistory(text, file);
  return newestLines(historyLines(text).map(({ line }) => line), keep);
}

function newestLines(lines: readonly string[], keep: number): string {
  return lines.slice(Math.max(0, lines.length - keep)).map((line) => `${line}\n`).join('');
}

function historyLines(text: string): readonly { readonly line: string; readonly number: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '');
}

function parseLine(line: string, where: string): StoredRun {
  if (/^(?:<{7}|\|{7}|={7}|>{7})/.test(line)) {
    throw new UserError({
      what: 'this baseline file has the conflict markers of a merge in it',
      where,
      fix: 'Delete the marker lines and keep the runs of both sides: a baseline file is a list that only grows.',
    });
  }
  return parseRecord(line, storedRunSchema, { kind: 'a stored run', where, fix: 'Restore the line from git, or delete it to forget that run.' });
}

function roundFigures({ index, figures }: SoloRound): SoloRound {
  const rounded = METRIC_NAMES.flatMap((name) => {
    const figure = figures[name];
    return figure === undefined ? [] : [[name, Number(figure.toPrecision(SIGNIFICANT_DIGITS))] as const];
  });
  return { index, figures: Object.fromEntries(rounded) };
}
