import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { type CommentState, parseState, renderState, stateAfter } from '../../../src/github/publish/comment-state.ts';

const MARKER = '<!-- perf-gate:perf-gate.yml -->';

type Current = Parameters<typeof stateAfter>[1];

function current(fields: Partial<Current> = {}): Current {
  return {
    run: 10,
    attempt: 1,
    sha: 'a'.repeat(40),
    startedAt: '2026-01-15T10:00:00.000Z',
    verdictLine: 'express/updateUser got 4.1 % slower',
    results: [{ id: 'express/updateUser', verdict: 'regressed', worst: 0.05 }],
    shownSince: '2026-01-15T11:00:00.000Z',
    ...fields,
  };
}

function commentWith(state: CommentState): string {
  return `${MARKER}\n${renderState(state)}\n## report\n`;
}

test('the state hidden in a comment is read again, whatever names and verdicts say', () => {
  const id = fc.oneof(fc.string(), fc.constantFrom('--> <script>/x', '__proto__', 'größer/µs', '@octocat/please'));
  fc.assert(
    fc.property(id, fc.string(), fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })), (name, verdictLine, worst) => {
      const state = stateAfter(
        null,
        current({
          verdictLine,
          results: [{ id: name, verdict: 'regressed', worst: worst === null ? null : worst + 0, metrics: { cpuPerRequest: 0.05 } }],
        }),
      );
      const body = commentWith(state);
      assert.deepEqual(parseState(body), state);
      assert.equal(body.split('-->').length, 3, 'nothing in it ends the hidden line early');
    }),
  );
});

test('a comment that was saved with Windows line ends is read all the same', () => {
  const state = stateAfter(null, current());
  assert.deepEqual(parseState(commentWith(state).replaceAll('\n', '\r\n')), state);
});

test('a bound that no number can hold is no bound', () => {
  const state = stateAfter(null, current({ results: [{ id: 'a/b', verdict: 'regressed', worst: Number.POSITIVE_INFINITY }] }));
  assert.equal(parseState(commentWith(state))?.results[0]?.worst, null);
});

const encode = (text: string): string => `<!-- perf-gate-state ${Buffer.from(text).toString('base64')} -->`;

for (const [what, body] of Object.entries({
  'nothing hidden': `${MARKER}\n## report\n`,
  'an empty text': '',
  'no base64': `${MARKER}\n<!-- perf-gate-state {} -->\n`,
  'no JSON': `${MARKER}\n${encode('{"run":')}\n`,
  'another shape': `${MARKER}\n${encode('{"run":"10"}')}\n`,
  'a state that stands elsewhere than in the second line': `${MARKER}\n## report\n${renderState(stateAfter(null, current()))}\n`,
})) {
  test(`a comment with ${what} has no state`, () => {
    assert.equal(parseState(body), null);
  });
}

test('the first of thousands of benchmarks are kept, as many as leave room for the report', () => {
  const results = Array.from({ length: 5_000 }, (_, index) => ({
    id: `server-${index}/updateUser`,
    verdict: 'no regression',
    worst: 0.01,
  }));
  const line = renderState(stateAfter(null, current({ results })));
  assert.ok(line.length <= 12_000);
  const kept = parseState(`${MARKER}\n${line}\n`)?.results ?? [];
  assert.ok(kept.length > 50);
  assert.deepEqual(kept, results.slice(0, kept.length));
  assert.equal(parseState(`${MARKER}\n${line}\n`)?.isCut, true);
});

test('the first run on a commit remembers none before it', () => {
  const before = stateAfter(null, current({ sha: 'b'.repeat(40) }));
  for (const previous of [null, before]) {
    const { runsOnCommit, earlier } = stateAfter(previous, current({ run: 11 }));
    assert.deepEqual([runsOnCommit, earlier], [1, []]);
  }
});

test('a second run on a commit remembers what the first one said', () => {
  const first = stateAfter(null, current());
  const { runsOnCommit, earlier } = stateAfter(first, current({ run: 11, verdictLine: 'no regression' }));
  assert.equal(runsOnCommit, 2);
  assert.deepEqual(earlier, [
    { run: 10, attempt: 1, startedAt: '2026-01-15T10:00:00.000Z', verdictLine: 'express/updateUser got 4.1 % slower' },
  ]);
});

test('another attempt of the same workflow run is a second run too', () => {
  assert.equal(stateAfter(stateAfter(null, current()), current({ attempt: 2, startedAt: '2026-01-15T11:00:00.000Z' })).runsOnCommit, 2);
});

test('an attempt that measured nothing, and found what the one before it uploaded, is no further run', () => {
  const { runsOnCommit, earlier, attempt } = stateAfter(stateAfter(null, current()), current({ attempt: 2 }));
  assert.deepEqual([runsOnCommit, earlier, attempt], [1, [], 2]);
});

test('a measurement keeps the time since which it is shown when it is published again, as after an acceptance', () => {
  const [then, later] = ['2026-01-15T11:00:00.000Z', '2026-01-15T12:00:00.000Z'];
  const first = stateAfter(null, current({ shownSince: then }));
  assert.deepEqual(
    [first, stateAfter(first, current({ shownSince: later })), stateAfter(first, current({ run: 11, shownSince: later }))].map(
      ({ shownSince }) => shownSince,
    ),
    [then, then, later],
  );
});

test('a run that is published again is no further run', () => {
  const shownSince = '2026-01-15T11:00:00.000Z';
  const twice = stateAfter(stateAfter(null, current()), current({ run: 11, shownSince }));
  const again = stateAfter(twice, current({ run: 11, shownSince: '2026-01-15T12:00:00.000Z', verdictLine: 'accepted' }));
  assert.deepEqual(again, { ...twice, verdictLine: 'accepted' });
  const firstAgain = stateAfter(twice, current({ run: 10 }));
  assert.equal(firstAgain.runsOnCommit, 2);
  assert.deepEqual(
    firstAgain.earlier.map(({ run }) => run),
    [11],
  );
});

test('the last five of many other runs on a commit are remembered, and all are counted', () => {
  let state = stateAfter(null, current({ run: 1 }));
  for (let run = 2; run <= 9; run += 1) state = stateAfter(state, current({ run }));
  assert.equal(state.runsOnCommit, 9);
  assert.deepEqual(
    state.earlier.map(({ run }) => run),
    [4, 5, 6, 7, 8],
  );
});
