import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { uniteNotes } from '../../src/merge/merge-runs.ts';
import { namedFile, NODE_22, NODE_24 } from './parts.ts';
import { reasonThatSays } from '../reason-that-says.ts';
import { describeNote } from '../../src/report/words.ts';

const notesOf = (...request: Parameters<typeof uniteNotes>): readonly string[] => uniteNotes(...request).notes.map(describeNote);
const warningsOf = (...request: Parameters<typeof uniteNotes>): readonly string[] => uniteNotes(...request).warnings.map(describeNote);

const shard = (index: number) => ({ index, count: 3 });

describe('the notes of joined runs', () => {
  it('stand once where all have them, and else begin with whose they are', () => {
    const files = [
      namedFile('1.json', { shard: shard(1), notes: [reasonThatSays('All say this.'), reasonThatSays('Some say this.')] }),
      namedFile('2.json', { shard: shard(2), notes: [reasonThatSays('All say this.'), reasonThatSays('One says this.')] }),
      namedFile('3.json', { shard: shard(3), notes: [reasonThatSays('Some say this.'), reasonThatSays('All say this.')] }),
    ];
    assert.deepEqual(notesOf(files, new Map()), [
      'All say this.',
      'In shard 1 of 3 and shard 3 of 3: Some say this.',
      'In shard 2 of 3: One says this.',
    ]);
  });

  it('name the environment where there are several, and the file where nothing else tells runs apart', () => {
    const variants = new Map([
      [NODE_22.key, 'Node v22.20.0'],
      [NODE_24.key, 'Node v24.21.0'],
    ]);
    const one = namedFile('a.json', { shard: shard(1), environment: NODE_22, notes: [reasonThatSays('Odd.')] });
    const other = namedFile('b.json', { environment: NODE_24, notes: [reasonThatSays('Even.')] });
    assert.deepEqual(notesOf([one, other], variants), ['In shard 1 of 3 on Node v22.20.0: Odd.', 'In Node v24.21.0: Even.']);
    assert.deepEqual(notesOf([namedFile('a.json', { notes: [reasonThatSays('Odd.')] }), namedFile('b.json', {})], new Map()), [
      'In a.json: Odd.',
    ]);
  });

  it('stand apart from their warnings, which are joined alike', () => {
    const files = [
      namedFile('1.json', { shard: shard(1), notes: [reasonThatSays('Odd.')], warnings: [reasonThatSays('All warn of this.')] }),
      namedFile('2.json', { shard: shard(2), warnings: [reasonThatSays('All warn of this.'), reasonThatSays('One warns of this.')] }),
    ];
    assert.deepEqual(warningsOf(files, new Map()), ['All warn of this.', 'In shard 2 of 3: One warns of this.']);
    assert.deepEqual(notesOf(files, new Map()), ['In shard 1 of 3: Odd.']);
    assert.deepEqual(warningsOf([namedFile('1.json', {})], new Map()), []);
  });

  it('tell the seeds where they differ', () => {
    assert.deepEqual(
      notesOf([namedFile('1.json', { shard: shard(1), seed: 4 }), namedFile('2.json', { shard: shard(2), seed: 9 })], new Map()),
      ['Each part has a seed of its own: 4 (shard 1 of 3) and 9 (shard 2 of 3).'],
    );
  });
});
