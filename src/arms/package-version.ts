import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Target } from '../model.ts';
import { jsonOrNull } from '../text/json.ts';
import { nullIfMissing } from '../text-file.ts';

const versionSchema = z.object({ version: z.string() });

/** The installed version of the package that a target is about; null where there is none, or its package.json is no JSON. */
export async function installedVersion(target: Target, tree: string): Promise<string | null> {
  if (target.versionOf === null) return null;
  return versionOfPackage(path.join(tree, target.dir, 'node_modules', target.versionOf));
}

/** What the `package.json` in a folder says; null: there is none, or it says nothing. */
export async function versionOfPackage(folder: string): Promise<string | null> {
  const text = await nullIfMissing(() => readFile(path.join(folder, 'package.json'), 'utf8'));
  return text === null ? null : versionSchema.safeParse(jsonOrNull(text)).data?.version ?? null;
}
