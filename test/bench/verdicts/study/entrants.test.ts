import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BARE_DIFFERENCE, entrantsFor, type Fare, PAIRED_T } from '../../../../bench/verdicts/study/entrants.ts';
import type { RivalData } from '../../../../bench/verdicts/study/rivals/rival.ts';
import { gaussian, type Random, seededRandom } from '../../../judge/seeded-noise.ts';

const ROUNDS = 14;

/** A server's round has about so many of them. */
const SLICES = { round: 1, slice: 6 };

function dataFor({ figureOf, rounds, leastFigures, mostFigures, storedRuns }: Fare, slowdown: number, random: Random = seededRandom(3)): RivalData {
  const figures = Math.min(mostFigures, Math.max(leastFigures, rounds * SLICES[figureOf]));
  const draw = (count: number, mean: number): readonly number[] => Array.from({ length: count }, () => mean * Math.exp(0.01 * gaussian(random)));
  const history = draw(storedRuns, 100);
  return { history, base: draw(figures, 100), head: draw(figures, 100 * slowdown) };
}

for (const { tool, rules, asked, all, evidence } of entrantsFor(ROUNDS)) {
  test(`${tool} has more evidence against a slower head than against an equal one`, () => {
    assert.ok(evidence(dataFor(all, 3)) > evidence(dataFor(all, 1)));
  });

  test(`${tool} has a little more evidence against a head that is a little slower`, () => {
    assert.ok(evidence(dataFor(all, 1.01 * (1 + 1e-6))) > evidence(dataFor(all, 1.01)));
  });

  test(`${tool} calls a head that is three times as slow slower by what it is given`, () => {
    for (const rule of rules) assert.equal(rule.decide(dataFor(asked, 3)), 'slower', rule.name);
  });
}

/** Heads close to base, where strict rules have their limits, and heads far from it, where lax ones have theirs. */
const SLOWDOWNS = Array.from({ length: 200 }, (_, place) => Math.exp((place % 2 === 0 ? 0.03 : 1.2) * ((place - 99.5) / 100)));

/** So few that tachometer looks once; each rule has one limit then, or one that counts. */
const FEW_ROUNDS = 5;

for (const { tool, rules, all, evidence } of entrantsFor(FEW_ROUNDS)) {
  for (const rule of rules) {
    test(`${rule.name} calls that slower which ${tool} has most evidence against, and nothing else`, () => {
      const random = seededRandom(5);
      const judged = Map.groupBy(SLOWDOWNS.map((slowdown) => dataFor(all, slowdown, random)), (data) => rule.decide(data));
      const [slower, others] = [judged.get('slower')!, judged.get('not slower')!].map((group) => group.map(evidence));
      assert.ok(Math.min(...slower!) > Math.max(...others!), `${Math.min(...slower!)} and ${Math.max(...others!)}`);
    });
  }
}

test('a paired t test holds each round of head against the same round of base', () => {
  const { evidence } = entrantsFor(ROUNDS).find(({ tool }) => tool === PAIRED_T)!;
  const base = [100, 50, 200, 80, 120];
  const head = [102, 51.05, 203.8, 81.6, 122.64];
  assert.ok(evidence({ base, head, history: [] }) > 10);
  assert.ok(evidence({ base: head, head: base, history: [] }) < -10);
});

test('their bare difference is their mean, however much they differ among themselves', () => {
  const { evidence } = entrantsFor(ROUNDS).find(({ tool }) => tool === BARE_DIFFERENCE)!;
  const steady = evidence({ base: [100, 50, 200], head: [104, 52, 208], history: [] });
  const noisy = evidence({ base: [100, 50, 200], head: [104 * 1.5, 52 / 1.5, 208], history: [] });
  assert.ok(Math.abs(steady - Math.log(1.04)) < 1e-12 && Math.abs(noisy - steady) < 1e-12, `${steady} and ${noisy}`);
});

test('none is given more rounds than our procedure took, but for those that do not judge fewer', () => {
  const byTool = new Map(entrantsFor(ROUNDS).map((entrant) => [entrant.tool, entrant]));
  assert.equal(byTool.get('Node core')!.asked.rounds, ROUNDS);
  assert.equal(byTool.get('benchstat')!.asked.rounds, ROUNDS);
  assert.equal(byTool.get('Bencher')!.asked.rounds, 1);
  assert.equal(byTool.get('Bencher')!.all.rounds, 2 * ROUNDS, 'who measures head alone has time for twice as many');
  assert.equal(byTool.get('tachometer')!.asked.rounds, ROUNDS);
  assert.equal(byTool.get('tachometer')!.asked.leastFigures, 50);
  assert.equal(byTool.get('autocannon-compare')!.asked.mostFigures, 10);
});

test('base is of the same rounds wherever a tool does not compare with stored runs', () => {
  const sideBySide = entrantsFor(ROUNDS).filter(({ asked, all }) => asked.storedRuns === 0 && all.storedRuns === 0).map(({ tool }) => tool);
  assert.deepEqual(sideBySide, ['autocannon-compare', 'tachometer', 'Node core', 'benchstat', PAIRED_T, BARE_DIFFERENCE]);
});

test('with time enough they are given what their projects ask for', () => {
  const byTool = new Map(entrantsFor(100).map((entrant) => [entrant.tool, entrant]));
  assert.equal(byTool.get('Node core')!.asked.rounds, 30);
  assert.equal(byTool.get('benchstat')!.asked.rounds, 20);
});
