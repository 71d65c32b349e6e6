import assert from 'node:assert/strict';
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { notesOnPublishedCopies, publishablePackages } from '../../src/prepare/published-copy.ts';
import { readPackageTree } from '../../src/prepare/packages.ts';
import { filesBelow } from '../../src/prepare/tree.ts';
import type { Reason, ServerTarget } from '../../src/model.ts';
import { writeFiles, type Files } from '../git-repository.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

interface Scene {
  /** `package.json` of the library. */
  readonly library?: object;
  /** Where it lies. */
  readonly at?: string;
  /** How the target's `package.json` asks for it; null: it does not. */
  readonly asked?: string | null;
  /** What an install leaves behind. */
  readonly installed?: Files;
  readonly links?: Files;
  readonly target?: Partial<ServerTarget>;
}

const COPY: Files = { 'servers/tiny/node_modules/tiny-lib/package.json': '{"version":"0.9.0"}' };
const hiddenLock = (entries: object): Files => ({ 'servers/tiny/node_modules/.package-lock.json': JSON.stringify({ packages: entries }) });

/** The notes on a library of the repository, of which a target has what was installed. */
async function notesOn({
  library = { name: 'tiny-lib', version: '1.0.0' },
  at = '.',
  asked = '^0.9.0',
  installed = {},
  links = {},
  target = {},
}: Scene): Promise<readonly Reason[]> {
  await using tree = await temporaryFolder();
  await writeFiles(tree.path, {
    'servers/tiny/package.json': JSON.stringify({ dependencies: asked === null ? {} : { 'tiny-lib': asked } }),
    [join(at, 'package.json')]: JSON.stringify(library),
  });
  const packages = publishablePackages(await readPackageTree(tree.path, await filesBelow(tree.path, '.')));
  await writeFiles(tree.path, installed);
  for (const [link, goal] of Object.entries(links)) {
    await mkdir(dirname(join(tree.path, link)), { recursive: true });
    await symlink(goal, join(tree.path, link));
  }
  return await notesOnPublishedCopies(serverTargetOf(target), tree.path, packages);
}

describe('a package of the repository that a target has from a registry', () => {
  it('is told, with the version and the cure', async () => {
    assert.deepEqual(await notesOn({ installed: COPY }), [
      { kind: 'published-copy', folder: 'servers/tiny', package: 'tiny-lib', version: '0.9.0', own: '.', path: '../..' },
    ]);
  });

  for (const [where, scene, told] of [
    ['lies in a folder', { at: 'packages/core', installed: COPY }, { own: 'packages/core', path: '../../packages/core' }],
    ['is installed in a folder above', { installed: { 'node_modules/tiny-lib/package.json': '{}' } }, { version: null }],
    [
      'npm took from there',
      {
        installed: {
          ...COPY,
          ...hiddenLock({ 'node_modules/tiny-lib': { version: '0.9.0', resolved: 'https://registry.example.org/tiny-lib.tgz' } }),
        },
      },
      {},
    ],
    [
      'pnpm took from there',
      {
        installed: { 'servers/tiny/node_modules/.pnpm/tiny-lib@0.9.0/node_modules/tiny-lib/package.json': '{"version":"0.9.0"}' },
        links: { 'servers/tiny/node_modules/tiny-lib': '.pnpm/tiny-lib@0.9.0/node_modules/tiny-lib' },
      },
      {},
    ],
    [
      'has a scope',
      {
        library: { name: '@tiny/lib', version: '1.0.0' },
        installed: {
          'servers/tiny/package.json': '{"dependencies":{"@tiny/lib":"^0.8.0"}}',
          'servers/tiny/node_modules/@tiny/lib/package.json': '{"version":"0.8.0"}',
        },
      },
      { package: '@tiny/lib', version: '0.8.0' },
    ],
    ['is asked for by a range', { asked: '~0.9.0', installed: COPY }, {}],
    [
      'is asked for in a folder above, where it is installed',
      {
        asked: null,
        at: 'packages/core',
        installed: {
          'package.json': '{"devDependencies":{"tiny-lib":"^0.9.0"}}',
          'node_modules/tiny-lib/package.json': '{"version":"0.9.0"}',
        },
      },
      {},
    ],
    [
      'is asked for as what the target goes with',
      { asked: null, installed: { ...COPY, 'servers/tiny/package.json': '{"peerDependencies":{"tiny-lib":"^0.9.0"}}' } },
      {},
    ],
  ] as const satisfies readonly (readonly [string, Scene, object])[]) {
    it(`is told where it ${where}`, async () => {
      const notes = await notesOn(scene);
      const usual = { kind: 'published-copy', folder: 'servers/tiny', package: 'tiny-lib', version: '0.9.0' };
      assert.equal(notes.length, 1);
      assert.partialDeepStrictEqual(notes[0], { ...usual, ...told });
    });
  }
});

describe('no note on a published copy is made', () => {
  for (const [where, scene] of [
    ['nothing of that name is installed', {}],
    ['it is a link to the repository', { links: { 'servers/tiny/node_modules/tiny-lib': '../../..' } }],
    ['the library is private', { library: { name: 'tiny-lib', version: '1.0.0', private: true }, installed: COPY }],
    ['the library has no version', { library: { name: 'tiny-lib' }, installed: COPY }],
    [
      'a name would lead elsewhere',
      { library: { name: '../tiny-lib', version: '1.0.0' }, installed: { 'servers/tiny/tiny-lib/package.json': '{}' } },
    ],
    [
      "npm has packed the repository's own",
      { installed: { ...COPY, ...hiddenLock({ 'node_modules/tiny-lib': { resolved: 'file:../..' } }) } },
    ],
    ['npm knows nothing of it, because a build has put it there', { installed: { ...COPY, ...hiddenLock({}) } }],
    [
      "pnpm has copied the repository's own",
      {
        installed: { 'servers/tiny/node_modules/.pnpm/tiny-lib@file+..+../node_modules/tiny-lib/package.json': '{}' },
        links: { 'servers/tiny/node_modules/tiny-lib': '.pnpm/tiny-lib@file+..+../node_modules/tiny-lib' },
      },
    ],
    ['Yarn has copied what was asked for by file:', { asked: 'file:../..', installed: COPY }],
    ['another package has brought it', { asked: null, installed: COPY }],
    [
      'another package has brought it to the target, and a folder above asks for one of its own',
      { asked: null, at: 'packages/core', installed: { ...COPY, 'package.json': '{"devDependencies":{"tiny-lib":"^0.9.0"}}' } },
    ],
    [
      'a folder above asks for it by file:',
      {
        asked: null,
        at: 'packages/core',
        installed: { 'package.json': '{"devDependencies":{"tiny-lib":"file:packages/core"}}', 'node_modules/tiny-lib/package.json': '{}' },
      },
    ],
    ["the package is the target's own", { at: 'servers/tiny', installed: COPY }],
  ] as const satisfies readonly (readonly [string, Scene])[]) {
    it(`where ${where}`, async () => {
      assert.deepEqual(await notesOn(scene), []);
    });
  }

  it('on packages that the repository keeps in node_modules', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, { 'node_modules/express/package.json': '{"name":"express","version":"5.0.0"}', 'package.json': '{' });
    assert.deepEqual(publishablePackages(await readPackageTree(tree.path, await filesBelow(tree.path, '.'))), []);
  });
});
