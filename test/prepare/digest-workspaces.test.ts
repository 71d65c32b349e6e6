import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerTarget } from '../../src/model.ts';
import type { Files } from '../git-repository.ts';
import { isReachedIn } from './digested.ts';

/** A workspace whose members require each other by their names, and a mock in code at its root. */
const WORKSPACE: Files = {
  'package.json': '{"workspaces":["apps/*","packages/*"]}',
  'apps/api/package.json': '{"name":"api","dependencies":{"@acme/core":"*"}}', 'apps/api/server.js': "import '@acme/core';",
  'packages/core/package.json': '{"name":"@acme/core","dependencies":{"@acme/deep":"^1.0.0"}}', 'packages/core/index.js': "import '@acme/deep';", 'packages/core/data.txt': '',
  'packages/deep/package.json': '{"name":"@acme/deep","dependencies":{"@acme/core":"*"}}', 'packages/deep/index.js': '',
  'packages/other/package.json': '{"name":"@acme/other"}', 'packages/other/index.js': '',
  'mocks/auth.js': '', 'README.md': '',
};

/** What it is made of is told by code: the mock. */
const MEMBER = { dir: 'apps/api', install: 'npm ci', dependsOn: ['mocks/auth.js'] } as const satisfies Partial<ServerTarget>;

/** What the member requires, in place of the above. */
const requiring = (manifest: object): Files => ({ ...WORKSPACE, 'apps/api/package.json': JSON.stringify(manifest) });

describe('the digest of a member of a workspace that names code in dependsOn', () => {
  for (const { by, files, install } of [
    { by: 'npm', files: WORKSPACE, install: 'npm ci' },
    { by: 'pnpm', files: { ...requiring({ dependencies: { '@acme/core': 'workspace:*' } }), 'package.json': '{}', 'pnpm-workspace.yaml': 'packages: [apps/*, packages/*]' }, install: 'pnpm install' },
    { by: 'npm at its root', files: WORKSPACE, install: 'npm --prefix ../.. ci' },
  ] as const satisfies readonly { readonly by: string; readonly files: Files; readonly install: string }[]) {
    it(`changes with all files of the packages that ${by} links by the names that it requires, and that these require`, async () => {
      const target = { ...MEMBER, install };
      for (const changed of ['packages/core/index.js', 'packages/core/data.txt', 'packages/core/new.js', 'packages/deep/index.js', 'mocks/auth.js']) {
        assert.ok(await isReachedIn(files, changed, target), changed);
      }
      for (const changed of ['packages/other/index.js', 'README.md']) assert.equal(await isReachedIn(files, changed, target), false, changed);
    });
  }

  for (const [how, manifest] of [
    ['to be developed', { devDependencies: { '@acme/core': '*' } }],
    ['if they can be had', { optionalDependencies: { '@acme/core': '*' } }],
    ['beside it', { peerDependencies: { '@acme/core': '>=1' } }],
    ['in a version', { dependencies: { '@acme/core': '^1.0.0' } }],
    ['by a folder from the root', { dependencies: { '@acme/core': 'file:packages/core' } }],
    ['by an alias of npm', { dependencies: { core: 'npm:@acme/core@1' } }],
    ['by an alias of npm without a version', { dependencies: { core: 'npm:@acme/core' } }],
    ['by an alias of a workspace', { dependencies: { core: 'workspace:@acme/core@*' } }],
  ] as const) {
    it(`changes with packages that it requires ${how}`, async () => {
      for (const changed of ['packages/core/index.js', 'packages/deep/index.js']) assert.ok(await isReachedIn(requiring(manifest), changed, MEMBER), changed);
      assert.equal(await isReachedIn(requiring(manifest), 'packages/other/index.js', MEMBER), false);
    });
  }

  it('changes with what the package around it requires, where it is none of its own', async () => {
    const files: Files = { ...WORKSPACE, 'apps/api/bench/bench.js': '' };
    const inside = { ...MEMBER, dir: 'apps/api/bench' };
    assert.ok(await isReachedIn(files, 'packages/core/index.js', inside));
    assert.equal(await isReachedIn({ ...files, 'apps/api/bench/package.json': '{}' }, 'packages/core/index.js', inside), false);
  });

  it('changes with what an edition of it requires', async () => {
    const files: Files = { ...requiring({}), 'apps/api/versions/5/package.json': WORKSPACE['apps/api/package.json']! };
    const five: Partial<ServerTarget> = { ...MEMBER, name: 'api@5', dir: 'apps/api@5', edition: { source: 'apps/api', overlay: 'versions/5', siblings: [] } };
    assert.ok(await isReachedIn(files, 'packages/core/index.js', five));
    assert.equal(await isReachedIn(files, 'packages/core/index.js', MEMBER), false);
  });

  it('changes with each package of a name, and not with one that lies in node_modules of another', async () => {
    const manifest = WORKSPACE['packages/core/package.json']!;
    const files: Files = { ...WORKSPACE, 'packages/next/package.json': manifest, 'tools/node_modules/@acme/core/package.json': manifest };
    assert.ok(await isReachedIn(files, 'packages/next/index.js', MEMBER));
    assert.equal(await isReachedIn(files, 'tools/node_modules/@acme/core/index.js', MEMBER), false);
  });

  it('changes with these beside what a lock file that was left in its folder links', async () => {
    const files: Files = {
      ...WORKSPACE, 'apps/api/package-lock.json': '{"packages":{"node_modules/@acme/other":{"resolved":"../../packages/other","link":true}}}',
    };
    for (const changed of ['packages/core/index.js', 'packages/other/index.js']) assert.ok(await isReachedIn(files, changed, MEMBER), changed);
    assert.equal(await isReachedIn(files, 'README.md', MEMBER), false);
  });

  it('changes with every file where it names data alone', async () => {
    for (const [install, changed] of [['npm ci', 'README.md'], ['pnpm install', 'packages/core/index.js']] as const) {
      assert.ok(await isReachedIn(WORKSPACE, changed, { ...MEMBER, install, dependsOn: ['packages/core/data.txt'] }), install);
    }
  });
});
