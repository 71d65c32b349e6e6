/** Digests of what a target can reach, in small trees. */
import { digestTarget } from '../../src/prepare/reach/digest.ts';
import { readTree } from '../../src/prepare/tree.ts';
import type { ServerTarget } from '../../src/model.ts';
import { writeFiles, type Files } from '../git-repository.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export const LOCK = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    '': { name: 'tiny', dependencies: { lib: 'file:../../lib' } },
    '../../lib': { name: 'lib', version: '1.0.0' },
    'node_modules/lib': { resolved: '../../lib', link: true },
    'node_modules/express': { version: '5.0.0', resolved: 'https://registry.example.org/express.tgz' },
  },
});

export const FILES: Files = {
  'package.json': '{}',
  'servers/tiny/server.js': 'serve()',
  'servers/tiny/package-lock.json': LOCK,
  'servers/tinier/server.js': 'serve()',
  'lib/index.js': 'lib()',
  'shared/schema.json': '{}',
};

/** Whether a change of one file, which keeps its meaning, reaches a target in a tree of FILES with some changed or added. */
export async function isReachedIn(files: Files, changed: string, change: Partial<ServerTarget>): Promise<boolean> {
  return await digestWith({ ...files, [changed]: `${files[changed] ?? ''} ` }, change) !== await digestWith(files, change);
}

/** The digest of a target in a tree of FILES with some changed or added. */
export async function digestWith(changed: Files, change: Partial<ServerTarget> = {}): Promise<string> {
  await using tree = await temporaryFolder();
  await writeFiles(tree.path, { ...FILES, ...changed });
  return await digestTarget(serverTargetOf(change), await readTree(tree.path));
}
