import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load.ts';
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord, Measurement, Run, VerdictKind } from '../../src/model.ts';
import { BUILT_IN_PROFILES, findProfile } from '../../src/plan/profiles.ts';
import { renderState, stateAfter } from '../../src/publish/comment-state.ts';
import { commentMarker } from '../../src/publish/own-comments.ts';
import { completeRun, filledFrom, replacedBy } from '../../src/trusted/complete-run.ts';
import type { RunToPublish, TrustedInputs } from '../../src/trusted/trusted-context.ts';
import { clientOf } from '../github/client-of.ts';
import { startLoopbackGitHub, TEST_REPOSITORY } from '../github/loopback-github.ts';
import type { LoopbackGitHub, LoopbackOptions } from '../github/loopback-github.ts';
import { errorResource } from '../github/resources.ts';
import type { CommentRecord } from '../github/resources.ts';
import type { ArtifactRecord } from '../github/workflow-resources.ts';
import { aBenchmark, around, aRun, ENVIRONMENT, measured, measuredAlone, measuredBy, measuredByQuick, solosOf } from '../judge/records.ts';
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
  assert.deepEqual(filled.benchmarks, [aBenchmark('api/hello', MEASURED), { ...aBenchmark('api/bye', MEASURED), part: 'the run of 2026-01-15T10:00:00.000Z' }]);
});

const standard = (log: number): Measurement => measuredBy(findProfile('standard', { profiles: BUILT_IN_PROFILES })!.plan!.looks, { cpuPerRequest: around(log, 0.0157, 8) });

const verdictOf = (run: Run): VerdictKind | undefined => judge({ run, history: [], acceptances: [] }).benchmarks.find(({ id }) => id === 'web/x')?.verdict;

test('what is measured again stays what its neighbours are judged by, in whichever order the runs end', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => aBenchmark(`api/${name}`, standard(0)));
  const whole = { ...runOf(...four, aBenchmark('web/x', standard(0.0365))), profile: 'standard' };
  const again = { ...runOf(...four), profile: 'standard', startedAt: '2026-01-15T11:00:00.000Z' };
  assert.equal(verdictOf(whole), 'regressed');
  assert.equal(verdictOf({ ...whole, benchmarks: whole.benchmarks.slice(4) }), 'inconclusive', 'by itself eight rounds do not convict it');
  const completed = [filledFrom(again, whole, CONFIGS), replacedBy(whole, again, CONFIGS)];
  assert.deepEqual(completed.map(verdictOf), ['regressed', 'regressed']);
  const twice = filledFrom({ ...runOf(four[0]!), profile: 'standard', startedAt: '2026-01-15T12:00:00.000Z' }, completed[1]!, CONFIGS);
  assert.equal(verdictOf(twice), 'regressed');
});

test('the warnings of both hold for the whole, each once', () => {
  const [run, other] = [{ ...runOf(aBenchmark('api/hello', MEASURED)), warnings: ['Both.', 'Own.'] }, { ...runOf(aBenchmark('api/bye', MEASURED)), warnings: ['Both.', 'Of the other.'] }];
  assert.deepEqual(filledFrom(run, other, CONFIGS).warnings, ['Both.', 'Own.', 'Of the other.']);
  assert.deepEqual(replacedBy(run, other, CONFIGS).warnings, ['Both.', 'Own.', 'Of the other.']);
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

test('the same benchmark in another leg of a matrix is another one', () => {
  const variant = { name: 'Node v22.20.0', environment: { ...ENVIRONMENT, nodeVersion: 'v22.20.0' } };
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), runOf(aBenchmark('api/hello', MEASURED, { variant }))), ['api/hello', 'api/hello']);
});

/** One benchmark in two legs of a matrix, which had these versions of Node.js and this CPU. */
function legsOn(cpuModel: string, versions: readonly [string, string]): Run {
  return runOf(...versions.map((nodeVersion) =>
    aBenchmark('api/hello', MEASURED, { variant: { name: `Node ${nodeVersion}, ${cpuModel}`, environment: { ...ENVIRONMENT, nodeVersion, cpuModel, key: nodeVersion } } })));
}

test('a leg of a matrix is the same one on another CPU and with another patch of Node.js', () => {
  const [newest, earlier] = [legsOn('AMD EPYC 7763', ['v22.20.0', 'v24.1.0']), legsOn('Intel Xeon 8370C', ['v22.21.0', 'v24.1.0'])];
  assert.deepEqual(filledFrom(newest, earlier, CONFIGS), newest);
  assert.deepEqual(replacedBy(earlier, newest, CONFIGS).benchmarks.map(({ variant }) => variant?.name), newest.benchmarks.map(({ variant }) => variant?.name));
});

test('a leg of a matrix that an earlier run has lost is missed beside what comes from there, and else is not', () => {
  const lostLeg = aBenchmark('*/*', { state: 'lost', reason: 'of 4 expected runs 1 did not arrive' });
  const earlier = runOf(aBenchmark('api/hello', MEASURED), aBenchmark('api/bye', MEASURED), lostLeg);
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), earlier), ['api/hello', 'api/bye', '*/*']);
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED), aBenchmark('api/bye', MEASURED)), earlier), ['api/hello', 'api/bye']);
});

test('two runs of no matrix never make two benchmarks of one name, whatever Node.js each had', () => {
  const earlier = { ...runOf(aBenchmark('api/hello', MEASURED)), environment: { ...ENVIRONMENT, nodeVersion: 'v22.20.0', key: 'node-22' } };
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), earlier), ['api/hello']);
});

test('what a later run measured takes the place of what this one has, and the rest stays', () => {
  const run = runOf(aBenchmark('api/hello', MEASURED, { version: 'own' }), aBenchmark('api/bye', MEASURED, { version: 'own' }));
  const { benchmarks } = replacedBy(run, runOf(aBenchmark('api/hello', MEASURED, { version: 'later' })), CONFIGS);
  assert.deepEqual(benchmarks.map(({ id, version }) => [id, version]), [['api/hello', 'later'], ['api/bye', 'own']]);
});

test('a later run that completes no verdict replaces nothing', () => {
  const run = runOf(aBenchmark('api/hello', MEASURED));
  assert.equal(replacedBy(run, { ...run, measuredFor: 'tables' }, CONFIGS), run);
  assert.equal(replacedBy(run, runOf(aBenchmark('api/hello', measured({ cpuPerRequest: [0.01] }))), CONFIGS), run);
});

test('absolute figures of another kind of machine are left behind, and the comparison is not', () => {
  const counted = { ...MEASURED, instructions: [{ base: 5e5, head: 5e5 }], instructionsOfHead: [5e5] };
  const elsewhere = { ...runOf(aBenchmark('api/bye', counted)), environment: { ...ENVIRONMENT, key: 'another-machine' } };
  const [record] = filledFrom(runOf(), elsewhere, CONFIGS).benchmarks;
  assert.deepEqual(record, { ...aBenchmark('api/bye', { ...counted, solos: [], instructionsOfHead: undefined }), part: `the run of ${elsewhere.startedAt}` });
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

/** The comment of a gate that has told of these runs, one after the other. */
function commentOn(runs: readonly number[]): CommentRecord {
  const state = runs.slice(1).reduce((before, run) => stateAfter(before, told(run)), stateAfter(null, told(runs[0] ?? 0)));
  return { id: 1, issue: 7, author: { login: 'github-actions[bot]', type: 'Bot' }, body: `${commentMarker('perf-gate.yml')}\n${renderState(state)}\n` };
}

/** What the fork's pull request has started on its newest commit, and what somebody started by hand. */
const OF_PULL_REQUEST = { attempt: 1, event: 'pull_request', headSha: HEAD, headBranch: 'change', headRepository: 'someone/shop', title: 'Faster' };
const BY_HAND = { attempt: 1, event: 'workflow_dispatch', headSha: BASE, headBranch: 'main', headRepository: TEST_REPOSITORY, title: 'perf of #7' };

const PULL = { number: 7, baseSha: BASE, baseRef: 'main', headSha: HEAD, isOpen: true, isFork: false, labels: [] };
const INPUTS: TrustedInputs = {
  artifact: 'perf-gate', config: null, only: [], base: null, profile: 'quick', baselines: null, baselineBranch: null, comment: 'always', check: 'auto', failOnRegression: true,
};

interface Given {
  readonly run?: Partial<Run>;
  readonly origin?: Partial<RunToPublish>;
  readonly inputs?: Partial<TrustedInputs>;
  /** Does something to GitHub before. */
  readonly before?: (github: LoopbackGitHub) => void;
}

/** The newest run, by hand and of `api/hello` alone, completed from what GitHub has; compared with the base but for what `run` says. */
async function completed(given: LoopbackOptions, { run = {}, origin = {}, inputs = {}, before = () => {} }: Given = {}): Promise<Run> {
  await using loopback = await startLoopbackGitHub({ mergeBases: HISTORY, workflowRuns: [{ ...OF_PULL_REQUEST, id: FIRST }, { ...BY_HAND, id: SECOND }, { ...BY_HAND, id: NEWEST }], ...given });
  before(loopback);
  const whole = await completeRun({
    run: { ...runOf(aBenchmark('api/hello', MEASURED, { version: 'newest' })), ...against(BASE), ...run },
    configs: CONFIGS,
    origin: { workflowRun: NEWEST, attempt: 1, sha: HEAD, pull: PULL, pullRequest: 7, notOf: null, isProposal: true, startedByHand: true, ...origin },
  }, {
    github: clientOf(loopback), repository: TEST_REPOSITORY, defaultBranch: 'main', serverUrl: 'https://github.com', inputs: { ...INPUTS, ...inputs }, now: new Date('2026-01-15T11:00:00Z'),
  });
  assert.deepEqual(loopback.violations, []);
  return whole;
}

const versionsOf = ({ benchmarks }: Run): Readonly<Record<string, string | null>> => Object.fromEntries(benchmarks.map(({ id, version }) => [id, version]));

/** `api/bye` as the first run has it, which was compared with the base. */
const FIRST_UPLOAD = uploadOf(FIRST, { ...against(BASE), benchmarks: [aBenchmark('api/bye', MEASURED, { version: 'first' })] });

/** Which run `api/bye` comes from, where the comment knows of the first two. */
async function sourceOfBye(second: Partial<Run>, files: Readonly<Record<string, string>> = {}): Promise<string | null | undefined> {
  return versionsOf(await completed({ comments: [commentOn([FIRST, SECOND])], artifacts: [FIRST_UPLOAD, uploadOf(SECOND, second)], files }))['api/bye'];
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

test('where no comment tells of it, the pull request\'s own run on the commit is found by GitHub, and its own alone', async () => {
  for (const comment of ['always', 'on-change', 'never'] as const) {
    assert.deepEqual(versionsOf(await completed({ artifacts: [FIRST_UPLOAD] }, { inputs: { comment } })), { 'api/hello': 'newest', 'api/bye': 'first' });
  }
  // A job of it was cut off, and what the others measured was published.
  const cutOff = [{ ...OF_PULL_REQUEST, id: FIRST, conclusion: 'cancelled' }, { ...BY_HAND, id: NEWEST }];
  assert.deepEqual(versionsOf(await completed({ artifacts: [FIRST_UPLOAD], workflowRuns: cutOff }, { inputs: { comment: 'never' } })), { 'api/hello': 'newest', 'api/bye': 'first' });
  for (const other of [{ headSha: BASE }, { event: 'push' }, { workflowId: 1 }, { conclusion: null }]) {
    const workflowRuns = [{ ...OF_PULL_REQUEST, id: FIRST, ...other }, { ...BY_HAND, id: NEWEST }];
    assert.deepEqual(versionsOf(await completed({ artifacts: [FIRST_UPLOAD], workflowRuns })), { 'api/hello': 'newest' });
  }
});

test('many runs by hand on one commit push none of them out, nor the pull request\'s own', async () => {
  const ids = [12, 13, 14, 15, 16, 17];
  const byHand = ids.map((id) => uploadOf(id, { ...against(BASE), benchmarks: [aBenchmark(`api/part-${id}`, MEASURED, { version: String(id) })] }));
  const workflowRuns = [{ ...OF_PULL_REQUEST, id: FIRST }, { ...BY_HAND, id: 18 }];
  const whole = await completed({ comments: [commentOn(ids)], artifacts: [FIRST_UPLOAD, ...byHand], workflowRuns }, { origin: { workflowRun: 18 } });
  assert.deepEqual(Object.keys(versionsOf(whole)), ['api/hello', ...ids.toReversed().map((id) => `api/part-${id}`), 'api/bye']);
});

test('a pull request\'s own run is completed by no earlier one', async () => {
  const origin = { workflowRun: FIRST, startedByHand: false };
  assert.deepEqual(versionsOf(await completed({ comments: [commentOn([SECOND])], artifacts: [uploadOf(SECOND, { ...against(BASE), ...byeOfSecond(MEASURED) })] }, { origin })), { 'api/hello': 'newest' });
});

const startedAt = (time: string): Pick<Run, 'startedAt'> => ({ startedAt: `2026-01-15T${time}:00.000Z` });

test('a run that ends late keeps what later ones have measured on its commit, the last of them first, and says so', async () => {
  const both = (version: string): Pick<Run, 'benchmarks'> => ({ benchmarks: ['api/hello', 'api/bye'].map((id) => aBenchmark(id, MEASURED, { version })) });
  const whole = await completed({
    comments: [commentOn([SECOND, NEWEST])],
    artifacts: [uploadOf(SECOND, { ...startedAt('11:00'), ...against(BASE), ...byeOfSecond(MEASURED) }), uploadOf(NEWEST, { ...startedAt('10:30'), ...against(BASE), ...both('third') })],
  }, { run: { ...startedAt('10:00'), ...both('own') }, origin: { workflowRun: FIRST, startedByHand: false } });
  assert.deepEqual(versionsOf(whole), { 'api/hello': 'third', 'api/bye': 'second' });
  assert.deepEqual(whole.notes, ['2 benchmarks came from a later run on this commit, which ended before this one.']);
});

test('a run that was deleted since is no reason to publish nothing', async () => {
  const whole = await completed({ comments: [commentOn([FIRST, SECOND])], artifacts: [FIRST_UPLOAD] }, {
    before: (github) => { github.answerNextTo('actions/list-workflow-run-artifacts', { status: 404, body: errorResource(404, 'Not Found') }); },
  });
  assert.deepEqual(versionsOf(whole), { 'api/hello': 'newest', 'api/bye': 'first' });
});
