import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { withBodiesOfFiles } from '../../src/config/body-files.ts';
import { parseConfig } from '../../src/config/load-config.ts';
import type { Config, HttpScenario, Scenario } from '../../src/model.ts';
import { writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { GOOD } from './good-config.ts';

const configWith = (keys: string): Config =>
  parseConfig(
    GOOD.replace('path: /hello', () => keys),
    'perf-gate.yml',
  );

function onlyScenario({ targets: [target] }: Config): Scenario {
  return (target?.kind === 'server' && target.scenarios[0]) || assert.fail('no scenario');
}

/** The scenario of `/hello` with further keys. */
function scenario(keys: string): HttpScenario {
  const found = onlyScenario(configWith(`{ path: /hello, ${keys} }`));
  return found.protocol === 'http' ? found : assert.fail('no scenario over HTTP');
}

test("a websocket's scenario has its messages as they are written, and its defaults", () => {
  const held = onlyScenario(configWith('{ protocol: websocket, message: [$ID], reply: { id: $ID } }'));
  assert.deepEqual(held, {
    protocol: 'websocket',
    name: 'hello',
    path: '/',
    message: ['$ID'],
    reply: { id: '$ID' },
    requests: 20_000,
    holdMs: 1000,
  });
});

test('a JSON body is serialised, and says so in its header unless the user did', () => {
  const plain = scenario('method: POST, json: { a: [1, null] }');
  assert.deepEqual([plain.body, plain.headers], ['{"a":[1,null]}', { 'content-type': 'application/json' }]);
  const own = scenario('method: POST, json: 1, headers: { Content-Type: application/vnd.api+json }');
  assert.deepEqual(own.headers, { 'Content-Type': 'application/vnd.api+json' });
});

test('a text body is sent to the letter, without a header of ours', () => {
  const { body, headers } = scenario('method: POST, text: "a=1\\n"');
  assert.deepEqual([body, headers], ['a=1\n', {}]);
});

test('an expected body is JSON by value, null included, or text, or given by its digest', () => {
  assert.deepEqual(scenario('expect: { status: 404, json: null }').expect, { status: 404, body: { kind: 'json', value: null } });
  assert.deepEqual(scenario('expect: { text: "" }').expect, { status: 200, body: { kind: 'text', value: '' } });
  const digest = 'AB'.repeat(32);
  assert.deepEqual(scenario(`expect: { sha256: ${digest} }`).expect, {
    status: 200,
    body: { kind: 'sha256', value: digest.toLowerCase() },
  });
});

test('a scenario has its requests before, with their bodies', () => {
  assert.deepEqual(scenario('before: [{ method: POST, path: /login, json: { user: ada }, take: { TOKEN: body data.token } }]').before, [
    {
      method: 'POST',
      path: '/login',
      headers: { 'content-type': 'application/json' },
      body: '{"user":"ada"}',
      take: { TOKEN: 'body data.token' },
    },
  ]);
});

test('a body in a file is that of the working tree, for base too; one that head has removed with its scenario is left alone', async () => {
  await using folder = await temporaryFolder();
  await writeFiles(folder.path, { 'upload.bin': 'é' });
  const config = configWith('{ path: /hello, method: POST, file: upload.bin }');
  assert.partialDeepStrictEqual(onlyScenario(await withBodiesOfFiles(config, folder.path)), { body: 'w6k=', bodyEncoding: 'base64' });
  const nowhere = join(folder.path, 'nowhere');
  const ofBase = await withBodiesOfFiles(config, nowhere, { isOfBase: true });
  assert.partialDeepStrictEqual(onlyScenario(ofBase), { body: 'upload.bin', bodyEncoding: 'file' });
  await assert.rejects(withBodiesOfFiles(config, nowhere), /the body in upload\.bin cannot be read: ENOENT/);
});
