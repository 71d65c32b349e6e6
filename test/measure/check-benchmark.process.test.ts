import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isMeasuringFailure } from './arm-failure.ts';
import { sampleTrees } from './sample-server.ts';
import { checkBenchmark } from '../../src/measure/benchmark-rounds.ts';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';

it('a check fails where a round would not see the server serve, as behind a launcher that passes named variables on', async () => {
  const start = 'env -i PATH="$PATH" PORT="$PORT" HOST="$HOST" NODE_OPTIONS="$NODE_OPTIONS" node server.mjs';
  await using sample = await sampleTrees({ target: { start } });
  const [benchmark] = serverBenchmarks(sample.target, null);
  await assert.rejects(checkBenchmark(benchmark!, 'head', sample), isMeasuringFailure({ kind: 'no-probe', command: start }));
});
