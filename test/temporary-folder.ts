import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder that is removed at the end of its scope. */
export const temporaryFolder = (): Promise<AsyncDisposable & { readonly path: string }> =>
  mkdtempDisposable(join(tmpdir(), 'perf-gate-test-'));

/** What `act` comes to while temporary files go into this folder. */
export async function withTemporaryFiles<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = folder;
  try {
    return await act();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}

/** A new folder below another, whose path is too long for the path of a socket. */
export async function longFolderIn(folder: string): Promise<string> {
  const long = join(folder, 'l'.repeat(90));
  await mkdir(long);
  return long;
}

/** As a file system answers that is mounted noexec, where it is asked whether a file may be run. */
export const refuseToRun = async (): Promise<never> =>
  Promise.reject(Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }));
