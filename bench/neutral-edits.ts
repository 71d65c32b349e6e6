/** Edits of a program's source that change nothing of what it does. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';
import { shuffle } from 'simple-statistics';

/** Declarations that are hoisted: their order is nothing to the program. */
const TOP_LEVEL_FUNCTION = /^function [\s\S]*?^}\n/gm;

/** Where a statement begins, in a source without templates of several lines. */
const TOP_LEVEL_STATEMENT = /^(?=\w)/gm;

const MOST_SENTENCES = 30;

/** The functions in any order, and a remark of any length above everything, and above any of the statements. The same seed edits the same. */
export function withEditsBySeed(source: string, seed: number): string {
  // xoroshiro128plus begins alike with seeds that lie side by side.
  const random = mersenne(seed);
  const fraction = (): number => uniformFloat64(random);
  const remark = (): string => `// ${'A remark. '.repeat(1 + Math.floor(fraction() * MOST_SENTENCES))}\n`;
  const functions = shuffle(
    [...source.matchAll(TOP_LEVEL_FUNCTION)].map(([text]) => text),
    fraction,
  );
  const reordered = source.replaceAll(TOP_LEVEL_FUNCTION, () => functions.shift()!);
  return remark() + reordered.replaceAll(TOP_LEVEL_STATEMENT, () => (fraction() < 0.5 ? remark() : ''));
}

/** Names in this repository's own servers and suites. */
const NAMES = /\b(?:isUser|deserializeUser|rawUser|readBody|answer|onText|chunks|sizeBytes|addMonth|__assignType|middleware)\b/g;

export const withOtherNames = (source: string): string => source.replaceAll(NAMES, (name) => `${name}Renamed`);
