import { escapeMarkup, plainName } from '../../text/escape.ts';
import type { Tone } from '../document.ts';

const COLORS: Readonly<Record<Tone, string>> = { good: '#1f7a3a', bad: '#c21d28', doubtful: '#8a5a00', neutral: '#57606a' };
const CHARACTER_WIDTH = 6.6;
const PADDING = 6;

/** A flat badge of the usual size: text lengths are fixed, so that it looks alike by any font. */
export function renderBadge({ label, value, tone }: { readonly label: string; readonly value: string; readonly tone: Tone }): string {
  const [left, right] = [halfOf(label), halfOf(value)];
  const [split, width] = [left.length + 2 * PADDING, left.length + right.length + 4 * PADDING];
  const name = `${left.text}: ${right.text}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${name}">
<title>${name}</title>
<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${split}" height="20" fill="#444c56"/><rect x="${split}" width="${width - split}" height="20" fill="${COLORS[tone]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="${PADDING}" y="14" textLength="${left.length}">${left.text}</text><text x="${split + PADDING}" y="14" textLength="${right.length}">${right.text}</text></g>
</svg>
`;
}

function halfOf(text: string): { readonly text: string; readonly length: number } {
  const line = plainName(text);
  return { text: escapeMarkup(line), length: Math.round(Array.from(line).length * CHARACTER_WIDTH) };
}
