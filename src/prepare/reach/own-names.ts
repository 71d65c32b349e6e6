import path from 'node:path';
import { z } from 'zod';
import { pathsNamedFrom } from './relative-paths.ts';
import { jsonIn, type Tree } from '../tree.ts';

/** What else is in it, or that it is no object, is not for us to complain about. */
const manifestSchema = z.object({
  name: z.string().min(1).optional().catch(undefined),
  exports: z.unknown().optional(),
  imports: z.record(z.string(), z.unknown()).catch({}),
}).catch({ imports: {} });

/**
 * Where a file of code imports by the package's own name, or by a `#name`: the `package.json` that tells what these mean, and
 * what they mean, which in a library is often built; by their paths from the tree's root. Nothing where it does neither.
 *
 * @param around the `package.json` nearest to it, as `packageAround` finds it; null: there is none
 */
export async function namedByPackage(text: string, around: string | null, tree: Tree): Promise<readonly string[]> {
  if (around === null) return [];
  const { name, exports, imports } = manifestSchema.parse(await jsonIn(tree, around));
  const isNamed = name !== undefined && QUOTES.some((quote) => [quote, '/'].some((end) => text.includes(`${quote}${name}${end}`)));
  const hashNamed = Object.entries(imports).filter(([hashName]) => namesByHash(text, hashName)).map(([, goals]) => goals);
  if (!isNamed && hashNamed.length === 0) return [];
  const meant = pathsOf([isNamed ? exports : [], hashNamed]);
  return [around, ...pathsNamedFrom(path.posix.dirname(around), JSON.stringify(meant))];
}

const QUOTES = ['\'', '"', '`'] as const;

/** A quoted word that begins like a `#name`, and whether the rest of it is put together while the program runs: `#lib/${name}`. */
const HASH_NAME = /['"`](?<beginning>#[^'"`\s$]*)(?<isOpen>\$\{)?/g;

/** Whether a text may import by a name of `imports`, which may stand for many: `#lib/*`. */
function namesByHash(text: string, hashName: string): boolean {
  const beginningOfAll = hashName.replace(/\*.*$/, '');
  return [...text.matchAll(HASH_NAME)].some(({ groups }) => {
    const beginning = groups!['beginning']!;
    const mayBecomeIt = groups!['isOpen'] !== undefined && beginning !== '#' && beginningOfAll.startsWith(beginning);
    return beginning.startsWith(beginningOfAll) || mayBecomeIt;
  });
}

/** The paths in `exports` or `imports`, whichever condition they are for. What they are there for, `./helpers`, is no path. */
function pathsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsOf) : [];
}
