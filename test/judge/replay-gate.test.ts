import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import { nextStage } from '../../src/judge/next-stage.ts';
import type { BenchmarkIdentity, Measured, TestPlan } from '../../src/model.ts';
import { BUILT_IN_PROFILES, findProfile } from '../../src/plan/profiles.ts';
import { type Replay, replayGate, type ReplayedBenchmark } from '../../bench/replay-gate.ts';
import { parseRunFile } from '../../src/store/run-file.ts';
import { POLICY } from './records.ts';
import { gaussian, seededRandom } from './seeded-noise.ts';

const PLAN: TestPlan = { looks: [8, 14, 24] };

const identity = (id: string): BenchmarkIdentity => ({
  id,
  target: id.split('/')[0]!,
  scenario: id.split('/')[1]!,
  kind: 'suite',
  version: null,
  labels: {},
});

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

const roundsOf = ({ file }: Replay, id: string): number =>
  (file.run.benchmarks.find((record) => record.id === id)!.measurement as Measured).duets.length;

test('a benchmark that the first look clears, or finds regressed, gets no more rounds', () => {
  const replay = replayGate({ benchmarks: [still('suite/same'), around('suite/slower', 0.2)], plan: PLAN, policy: POLICY });
  assert.deepEqual([roundsOf(replay, 'suite/same'), roundsOf(replay, 'suite/slower')], [8, 8]);
  assert.deepEqual(
    replay.judgement.benchmarks.map(({ verdict }) => verdict),
    ['no regression', 'regressed'],
  );
  assert.equal(replay.duets, 16);
});

test('an undecided benchmark is measured up to the last look', () => {
  const loud: ReplayedBenchmark = {
    record: identity('suite/loud'),
    draw: () => ({ nsPerOp: [{ base: 100, head: 100 * Math.exp(0.5 * gaussian(random)) }] }),
  };
  const replay = replayGate({ benchmarks: [loud, still('suite/same')], plan: PLAN, policy: POLICY });
  assert.deepEqual([roundsOf(replay, 'suite/loud'), roundsOf(replay, 'suite/same')], [24, 8]);
  assert.equal(replay.judgement.benchmarks[0]?.verdict, 'inconclusive');
});

test('rounds without a usable slice count as measured', () => {
  let asked = 0;
  const useless: ReplayedBenchmark = {
    record: identity('suite/useless'),
    draw: () => {
      asked += 1;
      return { nsPerOp: [] };
    },
  };
  const replay = replayGate({ benchmarks: [useless], plan: { looks: [5, 6] }, policy: POLICY });
  assert.deepEqual([asked, roundsOf(replay, 'suite/useless')], [5, 5]);
  assert.equal(replay.judgement.benchmarks[0]?.verdict, 'inconclusive');
});

test('a replayed round was measured as its benchmark says, as a duet where it does not', () => {
  const { file } = replayGate({
    benchmarks: [{ ...still('suite/held'), mode: 'alternating' }, still('suite/same')],
    plan: PLAN,
    policy: POLICY,
  });
  const modes = file.run.benchmarks.map(({ measurement }) => [...new Set((measurement as Measured).duets.map(({ mode }) => mode))]);
  assert.deepEqual(modes, [['alternating'], ['duet']]);
});

test('the file of a replay is a run file like any other: whole, and judged alike when it is read again', () => {
  const { file, judgement } = replayGate({ benchmarks: [still('suite/same'), around('suite/slower', 0.2)], plan: PLAN, policy: POLICY });
  assert.equal(nextStage(file), null);
  assert.deepEqual(judge(parseRunFile(JSON.stringify(file), 'replay')), judgement);
});

const loud = (id: string, change: number): ReplayedBenchmark => ({
  record: identity(id),
  draw: () => ({ nsPerOp: [{ base: 100, head: 100 * Math.exp(Math.log1p(change) + 0.02 * gaussian(random)) }] }),
});

test('a benchmark that stops before the last look has a verdict that stands: stages are planned by the very tests that judge', () => {
  const standard = findProfile('standard', { profiles: BUILT_IN_PROFILES })!.plan!;
  let stopped = 0;
  for (let run = 0; run < 50; run += 1) {
    const replay = replayGate({
      benchmarks: Array.from({ length: 10 }, (_, index) => loud(`suite/task ${index}`, index === 0 ? 0.04 : 0)),
      plan: standard,
      policy: POLICY,
    });
    for (const { id, verdict } of replay.judgement.benchmarks) {
      if (roundsOf(replay, id) === standard.looks.at(-1)) continue;
      stopped += 1;
      assert.ok(
        ['regressed', 'improved', 'no regression'].includes(verdict),
        `run ${run}: ${id} stopped after ${roundsOf(replay, id)} rounds as ${verdict}`,
      );
    }
  }
  assert.ok(stopped > 400, String(stopped));
});
