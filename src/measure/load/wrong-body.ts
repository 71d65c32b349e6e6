/** Short descriptions of the difference between a body and the expected one. */

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

/** JSON with sorted properties: equal values have equal texts. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${properties.map(([key, part]) => `${JSON.stringify(key)}:${sortedJson(part)}`).join()}}`;
}

/** Both beginnings, or the parts from the first difference where these do not show it. A text is quoted: it may be white space that differs. */
export function differenceOf(
  kind: 'text' | 'json',
  found: string,
  expected: string,
): { readonly found: string; readonly expected: string } {
  if (beginApart(found, expected)) return { found: excerpt(found), expected: excerpt(expected) };
  const from = Math.max(0, lengthInCommon(found, expected) - QUOTED_BEFORE);
  return { found: partFrom(found, from, kind), expected: partFrom(expected, from, kind) };
}

/** Tells whether excerpts show the difference: one is not cut. */
function beginApart(one: string, other: string): boolean {
  const [first, second] = [inOneLine(one), inOneLine(other)];
  return Math.min(first.length, second.length) <= MOST_SHOWN && first.slice(0, MOST_SHOWN) !== second.slice(0, MOST_SHOWN);
}

function lengthInCommon(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function partFrom(text: string, from: number, kind: 'text' | 'json'): string {
  const part = text.slice(from, from + MOST_QUOTED);
  const shown = (kind === 'json' ? part : JSON.stringify(part)).replaceAll(/[^\S ]/g, escaped);
  return `${from > 0 ? '…' : ''}${shown}${text.length > from + MOST_QUOTED ? '…' : ''}`;
}

/** Shows white space like a no-break space. */
const escaped = (character: string): string => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`;
