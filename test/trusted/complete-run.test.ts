import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load.ts';
import type { BenchmarkRecord, Run } from '../../src/model.ts';
import { renderState, stateAfter } from '../../src/publish/comment-state.ts';
import { commentMarker } from '../../src/publish/own-comments.ts';
import { completeRun, filledFrom } from '../../src/trusted/complete-run.ts';
import { clientOf } from '../github/client-of.ts';
import { startLoopbackGitHub, TEST_REPOSITORY } from '../github/loopback-github.ts';
import type { ArtifactRecord } from '../github/workflow-resources.ts';
import { aBenchmark, aRun, ENVIRONMENT, measured, measuredAlone, measuredBy, measuredByQuick, solosOf } from '../judge/records.ts';
import { zipOfFiles } from '../zip-file.ts';
import { configText } from './configs.ts';

const UNAFFECTED = { state: 'unaffected' } as const;
const MEASURED = measuredByQuick({ cpuPerRequest: [0.01] }, solosOf({ cpuPerRequest: [80] }));

const CONFIGS = { config: parseConfig(configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] }), 'perf-gate.yml'), measuredAgainst: null };

const runOf = (...benchmarks: readonly BenchmarkRecord[]): Run => aRun({ benchmarks });

function idsAfter(run: Run, earlier: Run): readonly string[] {
  return filledFrom(run, earlier, CONFIGS).benchmarks.map(({ id }) => id);
}

test('what a run did not measure comes from an earlier one, and what it did measure stays its own', () => {
  const filled = filledFrom(runOf(aBenchmark('api/hello', MEASURED)), runOf(aBenchmark('api/hello', UNAFFECTED), aBenchmark('api/bye', MEASURED)), CONFIGS);
  assert.deepEqual(filled.benchmarks, [aBenchmark('api/hello', MEASURED), aBenchmark('api/bye', MEASURED)]);
});

test('what was measured for tables alone completes no verdict', () => {
  const tables: Run = { ...runOf(aBenchmark('api/bye', MEASURED)), measuredFor: 'tables' };
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), tables), ['api/hello']);
});

test('what its profile has not planned completes no verdict, as it would have none of its own', () => {
  const odd = aBenchmark('api/bye', measured({ cpuPerRequest: [0.01] }));
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), runOf(odd)), ['api/hello']);
});

test('a suite that stands as a whole is not mixed with its tasks', () => {
  const [whole, task] = [aBenchmark('json/*', UNAFFECTED), aBenchmark('json/parse', MEASURED)];
  assert.deepEqual(idsAfter(runOf(whole), runOf(task)), ['json/*']);
  assert.deepEqual(idsAfter(runOf(task), runOf(whole)), ['json/parse']);
});

test('the same benchmark in another environment is another one', () => {
  const variant = { name: 'Node v22', environment: ENVIRONMENT };
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), runOf(aBenchmark('api/hello', MEASURED, { variant }))), ['api/hello', 'api/hello']);
});

test('absolute figures of another kind of machine are left behind, and the comparison is not', () => {
  const counted = { ...MEASURED, instructions: [{ base: 5e5, head: 5e5 }], instructionsOfHead: [5e5] };
  const elsewhere = { ...runOf(aBenchmark('api/bye', counted)), environment: { ...ENVIRONMENT, key: 'another-machine' } };
  const [record] = filledFrom(runOf(), elsewhere, CONFIGS).benchmarks;
  assert.deepEqual(record, aBenchmark('api/bye', { ...counted, solos: [], instructionsOfHead: undefined }));
});

const asked = (id: string): Run => ({ ...runOf(aBenchmark(id, MEASURED)), only: [id] });

test('a run that was completed was asked for what both were', () => {
  assert.deepEqual(filledFrom(asked('api/hello'), asked('api/bye'), CONFIGS).only, ['api/hello', 'api/bye']);
  assert.deepEqual(filledFrom(asked('api/hello'), asked('api/hello'), CONFIGS).only, ['api/hello']);
});

/** The change left main at FORKED; AHEAD lies on main since then, RELEASE before it. */
const [BASE, HEAD, RELEASE, AHEAD, FORKED] = ['b', 'a', 'f', '9', '8'].map((digit) => digit.repeat(40)) as [string, string, string, string, string];
const HISTORY = { [`main...${HEAD}`]: FORKED, [`${FORKED}...${AHEAD}`]: FORKED, [`${AHEAD}...main`]: AHEAD, [`${FORKED}...${RELEASE}`]: RELEASE };
const [FIRST, SECOND, NEWEST] = [11, 12, 13] as const;

const against = (sha: string): Pick<Run, 'base'> => ({ base: { sha, dirty: false } });

function uploadOf(runId: number, run: Partial<Run>): ArtifactRecord {
  return { id: runId, runId, name: 'perf-gate', content: zipOfFiles({ 'run.json': JSON.stringify({ run: aRun(run), history: [], acceptances: [] }) }) };
}

const told = (run: number): Parameters<typeof stateAfter>[1] => ({ run, attempt: 1, sha: HEAD, startedAt: '2026-01-15T10:00:00.000Z', verdictLine: 'passed', results: [] });

/** The comment of a gate that has told of the first run, then of the second. */
const COMMENT_ON_BOTH = `${commentMarker('perf-gate.yml')}\n${renderState(stateAfter(stateAfter(null, told(FIRST)), told(SECOND)))}\n`;

/** Which run `api/bye` comes from, where the first was compared with the base, and the newest, of `api/hello` alone, as well. */
async function sourceOfBye(second: Partial<Run>, files: Readonly<Record<string, string>> = {}): Promise<string | null | undefined> {
  const first = { ...against(BASE), benchmarks: [aBenchmark('api/bye', MEASURED, { version: 'first' })] };
  await using loopback = await startLoopbackGitHub({
    comments: [{ id: 1, issue: 7, author: { login: 'github-actions[bot]', type: 'Bot' }, body: COMMENT_ON_BOTH }],
    artifacts: [uploadOf(FIRST, first), uploadOf(SECOND, second)],
    mergeBases: HISTORY,
    files,
  });
  const pull = { number: 7, baseSha: BASE, baseRef: 'main', headSha: HEAD, isOpen: true, isFork: false, labels: [] };
  const origin = { workflowRun: NEWEST, attempt: 1, sha: HEAD, pull, pullRequest: 7, isProposal: true, startedByHand: true };
  const inputs = {
    artifact: 'perf-gate', config: null, only: [], base: null, profile: 'quick', baselines: null, baselineBranch: null, comment: 'always', check: 'auto', failOnRegression: true,
  } as const;
  const newest = { ...runOf(aBenchmark('api/hello', MEASURED)), ...against(BASE) };
  const { benchmarks } = await completeRun(newest, { configs: CONFIGS, origin }, {
    github: clientOf(loopback), repository: TEST_REPOSITORY, defaultBranch: 'main', serverUrl: 'https://github.com', inputs, now: new Date('2026-01-15T11:00:00Z'),
  });
  assert.deepEqual(loopback.violations, []);
  return benchmarks.find(({ id }) => id === 'api/bye')?.version;
}

const byeOfSecond = (measurement: BenchmarkRecord['measurement']): Pick<Run, 'benchmarks'> => ({ benchmarks: [aBenchmark('api/bye', measurement, { version: 'second' })] });

test('of the earlier runs the newest counts that was compared with the base, or with what its branch has got since the change left it', async () => {
  assert.equal(await sourceOfBye({ ...against(BASE), ...byeOfSecond(MEASURED) }), 'second');
  assert.equal(await sourceOfBye({ ...against(AHEAD), ...byeOfSecond(MEASURED) }), 'second');
});

test('an earlier run that was compared with an old release, or with nothing, hides none that was compared with the base', async () => {
  assert.equal(await sourceOfBye({ ...against(RELEASE), ...byeOfSecond(MEASURED) }), 'first');
  assert.equal(await sourceOfBye({ base: null, ...byeOfSecond(measuredAlone(solosOf({ cpuPerRequest: [80] }))) }), 'first');
});

test('an earlier run is held to the profiles of the commit that it was compared with', async () => {
  const hasty = { ...against(AHEAD), profile: 'hasty', ...byeOfSecond(measuredBy([6], { cpuPerRequest: [0.01] })) };
  const text = configText({ servers: { api: ['hello', 'bye'] }, profiles: { hasty: { looks: [6] } } });
  assert.equal(await sourceOfBye(hasty, { [`${AHEAD}:perf-gate.yml`]: text }), 'second');
  assert.equal(await sourceOfBye(hasty), 'first');
});
