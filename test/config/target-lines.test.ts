import assert from 'node:assert/strict';
import { test } from 'node:test';
import { targetLines } from '../../src/config/source.ts';

test('a target begins on the line of its name, in any section', () => {
  const lines = targetLines(`version: 1
servers:
  express: &like { dir: a, start: node a.js, scenarios: [hello] }

  # a comment
  "fast ify":
    <<: *like
suites:
  user:
    dir: .
`);
  assert.deepEqual(
    [...lines],
    [
      ['express', 3],
      ['fast ify', 6],
      ['user', 9],
    ],
  );
});

test('JSON has lines too', () => {
  const text = JSON.stringify({ version: 1, suites: { user: { dir: '.' }, other: {} } }, null, 2);
  assert.deepEqual(
    [...targetLines(text)],
    [
      ['user', 4],
      ['other', 7],
    ],
  );
});

for (const text of ['', 'servers: [', 'servers: 1', 'a: &a [*a]', 'version: 1']) {
  test(`a text without targets has no lines: ${JSON.stringify(text)}`, () => {
    assert.deepEqual([...targetLines(text)], []);
  });
}
