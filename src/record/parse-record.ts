import { z } from 'zod';
import { reasonOf, UserError } from '../errors.ts';

/** What a record must be. */
export interface RecordForm<T> {
  readonly schema: z.ZodType<T>;
  /** The newest format that this version reads. */
  readonly format: number;
  /** The oldest; without it, no other. */
  readonly oldestFormat?: number;
  /** Gives the format that a record says it is of, whatever else is in it. */
  readonly declared: z.ZodType<number>;
}

/** How to speak of a record that cannot be read. */
export interface RecordWords {
  /** `a run file of perf-gate` */
  readonly kind: string;
  /** File, or file and line. */
  readonly where: string;
  readonly fix: string;
}

/**
 * The record that a JSON text holds.
 * Throws a UserError: no JSON, of another format than this version reads, or not of the shape (with the first place).
 */
export function parseRecord<T>(text: string, form: RecordForm<T>, words: RecordWords): T {
  const data = parseJson(text, words);
  refuseOtherFormat(data, form, words);
  const parsed = form.schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const { kind, where, fix } = words;
  throw new UserError({ what: `this is not ${kind}: ${firstProblem(parsed.error)}`, where, fix, cause: parsed.error });
}

function parseJson(text: string, { kind, where, fix }: RecordWords): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError({ what: `this is not ${kind}, nor any JSON: ${reasonOf(cause)}`, where, fix, cause });
  }
}

/** An older record may have the shape of today, and mean something else by it. One that does not say may be anything. */
function refuseOtherFormat(data: unknown, { format, oldestFormat = format, declared }: Pick<RecordForm<unknown>, 'format' | 'oldestFormat' | 'declared'>, { kind, where }: RecordWords): void {
  const said = declared.safeParse(data).data ?? format;
  if (said > format) {
    throw new UserError({ what: `this is ${kind} written by a newer perf-gate`, where, fix: 'Upgrade perf-gate to the version that wrote it.' });
  }
  if (said < oldestFormat) {
    throw new UserError({
      what: `this is ${kind} written by an older perf-gate, and what is in it means something else by now`,
      where,
      fix: 'Measure again with this version, or judge it by the version that wrote it.',
    });
  }
}

/** With its place: `environment.cores: Invalid input: …`. */
function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return error.message;
  return issue.path.length === 0 ? issue.message : `${z.core.toDotPath(issue.path)}: ${issue.message}`;
}
