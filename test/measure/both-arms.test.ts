import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, it } from 'node:test';
import { bothAtOnce, bothInTurn } from '../../src/measure/both-arms.ts';
import type { Arm } from '../../src/model.ts';

const ARMS: readonly Arm[] = ['base', 'head'];

const WAYS: readonly (readonly [how: string, both: typeof bothAtOnce, order: string])[] = [
  ['at once', bothAtOnce, 'begun base, begun head, done base, done head'],
  ['in turn', bothInTurn, 'begun base, done base, begun head, done head'],
];

for (const [how, both, order] of WAYS) {
  describe(`both arms ${how}`, () => {
    it('give a value each, whichever is first', async () => {
      for (const first of ARMS) assert.deepEqual(await both(first, async (arm) => `of ${arm}`), { base: 'of base', head: 'of head' });
    });

    it('begin with the one that is to be first', async () => {
      const seen: string[] = [];
      const note = async (arm: Arm): Promise<void> => {
        seen.push(`begun ${arm}`);
        await turn();
        seen.push(`done ${arm}`);
      };
      await both('base', note);
      assert.equal(seen.join(', '), order);
      await both('head', note);
      assert.equal(seen[4], 'begun head');
    });

    for (const first of ARMS) {
      it(`fail with base's failure where both fail, ${first} first`, async () => {
        await assert.rejects(
          both(first, async (arm) => {
            if (arm === 'base') await turn();
            throw new Error(`${arm} broke`);
          }),
          { message: 'base broke' },
        );
      });

      for (const broken of ARMS) {
        it(`fail with ${broken}'s where it alone fails, once the other is done, ${first} first`, async () => {
          const done: Arm[] = [];
          await assert.rejects(
            both(first, async (arm) => {
              if (arm === broken) throw new Error(`${arm} broke`);
              await turn();
              done.push(arm);
            }),
            { message: `${broken} broke` },
          );
          assert.equal(done.length, 1);
        });
      }
    }
  });
}
