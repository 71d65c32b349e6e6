import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withAddress } from '../../src/prepare/services.ts';

const ADDRESS = { host: '127.0.0.1', port: 4711 };

for (const [value, placed] of [
  ['redis://$HOST:$PORT', 'redis://127.0.0.1:4711'],
  ['${HOST}:${PORT}/0', '127.0.0.1:4711/0'],
  ['$PORT,$PORT', '4711,4711'],
  ['$PORTAL $HOST_NAME ${PATH} $ PORT', '$PORTAL $HOST_NAME ${PATH} $ PORT'],
  ['plain', 'plain'],
] as const) {
  test(`the address of a service makes "${placed}" of "${value}"`, () => {
    assert.deepEqual(withAddress({ URL: value }, ADDRESS), { URL: placed });
  });
}
