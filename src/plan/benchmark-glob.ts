import picomatch from 'picomatch/posix.js';
import { listOf } from '../text/phrases.ts';

/** Globs over benchmark ids or metrics are not empty and begin with no slash. */
export const GLOB = /^[^/\s]/;

/**
 * Matches targets (`expr*`) or benchmark ids (`express/*`). A pattern without an edition means all editions: `express/*` matches
 * `express@4/hello`.
 */
export function benchmarkGlob(pattern: string): (targetOrId: string) => boolean {
  // picomatch throws, and a file may hold an empty pattern.
  if (pattern === '') return () => false;
  const matches = picomatch(pattern, { dot: true });
  return namesEdition(pattern) ? matches : (targetOrId) => matches(withoutEdition(targetOrId));
}

/** Tells whether a target may have a wanted benchmark. */
export function targetFilter(only: readonly string[]): (target: string) => boolean {
  return matcher(only.map((pattern) => targetPart(pattern) ?? '**'));
}

/** Tells whether a benchmark is wanted. A pattern without a slash means all of a target. */
export function benchmarkFilter(only: readonly string[]): (id: string) => boolean {
  return matcher(only.map((pattern) => (pattern.includes('/') ? pattern : `${pattern}/**`)));
}

function matcher(patterns: readonly string[]): (text: string) => boolean {
  const globs = patterns.map(benchmarkGlob);
  return (text) => globs.length === 0 || globs.some((matches) => matches(text));
}

/** Second half of a pattern that means all of a target. `big/*` means tasks with a slash in their names too. */
const ALL_OF_TARGET = /^(?:\*\*\/)?\*{1,2}$/;

function isAboutAll(pattern: string): boolean {
  const slash = pattern.indexOf('/');
  return slash < 0 || ALL_OF_TARGET.test(pattern.slice(slash + 1));
}

/** The part of a pattern for targets; null: any target may match. `!express/hello` matches the rest of express too. */
export function targetPart(pattern: string): string | null {
  const slash = pattern.indexOf('/');
  if (slash < 0) return pattern;
  const meansTheRest = isNegated(pattern) && !isAboutAll(pattern);
  return meansTheRest || hidesTargets(pattern) ? null : pattern.slice(0, slash);
}

/** Tells whether all of a pattern is negated; in `!(docs)/**` only a part is. */
export const isNegated = (pattern: string): boolean => /^!(?!\()/u.test(pattern);

/** Tells whether the first slash lies inside brackets, as in `{express/hello,koa/*}`. */
function hidesTargets(pattern: string): boolean {
  const beforeSlash = pattern.slice(0, Math.max(0, pattern.indexOf('/'))).replace(/\\./gu, '');
  const countIn = (brackets: RegExp): number => beforeSlash.match(brackets)?.length ?? 0;
  return countIn(/[[({]/gu) > countIn(/[\])}]/gu);
}

/** Why globs do not tell what to measure; null: they do. */
export function problemOfGlobs(globs: readonly string[]): { readonly what: string; readonly fix: string } | null {
  const hiding = globs.find((glob) => hidesTargets(glob) && !isNegated(glob));
  if (hiding !== undefined)
    return {
      what: `which targets "${hiding}" is about cannot be told: its first slash lies inside of brackets`,
      fix: 'Write a glob for each, like express/hello and koa/*.',
    };
  const negated = [...new Set(globs.filter(isNegated))];
  if (negated.length < 2) return null;
  return {
    what: `${listOf(negated.map((glob) => `"${glob}"`))} together exclude almost nothing: a benchmark is measured if any glob matches it`,
    fix: 'Write one glob that leaves out all of it, like !{big,huge}/** or !{big/slow,huge/slow}.',
  };
}

/** A pattern that matches a name literally, except two backslashes in a row, which picomatch cannot match. */
export function escapeGlob(targetOrId: string): string {
  return targetOrId.replace(/[\\*?[\]{}()!+|"]/gu, String.raw`\$&`);
}

/** Separates a target from the label of an edition. Names of the configuration cannot contain it. */
const MARK = '@';

/** `express@5`, the name of an edition; its folder is named alike. */
export const editionName = (name: string, label: string): string => `${name}${MARK}${label}`;

/** Name of a target in the configuration: `express` for `express@5`. */
export const configuredName = (target: string): string => target.split(MARK, 1)[0]!;

/** A target or benchmark id without its edition: `express/hello` for `express@5/hello`. */
function withoutEdition(targetOrId: string): string {
  const { target, rest } = atFirstSlash(targetOrId);
  return `${configuredName(target)}${rest}`;
}

/** Tells whether a glob names an edition; `@(` begins a group of alternatives instead. */
const namesEdition = (pattern: string): boolean => /@(?!\()/.test(atFirstSlash(pattern).target);

/** Cuts at the first slash, because names of tasks may contain the mark. */
function atFirstSlash(text: string): { readonly target: string; readonly rest: string } {
  const slash = text.indexOf('/');
  return slash < 0 ? { target: text, rest: '' } : { target: text.slice(0, slash), rest: text.slice(slash) };
}
