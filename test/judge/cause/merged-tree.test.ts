import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mergedTree } from '../../../src/judge/cause/merged-tree.ts';
import { CAUSE_BOUNDS } from '../../../src/model/cause.ts';
import type { CallTree } from '../../../src/model.ts';
import { type Call, internal, own, stretchOf } from './profiled.ts';

const treeOf = (base: readonly Call[], head: readonly Call[]): CallTree => mergedTree({ base: [stretchOf(base)], head: [stretchOf(head)] });

/** `name parent base head`, with the parent's name. */
const lines = ({ frames, nodes }: CallTree): readonly string[] =>
  nodes.map(
    ([parent, frame, base, head]) => `${frames[frame]!.name} < ${parent === -1 ? '' : frames[nodes[parent]![1]]!.name}: ${base} ${head}`,
  );

describe('the tree of both arms', () => {
  it('lays calls over each other, in ns of a request', () => {
    const tree = treeOf(
      [own('serve', 100, { calls: [own('parse', 50)] })],
      [own('serve', 100, { calls: [own('parse', 80), own('audit', 20)] })],
    );
    assert.deepEqual(lines(tree), ['serve < : 1000 1000', 'parse < serve: 500 800', 'audit < serve: 0 200']);
  });

  it('hangs what perf-gate calls where perf-gate would be', () => {
    assert.deepEqual(lines(treeOf([], [{ name: 'batch', origin: 'gate', samples: 7, calls: [own('task', 100)] }])), ['task < : 0 1000']);
  });

  it('counts what is next to nothing for its caller', () => {
    assert.deepEqual(lines(treeOf([own('serve', 100_000, { calls: [own('parse', 9)] })], [internal('(idle)', null, 9)])), [
      'serve < : 1000090 0',
    ]);
  });

  it('keeps within its bounds, with all of its cost', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => own(`f${index}`, 10));
    const tree = treeOf([], [own('serve', 1_000, { calls: many })]);
    assert.ok(tree.nodes.length <= CAUSE_BOUNDS.nodes && tree.frames.length <= CAUSE_BOUNDS.frames);
    assert.equal(
      tree.nodes.reduce((sum, [, , , head]) => sum + head, 0),
      510_000,
    );
  });
});
