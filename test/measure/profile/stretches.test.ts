import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cutIntoStretches } from '../../../src/measure/profile/stretches.ts';
import { PROCEDURE } from '../../../src/measure/procedure.ts';
import type { ThreadProfile } from '../../../src/measure/probe/thread-profile.ts';

const frame = (functionName: string) => ({ functionName, scriptId: '1', url: '', lineNumber: 0, columnNumber: 0 });

/** Of 4 ms, with a sample every ms: a warm-up, and three stretches of a ms. */
const WHOLE: ThreadProfile = {
  finished: 40,
  cpuUs: 4_000,
  engine: 'v24.21.0 (V8 13.6.233)',
  profile: {
    startTime: 1_000,
    endTime: 5_000,
    nodes: [
      { id: 1, callFrame: frame('compile'), hitCount: 1, positionTicks: [{ line: 1, ticks: 4 }] },
      { id: 2, callFrame: frame('route'), hitCount: 3 },
    ],
    samples: [1, 2, 1, 2],
    timeDeltas: [500, 1_000, 1_000, 1_000],
  },
};

const hitsOf = ({ profile }: ThreadProfile): readonly number[] => profile.nodes.map(({ hitCount }) => hitCount);

describe('a profile of CPU time', () => {
  it('is cut into stretches without its warm-up', () => {
    const stretches = cutIntoStretches([WHOLE], { ...PROCEDURE, profileWarmupMs: 10, cpuStretches: 3, cpuStretchMs: 10 });
    assert.deepEqual(
      stretches.map((threads) => threads.map(hitsOf)),
      [[[0, 1]], [[1, 0]], [[0, 1]]],
    );
  });

  it('gives each stretch its part of the requests, of the CPU time and of the lines', () => {
    const [[first] = []] = cutIntoStretches([WHOLE], { ...PROCEDURE, profileWarmupMs: 10, cpuStretches: 3, cpuStretchMs: 10 });
    assert.ok(first !== undefined);
    assert.deepEqual([first.finished, first.cpuUs, first.profile.nodes[0]!.positionTicks], [10, 1_000, [{ line: 1, ticks: 1 }]]);
  });

  it('keeps the threads of each stretch together', () => {
    assert.deepEqual(
      cutIntoStretches([WHOLE, WHOLE], { ...PROCEDURE, cpuStretches: 2 }).map((threads) => threads.length),
      [2, 2],
    );
  });
});
