import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dependencyFilter, notesOnUnmatchedDependencies } from '../../../src/prepare/reach/dependencies.ts';
import { readTree } from '../../../src/prepare/tree.ts';
import type { Target } from '../../../src/model.ts';
import { writeFiles, type Files } from '../../git-repository.ts';
import { serverTargetOf, suiteTargetOf } from '../../targets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const FILES: Files = { 'lib/deep/index.js': '', 'shared/.rc.json': '', 'node_modules/express/index.js': '', '.git/HEAD': '' };

async function notesOn(...targets: readonly Target[]): Promise<readonly string[]> {
  await using tree = await temporaryFolder();
  await writeFiles(tree.path, FILES);
  return notesOnUnmatchedDependencies(targets, (await readTree(tree.path)).sorted, 'perf-gate.yml');
}

describe('what a target depends on', () => {
  for (const pattern of ['lib', 'lib/**', 'lib/deep/index.js', '**/*.js', 'shared/*.json', '!(docs)/**', 'node_modules/**']) {
    it(`may be ${pattern}, which some file matches`, async () => {
      assert.deepEqual(await notesOn(serverTargetOf({ dependsOn: [pattern] })), []);
    });
  }

  for (const pattern of ['lbi', 'lib/*.js', 'deep/**', '.git/**']) {
    it(`and no file matches is told: ${pattern}`, async () => {
      assert.deepEqual(await notesOn(serverTargetOf({ dependsOn: ['lib', pattern] })), [
        `No file matches "${pattern}" in dependsOn of tiny (perf-gate.yml), so a change to what it should name does not reach tiny: mend it, as a glob from the repository's root, or remove it. What git ignores does not count.`,
      ]);
    });
  }

  it('is told for each target, and once for all editions of one', async () => {
    const edition = { source: 'servers/tiny', overlay: 'versions/5', siblings: [] };
    const notes = await notesOn(...['4', '5'].map((label) => serverTargetOf({ name: `tiny@${label}`, edition, dependsOn: ['lbi'] })), suiteTargetOf({ dependsOn: ['lbi'] }));
    assert.deepEqual(notes.map((note) => /dependsOn of (\S+)/.exec(note)?.[1]), ['tiny', 'parser']);
  });

  it('is nothing where no pattern is given', () => {
    assert.equal(dependencyFilter([])('lib/index.js'), false);
  });
});
