import picomatch from 'picomatch/posix.js';
import { listOf } from '../text/phrases.ts';

/** What a glob over benchmark ids or metrics can look like: none of them begins with a slash, and an empty one means nothing. */
export const GLOB = /^[^/\s]/;

/**
 * Whether a pattern over targets (`expr*`) or benchmark ids (`express/*`) means one of them. One that names no edition
 * means them all: `express/*` is `express@4/hello` as well, `express@4/*` that one alone.
 */
export function benchmarkGlob(pattern: string): (targetOrId: string) => boolean {
  // Lines of a file and artifacts may have it, and picomatch throws.
  if (pattern === '') return () => false;
  const matches = picomatch(pattern, { dot: true });
  return namesEdition(pattern) ? matches : (targetOrId) => matches(withoutEdition(targetOrId));
}

/** Whether a target can hold a wanted benchmark. */
export function targetFilter(only: readonly string[]): (target: string) => boolean {
  return matcher(only.map((pattern) => targetPart(pattern) ?? '**'));
}

/** Whether a benchmark is wanted; a pattern without a slash means all of a target, whatever its tasks are called. */
export function benchmarkFilter(only: readonly string[]): (id: string) => boolean {
  return matcher(only.map((pattern) => (pattern.includes('/') ? pattern : `${pattern}/**`)));
}

function matcher(patterns: readonly string[]): (text: string) => boolean {
  const globs = patterns.map(benchmarkGlob);
  return (text) => globs.length === 0 || globs.some((matches) => matches(text));
}

/** Behind a slash: all of a target. Who leaves out `big/*` means its tasks in folders too, and nothing of it is to be missed. */
const ALL_OF_TARGET = /^(?:\*\*\/)?\*{1,2}$/;

function isAboutAll(pattern: string): boolean {
  const slash = pattern.indexOf('/');
  return slash < 0 || ALL_OF_TARGET.test(pattern.slice(slash + 1));
}

/**
 * The part of a pattern that is about targets; null: it cannot be told, and any target may hold what is meant. `!express/hello` means
 * all the rest of express as well.
 */
export function targetPart(pattern: string): string | null {
  const slash = pattern.indexOf('/');
  if (slash < 0) return pattern;
  const meansTheRest = isNegated(pattern) && !isAboutAll(pattern);
  return meansTheRest || hidesTargets(pattern) ? null : pattern.slice(0, slash);
}

/** `!(docs)/**` negates a part of the pattern, and means what it says. */
export const isNegated = (pattern: string): boolean => /^!(?!\()/u.test(pattern);

/** Whether the first slash lies inside of brackets, as in `{express/hello,koa/*}`. */
function hidesTargets(pattern: string): boolean {
  const beforeSlash = pattern.slice(0, Math.max(0, pattern.indexOf('/'))).replace(/\\./gu, '');
  const countIn = (brackets: RegExp): number => beforeSlash.match(brackets)?.length ?? 0;
  return countIn(/[[({]/gu) > countIn(/[\])}]/gu);
}

/** Why globs, of which a benchmark has to match any, do not say what to measure; null: they do. */
export function problemOfGlobs(globs: readonly string[]): { readonly what: string; readonly fix: string } | null {
  // Behind a `!` it may: any target may hold some of the rest.
  const hiding = globs.find((glob) => hidesTargets(glob) && !isNegated(glob));
  if (hiding !== undefined) return { what: `which targets "${hiding}" is about cannot be told: its first slash lies inside of brackets`, fix: 'Write a glob for each, like express/hello and koa/*.' };
  const negated = [...new Set(globs.filter(isNegated))];
  if (negated.length < 2) return null;
  return { what: `${listOf(negated.map((glob) => `"${glob}"`))} together leave out only what each of them does, for what any one means is measured`, fix: 'Write one glob that leaves out all of it, like !{big,huge}/** or !{big/slow,huge/slow}.' };
}

/**
 * The pattern that takes a name by the letter, whatever in it a glob gives a meaning to; `@` has one only before a
 * parenthesis. Two backslashes in a row are beyond it: picomatch takes more than three in a pattern for one.
 */
export function escapeGlob(targetOrId: string): string {
  return targetOrId.replace(/[\\*?[\]{}()!+|"]/gu, String.raw`\$&`);
}

/** Stands between a target and the label of one of its editions; no name of the configuration can have it. */
const MARK = '@';

/** `express@5`: the edition's name, and in the same way the folder that it is laid out in. */
export const editionName = (name: string, label: string): string => `${name}${MARK}${label}`;

/** The target that an edition belongs to and its label; null: it is none. */
export function editionOf(name: string): { readonly target: string; readonly label: string } | null {
  const at = name.lastIndexOf(MARK);
  return at < 0 ? null : { target: name.slice(0, at), label: name.slice(at + 1) };
}

/** A target's name as the configuration has it: `express` for `express@5`. */
export const configuredName = (target: string): string => editionOf(target)?.target ?? target;

/** A target or benchmark id as if its target had one version only: `express/hello` for `express@5/hello`. */
export function withoutEdition(targetOrId: string): string {
  const { target, rest } = atFirstSlash(targetOrId);
  return `${configuredName(target)}${rest}`;
}

/** Whether a glob over targets or benchmark ids has a label in it; `@(` begins a group of alternatives instead. */
export const namesEdition = (pattern: string): boolean => /@(?!\()/.test(atFirstSlash(pattern).target);

/** Tasks of suites may have the mark in their names, targets alone have editions. */
function atFirstSlash(text: string): { readonly target: string; readonly rest: string } {
  const slash = text.indexOf('/');
  return slash < 0 ? { target: text, rest: '' } : { target: text.slice(0, slash), rest: text.slice(slash) };
}
