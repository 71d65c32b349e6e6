import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namedFunctions } from '../../../src/judge/cause/cause-of.ts';
import { recordedCause } from './recorded-profiles.ts';

describe('real profiles of a suite', () => {
  it('tell a lost inline cache by the line that calls, and the function that is called there', () => {
    const [first] = namedFunctions(recordedCause('lost-inline-cache'));
    assert.deepEqual([first?.at.name, first?.text, first?.callee?.name], ['extra', 'return score(PEOPLE);', 'score']);
  });

  it('tell an added await by the function that waits, and as the one that the queue of Node.js calls', () => {
    const [waiting, queue] = namedFunctions(recordedCause('added-await'));
    assert.deepEqual([waiting?.at.name, queue?.at.name, queue?.callee?.name], ['authorise', 'processTicksAndRejections', 'authorise']);
    assert.match(waiting?.text ?? '', /await allowed\(user, right\)|^for \(const right of/);
  });
});
