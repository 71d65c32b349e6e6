/** A branch can be proposed for several others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoopbackGitHub, LoopbackOptions } from '../client/loopback-github.ts';
import type { PullRequestRecord } from '../client/resources.ts';
import { artifactOf, BASE, checksOf, CONFIG, FILES, HEAD, PULLS, RUN, withUploads } from './uploads.ts';

const OF_STABLE = 'c'.repeat(40);
const INTO_STABLE: PullRequestRecord = {
  number: 9,
  baseSha: OF_STABLE,
  headSha: HEAD,
  baseRef: 'stable',
  headRef: 'change',
  headRepository: RUN.headRepository,
};

/** Of #7 and #9, whose base branches do not have each other's bases. */
const OF_BOTH: LoopbackOptions = { pulls: [...PULLS, INTO_STABLE], files: { ...FILES, [`${OF_STABLE}:perf-gate.yml`]: CONFIG } };

const conclusionsOf = (github: LoopbackGitHub): readonly (string | null)[] => checksOf(github).map(([, conclusion]) => conclusion);

test('each result of a branch that is proposed for two is told where its base belongs', async () => {
  for (const [base, number] of [
    [BASE, 7],
    [OF_STABLE, 9],
  ] as const) {
    await withUploads([artifactOf({ base: { sha: base, dirty: false } })], OF_BOTH, async (publish, github) => {
      await publish();
      assert.deepEqual([conclusionsOf(github), github.comments.map(({ issue }) => issue)], [['success'], [number]]);
    });
  }
  await withUploads([artifactOf({ base: { sha: 'f'.repeat(40), dirty: false } })], OF_BOTH, async (publish, github) => {
    await publish();
    assert.deepEqual([conclusionsOf(github), github.comments], [['failure'], []]);
    assert.match(github.checks[0]?.summary ?? '', /it was compared with f{12}/);
  });
});
