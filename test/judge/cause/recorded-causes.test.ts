import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namedFunctions } from '../../../src/judge/cause/cause-of.ts';
import { recordedCause } from './recorded-profiles.ts';

describe('real profiles of a suite', () => {
  it('tell a lost inline cache by the name of V8\'s routine, the line that calls, and the function that is called there', () => {
    const [first] = namedFunctions(recordedCause('lost-inline-cache'));
    assert.deepEqual([first?.at.name, first?.text, first?.part, first?.callee?.name], ['extra', 'return score(PEOPLE);', 'LoadIC_Megamorphic', 'score']);
  });

  it('tell an added await by the function that waits, and as the one that the queue of Node.js calls', () => {
    const [waiting, queue] = namedFunctions(recordedCause('added-await'));
    assert.deepEqual([waiting?.at.name, queue?.at.name, queue?.callee?.name], ['authorise', 'processTicksAndRejections', 'authorise']);
    assert.match(waiting?.text ?? '', /await allowed\(user, right\)|^for \(const right of/);
  });

  it('tell how many bytes an operation allocates, and where', () => {
    const { allocations: [most], allocatedBytes: { base, head } } = recordedCause('extra-allocation');
    // 120 objects and arrays of two, and the list of them: some 17 kB.
    assert.ok(most?.at.name === 'extra' && most.low > 15_000 && most.high < 21_000, JSON.stringify(most));
    assert.ok(head - base > 15_000 && head - base < 21_000);
  });
});
