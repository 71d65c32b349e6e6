import assert from 'node:assert/strict';
import { mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { entryPath } from '../../../src/measure/entries.ts';
import { assertOwnModules } from '../../../src/measure/probe/own-modules.ts';
import type { ProbeLog } from '../../../src/measure/probe/probe-log.ts';
import { writeFiles } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { isMeasuringFailure } from '../arm-failure.ts';

const logOf = (...modules: readonly string[]): ProbeLog => ({
  pid: 1,
  nodeVersion: 'v24.0.0',
  sampleEveryMs: 10,
  samples: [],
  memory: [],
  collections: [],
  connections: 0,
  modules,
});

describe('the modules of an arm', () => {
  it('may come from its own tree, also by another name of it, from its home, and from the gate itself', async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.path, { 'tree/server.js': '', 'tree.home/.cache/built.js': '' });
    await symlink(join(folder.path, 'tree'), join(folder.path, 'link'));
    const logs = [logOf(join(folder.path, 'tree/server.js'), join(folder.path, 'tree.home/.cache/built.js')), logOf(entryPath('probe'))];
    await assertOwnModules('head', logs, { tree: join(folder.path, 'link'), nodeOptions: '' });
  });

  for (const name of ['virtual:config', '\0virtual', '/no/such/mock.js']) {
    it(`may be no files, as the key ${JSON.stringify(name)} of a cache`, async () => {
      await using folder = await temporaryFolder();
      await assertOwnModules('head', [logOf(name)], { tree: folder.path, nodeOptions: '' });
    });
  }

  const APM = '/opt/apm/node_modules/@apm/agent/lib/start.js';
  for (const [what, nodeOptions, modules, isPreloaded] of [
    ['nobody preloads', '', ['/opt/stray/index.js'], false],
    ['another than the preloaded one is', '--require /opt/stray/other.js', ['/opt/stray/index.js'], false],
    ['is preloaded by its path', '--max-old-space-size=64 --require /opt/stray/index.js', ['/opt/stray/index.js'], true],
    ['is preloaded by its short option', '-r /opt/stray/index.js', ['/opt/stray/index.js'], true],
    ['is preloaded without its extension', '--require=/opt/stray/index', ['/opt/stray/index.js'], true],
    ['is preloaded by its folder', '--require=/opt/stray', ['/opt/stray/index.js'], true],
    ['is preloaded by its URL', `--import ${pathToFileURL('/opt/a b/index.mjs').href}`, ['/opt/a b/index.mjs'], true],
    ['is preloaded by a path with a blank', '--require "/opt/a b/index.js" --inspect-publish-uid=http', ['/opt/a b/index.js'], true],
    ['is of a package that is preloaded', '--import=@apm/agent/register', [APM], true],
    ["has a package's name as a part of its own", '--import=agent/register', [APM], false],
    ['was loaded first is not the preloaded one', '--require @apm/agent', ['/opt/apm/first.js', APM], true],
  ] as const) {
    it(`may not come from elsewhere; one that ${what} is told, and whether it is preloaded`, async () => {
      await using folder = await temporaryFolder();
      const here = (name: string): string => name.replaceAll('/opt/', `${folder.path}/`);
      await writeFiles(folder.path, Object.fromEntries(modules.map((module) => [module.replace('/opt/', ''), ''])));
      const named = here(modules.at(-1) ?? assert.fail());
      await assert.rejects(
        assertOwnModules('base', [logOf(...modules.map(here))], {
          tree: await mkdtemp(join(folder.path, 'tree-')),
          nodeOptions: here(nodeOptions),
        }),
        isMeasuringFailure({ kind: 'foreign-module', arm: 'base', path: named, isPreloaded }),
      );
    });
  }
});
