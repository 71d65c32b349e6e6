import { z } from 'zod';
import { STORE_ERRORS } from '../errors/store.ts';
import { reasonOf } from '../errors.ts';
import { version } from '../system/version.ts';
import { plainName } from '../text/escape.ts';

/** The format that a line declares, and the version that wrote it; null: it does not say. */
export const declared = z
  .object({ schema: z.number(), tool: z.unknown().optional() })
  .transform(({ schema, tool }) => ({ format: schema, tool: typeof tool === 'string' ? plainName(tool) : null }));

export interface RecordForm<T> {
  readonly schema: z.ZodType<T>;
  /** The one format that this version reads. */
  readonly format: number;
  /** Reads both where they do not stand at the top, as in a line. */
  readonly declared?: z.ZodType<z.output<typeof declared>>;
}

/** How to speak of a record that cannot be read. */
export interface RecordWords {
  /** `a run file of perf-gate` */
  readonly kind: string;
  /** File, or file and line. */
  readonly where: string;
  readonly fix: string;
  /** Advice where a record has another format and its version is not to be had: `delete the line to forget that run`. */
  readonly otherwise?: string;
}

/**
 * The record that a JSON text holds.
 *
 * @throws UserError: no JSON, of another format than this version reads, or not of the shape (with the first place)
 */
export function parseRecord<T>(text: string, form: RecordForm<T>, words: RecordWords): T {
  const data = parseJson(text, words);
  const said = (form.declared ?? declared).safeParse(data).data ?? { format: form.format, tool: null };
  refuseOtherFormat(said, form.format, words);
  const parsed = form.schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw STORE_ERRORS['wrong-shape']({ ...words, problem: firstProblem(parsed.error), version, writer: otherWriter(said) }, parsed.error);
}

function parseJson(text: string, words: RecordWords): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw STORE_ERRORS['no-json']({ ...words, reason: reasonOf(cause) }, cause);
  }
}

/** An older record may have the shape of today, and mean something else by it. One that does not say may be anything. */
function refuseOtherFormat(said: z.output<typeof declared>, format: number, { kind, where, otherwise }: RecordWords): void {
  const params = { kind, where, version, writer: otherWriter(said), otherwise: otherwise ?? null };
  if (said.format > format) throw STORE_ERRORS['newer-format'](params);
  if (said.format < format) throw STORE_ERRORS['older-format'](params);
}

const otherWriter = ({ tool }: z.output<typeof declared>): string | null => (tool === version ? null : tool);

/** With its place: `environment.cores: Invalid input: …`. */
function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return error.message;
  return issue.path.length === 0 ? issue.message : `${z.core.toDotPath(issue.path)}: ${issue.message}`;
}
