import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load.ts';
import type { BenchmarkRecord, Config, Run } from '../../src/model.ts';
import type { BaseConfig } from '../../src/trusted/base-config.ts';
import { lostIfNotNew, readComparableTargets } from '../../src/trusted/comparable-targets.ts';
import type { MeasuredAgainst } from '../../src/trusted/config-measured-against.ts';
import { aBenchmark, aRun } from '../judge/records.ts';
import { configText } from './configs.ts';
import { contentsOf } from './contents-of.ts';

const TEXT = configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] });
const CONFIG = parseConfig(TEXT, 'perf-gate.yml');

const aNew = (id: string): BenchmarkRecord => aBenchmark(id, { state: 'new', why: 'base does not have this target', solos: [] });

const ALL = ['api/hello', 'api/bye', 'api/other', 'json/parse', 'web/hello'].map(aNew);

interface Given {
  readonly run?: Partial<Run>;
  readonly source?: BaseConfig['source'];
  readonly place?: MeasuredAgainst['place'];
  readonly measuredAgainst?: Config | null;
  readonly head?: string;
  readonly only?: readonly string[];
}

/** Of benchmarks that a run calls new, those that are not believed. */
async function lost({ run = {}, source = 'base', place = 'the base', measuredAgainst = null, head = TEXT, only = [] }: Given = {}): Promise<readonly string[]> {
  const comparable = await readComparableTargets(aRun(run), {
    base: { config: CONFIG, source },
    against: { place, config: measuredAgainst },
    sha: 'head',
    github: contentsOf({ 'head:perf-gate.yml': head }),
  });
  return ALL.filter((record) => lostIfNotNew(record, { comparable, only }).measurement.state === 'lost').map(({ id }) => id);
}

test('what base and head have alike is not new', async () => {
  assert.deepEqual(await lost(), ['api/hello', 'api/bye']);
  assert.deepEqual(await lost({ place: 'below the change', measuredAgainst: CONFIG }), ['api/hello', 'api/bye']);
});

test('a scenario that the change has changed is new, and so is a target of another kind', async () => {
  assert.deepEqual(await lost({ head: TEXT.replace('"path":"/bye"', '"path":"/good-bye"') }), ['api/hello']);
  assert.deepEqual(await lost({ head: configText({ suites: ['api', 'json'] }) }), []);
});

test('what the base has got since the run was measured may be new in it', async () => {
  const then = parseConfig(configText({ servers: { api: ['hello'] } }), 'perf-gate.yml');
  assert.deepEqual(await lost({ place: 'below the change', measuredAgainst: then }), ['api/hello']);
  assert.deepEqual(await lost({ place: 'below the change' }), [], 'it had no configuration then');
});

test('what a suite contains nobody knows, but nothing of it is new beside a commit that is no base', async () => {
  assert.deepEqual(await lost({ place: 'elsewhere' }), ['api/hello', 'api/bye', 'json/parse']);
});

test('a base that has no configuration has nothing to compare with', async () => {
  assert.deepEqual(await lost({ source: 'head' }), []);
  assert.deepEqual(await lost({ source: 'default branch' }), []);
});

test('where nothing was to be compared, nothing is missed', async () => {
  assert.deepEqual(await lost({ run: { measuredFor: 'tables' } }), []);
});

test('what the gate is not about may be new', async () => {
  assert.deepEqual(await lost({ only: ['api/bye'] }), ['api/bye']);
});

test('a head whose configuration cannot be used makes nothing new', async () => {
  assert.deepEqual(await lost({ head: 'version: 99' }), ['api/hello', 'api/bye']);
});
