/** Short descriptions of the difference between a body and the expected one. */
import { isDeepStrictEqual } from 'node:util';

const MOST_SHOWN = 200;

/** Characters quoted before the difference, and in all. */
const QUOTED_BEFORE = 20;
const MOST_QUOTED = 80;

/** The beginning, in one line. */
export function excerpt(text: string): string {
  const line = inOneLine(text);
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Two values at the same place of two bodies. */
export interface Difference {
  /** `users[19].name`; empty: all of the body. */
  readonly at: string;
  readonly found: string;
  readonly expected: string;
}

/** Both beginnings, or the parts from the first difference where these do not show it. */
export function differenceOfTexts(found: string, expected: string): Difference {
  return { at: '', ...(beginApart(found, expected) ? beginnings(found, expected) : partsThatDiffer(found, expected)) };
}

/** Both beginnings as JSON, or the first value that differs where these do not show it. */
export function differenceOfValues(found: unknown, expected: unknown): Difference {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (beginApart(one, other)) return { at: '', ...beginnings(one, other) };
  const { at, ...values } = firstDifference({ at: '', found, expected });
  return { at, ...shown(values) };
}

type Pair = Omit<Difference, 'at'>;

const beginnings = (found: string, expected: string): Pair => ({ found: excerpt(found), expected: excerpt(expected) });

/** Tells whether excerpts show the difference: one is not cut. */
function beginApart(one: string, other: string): boolean {
  const [first, second] = [inOneLine(one), inOneLine(other)];
  return Math.min(first.length, second.length) <= MOST_SHOWN && first.slice(0, MOST_SHOWN) !== second.slice(0, MOST_SHOWN);
}

/** In quotes, because it may be white space that differs. */
function partsThatDiffer(found: string, expected: string): Pair {
  const from = Math.max(0, lengthInCommon(found, expected) - QUOTED_BEFORE);
  return { found: quoted(found, from), expected: quoted(expected, from) };
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

/** Shows white space like a no-break space. */
const escaped = (character: string): string => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`;

/** Two values at the same place of two JSON texts; undefined: there is none. */
interface UnlikeValues {
  readonly at: string;
  readonly found: unknown;
  readonly expected: unknown;
}

function firstDifference(here: UnlikeValues): UnlikeValues {
  const { at, found, expected } = here;
  if (!hasParts(found) || !hasParts(expected) || Array.isArray(found) !== Array.isArray(expected)) return here;
  const [ofFound, ofExpected] = [partsByPath(found, at), partsByPath(expected, at)];
  const differing = [...ofExpected.keys(), ...ofFound.keys()].find(
    (place) => !isDeepStrictEqual(ofFound.get(place), ofExpected.get(place)),
  );
  return differing === undefined
    ? here
    : firstDifference({ at: differing, found: ofFound.get(differing), expected: ofExpected.get(differing) });
}

const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

function partsByPath(value: object, path: string): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(
    Object.entries(value).map(([key, part]) => [`${path}${stepTo(key, { isInArray: Array.isArray(value), isFirst: path === '' })}`, part]),
  );
}

function stepTo(key: string, { isInArray, isFirst }: { readonly isInArray: boolean; readonly isFirst: boolean }): string {
  if (isInArray) return `[${key}]`;
  if (!/^[\w$]+$/.test(key)) return `[${JSON.stringify(key)}]`;
  return isFirst ? key : `.${key}`;
}

function shown({ found, expected }: Omit<UnlikeValues, 'at'>): Pair {
  if (typeof found === 'string' && typeof expected === 'string') return partsThatDiffer(found, expected);
  return {
    found: found === undefined ? 'missing' : excerpt(JSON.stringify(found)),
    expected: expected === undefined ? 'nothing' : excerpt(JSON.stringify(expected)),
  };
}
