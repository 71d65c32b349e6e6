import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fasterThanWhenMarked, openHistories } from '../../src/judge/benchmark-history.ts';
import type { MetricName, SoloRound, StoredRun } from '../../src/model.ts';
import { largestPlausibleCount } from './binomial-bound.ts';
import { aBenchmark, aRun, aStoredRun, measuredAlone, POLICY, solosOf } from './records.ts';
import { gaussian, type Random, seededRandom } from './seeded-noise.ts';

const ID = 'express/updateUser';
const MAINS = 2000;
/** Standard deviation of the logs, between runs and between the rounds of one. */
const SPREAD = { runs: 0.05, rounds: 0.01 };

/** Three rounds of a run whose requests take longer than 100 µs by so much, as a log. */
function runAt(slowerBy: number, random: Random): readonly SoloRound[] {
  const level = slowerBy + SPREAD.runs * gaussian(random);
  return solosOf({ cpuPerRequest: Array.from({ length: 3 }, () => 100 * Math.exp(level + SPREAD.rounds * gaussian(random))) });
}

function marked(solos: readonly SoloRound[], { metrics = ['cpuPerRequest'], loadHash = 'load' }: { readonly metrics?: readonly MetricName[]; readonly loadHash?: string } = {}): StoredRun {
  return aStoredRun(ID, solos, { loadHash, slower: [{ id: ID, since: 'slow', metrics }] });
}

function isFaster(head: readonly SoloRound[], history: readonly StoredRun[]): boolean {
  const record = aBenchmark(ID, measuredAlone(head));
  return fasterThanWhenMarked(record, POLICY, openHistories({ run: aRun({}), history })(record)).has('cpuPerRequest');
}

/** In how many main branches of eight runs and a marked one head is shown to be faster than that. */
function timesFaster(slowerBy: { readonly marked: number; readonly head: number }): number {
  const random = seededRandom(5);
  return Array.from({ length: MAINS }, () => {
    const history = [...Array.from({ length: 8 }, () => aStoredRun(ID, runAt(0, random))), marked(runAt(slowerBy.marked, random))];
    return isFaster(runAt(slowerBy.head, random), history);
  }).filter((faster) => faster).length;
}

test('head that is as slow as the run that was marked is shown to be faster no more often than alpha allows', () => {
  const bound = largestPlausibleCount(MAINS, POLICY.alpha);
  const times = timesFaster({ marked: 0.5, head: 0.5 });
  assert.ok(times <= bound, `${times} of ${MAINS} were shown to be faster, ${bound} are plausible at ${POLICY.alpha}`);
});

test('head that is mended is shown to be faster, where the regression was ten times the spread between runs', () => {
  const times = timesFaster({ marked: 0.5, head: 0 });
  assert.ok(times >= 0.95 * MAINS, `only ${times} of ${MAINS} were shown to be faster`);
});

const HEAD = solosOf({ cpuPerRequest: [100, 100.2] });
const BASELINE = [92, 108, 96, 104, 98, 102].map((figure) => aStoredRun(ID, solosOf({ cpuPerRequest: [figure, figure * 1.002] })));
const SLOW = solosOf({ cpuPerRequest: [200, 200.4] });

for (const { what, history, faster } of [
  { what: 'than the run that was marked', history: [...BASELINE, marked(SLOW)], faster: true },
  { what: 'though later runs keep the mark that are as fast', history: [...BASELINE, marked(SLOW), marked(HEAD), marked(HEAD), marked(HEAD)], faster: true },
  { what: 'than the run in which this metric regressed, and not another before', history: [...BASELINE, marked(HEAD, { metrics: ['unloadedLatency'] }), marked(SLOW)], faster: true },
  { what: 'where main is not slower', history: BASELINE, faster: false },
  { what: 'where nobody knows what the mark is about', history: [...BASELINE, marked(SLOW, { metrics: [] })], faster: false },
  { what: 'where the mark is about another metric', history: [...BASELINE, marked(SLOW, { metrics: ['unloadedLatency'] })], faster: false },
  { what: 'where the marked run was under another load', history: [...BASELINE.slice(0, -1), marked(SLOW, { loadHash: 'other' })], faster: false },
  { what: 'where a single other run is there', history: [...BASELINE.slice(0, 1), marked(SLOW)], faster: false },
  { what: 'where what was marked was accepted', history: [...BASELINE, marked(SLOW), aStoredRun(ID, SLOW, { accepted: [{ id: ID, since: 'slow', acceptedAt: '2026-01-14T11:00:00.000Z' }] })], faster: false },
] as const) {
  test(`head is ${faster ? '' : 'not '}shown to be faster ${what}`, () => {
    assert.equal(isFaster(HEAD, history), faster);
  });
}
