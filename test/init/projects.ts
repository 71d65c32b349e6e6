/** Projects as `readProject` gives them. */
import type { Project, ProjectPackage, SourceFile } from '../../src/init/project.ts';

export const ROOT: ProjectPackage = {
  dir: '.',
  name: 'app',
  dependencies: new Set(),
  scripts: {},
  linkedDirs: [],
  manager: 'npm',
  workspace: null,
  hasLockFile: true,
  entry: './index.js',
};

const NOTHING: Project = {
  manager: { manager: 'npm', version: null },
  packages: [ROOT],
  sources: [],
  files: new Set(),
  node: null,
  hasPlugAndPlay: false,
};

/** A project; git tracks its sources and `files`. */
export function projectWith({ files = [], ...parts }: Partial<Omit<Project, 'files'>> & { readonly files?: readonly string[] }): Project {
  const sources: readonly SourceFile[] = parts.sources ?? [];
  return { ...NOTHING, ...parts, files: new Set([...sources.map(({ path }) => path), ...files]) };
}
