import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../git-repository.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a repository needs of this one so that `uses: ./` finds the built Action in it. */
export async function filesOfTheAction(): Promise<Files> {
  const built = (await readdir(join(ROOT, 'dist'))).filter((name) => name.endsWith('.js')).map((name) => `dist/${name}`);
  const paths = ['action.yml', 'package.json', ...built];
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(join(ROOT, path), 'utf8')])));
}
