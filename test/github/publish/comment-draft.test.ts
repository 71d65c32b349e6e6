import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftComment } from '../../../src/github/publish/comment-draft.ts';
import { type CommentState, parseState } from '../../../src/github/publish/comment-state.ts';
import type { Publication } from '../../../src/github/publish/publication.ts';
import { benchmark, comparison, HEAD_SHA, type Sample, sample } from '../../report/sample-run.ts';
import { SAMPLES } from '../../report/samples.ts';
import { publicationOf, PUBLISHED_SHA } from './publication-of.ts';
import { reasonThatSays } from '../../reason-that-says.ts';

function textOf(
  given: Sample,
  {
    previous = null,
    verdictLine = 'the verdict',
    ...overrides
  }: Partial<Publication> & { readonly previous?: CommentState | null; readonly verdictLine?: string } = {},
): string {
  return draftComment(publicationOf(given, overrides), verdictLine).textAfter(previous);
}

function stateOf(text: string): CommentState {
  return parseState(text) ?? assert.fail('the comment has no state');
}

/** What a comment shows after each of these verdicts on the same commit. */
function afterRuns(verdictLines: readonly string[], given: Sample = SAMPLES.regressed): string {
  const texts: string[] = [];
  for (const [index, verdictLine] of verdictLines.entries()) {
    const before = texts.at(-1);
    texts.push(
      textOf(given, {
        previous: before === undefined ? null : stateOf(before),
        verdictLine,
        origin: { workflowRun: index + 1, attempt: 1 },
      }),
    );
  }
  return texts.at(-1) ?? '';
}

test('a comment is the marker, the state, and the report', () => {
  const [marker, state, headline] = textOf(SAMPLES.regressed).split('\n');
  assert.equal(marker, '<!-- perf-gate:perf-gate.yml -->');
  assert.match(state ?? '', /^<!-- perf-gate-state \S+ -->$/);
  assert.equal(headline, '❌ **perf-gate blocks the merge: `express/updateUser` uses 4.1 % more CPU per request (limit 2 %)**');
});

test('the state says which run it was, on which commit, and what came of each benchmark, the worst first', () => {
  const state = stateOf(textOf(SAMPLES.regressed));
  assert.deepEqual(
    { ...state, results: [] },
    {
      run: 10,
      attempt: 1,
      sha: PUBLISHED_SHA,
      startedAt: '2026-01-15T10:00:00.000Z',
      verdictLine: 'the verdict',
      results: [],
      runsOnCommit: 1,
      earlier: [],
      shownSince: '2026-01-15T11:00:00.000Z',
    },
  );
  assert.deepEqual(
    state.results.map(({ id, verdict, worst }) => [id, verdict, worst?.toFixed(3) ?? null]),
    [
      ['express/updateUser', 'regressed', '0.050'],
      ['egg/updateUser', 'inconclusive', '0.057'],
      ['user/JSON round trip', 'improved', '-0.051'],
      ['fastify/updateUser', 'no regression', '0.015'],
      ['user/validate', 'no regression', '0.007'],
      ['http-node/updateUser', 'unaffected', null],
    ],
  );
});

test('an acceptance of a benchmark takes the largest upper bound of all that regressed, and of nothing else', () => {
  const variants = [
    [
      'Node v22.20.0',
      [
        comparison('cpuPerRequest', 0.08, 0.01, { outcome: 'regressed' }),
        comparison('unloadedLatency', 0.05, 0.07, { outcome: 'regressed' }),
      ],
    ],
    ['Node v24.21.0', [comparison('cpuPerRequest', 0.02, 0.4, { outcome: 'inconclusive' })]],
  ] as const;
  const given = sample(
    variants.map(([variant, comparisons]) =>
      benchmark('express/updateUser', {
        variant,
        verdict: variant === 'Node v22.20.0' ? 'regressed' : 'inconclusive',
        because: reasonThatSays('slower'),
        comparisons,
      }),
    ),
    { verdict: 'regressed', exitCode: 1 },
  );
  const { results } = stateOf(textOf(given));
  assert.deepEqual(
    results.map(({ id, verdict, worst }) => [id, verdict, worst?.toFixed(3)]),
    [['express/updateUser', 'regressed', '0.120']],
  );
});

test('for each metric it takes the own upper bound, at most the largest of the regressed ones where it did not regress', () => {
  const comparisons = [
    comparison('throughput', 2, 0.1, { outcome: 'regressed' }),
    comparison('cpuPerRequest', 0.08, 0.01, { outcome: 'regressed' }),
    comparison('unloadedLatency', 0.02, 0.4, { outcome: 'inconclusive' }),
    comparison('instructionsPerRequest', 0.01, 9, { outcome: 'inconclusive' }),
    comparison('finishOverhead', -0.05, 0.01, { outcome: 'improved' }),
  ];
  const decides = comparisons.map((one) => ({ ...one, decides: true }));
  const given = sample(
    [benchmark('express/updateUser', { verdict: 'regressed', because: reasonThatSays('slower'), comparisons: decides })],
    { verdict: 'regressed', exitCode: 1 },
  );
  const [result] = stateOf(textOf(given)).results;
  assert.deepEqual(Object.fromEntries(Object.entries(result?.metrics ?? {}).map(([metric, bound]) => [metric, bound.toFixed(2)])), {
    throughput: '2.10',
    cpuPerRequest: '0.09',
    unloadedLatency: '0.42',
    instructionsPerRequest: '2.10',
    finishOverhead: '0.00',
  });
});

test('where nothing regressed there is nothing to accept', () => {
  assert.deepEqual(
    stateOf(textOf(SAMPLES['passed-all-clear'])).results.filter(({ metrics }) => metrics !== undefined),
    [],
  );
});

test('an accepted regression can be accepted anew, though something else of the benchmark is undecided', () => {
  const accepted =
    SAMPLES.accepted.judgement.benchmarks.find(({ verdict }) => verdict === 'accepted') ?? assert.fail('nothing is accepted');
  const { results } = stateOf(textOf(sample([{ ...accepted, verdict: 'inconclusive' }], { verdict: 'passed', exitCode: 0 })));
  assert.deepEqual(
    results.map(({ verdict, worst }) => [verdict, worst?.toFixed(3)]),
    [['accepted', '0.050']],
  );
});

for (const [name, given] of Object.entries(SAMPLES)) {
  if ('apart' in given) continue;
  test(`a comment says before anything is folded which commit it is about, and into what it was merged: ${name}`, () => {
    const [visible = ''] = textOf(given).split('<details>');
    const merged = given.run.base === null ? '' : ` merged into ${given.run.base.sha.slice(0, 12)}`;
    assert.ok(visible.includes(`commit ${PUBLISHED_SHA.slice(0, 12)}${merged}`), visible);
  });
}

test('a comment on a regression says how it is accepted, by its id, and no other does', () => {
  assert.ok(textOf(SAMPLES.matrix).includes('accept it up to +5.0 %: `/perf accept express/updateUser REASON`'));
  for (const given of [SAMPLES.passed, SAMPLES.accepted, SAMPLES.invalid]) assert.ok(!textOf(given).includes('/perf accept'));
});

test('a commit that was measured itself, and in no merge, is named alone', () => {
  assert.ok(textOf(SAMPLES['passed-all-clear'], { commit: HEAD_SHA }).includes(' · commit 9c8b7a6f5e4d\n'));
});

test('a gate with another configuration says so in its marker and its title', () => {
  const { run, judgement } = SAMPLES.passed;
  const text = textOf({ run: { ...run, configFile: 'bench/gate.yml' }, judgement });
  const [marker, , headline] = text.split('\n');
  assert.deepEqual([marker, headline?.split(':')[0]], ['<!-- perf-gate:bench/gate.yml -->', '⚠️ **perf-gate (bench/gate.yml) passes']);
});

test('a second run on the same commit says so, with its rounds, and what the first one said', () => {
  assert.match(
    afterRuns(['express/updateUser got 4.1 % slower', 'no regression']),
    /Measured again \(2nd run on this commit\), 40 rounds\. Before: “express\/updateUser got 4\.1 % slower”\.\n/,
  );
  assert.doesNotMatch(afterRuns(['express/updateUser got 4.1 % slower']), /Measured again/);
});

test('without a base the rounds of head alone are what counts', () => {
  assert.match(afterRuns(['one', 'two'], SAMPLES['first-run']), /Measured again \(2nd run on this commit\), 4 rounds\./);
});

test('the last five of many other runs on a commit are named, and the rest is counted', () => {
  const text = afterRuns(Array.from({ length: 12 }, (_, index) => `verdict ${index + 1}`));
  assert.match(
    text,
    /\(12th run on this commit\).*Before: “verdict 7”, “verdict 8”, “verdict 9”, “verdict 10”, “verdict 11” and 6 earlier\./,
  );
});

test('a verdict of an earlier run is no markup, mention or link', () => {
  const text = afterRuns(['<img src=x> @octocat ![x](https://example.com) `', 'fine']);
  assert.doesNotMatch(text, /<img|@octocat|\]\(https/);
  assert.match(text, /Before: “&#60;img/);
});

test('a verdict line of any length is remembered in bounds', () => {
  assert.ok(stateOf(textOf(SAMPLES.regressed, { verdictLine: 'x'.repeat(5_000) })).verdictLine.length <= 300);
});

test('thousands of benchmarks with long names fit into what GitHub takes, and the rest is counted', () => {
  const given = sample(
    Array.from({ length: 2_000 }, (_, index) =>
      benchmark(`${'n'.repeat(200)}-${index}/updateUser`, {
        verdict: 'regressed',
        because: reasonThatSays('slower'),
        comparisons: [comparison('cpuPerRequest', 0.05, 0.01, { outcome: 'regressed' })],
      }),
    ),
    { verdict: 'regressed', exitCode: 1 },
  );
  const text = afterRuns(
    Array.from({ length: 7 }, () => 'µ'.repeat(400)),
    given,
  );
  assert.ok(text.length <= 65_536, `${text.length} characters`);
  assert.match(text, /more in \[the full report\]\(https:\/\/github\.com\/octo-org\/shop\/actions\/runs\/20\)/);
  assert.ok(stateOf(text).results.length > 10);
});
