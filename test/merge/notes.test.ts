import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { uniteNotes, uniteWarnings } from '../../src/merge/merge-runs.ts';
import { namedFile, NODE_22, NODE_24 } from './parts.ts';

const shard = (index: number) => ({ index, count: 3 });

describe('the notes of joined runs', () => {
  it('stand once where all have them, and else begin with whose they are', () => {
    const files = [
      namedFile('1.json', { shard: shard(1), notes: ['All say this.', 'Some say this.'] }),
      namedFile('2.json', { shard: shard(2), notes: ['All say this.', 'One says this.'] }),
      namedFile('3.json', { shard: shard(3), notes: ['Some say this.', 'All say this.'] }),
    ];
    assert.deepEqual(uniteNotes(files, new Map()), [
      'All say this.', 'Shard 1 of 3 and shard 3 of 3: Some say this.', 'Shard 2 of 3: One says this.',
    ]);
  });

  it('name the environment where there are several, and the file where nothing else tells runs apart', () => {
    const variants = new Map([[NODE_22.key, 'Node v22.20.0'], [NODE_24.key, 'Node v24.21.0']]);
    const one = namedFile('a.json', { shard: shard(1), environment: NODE_22, notes: ['Odd.'] });
    const other = namedFile('b.json', { environment: NODE_24, notes: ['Even.'] });
    assert.deepEqual(uniteNotes([one, other], variants), ['Shard 1 of 3 on Node v22.20.0: Odd.', 'Node v24.21.0: Even.']);
    assert.deepEqual(uniteNotes([namedFile('a.json', { notes: ['Odd.'] }), namedFile('b.json', {})], new Map()), ['a.json: Odd.']);
  });

  it('stand apart from their warnings, which are joined alike', () => {
    const files = [
      namedFile('1.json', { shard: shard(1), notes: ['Odd.'], warnings: ['All warn of this.'] }),
      namedFile('2.json', { shard: shard(2), warnings: ['All warn of this.', 'One warns of this.'] }),
    ];
    assert.deepEqual(uniteWarnings(files, new Map()), { warnings: ['All warn of this.', 'Shard 2 of 3: One warns of this.'] });
    assert.deepEqual(uniteNotes(files, new Map()), ['Shard 1 of 3: Odd.']);
    assert.deepEqual(uniteWarnings([namedFile('1.json', {})], new Map()), {});
  });

  it('tell the seeds where they differ', () => {
    assert.deepEqual(uniteNotes([namedFile('1.json', { shard: shard(1), seed: 4 }), namedFile('2.json', { shard: shard(2), seed: 9 })], new Map()), [
      'Each part has a seed of its own: 4 (shard 1 of 3) and 9 (shard 2 of 3).',
    ]);
  });
});
