import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { GOOD, testRefusals } from './refused-config.ts';

const HELD = GOOD.replace('path: /hello', 'protocol: websocket\n    message: { id: $ID }\n    reply: { id: $ID }');

testRefusals([
  ...['message: 1', 'reply: 1', 'requests: 5', 'hold: 1s'].map((line) => {
    const [key = ''] = line.split(':');
    return {
      name: `\`${key}\` without the protocol that it belongs to`, text: GOOD.replace('path: /hello', `path: /hello\n    ${line}`),
      where: `:5:5 (scenarios.hello.${key})`, what: new RegExp(`^the key "${key}" belongs to \`protocol: websocket\`; allowed here are protocol, method, [^;]*pipelining$`), fix: /^Write `protocol: websocket` beside it, or remove/,
    };
  }),
  ...['expect: { status: 200 }', 'connections: 5', 'method: GET'].map((line) => {
    const [key = ''] = line.split(':');
    return {
      name: `\`${key}\` of a websocket`, text: HELD.replace('protocol: websocket', `protocol: websocket\n    ${line}`),
      where: `:5:5 (scenarios.hello.${key})`, what: new RegExp(`^the key "${key}" belongs to \`protocol: http\`; allowed here are protocol, path, message, reply, requests, hold$`), fix: /^Write `protocol: http` beside it, or remove/,
    };
  }),
  {
    name: 'a mistyped key of a websocket', text: HELD.replace('protocol: websocket', 'protocol: websocket\n    request: 5'),
    where: ':5:5 (scenarios.hello.request)', what: /^unknown key "request"; allowed are protocol, path, message, reply, requests, hold$/, fix: /^Did you mean "requests"\?$/,
  },
  ...['json: { name: Ada }', 'text: Ada'].map((body) => ({
    name: `\`${body}\` that would be sent by GET without a word`, text: GOOD.replace('path: /hello', `path: /hello\n    ${body}`),
    where: ':3:3 (scenarios.hello)', what: /allowed is a `method` beside a body/, fix: /`method: POST`/,
  })),
]);

test('a body may be sent by GET where that is what the file says', () => {
  const [target] = parseConfig(GOOD.replace('path: /hello', 'method: GET\n    path: /hello\n    json: 1'), 'perf-gate.yml').targets;
  const [sent] = target?.kind === 'server' ? target.scenarios : [];
  assert.deepEqual(sent?.protocol === 'http' && [sent.method, sent.body], ['GET', '1']);
});
