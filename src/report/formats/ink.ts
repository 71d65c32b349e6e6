import type { Tone } from '../terms/document.ts';

/** Colours text, or leaves it alone. */
export interface Ink {
  readonly tone: (tone: Tone, text: string) => string;
  readonly bold: (text: string) => string;
  readonly faint: (text: string) => string;
}

const ESCAPE_CHARACTER = String.fromCodePoint(0x1b);

/** Select Graphic Rendition, ECMA-48 § 8.3.117: the code that starts it and the one that ends it. */
function paint(start: number, end: number): (text: string) => string {
  return (text) => `${ESCAPE_CHARACTER}[${start}m${text}${ESCAPE_CHARACTER}[${end}m`;
}

const asIs = (text: string): string => text;

const TONE_PAINTS: Readonly<Record<Tone, (text: string) => string>> = {
  bad: paint(31, 39),
  good: paint(32, 39),
  doubtful: paint(33, 39),
  neutral: asIs,
};

export function inkOf(color: boolean): Ink {
  if (!color) return { tone: (_tone, text) => text, bold: asIs, faint: asIs };
  return { tone: (tone, text) => TONE_PAINTS[tone](text), bold: paint(1, 22), faint: paint(2, 22) };
}
