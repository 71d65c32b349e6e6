import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMeasuringFailure } from './arm-failure.ts';
import { sampleTrees, type ServerParts } from './sample-server.ts';
import { checkBenchmark } from '../../src/measure/benchmark-rounds.ts';
import type { ServerTarget } from '../../src/model.ts';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';
import { scenarioOf } from '../targets.ts';

async function check(parts: { readonly target?: Partial<ServerTarget>; readonly head?: ServerParts }): Promise<void> {
  await using sample = await sampleTrees(parts);
  const [benchmark] = serverBenchmarks({ ...sample.target, scenarios: [scenarioOf({ expect: { status: 200, body: null } })] }, null);
  await checkBenchmark(benchmark!, 'head', sample);
}

describe('a check of a server', { concurrency: 3 }, () => {
  it('passes where it answers and is seen to', async () => {
    await check({});
  });

  it('fails where a round would not see it serve, as behind a launcher that passes named variables on', async () => {
    const start = 'env -i PATH="$PATH" PORT="$PORT" HOST="$HOST" NODE_OPTIONS="$NODE_OPTIONS" node server.mjs';
    await assert.rejects(check({ target: { start } }), isMeasuringFailure({ kind: 'probe-address-dropped', command: start }));
  });
});
