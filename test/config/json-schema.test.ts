import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { configJsonSchema } from '../../docs/generate.ts';

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
