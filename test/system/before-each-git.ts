import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';

/** The variable by which this command of a shell, which sees git's arguments, comes before every git. `folder` keeps what does so. */
export async function beforeEachGit(folder: string, command: string): Promise<Readonly<Record<'PATH', string>>> {
  const bin = join(folder, 'bin');
  const { stdout: realGit } = await execa('which', ['git']);
  await mkdir(bin);
  await writeFile(join(bin, 'git'), `#!/bin/sh\n${command}\nexec '${realGit}' "$@"\n`, { mode: 0o755 });
  return { PATH: `${bin}${delimiter}${process.env['PATH']}` };
}
