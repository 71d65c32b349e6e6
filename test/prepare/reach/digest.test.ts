import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { digestTarget } from '../../../src/prepare/reach/digest.ts';
import { readTree } from '../../../src/prepare/tree.ts';
import type { ServerTarget } from '../../../src/model.ts';
import { writeFiles, type Files } from '../../git-repository.ts';
import { serverTargetOf } from '../../targets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { digestWith, FILES, LOCK } from '../digested.ts';

const isReachedBy = async (changed: string, target: Partial<ServerTarget>): Promise<boolean> => await digestWith({ [changed]: '[]' }, target) !== await digestWith({}, target);

describe('the digest of what a target can reach', () => {
  for (const [what, changed, target] of [
    ['a file of its folder', { 'servers/tiny/server.js': 'serve(1)' }, {}],
    ['a new file deep in its folder', { 'servers/tiny/a/b/c.js': '' }, {}],
    ['a hidden file of its folder', { 'servers/tiny/.env': 'A=1' }, {}],
    ['a file in a hidden folder', { 'servers/tiny/.config/app.json': '{}' }, {}],
    ['its lock file', { 'servers/tiny/package-lock.json': LOCK.replace('5.0.0', '5.0.1') }, {}],
    ['a package that the lock file links', { 'lib/index.js': 'lib(1)' }, {}],
    ['a hidden file of a linked package', { 'lib/.swcrc': '{}' }, {}],
    ['a file that dependsOn names', { 'shared/schema.json': '[]' }, { dependsOn: ['shared/schema.json'] }],
    ['a file that a glob of dependsOn matches', { 'shared/deep/other.json': '' }, { dependsOn: ['shared/**/*.json'] }],
    ['a hidden file that a glob of dependsOn matches', { 'shared/.rc.json': '' }, { dependsOn: ['shared/*.json'] }],
    ['a file of a folder that dependsOn names', { 'shared/deep/other.json': '' }, { dependsOn: ['shared'] }],
    ['a folder whose name looks like a glob', { 'servers/[tiny]/server.js': '1' }, { dir: 'servers/[tiny]' }],
    ['a package that git tracks below node_modules', { 'servers/tiny/node_modules/express/index.js': '' }, {}],
    ['any file, for a target whose folder git knows by another name', { 'shared/.rc.json': '' }, { dir: 'Servers/tiny' }],
    ['any file, for a target at the root', { 'shared/.rc.json': '' }, { dir: '.' }],
    ['any file, for a target that is installed without a lock file of npm\'s', { 'shared/.rc.json': '' }, { dir: 'servers/tinier', install: 'pnpm install' }],
    ['any file, for a target that names data alone in dependsOn beside that', { 'lib/index.js': '1' }, { dir: 'servers/tinier', install: 'pnpm install', dependsOn: ['shared'] }],
    ['any file, for a target that names its own code in dependsOn beside that', { 'lib/index.js': '1' }, { dir: 'servers/tinier', install: 'pnpm install', dependsOn: ['servers/tinier'] }],
  ] as const satisfies readonly (readonly [string, Files, Partial<ServerTarget>])[]) {
    it(`changes with ${what}`, async () => {
      assert.notEqual(await digestWith(changed, target), await digestWith({}, target));
    });
  }

  it('changes with the target\'s own configuration', async () => {
    assert.notEqual(await digestWith({}, { start: 'node --jitless server.js' }), await digestWith({}));
  });

  for (const [what, changed] of [
    ['a file elsewhere', { 'shared/schema.json': '[]', 'README.md': '' }],
    ['a target whose name begins alike', { 'servers/tinier/server.js': '1' }],
    ['what git keeps in a folder of its own', { 'servers/tiny/.git/HEAD': '', '.git/HEAD': '' }],
  ] as const satisfies readonly (readonly [string, Files])[]) {
    it(`does not change with ${what}`, async () => {
      assert.equal(await digestWith(changed), await digestWith({}));
    });
  }

  for (const [what, change] of [
    ['names in dependsOn what it is made of', { install: 'pnpm install', dependsOn: ['lib'] }],
    ['installs nothing', { install: null }],
  ] as const satisfies readonly (readonly [string, Partial<ServerTarget>])[]) {
    it(`does not change with a file elsewhere where a target without a lock file ${what}`, async () => {
      const tinier = { dir: 'servers/tinier', ...change };
      assert.equal(await digestWith({ 'README.md': '' }, tinier), await digestWith({}, tinier));
    });
  }

  for (const changed of ['pnpm-lock.yaml', 'package.json', 'servers/pnpm-workspace.yaml', 'servers/tinier/yarn.lock', 'patches/express+4.21.2.patch', 'servers/patches/deep/a.patch']) {
    it(`changes with ${changed}, which decides on its packages, where a target without a lock file of npm's names something in dependsOn`, async () => {
      const tinier = { dir: 'servers/tinier', install: 'pnpm install', dependsOn: ['lib'] };
      assert.notEqual(await digestWith({ [changed]: '{ "workspaces": ["./shared"] }' }, tinier), await digestWith({}, tinier));
      assert.equal(await digestWith({ 'other/yarn.lock': '', 'other/patches/a.patch': '', 'shared/schema.json': '[]' }, tinier), await digestWith({}, tinier));
    });
  }

  for (const changed of ['package-lock.json', 'lib/other.js', 'README.md']) {
    it(`changes with ${changed} where the target is a member of a workspace, whatever lock file was left in its folder`, async () => {
      for (const [workspaces, isReached] of [['servers/*', true], ['apps/*', false]] as const) {
        const files: Files = { 'package.json': JSON.stringify({ workspaces: [workspaces] }), 'package-lock.json': '{}', 'servers/tiny/package-lock.json': '{"packages":{}}' };
        const target = { install: 'npm ci' };
        assert.equal(await digestWith({ ...files, [changed]: '{ "packages": {} }' }, target) !== await digestWith(files, target), isReached, workspaces);
      }
    });
  }

  it('changes with packages that git tracks in a folder above', async () => {
    for (const target of [{}, { dir: 'servers/tinier' }] as const satisfies readonly Partial<ServerTarget>[]) {
      for (const [changed, isReached] of [['node_modules/express/index.js', true], ['servers/node_modules/express/index.js', true], ['shared/node_modules/express/index.js', false]] as const) {
        assert.equal(await isReachedBy(changed, target), isReached, changed);
      }
    }
  });

  it('changes with what its own lock file links where the target is a member of a workspace that names code in dependsOn', async () => {
    const workspace: Files = { 'package.json': '{"workspaces":["servers/*"]}' };
    const alone = { install: 'npm ci --no-workspaces', dependsOn: ['servers/tinier'] };
    assert.notEqual(await digestWith({ ...workspace, 'lib/index.js': 'lib(1)' }, alone), await digestWith(workspace, alone));
    assert.equal(await digestWith({ ...workspace, 'README.md': '' }, alone), await digestWith(workspace, alone));
  });

  for (const install of ['npm --prefix ../.. ci', 'cd ../.. && pnpm install', '[ -e ../../node_modules/.all ] || { npm --prefix ../.. ci && touch ../../node_modules/.all; }']) {
    it(`takes a folder above for where packages are installed, and not for what it is made of, where dependsOn names code: ${install}`, async () => {
      const tinier = { dir: 'servers/tinier', dependsOn: ['lib'], install };
      for (const changed of ['lib/index.js', 'package-lock.json']) assert.ok(await isReachedBy(changed, tinier), changed);
      assert.equal(await isReachedBy('README.md', tinier), false);
      assert.ok(await isReachedBy('README.md', { ...tinier, dependsOn: ['shared'] }), 'data does not tell it');
    });
  }

  for (const change of [
    { install: 'cd ../.. && npm ci && npm run build' },
    { install: 'pnpm install', build: 'cd ../.. && npm run build' },
  ] as const satisfies readonly Partial<ServerTarget>[]) {
    it(`changes with any file of a folder above that it is built in: ${JSON.stringify(change)}`, async () => {
      assert.ok(await isReachedBy('rollup.config.js', { dir: 'servers/tinier', dependsOn: ['lib'], ...change }));
    });
  }

  it('takes of what decides on packages the contents, and not what it names', async () => {
    const tinier = { dir: 'servers/tinier', install: 'pnpm install', dependsOn: ['lib'] };
    const workspace = { 'package.json': '{ "workspaces": ["./shared"] }' };
    assert.equal(await digestWith({ ...workspace, 'shared/schema.json': '[]' }, tinier), await digestWith(workspace, tinier));
  });

  for (const [how, own, changed] of [
    ['imports it', { 'server.js': "import '../../outside/index.js';" }, 'outside/index.js'],
    ['requires it without its extension', { 'server.cjs': "require('../../outside/index')" }, 'outside/index.js'],
    ['imports what a compiler makes of it', { 'server.ts': "export * from '../../outside/typed.js';" }, 'outside/typed.ts'],
    ['requires its folder', { 'server.cjs': "require('../../outside')" }, 'outside/deep/data.txt'],
    ['requires the whole repository', { 'deep/server.cjs': "require('../../..')" }, 'README.md'],
    ['reads it by its URL', { 'server.mjs': "new URL('../../outside/deep/data.txt', import.meta.url)" }, 'outside/deep/data.txt'],
    ['puts its name together while it runs', { 'server.mjs': 'import(`../../outside/deep/${name}.txt`)' }, 'outside/deep/data.txt'],
    ['extends it', { 'tsconfig.json': '{ "extends": "../../outside/tsconfig.json" }' }, 'outside/tsconfig.json'],
    ['starts it by a script of its package', { 'package.json': '{ "scripts": { "start": "node ../../outside/index.js" } }' }, 'outside/index.js'],
    ['imports what imports it', { 'server.js': "import '../../outside/index.js';" }, 'outside/further.js'],
  ] as const satisfies readonly (readonly [string, Files, string])[]) {
    it(`changes with a file elsewhere where the target ${how}`, async () => {
      const outside = { 'outside/index.js': "import './further.js';", 'outside/further.js': '', 'outside/typed.ts': '', 'outside/deep/data.txt': '', 'outside/tsconfig.json': '{}', 'README.md': '' };
      const files = { ...outside, ...Object.fromEntries(Object.entries(own).map(([file, text]) => [`servers/tiny/${file}`, text])) };
      assert.notEqual(await digestWith({ ...files, [changed]: '// changed' }), await digestWith(files));
      assert.equal(await digestWith({ ...files, 'shared/schema.json': '[]' }) === await digestWith(files), how !== 'requires the whole repository');
    });
  }

  it('changes with what code elsewhere imports by a name of its own package', async () => {
    const files: Files = {
      'servers/tiny/package.json': '{}', 'servers/tiny/server.js': "import '../../outside/index.js';", 'outside/index.js': "import '#deep';",
      'package.json': '{"imports":{"#deep":"./deep.js"}}', 'deep.js': '',
    };
    assert.notEqual(await digestWith({ ...files, 'deep.js': '// changed' }), await digestWith(files));
  });

  it('changes with a file elsewhere that the start command names', async () => {
    const start = 'node --import ../../lib/index.js server.js';
    const unlinked = { 'servers/tiny/package-lock.json': '{"packages":{}}' };
    assert.notEqual(await digestWith({ ...unlinked, 'lib/index.js': 'lib(1)' }, { start }), await digestWith(unlinked, { start }));
    assert.equal(await digestWith({ ...unlinked, 'shared/schema.json': '[]' }, { start }), await digestWith(unlinked, { start }));
  });

  it('knows what npm-shrinkwrap.json links, which npm takes before the other', async () => {
    const shrunk = { 'servers/tiny/npm-shrinkwrap.json': LOCK, 'servers/tiny/package-lock.json': '{"packages":{}}' };
    assert.notEqual(await digestWith({ ...shrunk, 'lib/index.js': 'lib(1)' }), await digestWith(shrunk));
    assert.equal(await digestWith({ ...shrunk, 'README.md': '' }), await digestWith(shrunk));
  });

  it('does not depend on where the tree lies', async () => {
    assert.equal(await digestWith({}), await digestWith({}));
  });

  it('tells moved content from content', async () => {
    assert.notEqual(await digestWith({ 'servers/tiny/a.js': 'x', 'servers/tiny/b.js': '' }), await digestWith({ 'servers/tiny/a.js': '', 'servers/tiny/b.js': 'x' }));
  });

  for (const [what, change] of [
    ['what tables show of it', { labels: { Router: 'own' }, versionOf: 'express' }],
  ] as const satisfies readonly (readonly [string, Partial<ServerTarget>])[]) {
    it(`does not change with ${what}`, async () => {
      assert.equal(await digestWith({}, change), await digestWith({}));
    });
  }

  it('changes where a file becomes executable', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, FILES);
    const before = await digestTarget(serverTargetOf(), await readTree(tree.path));
    await chmod(join(tree.path, 'servers/tiny/server.js'), 0o755);
    assert.notEqual(await digestTarget(serverTargetOf(), await readTree(tree.path)), before);
  });

  it('is that of the tree as it was read, once for all targets: what is put there since is no part of the change', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, FILES);
    const read = await readTree(tree.path);
    const before = await digestTarget(serverTargetOf(), read);
    await writeFiles(tree.path, { 'servers/tiny/installed.js': '' });
    assert.equal(await digestTarget(serverTargetOf(), read), before);
  });

  it('is taken of files that are read once, however many targets reach them', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, FILES);
    const reachingAll = { dir: 'servers/tinier', install: 'pnpm install' };
    const other = serverTargetOf({ ...reachingAll, start: 'node other.js' });
    const expected = await digestTarget(other, await readTree(tree.path));
    const read = await readTree(tree.path);
    await digestTarget(serverTargetOf(reachingAll), read);
    await rm(join(tree.path, 'shared/schema.json'));
    assert.equal(await digestTarget(other, read), expected);
  });

  it('is taken also where the lock file cannot be read, which is npm\'s to complain about', async () => {
    assert.notEqual(await digestWith({ 'servers/tiny/package-lock.json': '{' }), await digestWith({ 'servers/tiny/package-lock.json': '{}' }));
  });

  it('of a file that cannot be read fails for that reason, and not for being no link', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, FILES);
    const listener = createServer().listen(join(tree.path, 'servers/tiny/socket'));
    await once(listener, 'listening');
    try {
      await assert.rejects(digestTarget(serverTargetOf(), await readTree(tree.path)), { code: 'ENXIO' });
    } finally {
      listener.close();
    }
  });

  it('knows linked packages beside entries of another shape', async () => {
    const lock = JSON.stringify({ packages: { 'node_modules/odd': { resolved: false, link: 'no' }, 'node_modules/lib': { resolved: '../../lib', link: true } } });
    const odd = { 'servers/tiny/package-lock.json': lock };
    assert.notEqual(await digestWith({ ...odd, 'lib/index.js': 'lib(1)' }), await digestWith(odd));
  });
});

const EDITIONS: Files = {
  'servers/tiny/server.js': 'serve()',
  'servers/tiny/package-lock.json': '{}',
  'servers/tiny/versions/4/package-lock.json': LOCK.replace('5.0.0', '4.0.0'),
  'servers/tiny/versions/5/package-lock.json': LOCK,
  'servers/tiny/versions/6/package-lock.json': LOCK.replace('5.0.0', '6.0.0'),
  'lib/index.js': 'lib()',
};
const FIVE: Partial<ServerTarget> = {
  name: 'tiny@5', dir: 'servers/tiny@5', edition: { source: 'servers/tiny', overlay: 'versions/5', siblings: ['versions/4', 'versions/6'] },
};

const digestOfFive = (changed: Files = {}, change: Partial<ServerTarget> = {}): Promise<string> => digestWith({ ...EDITIONS, ...changed }, { ...FIVE, ...change });

describe('the digest of an edition', () => {
  for (const [what, changed] of [
    ['a file that all editions have', { 'servers/tiny/server.js': 'serve(1)' }],
    ['its lock file', { 'servers/tiny/versions/5/package-lock.json': LOCK.replace('5.0.0', '5.0.1') }],
    ['a package that its lock file links', { 'lib/index.js': 'lib(1)' }],
  ] as const satisfies readonly (readonly [string, Files])[]) {
    it(`changes with ${what}`, async () => {
      assert.notEqual(await digestOfFive(changed), await digestOfFive());
    });
  }

  for (const [what, changed] of [
    ['another edition\'s lock file', { 'servers/tiny/versions/4/package-lock.json': LOCK.replace('5.0.0', '4.0.1') }],
    ['a file that its own one hides', { 'servers/tiny/package-lock.json': '{ }' }],
  ] as const satisfies readonly (readonly [string, Files])[]) {
    it(`does not change with ${what}`, async () => {
      assert.equal(await digestOfFive(changed), await digestOfFive());
    });
  }

  it('does not change where another edition comes', async () => {
    const withSeven: Partial<ServerTarget> = { edition: { source: 'servers/tiny', overlay: 'versions/5', siblings: ['versions/4', 'versions/6', 'versions/7'] } };
    assert.equal(await digestOfFive({ 'servers/tiny/versions/7/package-lock.json': LOCK }, withSeven), await digestOfFive());
  });
});
