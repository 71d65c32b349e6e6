import { z } from 'zod';
import { reasonOf, UserError } from './errors.ts';
import { RECORD_SCHEMA } from './record-schema.ts';

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
 * Throws a UserError: no JSON, not of the shape (with the first place), or of a later format than this version reads.
 */
export function parseRecord<T>(text: string, schema: z.ZodType<T>, { kind, where, fix }: RecordWords): T {
  const data = parseJson(text, { kind, where, fix });
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const format = declaredFormat(data);
  if (format !== null && format > RECORD_SCHEMA) {
    throw new UserError({ what: `this is ${kind} written by a newer perf-gate`, where, fix: 'Upgrade perf-gate to the version that wrote it.' });
  }
  throw new UserError({
    what: `this is not ${kind}: ${firstProblem(parsed.error)}`,
    where,
    fix: format === null ? fix : `${fix} If an older perf-gate wrote it, its form has changed since: make it anew with this one.`,
    cause: parsed.error,
  });
}

function parseJson(text: string, { kind, where, fix }: RecordWords): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError({ what: `this is not ${kind}, nor any JSON: ${reasonOf(cause)}`, where, fix, cause });
  }
}

/** A run file carries its format in its run, a stored run in itself. */
const declared = z.union([z.object({ schema: z.number() }), z.object({ run: z.object({ schema: z.number() }) }).transform(({ run }) => run)]);

/** null: it does not say, and may be anything. */
function declaredFormat(data: unknown): number | null {
  return declared.safeParse(data).data?.schema ?? null;
}

/** With its place: `environment.cores: Invalid input: …`. */
function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return error.message;
  return issue.path.length === 0 ? issue.message : `${z.core.toDotPath(issue.path)}: ${issue.message}`;
}
