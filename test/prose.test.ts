import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proseProblems } from '../.ci/prose.ts';

/** Sentences of earlier pages, each with its plain counterpart. */
const PAIRS = [
  [
    'Of what is still open then it says how large a change would have to be to be seen.',
    'For inconclusive benchmarks it reports the smallest change it could have detected.',
  ],
  [
    'What is measured are copies without anything that git ignores.',
    'perf-gate measures a clean copy. Install and build your library explicitly.',
  ],
  [
    'Write `1` where the legs of a matrix are configurations: nobody joins those.',
    'Write `1` where each job of a matrix is a configuration of its own.',
  ],
  [
    'Legs are joined, so that none counts as sure what would not be beside the others.',
    'Number of jobs merged; used to correct for multiple comparisons.',
  ],
  ['It holds each time, but for one by hand for the tables alone.', 'It holds except for manual table-only runs.'],
  [
    'Each looks with an equal share of α at most; what one cleared or convicted got no more.',
    'It checks after 12 rounds; settled benchmarks stop early.',
  ],
  ['A server of which nothing is known is measured.', 'perf-gate measures a server that it knows nothing about.'],
] as const;

for (const [before, plain] of PAIRS) {
  test(`"${plain}" reads plainly, and its earlier form does not`, async () => {
    assert.deepEqual(await proseProblems(plain), []);
    assert.notEqual((await proseProblems(before)).length, 0);
  });
}

test('a sentence of more than 30 words is reported with its line', async () => {
  const [problem] = await proseProblems(`# Title\n\nShort.\n\n${Array.from({ length: 31 }, () => 'word').join(' ')}.\n`);
  assert.equal(problem?.line, 5);
});

test('code counts as one word, and a question may begin with "What"', async () => {
  assert.deepEqual(
    await proseProblems(`What is a suite? Run \`${Array.from({ length: 40 }, () => 'word').join(' ')}\` and read the result.`),
    [],
  );
});

test('cells of tables and items of lists are read too', async () => {
  assert.equal((await proseProblems('| a | b |\n|---|---|\n| x | somebody |\n\n- nobody\n')).length, 2);
});
