import { UserError } from '../errors.ts';
import { declared, parseRecord, type RecordForm, type RecordWords } from '../record/parse-record.ts';

/** What each line must be; it says for itself of which format it is. */
export type LineForm<T> = Omit<RecordForm<T>, 'declared'>;

/** A line of a file that only grows, and its place in it from 1. */
export interface NumberedLine {
  readonly line: string;
  readonly number: number;
}

/** The lines of a JSON Lines text as they stand; empty ones do not count. */
export function linesOf(text: string): readonly NumberedLine[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(isRecord);
}

/** An empty line is none. */
export const isRecord = ({ line }: NumberedLine): boolean => line.trim() !== '';

/** Lines as the text of a file, each with its end. */
export function textOfLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * The records of a JSON Lines text, in their order; empty text: none. `where` is the file's name in errors.
 * Throws a UserError with file and line for a line that cannot be read.
 */
export function parseLines<T>(text: string, form: LineForm<T>, words: RecordWords): readonly T[] {
  return linesOf(text).map((line) => parseLine(line, form, words));
}

/** The record of a line. Throws a UserError as {@link parseLines} does. */
export function parseLine<T>({ line, number }: NumberedLine, form: LineForm<T>, words: RecordWords): T {
  const where = `${words.where}:${number}`;
  if (/^(?:<{7}|\|{7}|={7}|>{7})/.test(line)) {
    throw new UserError({
      what: 'this file has the conflict markers of a merge in it',
      where,
      fix: 'Delete the marker lines and keep the lines of both sides: it is a list that only grows.',
    });
  }
  return parseRecord(line, { ...form, declared }, { ...words, where });
}
