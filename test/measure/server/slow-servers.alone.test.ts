/** Alone: both arms have several seconds of work left, and ten seconds for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planCores } from '../../../src/measure/cores.ts';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { measureServerDuet } from '../../../src/measure/server/server-rounds.ts';
import { scenarioOf } from '../../targets.ts';
import { sampleTrees, type ServerParts } from '../sample-server.ts';
import { armOf, openShortRig, SHORT_PROCEDURE } from '../short-rig.ts';

test('a duet with more under way at the end than is done in a few seconds is no failure of an arm', async (t) => {
  const cores = await planCores();
  if (cores === null) return t.skip('processes cannot be pinned here');
  await using rig = await openShortRig(cores);
  const slow: ServerParts = {
    answer:
      'for (const from = process.cpuUsage(); (({ user, system }) => user + system < 250_000)(process.cpuUsage(from));); response.end("ok");',
  };
  await using sample = await sampleTrees({ base: slow, head: slow });
  const procedure = { ...SHORT_PROCEDURE, sliceMs: 1_500 };
  const outcome = await measureServerDuet(
    {
      arms: { base: armOf(sample, 'base'), head: armOf(sample, 'head') },
      scenario: scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } }, connections: 8 }),
      index: 0,
      startedFirst: 'head',
      loadedFirst: 'base',
    },
    { ...rig, procedure },
  ).catch((error: unknown) => error);
  assert.ok(outcome instanceof MeasuringFailure || !(outcome instanceof Error), String(outcome));
});
