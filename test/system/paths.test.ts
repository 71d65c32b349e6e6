import assert from 'node:assert/strict';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { leadsOut, placeBelow } from '../../src/system/paths.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test('a place is known by its name from the folder above it, whatever links lead there, and from no other folder', async () => {
  await using folder = await temporaryFolder();
  const root = join(folder.path, 'repository');
  await mkdir(join(root, 'perf'), { recursive: true });
  await symlink(root, join(folder.path, 'link'));
  for (const [place, name] of [
    [join(root, 'perf/gate.yml'), 'perf/gate.yml'],
    [join(folder.path, 'link/perf/gate.yml'), 'perf/gate.yml'],
    [join(root, 'not/there.yml'), 'not/there.yml'],
    [join(root, '..gate.yml'), '..gate.yml'],
    [join(folder.path, 'gate.yml'), null],
    [join(folder.path, 'repository-too/gate.yml'), null],
  ] as const) {
    assert.equal(await placeBelow(root, place), name, place);
  }
});

for (const [path, isOut] of [
  ['..', true],
  ['../lib', true],
  ['..lib', false],
  ['...', false],
  ['.', false],
  ['lib/x', false],
] as const) {
  test(`the path ${path} leads ${isOut ? 'out of' : 'nowhere but into'} the folder that it is taken from`, () => {
    assert.equal(leadsOut(path), isOut);
  });
}
