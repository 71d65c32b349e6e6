import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { entryPath } from '../../../src/measure/entries.ts';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { assertOwnModules } from '../../../src/measure/probe/own-modules.ts';
import type { ProbeLog } from '../../../src/measure/probe/probe-log.ts';
import { writeFiles } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const logOf = (...modules: readonly string[]): ProbeLog => ({ pid: 1, nodeVersion: 'v24.0.0', samples: [], memory: [], collections: [], connections: 0, modules });

const INSTALL = 'have it installed inside the target\'s folder (Yarn: `nodeLinker: node-modules`; pnpm: `enableGlobalVirtualStore: false`; no global links)';
const UNSET = 'NODE_OPTIONS of your shell or job preloads it; unset it';

describe('the modules of an arm', () => {
  it('may come from its own tree, also by another name of it, and from the gate itself', async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.path, { 'tree/server.js': '' });
    await symlink(join(folder.path, 'tree'), join(folder.path, 'link'));
    const logs = [logOf(join(folder.path, 'tree/server.js')), logOf(entryPath('probe'))];
    await assertOwnModules('head', logs, { tree: join(folder.path, 'link'), nodeOptions: '' });
  });

  const APM = '/opt/apm/node_modules/@apm/agent/lib/start.js';
  for (const [what, nodeOptions, modules, cure] of [
    ['nobody preloads', '', ['/opt/stray/index.js'], INSTALL],
    ['another than the preloaded one is', '--require /opt/stray/other.js', ['/opt/stray/index.js'], INSTALL],
    ['is preloaded by its path', '--max-old-space-size=64 --require /opt/stray/index.js', ['/opt/stray/index.js'], UNSET],
    ['is preloaded by its short option', '-r /opt/stray/index.js', ['/opt/stray/index.js'], UNSET],
    ['is preloaded without its extension', '--require=/opt/stray/index', ['/opt/stray/index.js'], UNSET],
    ['is preloaded by its folder', '--require=/opt/stray', ['/opt/stray/index.js'], UNSET],
    ['is preloaded by its URL', `--import ${pathToFileURL('/opt/a b/index.mjs').href}`, ['/opt/a b/index.mjs'], UNSET],
    ['is preloaded by a path with a blank', '--require "/opt/a b/index.js" --inspect-publish-uid=http', ['/opt/a b/index.js'], UNSET],
    ['is of a package that is preloaded', '--import=@apm/agent/register', [APM], UNSET],
    ['has a package\'s name as a part of its own', '--import=agent/register', [APM], INSTALL],
    ['was loaded first is not the preloaded one', '--require @apm/agent', ['/opt/apm/first.js', APM], UNSET],
  ] as const) {
    it(`may not come from elsewhere; one that ${what} is told how to mend`, async () => {
      await using folder = await temporaryFolder();
      const named = modules.at(-1) ?? assert.fail();
      await assert.rejects(assertOwnModules('base', [logOf(...modules)], { tree: folder.path, nodeOptions }), (error) => {
        assert.ok(error instanceof MeasuringFailure);
        assert.match(error.message, /^base loaded \S.*\/\S+ from outside its own copy of the repository \(/);
        assert.ok(error.message.endsWith(`(${named}); ${cure}`), error.message);
        return true;
      });
    });
  }
});
