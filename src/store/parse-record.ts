import { z } from 'zod';
import { reasonOf, UserError } from '../errors.ts';
import { version } from '../system/version.ts';
import { plainName } from '../text/escape.ts';

/** What a record says of itself. */
interface Declared {
  readonly format: number;
  /** The version that wrote it; null: it does not say. */
  readonly tool: string | null;
}

/** Takes what a record says of itself from it, whatever else is in it. */
export const declared = z.object({ schema: z.number(), tool: z.unknown().optional() })
  .transform(({ schema, tool }): Declared => ({ format: schema, tool: typeof tool === 'string' ? plainName(tool) : null }));

/** What a record must be. */
export interface RecordForm<T> {
  readonly schema: z.ZodType<T>;
  /** The newest format that this version reads. */
  readonly format: number;
  /** The oldest; without it, no other. */
  readonly oldestFormat?: number;
  /** Turns what an older format has into today's. */
  readonly migrate?: (data: unknown) => unknown;
  /** Finds what a record says of itself. */
  readonly declared: z.ZodType<Declared>;
}

/** How to speak of a record that cannot be read. */
export interface RecordWords {
  /** `a run file of perf-gate` */
  readonly kind: string;
  /** File, or file and line. */
  readonly where: string;
  readonly fix: string;
  /** What mends one of another format where its version is not to be had: `delete the line to forget that run`. */
  readonly otherwise?: string;
}

/**
 * The record that a JSON text holds.
 * Throws a UserError: no JSON, of another format than this version reads, or not of the shape (with the first place).
 */
export function parseRecord<T>(text: string, form: RecordForm<T>, words: RecordWords): T {
  const data = parseJson(text, words);
  const said = form.declared.safeParse(data).data ?? { format: form.format, tool: null };
  refuseOtherFormat(said, form, words);
  const parsed = form.schema.safeParse(form.migrate?.(data) ?? data);
  if (parsed.success) return parsed.data;
  const { kind, where, fix } = words;
  const writer = isOther(said.tool) ? ` perf-gate ${said.tool} wrote it, and this is ${version}.` : '';
  throw new UserError({ what: `this is not ${kind}: ${firstProblem(parsed.error)}`, where, fix: `${fix}${writer}`, cause: parsed.error });
}

function parseJson(text: string, { kind, where, fix }: RecordWords): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError({ what: `this is not ${kind}, nor any JSON: ${reasonOf(cause)}`, where, fix, cause });
  }
}

/** An older record may have the shape of today, and mean something else by it. One that does not say may be anything. */
function refuseOtherFormat(said: Declared, { format, oldestFormat = format }: Pick<RecordForm<unknown>, 'format' | 'oldestFormat'>, { kind, where, otherwise }: RecordWords): void {
  const end = otherwise === undefined ? '.' : `, or ${otherwise}.`;
  if (said.format > format) {
    const writer = isOther(said.tool) ? `from ${version} to ${said.tool}, which wrote it` : 'to the version that wrote it';
    throw new UserError({ what: `this is ${kind} written by a newer perf-gate`, where, fix: `Upgrade perf-gate ${writer}${end}` });
  }
  if (said.format < oldestFormat) {
    const writer = isOther(said.tool) ? `${said.tool}, which wrote it` : 'the version that wrote it';
    throw new UserError({
      what: `this is ${kind} written by an older perf-gate, and what is in it means something else by now`,
      where,
      fix: `Measure again with this version, ${version}, or judge it by ${writer}${end}`,
    });
  }
}

const isOther = (tool: string | null): tool is string => tool !== null && tool !== version;

/** With its place: `environment.cores: Invalid input: …`. */
function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return error.message;
  return issue.path.length === 0 ? issue.message : `${z.core.toDotPath(issue.path)}: ${issue.message}`;
}
