import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { withBodiesOfFiles } from '../../src/config/body-files.ts';
import { parseConfig } from '../../src/config/load-config.ts';
import type { Config } from '../../src/model.ts';
import { writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { GOOD, testRefusals } from './refused-config.ts';

const HELD = GOOD.replace('path: /hello', 'protocol: websocket\n    message: { id: $ID }\n    reply: { id: $ID }');

testRefusals([
  ...['message: 1', 'reply: 1', 'requests: 5', 'hold: 1s'].map((line) => {
    const [key = ''] = line.split(':');
    return {
      name: `\`${key}\` without the protocol that it belongs to`,
      text: GOOD.replace('path: /hello', `path: /hello\n    ${line}`),
      where: `:5:5 (scenarios.hello.${key})`,
      what: new RegExp(`^the key "${key}" belongs to \`protocol: websocket\`; allowed here are protocol, method, [^;]*pipelining$`),
      fix: /^Write `protocol: websocket` beside it, or remove/,
    };
  }),
  ...['expect: { status: 200 }', 'connections: 5', 'method: GET'].map((line) => {
    const [key = ''] = line.split(':');
    return {
      name: `\`${key}\` of a websocket`,
      text: HELD.replace('protocol: websocket', `protocol: websocket\n    ${line}`),
      where: `:5:5 (scenarios.hello.${key})`,
      what: new RegExp(`^the key "${key}" belongs to \`protocol: http\`; allowed here are protocol, path, message, reply, requests, hold$`),
      fix: /^Write `protocol: http` beside it, or remove/,
    };
  }),
  {
    name: 'a mistyped key of a websocket',
    text: HELD.replace('protocol: websocket', 'protocol: websocket\n    request: 5'),
    where: ':5:5 (scenarios.hello.request)',
    what: /^unknown key "request"; allowed are protocol, path, message, reply, requests, hold$/,
    fix: /^Did you mean "requests"\?$/,
  },
  ...['José', '日本'].map((value) => ({
    name: `a header's value beyond ASCII, ${value}`,
    text: GOOD.replace('path: /hello', `path: /hello\n    headers: { x-user: ${value} }`),
    where: ':5:16 (scenarios.hello.headers["x-user"])',
    what: /text of ASCII on one line/,
    fix: /encode other characters/,
  })),
  {
    name: 'a header about the body',
    text: GOOD.replace('path: /hello', 'path: /hello\n    headers: { Transfer-Encoding: chunked }'),
    where: ':5:16 (scenarios.hello.headers["Transfer-Encoding"])',
    what: /any header but those about the body/,
    fix: /Remove it/,
  },
  {
    name: 'a text and a file',
    text: GOOD.replace('path: /hello', 'path: /hello\n    method: POST\n    text: a\n    file: a.bin'),
    where: ':3:3 (scenarios.hello)',
    what: /one of `json`, `text`, `base64` and `file`/,
    fix: /remove the others/,
  },
  {
    name: 'a place of a value that is none',
    text: GOOD.replace('path: /hello', 'path: /hello\n    before: [{ path: /login, take: { TOKEN: json token } }]'),
    where: ':5:38 (scenarios.hello.before[0].take.TOKEN)',
    what: /`header NAME`, `cookie NAME`/,
    fix: /header x-csrf-token/,
  },
  ...['json: { name: Ada }', 'text: Ada', 'base64: AAEC', 'file: upload.bin'].map((body) => ({
    name: `\`${body}\` that would be sent by GET without a word`,
    text: GOOD.replace('path: /hello', `path: /hello\n    ${body}`),
    where: ':3:3 (scenarios.hello)',
    what: /allowed is a `method` beside a body/,
    fix: /`method: POST`/,
  })),
]);

test('a body may be sent by GET where that is what the file says', () => {
  const [target] = parseConfig(GOOD.replace('path: /hello', 'method: GET\n    path: /hello\n    json: 1'), 'perf-gate.yml').targets;
  const [sent] = target?.kind === 'server' ? target.scenarios : [];
  assert.deepEqual(sent?.protocol === 'http' && [sent.method, sent.body], ['GET', '1']);
});

test('a scenario has its requests before, with their bodies', () => {
  const text = GOOD.replace(
    'path: /hello',
    'path: /hello\n    before: [{ method: POST, path: /login, json: { user: ada }, take: { TOKEN: body data.token } }]',
  );
  const [target] = parseConfig(text, 'perf-gate.yml').targets;
  const [sent] = target?.kind === 'server' ? target.scenarios : [];
  assert.deepEqual(sent?.protocol === 'http' && sent.before, [
    {
      method: 'POST',
      path: '/login',
      headers: { 'content-type': 'application/json' },
      body: '{"user":"ada"}',
      take: { TOKEN: 'body data.token' },
    },
  ]);
});

const bodyOf = ({ targets: [target] }: Config): unknown =>
  target?.kind === 'server' && target.scenarios[0]?.protocol === 'http'
    ? [target.scenarios[0].body, target.scenarios[0].bodyEncoding]
    : null;

test('a body in a file is that of the working tree, for base too; one that head has removed with its scenario is left alone', async () => {
  await using folder = await temporaryFolder();
  await writeFiles(folder.path, { 'upload.bin': 'é' });
  const config = parseConfig(GOOD.replace('path: /hello', 'method: POST\n    path: /hello\n    file: upload.bin'), 'perf-gate.yml');
  assert.deepEqual(bodyOf(await withBodiesOfFiles(config, folder.path)), ['w6k=', 'base64']);
  const nowhere = join(folder.path, 'nowhere');
  assert.deepEqual(bodyOf(await withBodiesOfFiles(config, nowhere, { isOfBase: true })), ['upload.bin', 'file']);
  await assert.rejects(withBodiesOfFiles(config, nowhere), /the body in upload\.bin cannot be read: ENOENT/);
});
