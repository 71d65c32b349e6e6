/** Packages of a tree by their `package.json` files, and the parts of the tree that a target links. */
import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch/posix.js';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { Target } from '../model.ts';
import { leadsOut, placeBelow } from '../system/paths.ts';
import { nullIfUnreachable, nullOn, textIfReadable } from '../system/text-file.ts';
import { hasTooManyExplicitKeys } from '../text/explicit-keys.ts';
import { jsonOrNull } from '../text/phrases.ts';
import { foldersAbove, foldersOf, isIn, placesIn, targetFiles } from './tree.ts';

/** Files, packages and links of a tree. Paths start at its root. */
export interface PackageTree {
  readonly files: readonly string[];
  /** Contents of the `package.json` files by folder, without those of installed packages; null: not JSON. */
  readonly packages: ReadonlyMap<string, unknown>;
  /** Where symbolic links lead, and TypeScript's configurations by `extends` and `references`. */
  readonly links: ReadonlyMap<string, readonly string[]>;
}

export const LOCK_FILES_OF_NPM = ['npm-shrinkwrap.json', 'package-lock.json'] as const;

/** Lock files of every package manager. */
export const LOCK_FILES = [...LOCK_FILES_OF_NPM, 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'] as const;

/** Reads the tree of a folder. `links`: which of its files may be symbolic links. */
export async function readPackageTree(root: string, files: readonly string[], links: readonly string[] = []): Promise<PackageTree> {
  const manifests = files.filter((file) => path.posix.basename(file) === 'package.json' && !isInstalled(file));
  const packages = manifests.map(async (file) => [path.posix.dirname(file), await jsonOf(path.join(root, file))] as const);
  const symbolic = links.map(async (link) => [link, await placesLinked(root, link)] as const);
  const ofTypeScript = files
    .filter((file) => TYPESCRIPT_CONFIG.test(file) && !isInstalled(file))
    .map(async (file) => [file, placesOfTypeScript(file, await textIfReadable(path.join(root, file)), files)] as const);
  const led = await Promise.all([...symbolic, ...ofTypeScript]);
  return { files, packages: new Map(await Promise.all(packages)), links: new Map(led.filter(([, places]) => places.length > 0)) };
}

/** Where a symbolic link leads inside of the repository; none: out of it, or it is no link. */
async function placesLinked(root: string, link: string): Promise<readonly string[]> {
  const to = await nullOn(['ENOENT', 'ENOTDIR', 'EINVAL'], () => readlink(path.join(root, link)));
  const place = to === null ? null : await placeOfLink(root, link, to);
  return place === null ? [] : [place];
}

/** The place in a repository to which a symbolic link leads, by a relative path or an absolute one; null: it leads out. */
export async function placeOfLink(root: string, link: string, to: string): Promise<string | null> {
  const direct = path.posix.join(path.posix.dirname(link), to);
  if (!path.isAbsolute(to) && !leadsOut(direct)) return path.posix.join(direct, '.');
  const place = await placeBelow(root, path.resolve(root, path.dirname(link), to));
  return place === null ? null : path.posix.join(place, '.');
}

const TYPESCRIPT_CONFIG = /(?:^|\/)[jt]sconfig[^/]*\.json$/;

/** Paths of `extends` and `references`. The file may have comments, so that it is no JSON. */
function placesOfTypeScript(file: string, text: string, files: readonly string[]): readonly string[] {
  const extended = [...text.matchAll(/"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/g)].flatMap(([, list = '']) => [...list.matchAll(/"([^"]*)"/g)]);
  const referred = [...text.matchAll(/"references"\s*:\s*(\[[^\]]*\])/g)].flatMap(([, list = '']) => [
    ...list.matchAll(/"path"\s*:\s*"([^"]*)"/g),
  ]);
  // Others are installed packages.
  const named = [...extended, ...referred].map(([, to = '']) => to).filter((to) => to.startsWith('.'));
  return named
    .map((to) => path.posix.join(path.posix.dirname(file), to, '.'))
    .filter((place) => !leadsOut(place))
    .map((place) => (files.includes(`${place}.json`) ? `${place}.json` : place));
}

const isInstalled = (file: string): boolean => /(?:^|\/)node_modules\//.test(file);

/** The content of a JSON file; null: there is none, or it is not JSON. */
export async function jsonOf(file: string): Promise<unknown> {
  const text = await nullIfUnreachable(() => readFile(file, 'utf8'));
  return text === null ? null : jsonOrNull(text);
}

/** Never throws. null: it is not YAML. */
export function yamlOrNull(text: string): unknown {
  if (hasTooManyExplicitKeys(text)) return null;
  try {
    // A warning would be printed, with the text that it is about.
    return parseYaml(text, { logLevel: 'error' });
  } catch {
    return null;
  }
}

const requestsSchema = z.record(z.string(), z.string()).optional().catch(undefined);
const requestingSchema = z.object({
  dependencies: requestsSchema,
  devDependencies: requestsSchema,
  optionalDependencies: requestsSchema,
  peerDependencies: requestsSchema,
});

/** How a `package.json` asks for a package. */
interface PackageRequest {
  readonly name: string;
  /** A range of versions, a path, or an alias: `^1.2.0`, `file:../core`, `npm:@acme/core@1`. */
  readonly asked: string;
}

/** All requests of a `package.json`, of every kind of dependency. */
export function requestsOf(manifest: unknown): readonly PackageRequest[] {
  const { data } = requestingSchema.safeParse(manifest);
  const kinds = [data?.dependencies, data?.devDependencies, data?.optionalDependencies, data?.peerDependencies];
  return kinds.flatMap((requests) => Object.entries(requests ?? {})).map(([name, asked]) => ({ name, asked }));
}

/**
 * Follows links from a target, and on from there: requests by a path, requests by the name of any package of the tree (a workspace
 * may link it), symbolic links, and configurations of TypeScript.
 *
 * @returns files and folders outside of the target's own; whether a `package.json` in its own folder asks for any, because a symbolic link
 * says nothing about what else is used; and a `package.json` on the way that is not JSON
 */
export function linkedPlaces(
  target: Target,
  tree: PackageTree,
): { readonly places: readonly string[]; readonly isDeclared: boolean; readonly unreadable: string | null } {
  const byName = Map.groupBy(
    [...tree.packages].map(([folder, said]) => ({ folder, name: nameIn(said) })),
    ({ name }) => name,
  );
  const own = new Set([target.dir, ...foldersOf(target)]);
  const found = new Set<string>();
  let unreadable: string | null = null;
  /** `placed`: the folder in which its paths begin. */
  const requestedIn = (folder: string, placed: string): readonly string[] =>
    requestsOf(tree.packages.get(folder))
      .flatMap((request) => placesAskedFor(request, placed, byName))
      .filter((place) => !own.has(place));
  const follow = (folder: string, placed: string): void => {
    if (tree.packages.get(folder) === null) unreadable = path.posix.join(folder, 'package.json');
    const byFile = [...tree.links].flatMap(([link, to]) => (link === folder || isIn(folder)(link) ? to : []));
    for (const place of [...requestedIn(folder, placed), ...byFile]) {
      if (own.has(place) || found.has(place)) continue;
      found.add(place);
      follow(place, place);
    }
  };
  for (const folder of foldersOf(target)) follow(folder, target.dir);
  const above = nearestManifest(target, tree);
  if (above !== null) follow(above, above);
  return { places: [...found], isDeclared: foldersOf(target).some((folder) => requestedIn(folder, target.dir).length > 0), unreadable };
}

/** The nearest folder above a target that has a `package.json`; null: there is none, or the target has its own. */
function nearestManifest(target: Target, { files, packages }: PackageTree): string | null {
  const own = path.posix.join(target.dir, 'package.json');
  if (target.edition === null ? placesIn(files).files.has(own) : targetFiles(target, files).has(own)) return null;
  return ['.', ...foldersAbove(target.dir)].findLast((folder) => packages.has(folder)) ?? null;
}

/** A package that is asked for by another name than its own: `npm:@acme/core@1`, `workspace:@acme/core@*`. */
const ALIAS = /^(?:npm|workspace):(?<name>(?:@[^/@]+\/)?[^/@]+)(?:@|$)/;

/** A package that is asked for by its path. */
const BY_PATH = /^(?:(?:file|link|portal|workspace):)?(?<place>\.{1,2}(?:\/.*)?|(?<=^(?:file|link|portal):)[^/~].*)$/;

/** Folders of the tree that a request may mean. */
export function placesAskedFor(
  { name, asked }: PackageRequest,
  from: string,
  byName: ReadonlyMap<string | null, readonly { readonly folder: string }[]>,
): readonly string[] {
  const place = BY_PATH.exec(asked)?.groups?.['place'];
  if (place !== undefined) {
    const folder = path.posix.join(from, place, '.');
    return leadsOut(folder) ? [] : [folder];
  }
  const names = [name, ALIAS.exec(asked)?.groups?.['name'] ?? name];
  return [...new Set(names)].flatMap((one) => byName.get(one) ?? []).map(({ folder }) => folder);
}

const namedSchema = z.object({ name: z.string() });
const nameIn = (manifest: unknown): string | null => namedSchema.safeParse(manifest).data?.name ?? null;

const globsSchema = z.array(z.string());
const workspacesSchema = z.object({
  workspaces: z.union([globsSchema, z.object({ packages: globsSchema }).transform(({ packages }) => packages)]),
});

/** Globs of the members that a `package.json` names in `workspaces`. */
export const workspaceGlobs = (manifest: unknown): readonly string[] => workspacesSchema.safeParse(manifest).data?.workspaces ?? [];

/** The nearest folder above whose `package.json` lists a folder in `workspaces`; null: there is none. */
export async function workspaceAround(dir: string, tree: string): Promise<string | null> {
  for (const folder of ['.', ...foldersAbove(dir)].toReversed()) {
    const globs = workspaceGlobs(await jsonOf(path.join(tree, folder, 'package.json')));
    if (isNamedBy(globs, path.posix.relative(folder, dir))) return folder;
  }
  return null;
}

/** Tells whether globs take a folder in; those that begin with `!` keep it out. */
export function isNamedBy(globs: readonly string[], folder: string): boolean {
  const matches = (some: readonly string[]): boolean => picomatch(some.map(withoutEnds).filter((glob) => glob !== ''))(folder);
  return matches(globs.filter((glob) => !keepsOut(glob))) && !matches(globs.filter(keepsOut));
}

const keepsOut = (glob: string): boolean => glob.startsWith('!');

// `./apps/` and `apps` are the same.
const withoutEnds = (glob: string): string => glob.replace(/^!?(?:\.?\/+)?/, '').replace(/\/+$/, '');

const versionSchema = z.object({ version: z.string() });

/** The version of a package that a target finds as Node.js does, in its folder or in one above; null: none. */
export async function installedVersion(name: string, { dir }: Pick<Target, 'dir'>, tree: string): Promise<string | null> {
  const manifest = await jsonOf(path.join(tree, dir, 'node_modules', name, 'package.json'));
  if (manifest !== null || dir === '.') return versionSchema.safeParse(manifest).data?.version ?? null;
  return installedVersion(name, { dir: path.posix.dirname(dir) }, tree);
}
