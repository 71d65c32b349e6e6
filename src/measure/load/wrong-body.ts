/** A body and the one that was expected, as much of both as an error message can hold. */
import { isDeepStrictEqual } from 'node:util';

const MOST_SHOWN = 200;

/** What is quoted of texts that begin alike: so much of what they have in common, and so much in all. */
const QUOTED_BEFORE = 20;
const MOST_QUOTED = 80;

/** One line of it. */
export function excerpt(text: string): string {
  const line = inOneLine(text);
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** `ok!, expected ok`; where their beginnings do not show it, from where they differ. */
export function describeTexts(found: string, expected: string): string {
  return beginApart(found, expected) ? describeBeginnings(found, expected) : describeDifference(found, expected);
}

/** The same of JSON values; where the beginnings of their texts do not show it, the first value in them that differs. */
export function describeValues(found: unknown, expected: unknown): string {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (beginApart(one, other)) return describeBeginnings(one, other);
  const { path, ...values } = firstDifference({ path: '', found, expected });
  return path === '' ? describePair(values) : `${path} is ${describePair(values)}`;
}

const describeBeginnings = (found: string, expected: string): string => `${excerpt(found)}, expected ${excerpt(expected)}`;

/** Whether their excerpts show how two texts differ. Where both are cut, a reader would have to compare two hundred characters. */
function beginApart(one: string, other: string): boolean {
  const [first, second] = [inOneLine(one), inOneLine(other)];
  return Math.min(first.length, second.length) <= MOST_SHOWN && first.slice(0, MOST_SHOWN) !== second.slice(0, MOST_SHOWN);
}

/** In quotes, because it may be white space that differs. */
function describeDifference(found: string, expected: string): string {
  const from = Math.max(0, lengthInCommon(found, expected) - QUOTED_BEFORE);
  return `${quoted(found, from)}, expected ${quoted(expected, from)}`;
}

function lengthInCommon(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function quoted(text: string, from: number): string {
  const part = JSON.stringify(text.slice(from, from + MOST_QUOTED)).replaceAll(/[^\S ]/g, escaped);
  return `${from > 0 ? '…' : ''}${part}${text.length > from + MOST_QUOTED ? '…' : ''}`;
}

/** White space that looks like another, such as a no-break space. */
const escaped = (character: string): string => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`;

/** Two values in the same place of two JSON texts; undefined: there is none. */
interface Difference {
  /** `users[19].name`; empty: they are all there is. */
  readonly path: string;
  readonly found: unknown;
  readonly expected: unknown;
}

function firstDifference(here: Difference): Difference {
  const { path, found, expected } = here;
  if (!hasParts(found) || !hasParts(expected) || Array.isArray(found) !== Array.isArray(expected)) return here;
  const [ofFound, ofExpected] = [partsByPath(found, path), partsByPath(expected, path)];
  const differing = [...ofExpected.keys(), ...ofFound.keys()].find((place) => !isDeepStrictEqual(ofFound.get(place), ofExpected.get(place)));
  return differing === undefined ? here : firstDifference({ path: differing, found: ofFound.get(differing), expected: ofExpected.get(differing) });
}

const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

function partsByPath(value: object, path: string): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(value).map(([key, part]) => [`${path}${stepTo(key, { isInArray: Array.isArray(value), isFirst: path === '' })}`, part]));
}

function stepTo(key: string, { isInArray, isFirst }: { readonly isInArray: boolean; readonly isFirst: boolean }): string {
  if (isInArray) return `[${key}]`;
  if (!/^[\w$]+$/.test(key)) return `[${JSON.stringify(key)}]`;
  return isFirst ? key : `.${key}`;
}

function describePair({ found, expected }: Omit<Difference, 'path'>): string {
  if (typeof found === 'string' && typeof expected === 'string') return describeDifference(found, expected);
  return `${found === undefined ? 'missing' : excerpt(JSON.stringify(found))}, expected ${expected === undefined ? 'nothing' : excerpt(JSON.stringify(expected))}`;
}
