import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Member, openFamilies, openFamiliesInOrder } from '../../../../bench/verdicts/study/families.ts';
import type { PooledRound, Population } from '../../../../bench/verdicts/study/populations.ts';
import { seededDraw } from '../../../../src/statistics.ts';
import type { MetricName } from '../../../../src/model.ts';
import { largestPlausibleCount } from '../../../judge/binomial-bound.ts';

/** Rounds that tell themselves apart: the `n`-th, begun n seconds after `fromSeconds`, has base n + 1 and head 1,000 times as much, in every metric. */
function population(id: string, metrics: readonly MetricName[], stretches: Readonly<Record<string, number>>, fromSeconds = 0): Population {
  const rounds = Object.entries(stretches).flatMap(([stretch, count]) => Array.from({ length: count }, () => stretch)).map((stretch, n): PooledRound => {
    const figure = { base: n + 1, head: 1_000 * (n + 1) };
    return { stretch, amount: 0, atSeconds: fromSeconds + n, seconds: 5, slices: Object.fromEntries(metrics.map((metric) => [metric, [figure]])), figures: Object.fromEntries(metrics.map((metric) => [metric, figure])) };
  });
  const [target = '', scenario = ''] = id.split('/');
  return { record: { id, target, scenario, kind: metrics.includes('nsPerOp') ? 'suite' : 'server', version: null, labels: {} }, injection: 'none', metrics, rounds };
}

const SERVER = population('express/updateUser', ['cpuPerRequest', 'unloadedLatency'], { a: 12 });
const TASK = population('user/parse', ['nsPerOp'], { a: 12 });

const roundsOf = ({ roundAt }: Member, count: number): readonly PooledRound[] => Array.from({ length: count }, (_, index) => roundAt(index));
const smallerFigure = ({ figures }: PooledRound): number => Math.min(...Object.values(figures).flatMap(({ base, head }) => [base, head]));

for (const size of [1, 2, 10, 100]) {
  test(`a family of ${size} has just as many gating metrics`, () => {
    const { members, changed } = openFamilies([SERVER, TASK], seededDraw(1))!.next(size);
    assert.equal(members.flatMap(({ metrics }) => metrics).length, size);
    assert.equal(new Set(members.map(({ id }) => id)).size, members.length);
    assert.equal(changed, null);
    assert.ok(members.every(({ metrics, roundAt }) => Object.keys(roundAt(0).slices).length === metrics.length));
  });
}

test('every benchmark is in a family before any is there twice', () => {
  const families = openFamilies([SERVER, TASK], seededDraw(2))!;
  for (let family = 0; family < 20; family += 1) {
    const [first, second] = families.next(10).members;
    assert.notEqual(first!.population.record.id, second!.population.record.id);
  }
});

test('a member draws whole rounds from all of its stretch, and what it got tells nothing of what comes next', () => {
  const { members } = openFamilies([SERVER], seededDraw(3))!.next(2);
  const rounds = roundsOf(members[0]!, 1_201);
  assert.ok(rounds.every(({ figures }) => figures.cpuPerRequest!.base === figures.unloadedLatency!.base), 'both metrics of a round have the same label');
  const drawn = rounds.map(smallerFigure);
  assert.deepEqual(new Set(drawn), new Set(Array.from({ length: 12 }, (_, n) => n + 1)));
  const repeats = drawn.slice(1).filter((round, before) => round === drawn[before]).length;
  assert.ok(Math.abs(repeats - 100) <= largestPlausibleCount(1_200, 1 / 12) - 100, `${repeats} of 1,200 draws are the round before again`);
});

test('the same round is asked for as often as one likes', () => {
  const [member] = openFamilies([SERVER], seededDraw(4))!.next(2).members;
  const later = member!.roundAt(20);
  assert.deepEqual(roundsOf(member!, 21).at(-1), later);
});

test('either arm is called head in half of the rounds', () => {
  const families = openFamilies([TASK], seededDraw(5))!;
  const rounds = Array.from({ length: 50 }, () => roundsOf(families.next(1).members[0]!, 12)).flat();
  const swaps = rounds.filter(({ figures }) => figures.nsPerOp!.base > figures.nsPerOp!.head).length;
  const most = largestPlausibleCount(rounds.length, 0.5);
  assert.ok(swaps <= most && rounds.length - swaps <= most, `${swaps} of ${rounds.length}`);
});

test('all rounds of a family come from one stretch, and none from a stretch with fewer than ten', () => {
  const families = openFamilies([population('user/parse', ['nsPerOp'], { a: 12, b: 9, c: 12 })], seededDraw(6))!;
  assert.equal(families.stretches, 2);
  const drawn = Array.from({ length: 40 }, () => families.next(3)).map(({ stretch, members }) => ({ stretch, found: new Set(members.flatMap((member) => roundsOf(member, 12).map((round) => round.stretch))) }));
  assert.ok(drawn.every(({ stretch, found }) => found.size === 1 && found.has(stretch)));
  assert.deepEqual(new Set(drawn.map(({ stretch }) => stretch)), new Set(['a', 'c']));
  assert.equal(openFamilies([population('user/parse', ['nsPerOp'], { a: 9, b: 9 })], seededDraw(6)), null);
});

test('rounds that did not come to rest make no stretch, and the changed member has its own from elsewhere then', () => {
  const server = population('express/updateUser', ['cpuPerRequest', 'unloadedLatency'], { a: 12, b: 12 });
  const unsettled = { ...server, rounds: server.rounds.map((round, n) => (round.stretch === 'b' && n % 4 > 0 ? { ...round, figures: { unloadedLatency: round.figures.unloadedLatency! } } : round)) };
  const families = openFamilies([unsettled], seededDraw(12))!;
  assert.equal(families.stretches, 1);
  assert.ok(Array.from({ length: 20 }, () => families.next(2)).every(({ stretch }) => stretch === 'a'));
  const { changed } = openFamilies([population('user/parse', ['nsPerOp'], { b: 12 })], seededDraw(13))!.next(3, { population: { ...unsettled, injection: 'cpu-3' } });
  assert.deepEqual(new Set(roundsOf(changed!, 200).map(({ stretch }) => stretch)), new Set(['a', 'b']));
});

test('rounds with an injection keep their labels, and fill the family with unchanged ones', () => {
  const injected = { ...population('user/parse', ['nsPerOp'], { z: 30 }), injection: 'cpu-3' } as const;
  const { members, changed } = openFamilies([SERVER, TASK], seededDraw(7))!.next(10, { population: injected });
  assert.equal(members.flatMap(({ metrics }) => metrics).length, 10);
  assert.equal(members.filter(({ population: one }) => one === injected).length, 1);
  assert.ok(roundsOf(changed!, 30).every(({ figures }) => figures.nsPerOp!.head === 1_000 * figures.nsPerOp!.base));
});

test('the changed member has its rounds from the stretch of the family where there are ten of them', () => {
  const injected = { ...population('user/parse', ['nsPerOp'], { a: 10, b: 9, c: 12 }), injection: 'cpu-3' } as const;
  const stretchesIn = (home: string, fields: { readonly fromAllStretches?: true } = {}): ReadonlySet<string> => {
    const { changed } = openFamilies([population('user/parse', ['nsPerOp'], { [home]: 12 })], seededDraw(10))!.next(2, { population: injected, ...fields });
    return new Set(roundsOf(changed!, 200).map(({ stretch }) => stretch));
  };
  assert.deepEqual(stretchesIn('a'), new Set(['a']));
  assert.deepEqual(stretchesIn('b'), new Set(['a', 'b', 'c']), 'nine are too few');
  assert.deepEqual(stretchesIn('a', { fromAllStretches: true }), new Set(['a', 'b', 'c']), 'where all are asked for');
});

test('the changed member has one edit, and families draw theirs', () => {
  const parse = population('user/parse', ['nsPerOp'], { a: 24 });
  const edited = { ...parse, injection: 'edit', rounds: parse.rounds.map((round, n) => ({ ...round, amount: 1 + (n % 3) })) } as const;
  const families = openFamilies([TASK], seededDraw(11))!;
  const edits = Array.from({ length: 40 }, () => new Set(roundsOf(families.next(2, { population: edited }).changed!, 30).map(({ amount }) => amount)));
  assert.ok(edits.every(({ size }) => size === 1));
  assert.deepEqual(new Set(edits.flatMap((one) => [...one])), new Set([1, 2, 3]));
});

test('an effect that nobody injected scales head after the labels were drawn', () => {
  const { changed } = openFamilies([TASK], seededDraw(8))!.next(1, { population: TASK, factor: 2 });
  const ratios = roundsOf(changed!, 12).map(({ figures }) => Math.round((figures.nsPerOp!.head / figures.nsPerOp!.base) * 1e6) / 1e6);
  assert.deepEqual(new Set(ratios), new Set([2_000, 0.002]));
});

test('the same seed draws the same', () => {
  const [once, again] = [9, 9].map((seed) => openFamilies([SERVER, TASK], seededDraw(seed))!.next(10).members.map((member) => [member.id, roundsOf(member, 5)]));
  assert.deepEqual(once, again);
});

const IN_ORDER = 16;
const baseFirst = ({ figures }: PooledRound): boolean => Object.values(figures).every(({ base, head }) => base < head);

test('in order the rounds of a member follow each other under one label, and its fellows begin within a pass of it', () => {
  const families = openFamiliesInOrder([population('express/updateUser', ['cpuPerRequest', 'unloadedLatency'], { a: 40 }), population('user/parse', ['nsPerOp'], { a: 40 })], seededDraw(14), IN_ORDER)!;
  const drawn = Array.from({ length: 50 }, () => families.next(3).members.map((member) => roundsOf(member, IN_ORDER)));
  for (const [one, other] of drawn as [readonly PooledRound[], readonly PooledRound[]][]) {
    const places = one.map(smallerFigure);
    assert.deepEqual(places, places.map((_, index) => places[0]! + index));
    assert.ok(Math.abs(places[0]! - smallerFigure(other[0]!)) <= 1);
    assert.equal(new Set(one.map(baseFirst)).size, 1);
  }
  assert.deepEqual(new Set(drawn.map(([one]) => baseFirst(one![0]!))), new Set([true, false]));
  assert.deepEqual(new Set(drawn.map(([one]) => smallerFigure(one![0]!) <= 12)), new Set([true, false]), 'they begin early and late');
});

test('in order a member has its rounds from a half-hour with enough of them, and it is known how many have none in common', () => {
  const families = openFamiliesInOrder([population('user/parse', ['nsPerOp'], { a: 40, b: 15, c: 16 })], seededDraw(15), IN_ORDER)!;
  assert.deepEqual([families.stretches, families.apart], [2, 3]);
  assert.deepEqual(new Set(Array.from({ length: 40 }, () => families.next(1).stretch)), new Set(['a', 'c']));
  assert.equal(openFamiliesInOrder([population('user/parse', ['nsPerOp'], { a: 15 })], seededDraw(15), IN_ORDER), null);
});

test('in order those are fellows that were measured at the same time: servers and tasks one after the other are in no family together', () => {
  const [server, task] = [population('express/updateUser', ['cpuPerRequest', 'unloadedLatency'], { a: 40 }), population('user/parse', ['nsPerOp'], { a: 40 }, 100)];
  const families = openFamiliesInOrder([server, task], seededDraw(16), IN_ORDER)!;
  const together = Array.from({ length: 50 }, () => [...new Set(families.next(3).members.map((member) => member.population.record.id))].join());
  assert.deepEqual(new Set(together), new Set(['express/updateUser', 'user/parse']));
});

test('in order a fellow that began a round later than the others has its own from then on', () => {
  const [server, task] = [population('express/updateUser', ['cpuPerRequest', 'unloadedLatency'], { a: 40 }), population('user/parse', ['nsPerOp'], { a: 40 }, 10)];
  const families = openFamiliesInOrder([server, task], seededDraw(17), IN_ORDER)!;
  const both = Array.from({ length: 50 }, () => families.next(3).members).filter((members) => new Set(members.map((member) => member.population.record.id)).size === 2);
  assert.ok(both.length > 0);
  for (const [one, other] of both as [Member, Member][]) assert.ok(Math.abs(one.roundAt(0).atSeconds - other.roundAt(0).atSeconds) <= 2);
});
