import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CallNode } from '../../src/model.ts';
import { type FlameFrame, flameFrames } from '../../src/page/flame-frames.ts';
import { CAUSE } from '../report/sample-cause.ts';

const FRAMES = ['route', 'old', 'clone'].map((name) => ({ name, file: null, line: null }));
const framesOf = (nodes: readonly CallNode[], changes?: readonly number[]): readonly FlameFrame[] =>
  flameFrames({ frames: FRAMES, nodes }, 'whole', changes);

const NODES: readonly CallNode[] = [
  [-1, 0, 10, 12],
  [0, 1, 5, 0],
  [0, 2, 0, 8],
];

describe('frames of a flame graph', () => {
  it('are as wide as the larger of base and head, the widest callee at the left', () => {
    assert.deepEqual(
      framesOf(NODES).map(({ at, caller, left, width }) => [at.name, caller?.at.name, left, width]),
      [
        ['whole', undefined, 0, 25],
        ['route', 'whole', 0, 25],
        ['clone', 'route', 0, 8],
        ['old', 'route', 8, 5],
      ],
    );
  });

  it('have the time of all that they call in both arms', () => {
    const [whole, route] = framesOf(NODES);
    assert.deepEqual([whole?.baseNs, whole?.headNs, route?.baseNs, route?.headNs], [15, 20, 15, 20]);
  });

  it('know what their functions execute more', () => {
    assert.deepEqual(
      framesOf(NODES, [0, 5, 900]).map(({ change }) => change),
      [0, 0, 900, 5],
    );
  });

  it('leave out what took no time in either arm', () => {
    assert.deepEqual(
      framesOf([
        [-1, 0, 3, 3],
        [0, 1, 0, 0],
      ]).map(({ at }) => at.name),
      ['whole', 'route'],
    );
  });

  it('lie within their caller, a row below it, and none over another', () => {
    const frames = flameFrames(CAUSE.profiled.tree, 'whole');
    assert.equal(frames.length, CAUSE.profiled.tree.nodes.length + 1);
    for (const { caller, depth, left, width } of frames.slice(1)) {
      assert.ok(caller !== null && depth === caller.depth + 1 && left >= caller.left && left + width <= caller.left + caller.width);
    }
    for (const row of Map.groupBy(frames, ({ depth }) => depth).values()) {
      const sorted = row.toSorted((one, other) => one.left - other.left);
      sorted.slice(1).forEach(({ left }, index) => assert.ok(left >= sorted[index]!.left + sorted[index]!.width));
    }
  });
});
