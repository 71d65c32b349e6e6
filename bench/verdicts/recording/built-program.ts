import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { repository } from '../../recording.ts';

/**
 * Builds the program from the source as it is now, into a folder that is not there yet: what lies in `dist/` may be older,
 * and may be built anew while it is measured with. Gives the path of its `cli.js`.
 */
export async function buildProgram(folder: string): Promise<string> {
  const dist = path.join(folder, 'dist');
  await mkdir(folder);
  // As in the package: the manifest above them says that its files are modules.
  await copyFile(path.join(repository, 'package.json'), path.join(folder, 'package.json'));
  await execa(process.execPath, ['build.ts', dist], { cwd: repository, preferLocal: true });
  return path.join(dist, 'cli.js');
}
