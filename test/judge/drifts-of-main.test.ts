import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import type { RunFile } from '../../src/model.ts';
import { aBenchmark, anAcceptance, aRun, ENVIRONMENT, measured } from './records.ts';
import { historyOf, steady } from './histories.ts';

const SLOWER_SINCE_12 = historyOf({ 'express/updateUser': { cpuPerRequest: [...steady(100, 12), ...steady(110, 12)] } });

function fileOf(change: Partial<RunFile> & { readonly pullRequest?: number } = {}): RunFile {
  const { pullRequest = null, ...fields } = change;
  return {
    run: aRun({ pullRequest, benchmarks: [aBenchmark('express/updateUser', measured({}))] }),
    history: SLOWER_SINCE_12,
    acceptances: [],
    ...fields,
  };
}

test('a run of the main branch tells of a lasting change in its stored runs, and is not blocked by it', () => {
  const calm = judge(fileOf({ history: SLOWER_SINCE_12.slice(0, 12) }));
  const drifting = judge(fileOf());
  assert.deepEqual(calm.drifts, []);
  assert.deepEqual(
    drifting.drifts.map(({ benchmark, runsBefore, runsAfter }) => [benchmark, runsBefore, runsAfter]),
    [['express/updateUser', 12, 12]],
  );
  assert.deepEqual([drifting.verdict, drifting.exitCode], [calm.verdict, calm.exitCode]);
});

test('it tells nothing of a removed benchmark', () => {
  const run = aRun({ pullRequest: null, benchmarks: [aBenchmark('koa/updateUser', measured({}))] });
  assert.deepEqual(judge({ ...fileOf(), run }).drifts, []);
});

test('a pull request is told nothing of it', () => {
  assert.deepEqual(judge(fileOf({ pullRequest: 7 })).drifts, []);
});

test('a run that is not known to be of the default branch is told nothing of it', () => {
  const file = fileOf();
  for (const branch of ['other', 'unknown'] as const) assert.deepEqual(judge({ ...file, run: { ...file.run, branch } }).drifts, []);
});

test('stored runs of another machine kind are not looked at', () => {
  const elsewhere = SLOWER_SINCE_12.map((stored) => ({ ...stored, environment: { ...ENVIRONMENT, key: 'other' } }));
  assert.deepEqual(judge(fileOf({ history: elsewhere })).drifts, []);
});

test('each machine kind of joined runs has its own, by the name of its environment', () => {
  const node22 = { ...ENVIRONMENT, key: 'node-22' };
  const benchmarks = [ENVIRONMENT, node22].map((environment) =>
    aBenchmark('express/updateUser', measured({}), { variant: { name: environment.key, environment } }),
  );
  const ofNode22 = SLOWER_SINCE_12.map((stored) => ({ ...stored, environment: node22 }));
  const run = aRun({ pullRequest: null, benchmarks });
  for (const { history, variants } of [
    { history: [...SLOWER_SINCE_12, ...ofNode22], variants: [ENVIRONMENT.key, 'node-22'] },
    { history: [...SLOWER_SINCE_12.slice(0, 12), ...ofNode22], variants: ['node-22'] },
  ]) {
    const judgement = judge({ run, history, acceptances: [] });
    assert.deepEqual(
      judgement.drifts.map(({ variant }) => variant),
      variants,
    );
  }
});

test('an accepted drift is told as accepted', () => {
  const file = fileOf({ acceptances: [anAcceptance({ benchmark: 'express' })] });
  assert.deepEqual(
    judge(file).drifts.map(({ state }) => state),
    ['accepted'],
  );
});
