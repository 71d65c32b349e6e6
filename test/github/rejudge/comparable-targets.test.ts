import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../src/config/load-config.ts';
import type { Config, Run, Target } from '../../../src/model.ts';
import type { BaseConfig } from '../../../src/github/rejudge/base-config.ts';
import { readComparableTargets, targetsOfBase } from '../../../src/github/rejudge/comparable-targets.ts';
import type { MeasuredAgainst } from '../../../src/github/rejudge/measured-against.ts';
import { unmeasuredRecords } from '../../../src/plan/unmeasured.ts';
import { aRun } from '../../judge/records.ts';
import { configText } from './configs.ts';
import { contentsOf } from './contents-of.ts';

const TEXT = configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] });
const CONFIG = parseConfig(TEXT, 'perf-gate.yml');

interface Given {
  readonly run?: Partial<Run>;
  readonly source?: BaseConfig['source'];
  readonly place?: MeasuredAgainst['place'];
  readonly measuredAgainst?: Config | null;
  readonly head?: string;
}

/** The benchmarks that base and head have alike. */
async function comparable({ run = {}, source = 'base', place = 'the base', measuredAgainst = null, head = TEXT }: Given = {}): Promise<readonly string[]> {
  const { targets } = await readComparableTargets(aRun(run), {
    base: { config: CONFIG, source },
    against: { place, config: measuredAgainst },
    sha: 'head',
    github: contentsOf({ 'head:perf-gate.yml': head }),
  });
  return idsOf(targets);
}

const idsOf = (targets: readonly Target[]): readonly string[] => targets.flatMap((target) => unmeasuredRecords(target, { state: 'unaffected' })).map(({ id }) => id);

test('what both have is comparable, a suite as a whole', async () => {
  assert.deepEqual(await comparable(), ['api/hello', 'api/bye', 'json/*']);
  assert.deepEqual(await comparable({ place: 'below the change', measuredAgainst: CONFIG }), ['api/hello', 'api/bye', 'json/*']);
});

test('a scenario that the change has changed is not, nor is a target of another kind', async () => {
  assert.deepEqual(await comparable({ head: TEXT.replace('"path":"/bye"', '"path":"/good-bye"') }), ['api/hello', 'json/*']);
  assert.deepEqual(await comparable({ head: configText({ suites: ['api', 'json'] }) }), ['json/*']);
});

test('what the base has got since the run was measured is not', async () => {
  const then = parseConfig(configText({ servers: { api: ['hello'] } }), 'perf-gate.yml');
  assert.deepEqual(await comparable({ place: 'below the change', measuredAgainst: then }), ['api/hello']);
  assert.deepEqual(await comparable({ place: 'below the change' }), [], 'it had no configuration then');
});

test('a base that has no configuration has nothing to compare with', async () => {
  assert.deepEqual(await comparable({ source: 'head' }), []);
  assert.deepEqual(await comparable({ source: 'default branch' }), []);
});

test('where nothing was to be compared, nothing is missed', async () => {
  assert.deepEqual(await comparable({ run: { measuredFor: 'tables' } }), []);
});

test('a head whose configuration cannot be used takes nothing away', async () => {
  assert.deepEqual(await comparable({ head: 'version: 99' }), ['api/hello', 'api/bye', 'json/*']);
});

/** The benchmarks of the base that a run has to say something of, whatever head has made of them. */
function ofBase({ run = {}, source = 'base', place = 'the base', measuredAgainst = null }: Given = {}): readonly string[] {
  return idsOf(targetsOfBase(aRun(run), { base: { config: CONFIG, source }, against: { place, config: measuredAgainst } }));
}

test('what the base has is not what head makes of it, and what it has got, or changed, since the run was measured is told by its name', () => {
  assert.deepEqual(ofBase(), ['api/hello', 'api/bye', 'json/*']);
  const then = parseConfig(configText({ servers: { api: ['hello', 'old'] } }).replace('"path":"/hello"', '"path":"/good-day"'), 'perf-gate.yml');
  assert.deepEqual(ofBase({ place: 'below the change', measuredAgainst: then }), ['api/hello']);
});

test('a base without a configuration has nothing, nor is anything of it asked of a run that compares nothing', () => {
  assert.deepEqual([ofBase({ place: 'below the change' }), ofBase({ source: 'head' }), ofBase({ run: { measuredFor: 'tables' } })], [[], [], []]);
});
