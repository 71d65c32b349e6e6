/** How the folders of the source lie above each other. */
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');

interface Import {
  /** From the repository's root, or a package's name. */
  readonly from: string;
  readonly isType: boolean;
}

type Imports = ReadonlyMap<string, readonly Import[]>;

/** What each module below a folder imports. */
async function importsBelow(folder: string): Promise<Imports> {
  const files = await Array.fromAsync(glob(`${folder}/**/*.ts`, { cwd: root }));
  return new Map(
    await Promise.all(files.map(async (file) => [file, importsOf(file, await readFile(path.join(root, file), 'utf8'))] as const)),
  );
}

function importsOf(file: string, source: string): readonly Import[] {
  const found = source.matchAll(
    /^(?:import|export)(?<isType> type)?\b(?:[^';]*\bfrom)? '(?<from>[^']+)';$|\bimport\('(?<later>[^']+)'\)/gm,
  );
  return [...found].map(({ groups = {} }) => {
    const from = groups['from'] ?? groups['later'] ?? '';
    return { from: from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from, isType: groups['isType'] !== undefined };
  });
}

/** Which folders in a folder import which others of it. Modules that lie in the folder itself are words for all of them, or doors. */
async function arrowsIn(folder: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const folderOf = (file: string): string | null => {
    const [first, ...rest] = path.posix.relative(folder, file).split('/');
    return first === undefined || first === '..' || rest.length === 0 ? null : first;
  };
  const arrows = new Map<string, Set<string>>();
  for (const [file, imports] of await importsBelow(folder)) {
    const from = folderOf(file);
    if (from === null) continue;
    const to = imports.map((one) => folderOf(one.from)).filter((other) => other !== null && other !== from) as string[];
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...to]));
  }
  return arrows;
}

/** Folders that lead back to themselves, and those above them; empty: they all lie above each other. */
function onACircle(arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const below = new Map([...arrows].map(([folder, others]) => [folder, new Set(others)]));
  // Whatever imports nothing that is left lies below the rest: taken away again and again, circles remain.
  for (;;) {
    const lowest = [...below].filter(([, others]) => [...others].every((other) => !below.has(other))).map(([folder]) => folder);
    if (lowest.length === 0) return [...below.keys()].toSorted();
    for (const folder of lowest) below.delete(folder);
  }
}

/** What a module imports at run time, itself or through others. */
function reachedFrom(file: string, imports: Imports): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (one: string): void => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const { from, isType } of imports.get(one) ?? []) if (!isType) visit(from);
  };
  visit(file);
  return reached;
}

describe('the layers of the source', () => {
  for (const folder of ['src', 'src/measure', 'src/github']) {
    it(`no folder of ${folder} imports one that imports it, directly or through others`, async () => {
      const arrows = await arrowsIn(folder);
      assert.ok(arrows.size > 2, 'no folders found');
      assert.deepEqual(onACircle(arrows), []);
    });
  }

  it('a circle would be found', () => {
    assert.deepEqual(
      onACircle(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['c'])],
          ['c', new Set(['b'])],
          ['d', new Set<string>()],
        ]),
      ),
      ['a', 'b', 'c'],
    );
  });

  it('what plans, judges and words has no effects: the same run gives the same words anywhere', async () => {
    const imports = await importsBelow('src');
    const pure = [...imports.keys()].filter((file) => /^src\/(?:plan|judge|report|bisect)\//.test(file));
    assert.ok(pure.length > 50, 'no modules found');
    const effects = pure.flatMap((file) =>
      [...reachedFrom(file, imports)]
        .filter((one) => /^(?:node:(?!path$|util$)|@actions\/|autocannon|tinybench|execa|octokit)/.test(one))
        .map((one) => `${file}: ${one}`),
    );
    assert.deepEqual(effects, []);
  });
});
