import assert from 'node:assert/strict';
import { it } from 'node:test';
import { probedEnvironment } from '../../src/measure/entries.ts';

it("the environment of a server preloads the probe beside the target's own options", () => {
  const env = probedEnvironment({ NODE_OPTIONS: '--max-old-space-size=64' }, '/tmp/socket');
  assert.match(env['NODE_OPTIONS'] ?? '', /(?:^| )--max-old-space-size=64 --import=file:\/\/.*\/probe\.[jt]s$/);
  assert.equal(env['PERF_GATE_PROBE'], '/tmp/socket');
});
