import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { allowedByKey } from './allowed.ts';
import { SCENARIO_KEYS } from './schema.ts';

/** A problem of a configuration. */
export interface Problem {
  /** Place in the data; its last step may be a missing key. */
  readonly path: readonly PropertyKey[];
  readonly what: string;
  readonly fix: string;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a mapping of keys to values',
  record: 'a mapping of names to values',
  array: 'a list',
  nonoptional: 'any JSON value',
};

/** More help nobody, and each takes a while to word. */
export const MOST_PROBLEMS = 100;

/** Words the schema's issues, which need their input (`reportInput`): the first ones of very many. */
export function problemsOfIssues(issues: readonly z.core.$ZodIssue[]): readonly Problem[] {
  return issues
    .slice(0, MOST_PROBLEMS + 1)
    .flatMap((issue) => (issue.code === 'unrecognized_keys' ? unknownKeyProblems(issue) : [problemOfIssue(issue)]));
}

/** Two typos in five letters (`strat` for `start`) are still the same word. */
const LARGEST_SHARE_OF_TYPOS = 0.35;

/** Names, and letters of one: comparing takes long. */
const MOST_COMPARED = 500;

/** The known name nearest to a mistyped one; null: none is near. */
function nearestName(found: string, known: readonly string[]): string | null {
  if (known.length === 0 || known.length > MOST_COMPARED || found.length > MOST_COMPARED) return null;
  const nearest = closest(
    found.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  );
  const typos = distance(found.toLowerCase(), nearest);
  return typos <= Math.ceil(nearest.length * LARGEST_SHARE_OF_TYPOS)
    ? (known.find((name) => name.toLowerCase() === nearest) ?? null)
    : null;
}

/** Fix for an unknown name. */
export function fixOfUnknownName(found: string, known: readonly string[], otherwise: string): string {
  const nearest = nearestName(found, known);
  return nearest === null ? otherwise : `Did you mean "${nearest}"?`;
}

function unknownKeyProblems({ path, keys, message: list }: z.core.$ZodIssueUnrecognizedKeys): readonly Problem[] {
  const isScenario = path[0] === 'scenarios' && path.length === 2;
  return keys.slice(0, MOST_PROBLEMS + 1).map((key) => {
    const quoted = JSON.stringify(key);
    const protocol = isScenario ? Object.entries(SCENARIO_KEYS).find(([, ofProtocol]) => ofProtocol.includes(key))?.[0] : undefined;
    const [what, fix] =
      protocol === undefined
        ? [`unknown key ${quoted}; allowed are ${list}`, fixOfUnknownName(key, list.split(', '), MOVE_IT)]
        : [
            `the key ${quoted} belongs to \`protocol: ${protocol}\`; allowed here are ${list}`,
            `Write \`protocol: ${protocol}\` beside it, or remove ${quoted}.`,
          ];
    return { path: [...path, key], what, fix };
  });
}

const MOVE_IT = 'Remove it, or move it to where it belongs: docs/configuration.md describes every key.';

function problemOfIssue(issue: z.core.$ZodIssue): Problem {
  const { allowed, fix } = allowedAt(issue);
  const key = String(issue.path.at(-1) ?? '');
  if (issue.input === undefined && issue.code !== 'custom') {
    return { path: issue.path, what: `\`${key}\` is required and missing; allowed is ${allowed}`, fix: `Add \`${key}\`. ${fix}`.trim() };
  }
  return {
    path: issue.path,
    what: `found ${describeFound(issue.input)}; allowed is ${allowed}`,
    fix: fix === '' ? `Write ${allowed}.` : fix,
  };
}

/** Describes allowed values; an empty fix where that says it all. */
function allowedAt(issue: z.core.$ZodIssue): { readonly allowed: string; readonly fix: string } {
  const told = allowedByKey(issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? '') : issue.message);
  if (told !== null) return told;
  if (issue.code === 'invalid_type') {
    const isUnquoted = issue.expected === 'string' && (typeof issue.input === 'number' || typeof issue.input === 'boolean');
    return { allowed: TYPE_NAMES[issue.expected] ?? issue.expected, fix: isUnquoted ? `Put it in quotes: "${String(issue.input)}".` : '' };
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    return { allowed: values.join(' or '), fix: fixOfUnknownName(String(issue.input), values, '') };
  }
  if (issue.code === 'too_small') return { allowed: `at least ${issue.minimum}${issue.origin === 'string' ? ' character' : ''}`, fix: '' };
  if (issue.code === 'too_big') return { allowed: `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`, fix: '' };
  return { allowed: `something else (${issue.message})`, fix: 'See docs/configuration.md.' };
}

const LONGEST_QUOTE = 60;

function describeFound(found: unknown): string {
  if (found === null || found === undefined) return 'nothing';
  if (typeof found === 'string') return JSON.stringify(found.length > LONGEST_QUOTE ? `${found.slice(0, LONGEST_QUOTE)}…` : found);
  if (Array.isArray(found)) return found.length === 0 ? 'an empty list' : 'a list';
  return typeof found === 'object' ? 'a mapping' : `the ${typeof found} ${JSON.stringify(found)}`;
}
