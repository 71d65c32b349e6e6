import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { configJsonSchema, knownKeys, whatAllowsKey } from '../../src/config/json-schema.ts';

const COMMITTED = new URL('../../docs/perf-gate.schema.json', import.meta.url);
const OWN_CONFIG = new URL('../../perf-gate.yml', import.meta.url);

/** With UPDATE_SCHEMA=1, as `npm run docs` has it, the first test writes the file that it compares. */
test('the committed JSON Schema is the one of the code', async () => {
  const schema = `${JSON.stringify(configJsonSchema(), null, 2)}\n`;
  if (process.env['UPDATE_SCHEMA'] === '1') await writeFile(COMMITTED, schema);
  assert.equal(await readFile(COMMITTED, 'utf8'), schema, 'run `npm run docs`');
});

test('an editor accepts the configuration of this repository and marks an unknown key', async () => {
  const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(configJsonSchema());
  const config: unknown = parse(await readFile(OWN_CONFIG, 'utf8'), { merge: true });
  assert.ok(validate(config), JSON.stringify(validate.errors));
  assert.equal(validate({ ...(config as object), sevrers: {} }), false);
});

test('known keys are found through names and list items, and any name has none', () => {
  assert.ok(knownKeys(['servers', 'express']).includes('start'));
  assert.ok(knownKeys(['policy', 'rules', 0]).includes('delta0'));
  assert.ok(knownKeys(['scenarios', 'x', 'expect']).includes('status'));
  assert.deepEqual(knownKeys(['servers']), []);
});

test('of a place with two shapes the keys of the one are known that a value has, and what would make it the other is told', () => {
  const [overHttp, held] = [knownKeys(['scenarios', 'x'], { path: '/' }), knownKeys(['scenarios', 'x'], { protocol: 'websocket' })];
  assert.deepEqual(knownKeys(['scenarios', 'x'], { protocol: 'http' }), overHttp);
  assert.deepEqual(
    [overHttp.includes('expect'), overHttp.includes('hold'), held.includes('expect'), held.includes('hold')],
    [true, false, false, true],
  );
  assert.deepEqual(
    ['hold', 'expect', 'colour', 'constructor'].map((key) => whatAllowsKey(key, ['scenarios', 'x'])),
    ['protocol: websocket', 'protocol: http', null, null],
  );
});
