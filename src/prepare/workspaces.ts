import { readFile } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch/posix.js';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEFAULT_INSTALL } from '../config/schema.ts';
import type { Target } from '../model.ts';
import { isInstalled } from './reach/files-led-to.ts';
import { foldersAbove, jsonIn, type Tree } from './tree.ts';
import { nullIfUnreachable } from '../system/text-file.ts';
import { jsonOrNull } from '../text/phrases.ts';

/** What the `package.json` files of a tree say, by their folders. Those of others do not count, also where the repository keeps them. */
export async function manifestsOf(tree: Tree): Promise<ReadonlyMap<string, unknown>> {
  const files = tree.sorted.filter((file) => path.posix.basename(file) === 'package.json' && !isInstalled(file));
  return new Map(await Promise.all(files.map(async (file) => [path.posix.dirname(file), await jsonIn(tree, file)] as const)));
}

const requestsSchema = z.record(z.string(), z.string()).optional().catch(undefined);
const requestingSchema = z.object({ dependencies: requestsSchema, devDependencies: requestsSchema, optionalDependencies: requestsSchema, peerDependencies: requestsSchema });

/** How a `package.json` asks for a package. */
interface PackageRequest {
  readonly name: string;
  /** A range of versions, a path, or an alias: `^1.2.0`, `file:../core`, `npm:@acme/core@1`. */
  readonly asked: string;
}

/** All that it asks for, by whichever kind of dependency. */
export function requestsOf(manifest: unknown): readonly PackageRequest[] {
  const { data } = requestingSchema.safeParse(manifest);
  const kinds = [data?.dependencies, data?.devDependencies, data?.optionalDependencies, data?.peerDependencies];
  return kinds.flatMap((requests) => Object.entries(requests ?? {})).map(([name, asked]) => ({ name, asked }));
}

/** Which folders are members of a workspace: their packages are installed as the workspace's lock file says, and no other is read. */

const globsSchema = z.array(z.string());
const manifestSchema = z.object({ workspaces: z.union([globsSchema, z.object({ packages: globsSchema }).transform(({ packages }) => packages)]) });
const pnpmSchema = z.object({ packages: globsSchema });

/** Whether a target is installed as a member of a workspace. That of pnpm is nothing to the default install, which is npm's. */
export async function isMember({ dir, install }: Pick<Target, 'dir' | 'install'>, tree: string): Promise<boolean> {
  if (install === null) return false;
  if ((await workspaceAround(dir, tree)) !== null) return true;
  return install !== DEFAULT_INSTALL && (await pnpmWorkspaceAround(dir, tree)) !== null;
}

/**
 * The nearest folder above a folder whose `package.json` has it among its `workspaces`, as npm, Yarn and Bun look for it, from
 * the tree's root; null: there is none.
 */
export function workspaceAround(dir: string, tree: string): Promise<string | null> {
  return nearestAbove(dir, async (folder) => manifestSchema.safeParse(jsonOrNull(await textOf(path.join(tree, folder, 'package.json')))).data?.workspaces ?? []);
}

/** The same by `pnpm-workspace.yaml`. */
function pnpmWorkspaceAround(dir: string, tree: string): Promise<string | null> {
  return nearestAbove(dir, async (folder) => pnpmSchema.safeParse(yamlOrNull(await textOf(path.join(tree, folder, 'pnpm-workspace.yaml')))).data?.packages ?? []);
}

async function nearestAbove(dir: string, globsOf: (folder: string) => Promise<readonly string[]>): Promise<string | null> {
  for (const folder of ['.', ...foldersAbove(dir)].toReversed()) {
    if (isNamedBy(await globsOf(folder), path.posix.relative(folder, dir))) return folder;
  }
  return null;
}

/** A glob that begins with `!` keeps out what it matches. */
function isNamedBy(globs: readonly string[], folder: string): boolean {
  const matches = (some: readonly string[]): boolean => picomatch(some.map(withoutEnds).filter((glob) => glob !== ''))(folder);
  return matches(globs.filter((glob) => !keepsOut(glob))) && !matches(globs.filter(keepsOut));
}

const keepsOut = (glob: string): boolean => glob.startsWith('!');

// `./apps/` and `apps` are the same.
const withoutEnds = (glob: string): string => glob.replace(/^!?(?:\.?\/+)?/, '').replace(/\/+$/, '');

/** Empty where there is none. */
const textOf = async (file: string): Promise<string> => (await nullIfUnreachable(() => readFile(file, 'utf8'))) ?? '';

function yamlOrNull(text: string): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    return null;
  }
}

const namedSchema = z.object({ name: z.string() });

/** A package that is asked for by another name than its own: `npm:@acme/core@1`, `workspace:@acme/core@*`. */
const ALIAS = /^(?:npm|workspace):(?<name>(?:@[^/@]+\/)?[^/@]+)(?:@|$)/;

/**
 * The folders of the tree's packages that a package requires by their names, and of those that these require: a workspace links them
 * where it has them. Of several packages of one name all, and whichever version is asked for: which of them is linked, only an install knows.
 *
 * @param manifest path from the tree's root of the `package.json` that requires them; one that is not there requires nothing
 */
export async function requiredMembers(manifest: string, tree: Tree): Promise<ReadonlySet<string>> {
  const manifests = await manifestsOf(tree);
  const named = [...manifests].map(([folder, said]) => ({ folder, name: namedSchema.safeParse(said).data?.name }));
  const byName = Map.groupBy(named, ({ name }) => name);
  const requiredBy = (said: unknown): readonly string[] => requestsOf(said).flatMap(namesIn).flatMap((name) => byName.get(name) ?? []).map(({ folder }) => folder);
  const required = new Set(requiredBy(await jsonIn(tree, manifest)));
  // What is added on the way is visited too.
  for (const folder of required) {
    for (const further of requiredBy(manifests.get(folder))) required.add(further);
  }
  return required;
}

/** The name that it is imported by, and that of what an alias stands for. */
function namesIn({ name, asked }: PackageRequest): readonly string[] {
  const aliased = ALIAS.exec(asked)?.groups?.['name'];
  return aliased === undefined ? [name] : [name, aliased];
}
