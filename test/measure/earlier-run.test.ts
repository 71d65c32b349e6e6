import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ControlRound, Measured, Reason } from '../../src/model.ts';
import { earlierCounts, earlierMs, earlierPlan, startOf, takeEarlierRound, tellEarlier, withEarlierRounds } from '../../src/measure/earlier-run.ts';
import { aBenchmark, aRun, COUNTING_HASH, measuredBy, ofRatio, solosOf } from '../judge/records.ts';
import { control, duet, solo } from './carried-out.ts';

const MEASURED = { ...measuredBy([6], { nsPerOp: [0.1, 0.2, 0.3] }, solosOf({ nsPerOp: [5] })), instructions: [ofRatio(0.1)], countingHash: COUNTING_HASH } satisfies Measured;
const REASON: Reason = { kind: 'too-few-operations' };
const TRIED: Reason = { kind: 'try-failed', benchmark: 'a/x', arm: 'base', round: 'measured again', times: 2, because: REASON };
const A_CONTROL: ControlRound = { ...MEASURED.duets[0]!, benchmark: 'a/x' };

const EARLIER = aRun({
  benchmarks: [
    aBenchmark('a/x', MEASURED, { tookMs: 1_200 }),
    aBenchmark('b/x', { state: 'broken', arm: 'head', reason: REASON, until: { plan: { looks: [6] }, duets: MEASURED.duets.slice(0, 1) } }),
    aBenchmark('c/x', { state: 'invalid', reason: REASON, until: { plan: { looks: [6] }, duets: MEASURED.duets.slice(0, 2) } }),
    aBenchmark('d/x', { state: 'not measured', reason: { kind: 'interrupted-before-its-turn' } }),
  ],
  control: [A_CONTROL],
  notes: [TRIED, { kind: 'budget-used-up', benchmarks: 1 }, { kind: 'run-interrupted' }], warnings: [{ kind: 'server-killed', target: 'a' }],
});

describe('the rounds of an earlier run', () => {
  it('are taken for the steps that measured them, and for no others', () => {
    const soFar = startOf('a/x', null);
    const controls: ControlRound[] = [];
    const steps = [duet('a/x', 0), duet('a/x', 3), solo('a/x', 0), solo('a/x', 1), control('a/x', 0), control('a/x', 1), control('b/x', 0), duet('d/x', 0), duet('e/x', 0)];
    assert.deepEqual(steps.map((step) => takeEarlierRound(EARLIER, step, { soFar, control: controls })), [true, false, true, false, true, false, false, false, false]);
    assert.deepEqual([soFar.duets, soFar.solos, controls], [[MEASURED.duets[0]], MEASURED.solos, [A_CONTROL]]);
    assert.equal(takeEarlierRound(null, duet('a/x', 0), { soFar, control: controls }), false);
  });

  it('of a benchmark that broke end it again, and those of one that was invalid are measured further', () => {
    const broken = startOf('b/x', EARLIER);
    assert.deepEqual([broken.ending, broken.duets], [{ state: 'broken', arm: 'head', reason: REASON }, MEASURED.duets.slice(0, 1)]);
    const invalid = startOf('c/x', EARLIER);
    assert.deepEqual([invalid.ending, invalid.duets], [null, []]);
    assert.deepEqual([1, 2].map((index) => takeEarlierRound(EARLIER, duet('c/x', index), { soFar: invalid, control: [] })), [true, false]);
  });

  it('that failed at base still excuse head', () => {
    assert.deepEqual(startOf('a/x', EARLIER).outlived, Array.from({ length: 2 }, () => ({ arm: 'base', reason: REASON, round: 'measured again' })));
    assert.deepEqual(startOf('b/x', EARLIER).outlived, []);
  });

  it('are kept by a run that is interrupted before it comes to them', () => {
    const begun = { ...MEASURED, duets: MEASURED.duets.slice(0, 1), solos: [] };
    const kept = withEarlierRounds({ records: [aBenchmark('a/x', begun), aBenchmark('b/x', { state: 'unaffected' })], control: [] }, EARLIER);
    assert.deepEqual(kept, { records: [aBenchmark('a/x', MEASURED), aBenchmark('b/x', { state: 'unaffected' })], control: [A_CONTROL] });
    assert.deepEqual(withEarlierRounds({ records: [], control: [] }, null), { records: [], control: [] });
  });

  it('come with its counts, its plan and the time that they took', () => {
    assert.deepEqual([earlierMs(EARLIER, 'a/x'), earlierMs(EARLIER, 'b/x'), earlierMs(null, 'a/x')], [1_200, 0, 0]);
    const { instructions, countingHash } = MEASURED;
    assert.deepEqual([...earlierCounts(EARLIER)], [['a/x', { state: 'counted', counts: { instructions, instructionsOfHead: undefined, countingHash } }]]);
    assert.deepEqual([earlierPlan(EARLIER), earlierPlan(null), earlierPlan(aRun({}))], [{ looks: [6] }, undefined, undefined]);
  });

  it('are noted, with what it had to say', () => {
    const [notes, warnings]: [Reason[], Reason[]] = [[], []];
    tellEarlier(EARLIER, { note: (note) => notes.push(note), warn: (warning) => warnings.push(warning) });
    assert.deepEqual(notes, [{ kind: 'run-resumed', startedAt: EARLIER.startedAt, rounds: 7 }, { kind: 'budget-used-up', benchmarks: 1 }]);
    assert.deepEqual(warnings, EARLIER.warnings);
  });
});
