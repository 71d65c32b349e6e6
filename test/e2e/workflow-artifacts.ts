/** Artifacts as actions/upload-artifact and actions/download-artifact handle them, and as GitHub's API then has them. */
import { glob, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { type Files, writeFiles } from '../git-repository.ts';
import type { ArtifactRecord } from '../github/client/workflow-resources.ts';
import { zipOfFiles } from '../zip-file.ts';

/** What a job uploaded, for the jobs after it and for GitHub's API at once. */
export interface UploadedArtifact extends ArtifactRecord {
  readonly files: Files;
}

/** An artifact of the files that are there, by their paths below the folder that they have in common; null: there are none. */
export async function artifactOf(
  paths: readonly string[],
  {
    id,
    runId,
    name,
    workspace,
    withHidden,
  }: { readonly id: number; readonly runId: number; readonly name: string; readonly workspace: string; readonly withHidden: boolean },
): Promise<UploadedArtifact | null> {
  const found = (await Promise.all(paths.map((path) => filesAt(resolve(workspace, path))))).flat();
  const root = commonFolder(found);
  const files: Record<string, string> = {};
  for (const path of found) {
    const isHidden = relative(workspace, path)
      .split(sep)
      .some((part) => part.startsWith('.'));
    if (withHidden || !isHidden) files[relative(root, path)] = await readFile(path, 'utf8');
  }
  return Object.keys(files).length === 0 ? null : { id, runId, name, files, content: zipOfFiles(files) };
}

/** Writes the artifacts that a pattern asks for into a folder, each into one of its own. Gives their names. */
export async function downloadArtifacts(
  artifacts: readonly UploadedArtifact[],
  { pattern, into }: { readonly pattern: string; readonly into: string },
): Promise<readonly string[]> {
  const wanted = artifacts.filter(({ name }) => picomatch.isMatch(name, pattern));
  for (const { name, files } of wanted) await writeFiles(join(into, name), files);
  return wanted.map(({ name }) => name);
}

/** A file, or all files of a folder. */
async function filesAt(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => null);
  if (found === null || found.isFile()) return found === null ? [] : [path];
  const entries = await Array.fromAsync(glob('**/*', { cwd: path, withFileTypes: true }));
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function commonFolder(paths: readonly string[]): string {
  const [first = '', ...others] = paths.map(dirname);
  let folder = first;
  while (!others.every((other) => other === folder || other.startsWith(`${folder}${sep}`))) folder = dirname(folder);
  return folder;
}
