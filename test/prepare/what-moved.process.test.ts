import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lockedPackages, movedPackages, whatMoved } from '../../src/prepare/what-moved.ts';
import { openGit } from '../../src/system/git.ts';
import { commitFiles, git, PLAIN_ENV, writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const npm = (qs: string): string =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { version: '1.0.0' },
      'packages/own': { version: '1.0.0' },
      'node_modules/own': { link: true },
      'node_modules/qs': { version: qs },
      'node_modules/express/node_modules/@types/qs': { version: '1.0.0' },
    },
  });
const pnpm = (qs: string): string =>
  `lockfileVersion: '9.0'\npackages:\n  'qs@${qs}':\n    resolution: {integrity: x}\n  '@types/qs@1.0.0(qs@${qs})':\n    resolution: {integrity: x}\n`;
const yarn1 = (qs: string): string =>
  `# yarn lockfile v1\n\n\n"@types/qs@^1.0.0":\n  version "1.0.0"\n\nqs@^6.0.0, qs@~6.5.0:\n  version "${qs}"\n  resolved "x"\n`;
const yarnBerry = (qs: string): string =>
  `__metadata:\n  version: 8\n\n"@types/qs@npm:^1.0.0":\n  version: 1.0.0\n\n"qs@npm:^6.0.0, qs@npm:~6.5.0":\n  version: ${qs}\n  resolution: "qs@npm:${qs}"\n`;

const locked = (packages: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(packages).map(([name, versions]) => [name, new Set(versions)]));

describe('what moved', () => {
  for (const [file, lock] of [
    ['package-lock.json', npm],
    ['pnpm-lock.yaml', pnpm],
    ['yarn.lock', yarn1],
    ['yarn.lock', yarnBerry],
  ] as const) {
    it(`is told by ${file} (${lock.name})`, () => {
      const [base, head] = [lockedPackages(file, lock('6.5.2')), lockedPackages(file, lock('6.13.0'))];
      assert.deepEqual([...base.keys()].toSorted(), ['@types/qs', 'qs']);
      assert.deepEqual(movedPackages({ base, head }), [{ name: 'qs', from: '6.5.2', to: '6.13.0' }]);
    });
  }

  it('tells what is new and what is gone, and only the versions that differ', () => {
    assert.deepEqual(movedPackages({ base: locked({ a: ['1'], b: ['1', '2'] }), head: locked({ b: ['2', '3'], c: ['1'] }) }), [
      { name: 'a', from: '1', to: null },
      { name: 'b', from: '1', to: '3' },
      { name: 'c', from: null, to: '1' },
    ]);
  });

  it('is nothing by a lock file that is broken or missing', () => {
    for (const file of ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'other.lock'])
      assert.equal(lockedPackages(file, '{ [').size, 0);
    assert.equal(lockedPackages('pnpm-lock.yaml', '- ? '.repeat(400)).size, 0);
  });

  it("is looked up above the target's folder, with the commits since base that touch the files and the lock file", async () => {
    await using folder = await temporaryFolder();
    const root = join(folder.path, 'repository');
    await writeFiles(root, {});
    await git(folder.path, 'init', '--quiet', 'repository');
    const base = await commitFiles(root, 'first', { 'package-lock.json': npm('6.5.2'), 'src/user.js': '1', 'README.md': '1' });
    await commitFiles(root, 'user: copy it', { 'src/user.js': '2' });
    await commitFiles(root, 'readme', { 'README.md': '2' });
    await commitFiles(root, 'bump qs', { 'package-lock.json': npm('6.13.0') });
    const trees = { base: join(folder.path, 'base'), head: root };
    await writeFiles(trees.base, { 'package-lock.json': npm('6.5.2') });
    const moved = await whatMoved({
      trees,
      dirs: { base: 'api/server', head: 'api/server' },
      files: ['src/user.js'],
      git: openGit({ root, env: PLAIN_ENV }),
      base,
    });
    assert.deepEqual(
      [moved.packages, moved.commits.map(({ subject }) => subject)],
      [[{ name: 'qs', from: '6.5.2', to: '6.13.0' }], ['bump qs', 'user: copy it']],
    );
  });
});
