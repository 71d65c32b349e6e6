import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { Scenario } from '../../src/model.ts';
import { expectedTimes, parseShard, splitIntoShards, type ShardableTarget } from '../../src/plan/shards.ts';
import { scenarioOf, serverTargetOf, suiteTargetOf } from '../targets.ts';

const targets: fc.Arbitrary<readonly ShardableTarget[]> = fc.uniqueArray(
  fc.record({ name: fc.stringMatching(/^[a-z]{1,4}$/), expectedMs: fc.integer({ min: 1, max: 10_000 }) }),
  { selector: ({ name }) => name, maxLength: 20 },
);
const count = fc.integer({ min: 1, max: 8 });

const sum = (items: readonly ShardableTarget[]): number => items.reduce((total, { expectedMs }) => total + expectedMs, 0);

describe('the split into shards', () => {
  it('gives every target to one shard', () => {
    fc.assert(
      fc.property(targets, count, (given, shards) => {
        const split = splitIntoShards(given, shards);
        assert.deepEqual([...split.keys()].toSorted(), given.map(({ name }) => name).toSorted());
        for (const index of split.values()) assert.ok(index >= 1 && index <= shards);
      }),
    );
  });

  it('is the same in whatever order a job lists the targets', () => {
    fc.assert(
      fc.property(
        targets.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray([...given], { minLength: given.length }))),
        count,
        ([given, shuffled], shards) => {
          assert.deepEqual(splitIntoShards(shuffled, shards), splitIntoShards(given, shards));
        },
      ),
    );
  });

  it('lets no shard take longer than its share and one target more', () => {
    fc.assert(
      fc.property(targets, count, (given, shards) => {
        const split = splitIntoShards(given, shards);
        const longest = Math.max(0, ...given.map(({ expectedMs }) => expectedMs));
        for (let index = 1; index <= shards; index += 1) {
          assert.ok(sum(given.filter(({ name }) => split.get(name) === index)) <= sum(given) / shards + longest);
        }
      }),
    );
  });

  it('deals out the longest first, and equal ones by name', () => {
    const given = [
      ['d', 10],
      ['b', 40],
      ['c', 30],
      ['a', 40],
    ] as const;
    assert.deepEqual(
      [
        ...splitIntoShards(
          given.map(([name, expectedMs]) => ({ name, expectedMs })),
          2,
        ),
      ],
      [
        ['a', 1],
        ['b', 2],
        ['c', 1],
        ['d', 2],
      ],
    );
  });
});

describe('the time that a target is expected to take', () => {
  const costs = { duetMs: (request: Scenario | null) => (request === null ? 10 : 100) };
  const server = serverTargetOf({ scenarios: [scenarioOf({ name: 'a' }), scenarioOf({ name: 'b' }), scenarioOf({ name: 'c' })] });
  const suite = suiteTargetOf({ name: 'json' });
  const everything = { isWanted: (_id: string) => true, recorded: new Map<string, number>(), costs };
  const times = (weighing: Partial<typeof everything>): readonly number[] =>
    expectedTimes([server, suite], { ...everything, ...weighing }).map(({ expectedMs }) => expectedMs);

  it('counts the scenarios of a server that are wanted, and several tasks for a suite, whose tasks are not known yet', () => {
    assert.deepEqual(times({}), [300, 40]);
    assert.deepEqual(times({ isWanted: (id) => id !== 'tiny/b' }), [200, 40]);
  });

  it('is what stored runs took, where all benchmarks are stored', () => {
    assert.deepEqual(
      times({
        recorded: new Map([
          ['tiny/a', 2_000],
          ['tiny/b', 3_000],
          ['tiny/c', 4_000],
          ['json/one', 500],
          ['json/group/two', 700],
        ]),
      }),
      [9_000, 1_200],
    );
  });

  it('is scaled by what is stored for benchmarks that are not', () => {
    // Three recorded rounds of 100 ms and 10 ms took 30 times as long.
    assert.deepEqual(
      times({
        recorded: new Map([
          ['tiny/a', 3_000],
          ['tiny/b', 3_000],
          ['json/one', 300],
        ]),
      }),
      [9_000, 300],
    );
  });

  it('leaves out stored benchmarks that are not wanted, or that no target has any more', () => {
    const recorded = new Map([
      ['tiny/a', 2_000],
      ['tiny/b', 2_000],
      ['gone/x', 1e9],
    ]);
    assert.deepEqual(times({ recorded, isWanted: (id) => id === 'tiny/a' }), [2_000, 800]);
  });
});

describe('a shard in writing', () => {
  for (const [text, shard] of [
    ['1/1', { index: 1, count: 1 }],
    ['2/3', { index: 2, count: 3 }],
    ['12/100', { index: 12, count: 100 }],
  ] as const) {
    it(`${text} is understood`, () => assert.deepEqual(parseShard(text), shard));
  }
  for (const text of ['', '1', '0/3', '4/3', '1/0', '1/1000', '01/3', '1/3 ', '-1/3', '1.5/3', '1/2/3', 'a/b']) {
    it(`"${text}" is not`, () => assert.equal(parseShard(text), null));
  }
});
