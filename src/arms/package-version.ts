import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Target } from '../model.ts';
import { jsonOrNull } from '../text/json.ts';
import { nullIfMissing, nullIfUnreachable } from '../text-file.ts';

const versionSchema = z.object({ version: z.string() });

/**
 * The installed version of a package as a target finds it, which workspaces install in a folder above; null where there is none,
 * or its package.json is no JSON.
 */
export async function installedVersion(packageName: string, { dir }: Pick<Target, 'dir'>, tree: string): Promise<string | null> {
  const found = await installedNearest(packageName, dir, tree);
  return found === null ? null : versionOfPackage(found.real);
}

/** What the `package.json` in a folder says; null: there is none, or it says nothing. */
export async function versionOfPackage(folder: string): Promise<string | null> {
  const text = await nullIfMissing(() => readFile(path.join(folder, 'package.json'), 'utf8'));
  return text === null ? null : versionSchema.safeParse(jsonOrNull(text)).data?.version ?? null;
}

export interface Installed {
  /** The `node_modules` in which it was found, */
  readonly modules: string;
  /** and where it lies without links. */
  readonly real: string;
}

/** As Node.js looks for a package from a folder: there, and in the folders above it. */
export async function installedNearest(name: string, folder: string, tree: string): Promise<Installed | null> {
  const modules = path.join(tree, folder, 'node_modules');
  const real = await nullIfUnreachable(() => realpath(path.join(modules, name)));
  if (real !== null) return { modules, real };
  return folder === '.' ? null : installedNearest(name, path.posix.dirname(folder), tree);
}
