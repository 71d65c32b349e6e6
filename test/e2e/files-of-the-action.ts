import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../git-repository.ts';
import { SHORT_PACKAGE } from '../program/short-program.ts';

/** The files by which `uses: ./` finds the built Action, with short rounds, in a repository. */
export async function filesOfTheAction(): Promise<Files> {
  const built = (await readdir(join(SHORT_PACKAGE, 'dist'), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => `dist/${name}`);
  const paths = ['action.yml', 'package.json', ...built];
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(join(SHORT_PACKAGE, path), 'utf8')])));
}
