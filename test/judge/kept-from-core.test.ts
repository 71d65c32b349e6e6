import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentionOf } from '../../src/judge/load-facts.ts';
import type { RoundOfBothArms } from '../../src/model.ts';
import { aDuet } from './records.ts';

/** Of which others had that fraction of the core. */
const kept = (share: number, fields: Partial<RoundOfBothArms> = {}): RoundOfBothArms =>
  ({ ...aDuet(0, {}), coreShare: { base: 0.5, head: 0.5 - share }, waitingShare: 0, ...fields });

const roundsOf = (whole: number, ...others: readonly RoundOfBothArms[]): readonly RoundOfBothArms[] => [...Array.from({ length: whole }, () => kept(0.001)), ...others];

describe('arms are kept from their core', () => {
  it('where others had more than 2 % of it in more than a tenth of the rounds', () => {
    const { contended, rounds, kept: share } = contentionOf(roundsOf(8, kept(0.021), kept(0.179))) ?? assert.fail('not told');
    assert.deepEqual([contended, rounds], [2, 10]);
    assert.ok(Math.abs(share - 0.1) < 1e-9, String(share));
  });

  for (const [what, rounds] of [
    ['where it was so in a tenth of the rounds', roundsOf(9, kept(0.5))],
    ['where it was 2 % or less', roundsOf(0, kept(0.019), kept(0.01))],
    ['where base waited meanwhile, so that nobody may have wanted it', roundsOf(0, kept(0.7, { waitingShare: 0.7 }), kept(0.3, { waitingShare: 0.9 }))],
    ['where the load client set the pace', roundsOf(0, kept(0.5, { clientSaturated: true }))],
    ['where the load is left out', roundsOf(0, kept(0.5, { unsettled: true }))],
    ['where the kernel gave no account of waiting', roundsOf(0, kept(0.5, { waitingShare: undefined }))],
    ['where they took turns', roundsOf(0, kept(0, { coreShare: null }))],
    ['where there is no round', []],
  ] as const) {
    it(`which is not said ${what}`, () => {
      assert.equal(contentionOf(rounds), null);
    });
  }
});
