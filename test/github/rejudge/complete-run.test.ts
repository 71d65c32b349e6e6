import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../src/config/load-config.ts';
import type { BenchmarkRecord, Run } from '../../../src/model.ts';
import { renderState, stateAfter } from '../../../src/github/publish/comment-state.ts';
import { commentMarker } from '../../../src/github/publish/own-comments.ts';
import { type CompletedRun, completeRun, mayComplete } from '../../../src/github/rejudge/complete-run.ts';
import type { RunToPublish, TrustedInputs } from '../../../src/github/rejudge/trusted-context.ts';
import type { TrustedConfigs } from '../../../src/github/rejudge/measured-against.ts';
import { clientOf } from '../client/client-of.ts';
import { type LoopbackGitHub, type LoopbackOptions, startLoopbackGitHub, TEST_REPOSITORY } from '../client/loopback-github.ts';
import { type CommentRecord, errorResource } from '../client/resources.ts';
import type { ArtifactRecord } from '../client/workflow-resources.ts';
import { aBenchmark, aRun, ENVIRONMENT, measured, measuredAlone, measuredBy, measuredByQuick, solosOf } from '../../judge/records.ts';
import { zipOfFiles } from '../../zip-file.ts';
import { configText } from './configs.ts';
import { recordedText } from '../../../src/model/reasons.ts';

const MEASURED = measuredByQuick({ cpuPerRequest: [0.01] }, solosOf({ cpuPerRequest: [80] }));

const CONFIGS = { config: parseConfig(configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] }), 'perf-gate.yml'), measuredAgainst: null };

const runOf = (...benchmarks: readonly BenchmarkRecord[]): Run => aRun({ benchmarks });

test('a run completes another where both were measured for the same, and by what its profile has planned', () => {
  const run = runOf(aBenchmark('api/hello', MEASURED));
  const completes = (other: Run): boolean => mayComplete({ run: other, configs: CONFIGS }, run);
  assert.equal(completes(run), true);
  assert.equal(completes({ ...run, measuredFor: 'tables' }), false);
  assert.equal(completes(runOf(aBenchmark('api/bye', measured({ cpuPerRequest: [0.01] })))), false, 'one look after one round, which would have no verdict of its own either');
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
function commentOn(runs: readonly number[], configFile = 'perf-gate.yml'): CommentRecord {
  const state = runs.slice(1).reduce((before, run) => stateAfter(before, told(run)), stateAfter(null, told(runs[0] ?? 0)));
  return { id: 1, issue: 7, author: { login: 'github-actions[bot]', type: 'Bot' }, body: `${commentMarker(configFile)}\n${renderState(state)}\n` };
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
  readonly configs?: TrustedConfigs;
  /** Does something to GitHub before. */
  readonly before?: (github: LoopbackGitHub) => void;
}

/** The newest run, by hand and of `api/hello` alone, completed from what GitHub has; compared with the base but for what `run` says. */
async function completed(given: LoopbackOptions, options: Given = {}): Promise<Run> {
  return (await completedFrom(given, options)).run;
}

async function completedFrom(given: LoopbackOptions, { run = {}, origin = {}, inputs = {}, configs = CONFIGS, before = () => {} }: Given = {}): Promise<CompletedRun> {
  await using loopback = await startLoopbackGitHub({ mergeBases: HISTORY, workflowRuns: [{ ...OF_PULL_REQUEST, id: FIRST }, { ...BY_HAND, id: SECOND }, { ...BY_HAND, id: NEWEST }], ...given });
  before(loopback);
  const whole = await completeRun({
    run: { ...runOf(aBenchmark('api/hello', MEASURED, { version: 'newest' })), ...against(BASE), ...run },
    configs,
    origin: { workflowRun: NEWEST, attempt: 1, sha: HEAD, pull: PULL, pullRequest: 7, notOf: null, isProposal: true, startedByHand: true, ...origin },
  }, {
    github: clientOf(loopback), repository: TEST_REPOSITORY, defaultBranch: 'main', serverUrl: 'https://github.com', ownRunUrl: '', inputs: { ...INPUTS, ...inputs }, now: new Date('2026-01-15T11:00:00Z'),
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

test('a comment from before the configuration was renamed to another usual name tells of earlier runs as well', async () => {
  const artifacts = [uploadOf(SECOND, { ...against(BASE), ...byeOfSecond(MEASURED) })];
  for (const [configFile, ids] of [['perf-gate.yaml', ['api/hello', 'api/bye']], ['bench/gate.yml', ['api/hello']]] as const) {
    assert.deepEqual(Object.keys(versionsOf(await completed({ comments: [commentOn([SECOND], configFile)], artifacts }))), ids);
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

const onNode = (nodeVersion: string): Pick<Run, 'environment'> => ({ environment: { ...ENVIRONMENT, nodeVersion, key: `node-${nodeVersion}` } });

/** What is warned of where a run by hand is on one version of Node.js, and the pull request's own, which has nothing to add, on another. */
async function warnedOf(byHand: Partial<Run>, ofPullRequest: Partial<Run>): Promise<Run['warnings']> {
  const own = uploadOf(FIRST, { ...against(BASE), benchmarks: [aBenchmark('api/hello', MEASURED)], ...ofPullRequest });
  return (await completed({ artifacts: [own] }, { run: byHand })).warnings;
}

test('runs of one commit on different versions of Node.js say so, whichever ends last', async () => {
  const told = 'and of each benchmark the last result counts: a run by hand goes by the perf.yml of the default branch. Where the change sets another Node.js, run its own jobs again.';
  assert.deepEqual(await warnedOf({ ...onNode('v22.22.0'), warnings: [recordedText('Of its own.')] }, onNode('v24.21.0')), [`This commit was measured on Node.js v22.22.0 and v24.21.0, ${told}`, 'Of its own.']);
  const byHand = uploadOf(SECOND, { ...startedAt('11:00'), ...against(BASE), ...onNode('v22.22.0'), ...byeOfSecond(MEASURED) });
  const late = await completed({ comments: [commentOn([SECOND])], artifacts: [byHand] }, { run: onNode('v24.21.0'), origin: { workflowRun: FIRST, startedByHand: false } });
  assert.deepEqual(late.warnings, [`This commit was measured on Node.js v24.21.0 and v22.22.0, ${told}`]);
  const again = await completed({ comments: [commentOn([FIRST, SECOND])], artifacts: [byHand] }, { run: { ...onNode('v24.21.0'), ...startedAt('12:00') }, origin: { workflowRun: FIRST, attempt: 2, startedByHand: false } });
  assert.equal(again.warnings, undefined, 'its own jobs were run again');
});

test('another patch of Node.js is nothing to warn of, nor are the legs of a matrix', async () => {
  assert.equal(await warnedOf(onNode('v24.22.0'), onNode('v24.21.0')), undefined);
  const legs = ['v22.22.0', 'v24.22.0'].map((nodeVersion) => aBenchmark('api/hello', MEASURED, { variant: { name: `Node ${nodeVersion}`, ...onNode(nodeVersion) } }));
  assert.equal(await warnedOf({ benchmarks: legs }, onNode('v24.21.0')), undefined);
});

test('by hand a suite is measured in part until some run on the commit was asked for all of it, or for all that the step is about', async () => {
  const selections = { gate: ['json/parse', 'api/hello'], all: ['json/**'] };
  const configs = { config: parseConfig(configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'], selections }), 'perf-gate.yml'), measuredAgainst: null };
  const inPart = async (only: readonly string[], { artifacts = [], ...given }: Given & { readonly artifacts?: ArtifactRecord[] } = {}): Promise<readonly string[]> =>
    [...(await completedFrom({ artifacts }, { configs, run: { only }, ...given })).suitesInPart];
  for (const only of [['json/parse'], ['gate'], ['api'], ['*/parse'], ['!json/parse']]) assert.deepEqual(await inPart(only), ['json'], only.join());
  for (const only of [[], ['json'], ['json/*'], ['all'], ['**'], ['!api/**'], ['api/hello', 'js*']]) assert.deepEqual(await inPart(only), [], only.join());
  assert.deepEqual(await inPart(['json/parse'], { artifacts: [FIRST_UPLOAD] }), [], 'the pull request\'s own run was asked for everything');
  assert.deepEqual(await inPart(['gate'], { inputs: { only: ['gate'] } }), [], 'the step that publishes is about no more');
  assert.deepEqual(await inPart(['json/parse'], { origin: { startedByHand: false } }), [], 'what only was asked for there, the step that publishes says');
});
