import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CounterRecord, countersTable } from '../../../bench/counters/recorded-counters.ts';
import { around, measured } from '../../judge/records.ts';

const EFFORT = { wallSeconds: 61.4, cpuSeconds: 50.2, load: 3.04, cores: 2 };
const SEEN = { subject: 'koa/updateUser', edit: 'about 1 % more work', cpuModel: 'A', nodeVersion: 'v24.0.0', effort: EFFORT, pairs: [], rounds: [] } as const;

test('each way has a row with its change, what it could have seen, and its seconds', () => {
  const records: readonly CounterRecord[] = [
    { ...SEEN, way: 'time alone', rounds: measured({ cpuPerRequest: around(0.01, 0.02) }).duets },
    { ...SEEN, way: 'our counter', pairs: [{ base: 100_000, head: 101_000 }, { base: 100_000, head: 101_020 }] },
    { ...SEEN, way: 'callgrind' },
  ];
  const [ours, callgrind, time] = countersTable(records).split('\n').slice(2);
  assert.match(ours!, /\| our counter \| +\+1\.0 % \(0\.\d+ to 1\.\d+ %\) \| +0\.\d+ % \| yes +\| +61 \| +50 \| +3\.0 \|$/);
  assert.match(callgrind!, /\| callgrind +\| +not counted \| +– \| – /);
  assert.match(time!, /\| time alone +\| +\+1\.0 % \(−\d\.\d+ to \d\.\d+ %\) \| +\d\.\d % \| no /);
});
