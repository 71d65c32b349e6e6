import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { measureRun } from '../src/measure-run.ts';
import type { RunFile } from '../src/model.ts';
import { serverBenchmarks } from '../src/plan/benchmarks.ts';
import { BUILT_IN_PROFILES, findProfile } from '../src/plan/profiles.ts';
import type { RunPlan } from '../src/prepare/plan-run.ts';
import type { PreparedRun } from '../src/prepare/prepare-run.ts';
import { ENVIRONMENT, POLICY } from './judge/records.ts';
import { scenarioOf, serverTargetOf } from './targets.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { userErrorOfPromise } from './user-error.ts';

/** One benchmark without a base, whose server is not there, by an interrupted run: whatever begins to measure ends with nothing. */
async function measureIn(root: string, instructions: 'auto' | 'required'): Promise<RunFile> {
  const profile = findProfile('quick', { profiles: BUILT_IN_PROFILES })!;
  const plan = {
    repository: { root, config: { file: 'perf-gate.yml', targets: [] } },
    settings: {
      profile,
      budget: null,
      only: [],
      instructions,
      countsSettle: true,
      ruling: { file: 'perf-gate.yml', targets: [], policy: POLICY },
    },
    environment: ENVIRONMENT,
    stored: { history: [], acceptances: [] },
    base: null,
    cores: null,
    startedAt: new Date(0),
    startedMs: 0,
    procedure: PROCEDURE,
    targets: [],
  } as unknown as RunPlan;
  const prepared = {
    benchmarks: serverBenchmarks(serverTargetOf({ name: 'a', scenarios: [scenarioOf({ name: 'x' })] }), null),
    unmeasured: [],
    versions: new Map(),
    trees: { base: '/nowhere', head: '/nowhere' },
    services: { trouble: async () => null },
  } as unknown as PreparedRun;
  const request = { only: [], shard: null, jobs: 1, pullRequest: null, seed: 1 };
  await using measured = await measureRun(plan, prepared, request, {
    signal: AbortSignal.abort(),
    progress: () => {},
    note: () => {},
    warn: () => {},
  });
  return measured.file;
}

/** With folders for the emulator that cannot be made, as they would lie below a file. */
async function withoutEmulator<Result>(act: (root: string) => Promise<Result>): Promise<Result> {
  await using folder = await temporaryFolder();
  const { XDG_CACHE_HOME: cache = '', TMPDIR: temporary = '' } = process.env;
  Object.assign(process.env, { XDG_CACHE_HOME: path.join(folder.path, 'file'), TMPDIR: path.join(folder.path, 'file') });
  await writeFile(path.join(folder.path, 'file'), '');
  try {
    return await act(folder.path);
  } finally {
    for (const [name, value] of Object.entries({ XDG_CACHE_HOME: cache, TMPDIR: temporary })) {
      if (value === '') delete process.env[name];
      else process.env[name] = value;
    }
  }
}

test('instructions that are required and cannot be counted are refused before anything is measured', async () => {
  const { message, where, fix } = await withoutEmulator((root) => userErrorOfPromise(() => measureIn(root, 'required')));
  assert.match(
    message,
    /^instructions are required and cannot be counted here: the emulator that counts (?:could not be unpacked and run|is shipped for Linux on x64 alone)/,
  );
  assert.ok(where.includes('`instructions` of the configuration'), where);
  assert.ok(fix.includes('`instructions: auto`'), fix);
});

test('instructions that cannot be counted here are left out, and the rounds are measured without', async () => {
  const {
    run: { benchmarks },
  } = await withoutEmulator((root) => measureIn(root, 'auto'));
  assert.deepEqual(
    benchmarks.map(({ id }) => id),
    ['a/x'],
  );
});
