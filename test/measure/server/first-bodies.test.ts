import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstBodiesOf, warningsOfBodies } from '../../../src/measure/server/server-rounds.ts';
import { scenarioOf } from '../../targets.ts';
import type { Reason } from '../../../src/model.ts';

const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

const bodiesOf = (base: string, head: string): ReturnType<typeof firstBodiesOf> =>
  firstBodiesOf({ base: { firstBody: inBase64(base) }, head: { firstBody: inBase64(head) } }, scenarioOf());

/** Of rounds with these answers, base's and head's. */
const warningsOf = (...rounds: readonly (readonly [base: string, head: string])[]): readonly Reason[] =>
  warningsOfBodies(
    'koa/list',
    rounds.map(([base, head]) => bodiesOf(base, head)!),
  );

describe('first answers where the scenario takes any body', () => {
  it("are told where head's is of another length in every round, and base's always the same", () => {
    assert.deepEqual(warningsOf(['[1,2,3]', '[]'], ['[1,2,3]', '[]']), [
      { kind: 'other-first-body', benchmark: 'koa/list', baseBytes: 7, headBytes: 2, rounds: 2 },
    ]);
  });

  it('are told where only head puts a time into its own', () => {
    assert.equal(warningsOf(['ok', 'ok 1'], ['ok', 'ok 2'], ['ok', 'ok 3']).length, 1);
  });

  for (const [what, ...rounds] of [
    ['they are alike', ['ok', 'ok'], ['ok', 'ok']],
    ['base does not answer like itself', ['at 1', 'at 2'], ['at 3', 'at 4']],
    ['base does not answer like itself in a later round', ['ok', 'error'], ['ok', 'error'], ['okay', 'error']],
    ['head answers like base now and then', ['ok', 'error'], ['ok', 'ok']],
    ['head answers as much now and then', ['ok', 'error'], ['ok', 'ko']],
    ['a build drew another id for each arm', ['<p id="v1StGXR8">', '<p id="Z5jdHi6B">'], ['<p id="v1StGXR8">', '<p id="Z5jdHi6B">']],
    ['there is one round, so that nobody knows whether base answers like itself', ['ok', 'error']],
  ] as const) {
    it(`are not told where ${what}`, () => {
      assert.deepEqual(warningsOf(...rounds), []);
    });
  }

  it('are not compared where one is expected, which was checked, or where answers have no body', () => {
    const servers = { base: { firstBody: inBase64('ok') }, head: { firstBody: inBase64('error') } };
    assert.equal(firstBodiesOf(servers, scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } } })), null);
    assert.equal(firstBodiesOf({ ...servers, head: { firstBody: null } }, scenarioOf()), null);
  });
});
