import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Reason, Target } from '../model.ts';
import { jsonOf, type PackageTree, requestsOf } from './packages.ts';
import { foldersOf } from './tree.ts';
import { nullIfUnreachable } from '../system/text-file.ts';

const versionSchema = z.object({ version: z.string() });

/** The version of a package that a target finds, perhaps in a folder above; null: none. */
export async function installedVersion(packageName: string, { dir }: Target, tree: string): Promise<string | null> {
  const found = await installedNearest(packageName, dir, tree);
  return found === null ? null : versionOfPackage(found.real);
}

/** Reads the version in a folder's `package.json`; null: it has none. */
const versionOfPackage = async (folder: string): Promise<string | null> =>
  versionSchema.safeParse(await jsonOf(path.join(folder, 'package.json'))).data?.version ?? null;

/** Looks for a package as Node.js does: here, and in the folders above. `real`: its folder without links. */
async function installedNearest(
  name: string,
  folder: string,
  tree: string,
): Promise<{ readonly modules: string; readonly real: string } | null> {
  const modules = path.join(tree, folder, 'node_modules');
  const real = await nullIfUnreachable(() => realpath(path.join(modules, name)));
  if (real !== null) return { modules, real };
  return folder === '.' ? null : installedNearest(name, path.posix.dirname(folder), tree);
}

/** A package of the repository that a registry may have too. */
interface OwnPackage {
  readonly name: string;
  readonly folder: string;
}

/** Public, with a version, and a name that npm accepts: it becomes part of a path. */
const publishableSchema = z.object({
  name: z
    .string()
    .max(214)
    .regex(/^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*$/),
  version: z.string(),
  private: z.literal(false).optional(),
});

/** npm's record of an install, in `node_modules`. */
const hiddenLockSchema = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional().catch(undefined) }).catch({})),
});

/** Requests for a folder of the repository, which a package manager may copy. */
const OF_THE_REPOSITORY = /^(?:file|link|portal|workspace):|^\.{1,2}(?:\/|$)|^~?\//;

/** The packages of a tree that may have been published. */
export function publishablePackages({ packages }: PackageTree): readonly OwnPackage[] {
  return [...packages].flatMap(([folder, manifest]) => {
    const { data } = publishableSchema.safeParse(manifest);
    return data === undefined ? [] : [{ name: data.name, folder }];
  });
}

/**
 * Warns of packages of the repository that a target has from a registry: both arms run the same published copy then. Copies that only
 * other packages ask for do not count. To be called once the target is built.
 *
 * @param packages those of the tree before anything was installed
 */
export async function notesOnPublishedCopies(target: Target, tree: string, packages: readonly OwnPackage[]): Promise<readonly Reason[]> {
  const ofTarget = new Set([target.dir, ...foldersOf(target)]);
  const notes = await Promise.all(
    packages
      .filter(({ folder }) => !ofTarget.has(folder))
      .map(async (own) => {
        const copy = await publishedCopy(own.name, target.dir, tree);
        return copy === null ? [] : [noteOn(own, copy.version, target.dir)];
      }),
  );
  return notes.flat();
}

function noteOn({ name, folder }: OwnPackage, version: string | null, dir: string): Reason {
  return { kind: 'published-copy', folder: dir, package: name, version, own: folder, path: path.posix.relative(dir, folder) };
}

/** The package that code in a folder finds, if it is neither a link into the repository nor a copy of it. */
async function publishedCopy(name: string, dir: string, tree: string): Promise<{ readonly version: string | null } | null> {
  const found = await installedNearest(name, dir, tree);
  if (found === null) return null;
  const inTree = path.relative(await realpath(tree), found.real).split(path.sep);
  if (!inTree.includes('node_modules')) return null;
  if (isCopiedByPnpm(name, found.real) || !(await mayBeOfRegistry(name, found.modules))) return null;
  const requests = await requestsFor(name, dir, { tree, upTo: path.relative(tree, path.dirname(found.modules)) || '.' });
  if (requests.length === 0 || requests.some((asked) => OF_THE_REPOSITORY.test(asked))) return null;
  return { version: await versionOfPackage(found.real) };
}

/** pnpm names the origin in its folders. */
function isCopiedByPnpm(name: string, real: string): boolean {
  return ['', `${name.replaceAll('/', '+')}@`].some((before) => real.includes(`/.pnpm/${before}file+`));
}

/** Requests of the nearest `package.json` that names a package, up to the folder where it was found. */
async function requestsFor(
  name: string,
  folder: string,
  found: { readonly tree: string; readonly upTo: string },
): Promise<readonly string[]> {
  const all = requestsOf(await jsonOf(path.join(found.tree, folder, 'package.json')));
  const requests = all.filter((request) => request.name === name).map(({ asked }) => asked);
  if (requests.length > 0 || folder === found.upTo || folder === '.') return requests;
  return requestsFor(name, path.posix.dirname(folder), found);
}

/** False where npm's record lacks the package (a build put it there) or names a file. Other package managers have no record. */
async function mayBeOfRegistry(name: string, modules: string): Promise<boolean> {
  const { data } = hiddenLockSchema.safeParse(await jsonOf(path.join(modules, '.package-lock.json')));
  if (data === undefined) return true;
  const entry = data.packages[`node_modules/${name}`];
  return entry !== undefined && entry.resolved?.startsWith('file:') !== true;
}
