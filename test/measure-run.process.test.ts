import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { measureRun } from '../src/measure-run.ts';
import { serverBenchmarks } from '../src/plan/benchmarks.ts';
import { BUILT_IN_PROFILES, findProfile } from '../src/plan/profiles.ts';
import type { RunPlan } from '../src/prepare/plan-run.ts';
import type { PreparedRun } from '../src/prepare/prepare-run.ts';
import { ENVIRONMENT, POLICY } from './judge/records.ts';
import { scenarioOf, serverTargetOf } from './targets.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { userErrorOfPromise } from './user-error.ts';

test('instructions that are required and cannot be counted are refused before anything is measured', async () => {
  await using folder = await temporaryFolder();
  const { XDG_CACHE_HOME: cache = '', TMPDIR: temporary = '' } = process.env;
  // No folder can be made below a file.
  Object.assign(process.env, { XDG_CACHE_HOME: path.join(folder.path, 'file'), TMPDIR: path.join(folder.path, 'file') });
  await writeFile(path.join(folder.path, 'file'), '');
  const profile = findProfile('quick', { profiles: BUILT_IN_PROFILES })!;
  const plan = {
    repository: { root: folder.path, config: { file: 'perf-gate.yml', targets: [] } },
    settings: { profile, budget: null, only: [], instructions: 'required', ruling: { file: 'perf-gate.yml', targets: [], policy: POLICY } },
    environment: ENVIRONMENT, stored: {}, base: null, cores: null, startedAt: new Date(0),
  } as unknown as RunPlan;
  const prepared = { benchmarks: serverBenchmarks(serverTargetOf({ name: 'a', scenarios: [scenarioOf({ name: 'x' })] }), null), unmeasured: [] } as unknown as PreparedRun;
  const request = { only: [], shard: null, jobs: 1, pullRequest: null, seed: 1 };
  try {
    const { message, where, fix } = await userErrorOfPromise(() => measureRun(plan, prepared, request, { signal: AbortSignal.abort(), progress: () => {}, note: () => {}, warn: () => {} }));
    assert.match(message, /^instructions are required and cannot be counted here: the emulator that counts (?:could not be unpacked and run|is shipped for Linux on x64 alone)/);
    assert.ok(where.includes('`instructions` of the configuration'), where);
    assert.ok(fix.includes('`instructions: auto`'), fix);
  } finally {
    for (const [name, value] of Object.entries({ XDG_CACHE_HOME: cache, TMPDIR: temporary })) {
      if (value === '') delete process.env[name];
      else process.env[name] = value;
    }
  }
});
