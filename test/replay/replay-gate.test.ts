import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import { nextStage } from '../../src/judge/next-stage.ts';
import type { BenchmarkIdentity, DuetRound, Measured, TestPlan } from '../../src/model.ts';
import { type Replay, replayGate, type ReplayedBenchmark } from '../../src/replay/replay-gate.ts';
import { parseRunFile } from '../../src/run-file.ts';
import { POLICY } from '../judge/records.ts';
import { gaussian, seededRandom } from '../judge/seeded-noise.ts';

const PLAN: TestPlan = { screenRounds: 8, looks: [6, 12, 20, 32] };

const identity = (id: string): BenchmarkIdentity => ({ id, target: id.split('/')[0]!, scenario: id.split('/')[1]!, kind: 'suite', version: null, labels: {} });

const random = seededRandom(7);

/** Rounds of 1 % around a change. */
const around = (id: string, change: number): ReplayedBenchmark => ({
  record: identity(id),
  draw: () => ({ nsPerOp: [{ base: 100, head: 100 * Math.exp(Math.log1p(change) + 0.01 * gaussian(random)) }] }),
});

/** As quiet as to be cleared at once. */
const still = (id: string): ReplayedBenchmark => {
  let drawn = 0;
  return { record: identity(id), draw: () => ({ nsPerOp: [{ base: 100, head: (drawn += 1) % 2 === 0 ? 100.1 : 99.9 }] }) };
};

const measuredOf = ({ file }: Replay, id: string): Measured => file.run.benchmarks.find((record) => record.id === id)!.measurement as Measured;
const phasesOf = (replay: Replay, id: string): readonly DuetRound['phase'][] => measuredOf(replay, id).duets.map(({ phase }) => phase);
const times = (count: number, phase: DuetRound['phase']): readonly DuetRound['phase'][] => Array.from({ length: count }, () => phase);

test('what is cleared is screened and no more, what is slower goes on to its first look and is convicted by it', () => {
  const replay = replayGate({ benchmarks: [still('suite/same'), around('suite/slower', 0.2)], plan: PLAN, policy: POLICY });
  assert.deepEqual(phasesOf(replay, 'suite/same'), times(8, 'screen'));
  assert.deepEqual(phasesOf(replay, 'suite/slower'), [...times(8, 'screen'), ...times(6, 'confirm')]);
  assert.deepEqual([measuredOf(replay, 'suite/same').suspects, measuredOf(replay, 'suite/slower').suspects], [[], ['nsPerOp']]);
  assert.deepEqual(replay.judgement.benchmarks.map(({ verdict }) => verdict), ['no regression', 'regressed']);
  assert.equal(replay.duets, 8 + 14);
});

test('a plan without a screen confirms from the start', () => {
  const replay = replayGate({ benchmarks: [around('suite/slower', 0.2)], plan: { ...PLAN, screenRounds: 0 }, policy: POLICY });
  assert.deepEqual(phasesOf(replay, 'suite/slower'), times(6, 'confirm'));
});

test('what cannot be decided is measured up to the last look', () => {
  const loud: ReplayedBenchmark = { record: identity('suite/loud'), draw: () => ({ nsPerOp: [{ base: 100, head: 100 * Math.exp(0.5 * gaussian(random)) }] }) };
  const replay = replayGate({ benchmarks: [loud], plan: PLAN, policy: POLICY });
  assert.deepEqual(phasesOf(replay, 'suite/loud'), [...times(8, 'screen'), ...times(32, 'confirm')]);
  assert.equal(replay.judgement.benchmarks[0]?.verdict, 'inconclusive');
});

test('rounds are drawn for the phase that they are in, and those without a usable slice count as measured', () => {
  const asked: DuetRound['phase'][] = [];
  const useless: ReplayedBenchmark = { record: identity('suite/useless'), draw: (phase) => { asked.push(phase); return { nsPerOp: [] }; } };
  const replay = replayGate({ benchmarks: [useless], plan: { screenRounds: 5, looks: [6] }, policy: POLICY });
  assert.deepEqual(asked.slice(0, 5), times(5, 'screen'));
  assert.deepEqual(asked, phasesOf(replay, 'suite/useless'));
  assert.equal(replay.judgement.benchmarks[0]?.verdict, 'inconclusive');
});

test('the file of a replay is a run file like any other: whole, and judged alike when it is read again', () => {
  const { file, judgement } = replayGate({ benchmarks: [still('suite/same'), around('suite/slower', 0.2)], plan: PLAN, policy: POLICY });
  assert.equal(nextStage(file), null);
  assert.deepEqual(judge(parseRunFile(JSON.stringify(file), 'replay')), judgement);
});
