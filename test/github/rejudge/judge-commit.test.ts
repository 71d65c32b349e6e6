import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FinishedRun, PullRequest } from '../../../src/github/client/api.ts';
import { type JudgedCommit, judgeCommit } from '../../../src/github/rejudge/judge-commit.ts';
import type { ActionInputs } from '../../../src/github/event/inputs.ts';
import type { BenchmarkRecord, Measurement, Run, RunFile } from '../../../src/model.ts';
import type { Reason } from '../../../src/reasons.ts';
import { reasonThatSays } from '../../reason-that-says.ts';
import { ACCEPTANCES_FILE } from '../../../src/store/acceptances.ts';
import { historyFileName } from '../../../src/store/baseline-files.ts';
import { version } from '../../../src/system/version.ts';
import {
  aBenchmark,
  anAcceptance,
  around,
  aRun,
  aStoredRun,
  counted,
  ENVIRONMENT,
  measuredAlone,
  measuredByQuick,
  POLICY,
  solosOf,
} from '../../judge/records.ts';
import { finishedRun } from '../client/workflow-resources.ts';
import { inputsOf } from '../event/inputs-of.ts';
import { configText } from './configs.ts';
import { contentsOf } from './contents-of.ts';
import { refusalOf } from './refusal-of.ts';

const [BASE, HEAD, OTHER, FORK] = ['b', 'a', 'c', 'f'].map((digit) => digit.repeat(40)) as [string, string, string, string];
const PULL: PullRequest = { number: 7, baseSha: BASE, baseRef: 'main', headSha: HEAD, isOpen: true, isFork: true, labels: [] };
const FINISHED = finishedRun();
const QUEUED = { ...FINISHED, event: 'merge_group', headBranch: `gh-readonly-queue/main/pr-7-${BASE}` };

const CONFIG = configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] });
const AT_BASE = { [`${BASE}:perf-gate.yml`]: CONFIG };
/** The same, with a key of a later version. */
const NEWER = CONFIG.replace('"version":1', '"version":1,"swiftness":2');

const hello = (slowdown: number): BenchmarkRecord => aBenchmark('api/hello', measuredByQuick({ cpuPerRequest: around(slowdown, 0.002) }));
const [BYE, JSON_SUITE] = [
  aBenchmark('api/bye', { state: 'unaffected' }),
  aBenchmark('json/*', { state: 'unaffected' }, { kind: 'suite' }),
];
const ALL = [hello(0), BYE, JSON_SUITE];
const besides = (...records: readonly BenchmarkRecord[]): Pick<Run, 'benchmarks'> => ({
  benchmarks: [...records, ...ALL.filter(({ id }) => !records.some((record) => record.id === id))],
});

/** GitHub knows OTHER as a commit of main, where the change left it or later. */
const OTHER_ON_MAIN = { [`main...${HEAD}`]: FORK, [`${FORK}...${OTHER}`]: FORK, [`${OTHER}...main`]: OTHER };
const BESIDE_OTHER = { base: { sha: OTHER, dirty: false } };

interface Given {
  readonly pulls?: readonly PullRequest[];
  readonly finished?: FinishedRun;
  readonly files?: Readonly<Record<string, string>>;
  readonly mergeBases?: Readonly<Record<string, string>>;
  readonly parents?: Readonly<Record<string, readonly string[]>>;
  readonly inputs?: Partial<ActionInputs>;
  readonly file?: Partial<RunFile>;
}

/** Judges the only upload on the commit of a pull request. */
async function judged(
  run: Partial<Run>,
  { pulls = [PULL], finished = FINISHED, files = AT_BASE, mergeBases = {}, parents = {}, inputs = {}, file = {} }: Given = {},
): Promise<JudgedCommit> {
  const uploaded: RunFile = {
    run: aRun({ head: { sha: HEAD, dirty: false }, base: { sha: BASE, dirty: false }, benchmarks: ALL, ...run }),
    history: [],
    acceptances: [],
    ...file,
  };
  const origin = { finished, sha: HEAD, pulls, isProposal: pulls.length > 0 || finished.event === 'merge_group', startedByHand: false };
  const github = contentsOf(files, mergeBases, parents);
  const context = {
    github,
    repository: 'octo-org/shop',
    defaultBranch: 'main',
    serverUrl: 'https://github.com',
    ownRunUrl: '',
    inputs: inputsOf({ profile: 'quick', ...inputs }),
    now: new Date('2026-01-15T11:00:00Z'),
  };
  return judgeCommit(
    { where: 'perf-gate/run.json', file: uploaded, finished, uploadedAt: new Date('2026-01-15T10:00:00Z') },
    origin,
    context,
  );
}

const exitCodeOf = async (run: Partial<Run>, given?: Given): Promise<number> => (await judged(run, given)).judgement.exitCode;
const refusal = async (run: Partial<Run>, given?: Given): Promise<Reason> => refusalOf(async () => judged(run, given));
const lostIn = ({ judgement }: JudgedCommit): readonly string[] =>
  judgement.benchmarks.flatMap(({ id, absence }) => (absence === 'lost' ? [id] : []));

test('a run that mentions everything is judged by its rounds', async () => {
  assert.equal((await judged({})).judgement.verdict, 'passed');
  assert.equal((await judged(besides(hello(0.2)))).judgement.verdict, 'regressed');
});

// What a run says of itself.

test('a policy, a pull request, stored runs, acceptances and a commit to check out that the run brings along are replaced', async () => {
  const lax = { ...POLICY, rules: [{ benchmark: '**', metric: '*', role: 'advisory' }] } as const;
  const { file, judgement } = await judged(
    { ...besides(hello(0.2)), policy: lax, pullRequest: 1, ...({ mergeOf: 'c' } as object) },
    { file: { history: [aStoredRun('api/hello', [])], acceptances: [anAcceptance()] } },
  );
  assert.equal(judgement.verdict, 'regressed');
  assert.deepEqual(
    [file.history, file.acceptances, file.run.policy.rules, file.run.pullRequest, file.run.mergeOf],
    [[], [], [], 7, undefined],
  );
});

/** With a regression that was accepted on this pull request. */
const exitCodeWith = async (pullRequest: number, given: Given): Promise<number> => {
  const accepted = { [`main:baselines/${ACCEPTANCES_FILE}`]: `${JSON.stringify(anAcceptance({ upTo: 0.5, pullRequest }))}\n` };
  return exitCodeOf(besides(hello(0.2)), { ...given, files: { ...AT_BASE, 'main:perf-gate.yml': CONFIG, ...accepted } });
};

test('a regression that the repository has accepted for the pull request passes', async () => {
  const queued = {
    pulls: [],
    finished: QUEUED,
    mergeBases: { [`main...${HEAD}`]: FORK, [`${FORK}...${BASE}`]: FORK, [`${BASE}...main`]: BASE },
  };
  for (const given of [{}, queued]) assert.deepEqual([await exitCodeWith(7, given), await exitCodeWith(8, given)], [0, 1]);
});

test('stored runs are those of the machine, from the branch and folder that the inputs name', async () => {
  const stored = { ...aStoredRun('api/hello', []), commit: OTHER };
  const files = { ...AT_BASE, [`perf-baselines:kept/${historyFileName(ENVIRONMENT.key)}`]: `${JSON.stringify(stored)}\n` };
  const { file } = await judged({}, { files, inputs: { baselines: 'kept', baselineBranch: 'perf-baselines' } });
  assert.deepEqual(
    file.history.map(({ commit }) => commit),
    [OTHER],
  );
  assert.deepEqual(file.run.notes, [{ kind: 'ancestry-not-looked-up', runs: 1 }]);
});

test('without a base the counts of another machine kind decide, as far as it counts alike', async () => {
  const measurement = { ...measuredAlone(solosOf({ cpuPerRequest: [100] })), instructions: counted(null, 110_000) };
  for (const [nodeVersion, verdict] of [
    [ENVIRONMENT.nodeVersion, 'regressed'],
    ['22.20.0', 'measured only'],
  ] as const) {
    const stored = aStoredRun('api/hello', [], { instructions: 100_000, environment: { ...ENVIRONMENT, key: 'other', nodeVersion } });
    const files = { ...AT_BASE, [`main:baselines/${historyFileName('other')}`]: `${JSON.stringify(stored)}\n` };
    const run = { base: null, ...besides(aBenchmark('api/hello', measurement)) };
    const { judgement } = await judged(run, { files, inputs: { base: 'none' } });
    assert.equal(judgement.benchmarks.find(({ id }) => id === 'api/hello')?.verdict, verdict);
  }
});

const at = (sha: string): Pick<Run, 'head'> => ({ head: { sha, dirty: false } });

test('head is known as the merge of the pull request, unless it is its newest commit itself or there is a base of its own', async () => {
  for (const [sha, base, mergeOf] of [
    [OTHER, null, HEAD],
    [HEAD, null, undefined],
    [OTHER, 'v1', undefined],
  ] as const)
    assert.equal((await judged(at(sha), { inputs: { base } })).file.run.mergeOf, mergeOf);
});

// What a run leaves out.

test('a target or a scenario of the base that the run does not mention is lost, and does not pass', async () => {
  for (const [kept, lost] of [
    [[JSON_SUITE], ['api/hello', 'api/bye']],
    [ALL.slice(0, 2), ['json/*']],
    [[hello(0), JSON_SUITE], ['api/bye']],
    [[], ['api/hello', 'api/bye', 'json/*']],
  ] as const) {
    const found = await judged({ benchmarks: kept });
    assert.deepEqual([lostIn(found), found.judgement.exitCode], [lost, 3]);
  }
  assert.equal(
    await exitCodeOf({ benchmarks: [hello(0), aBenchmark('api/bye', { state: 'removed' }), JSON_SUITE] }),
    0,
    'head has it no more',
  );
});

test('without a base only whole targets are missed: the run cannot know what head has removed', async () => {
  const without = { inputs: { base: 'none' } };
  const alone = aBenchmark('api/hello', measuredAlone([]));
  assert.equal(await exitCodeOf({ base: null, benchmarks: [alone, JSON_SUITE] }, without), 0);
  assert.deepEqual(lostIn(await judged({ base: null, benchmarks: [alone] }, without)), ['json/*']);
});

test('benchmarks that the step is not about are not missed, and a run that was asked for fewer is refused', async () => {
  const about = { inputs: { only: ['json'] } };
  assert.equal(await exitCodeOf({ only: ['json'], benchmarks: [JSON_SUITE] }, about), 0);
  assert.equal(await exitCodeOf({ benchmarks: [JSON_SUITE] }, about), 0);
  assert.deepEqual(await refusal({ only: ['json/parse'], benchmarks: [JSON_SUITE] }, about), { kind: 'measured-in-part-only' });
});

test('a name in `only` that nothing has is refused: as a glob it would match nothing', async () => {
  for (const unknown of ['gaet', 'constructor'])
    assert.deepEqual(await refusal({}, { inputs: { only: ['api', unknown] } }), {
      kind: 'selection-unknown',
      pattern: unknown,
      file: 'perf-gate.yml',
    });
});

const selecting = (globs: readonly string[]): string =>
  configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'], selections: { gate: globs } });

test('a selection is what it was at the commit that the run was compared with, and head cannot make it smaller', async () => {
  const given = {
    inputs: { only: ['gate'] },
    files: {
      [`${BASE}:perf-gate.yml`]: selecting(['**']),
      [`${OTHER}:perf-gate.yml`]: selecting(['json']),
      [`${HEAD}:perf-gate.yml`]: selecting(['api']),
    },
    mergeBases: OTHER_ON_MAIN,
  };
  const run = { only: ['gate'], benchmarks: [JSON_SUITE] };
  assert.deepEqual(lostIn(await judged(run, given)), ['api/hello', 'api/bye']);
  assert.equal(await exitCodeOf({ ...run, ...BESIDE_OTHER }, given), 0);
  assert.equal(
    (await refusal({ ...run, ...BESIDE_OTHER }, { ...given, files: { ...given.files, [`${OTHER}:perf-gate.yml`]: CONFIG } })).kind,
    'selection-unknown',
    'it did not have the selection yet',
  );
});

const program = (required: boolean): string =>
  JSON.stringify({
    ...(JSON.parse(CONFIG) as object),
    services: { redis: { program: 'redis-server', start: 'redis-server', install: 'apt-get install redis-server', required } },
    servers: { api: { dir: 'api', start: 'node server.js', scenarios: ['hello', 'bye'], services: ['redis'] } },
  });

const added = (measurement: Measurement): Pick<Run, 'benchmarks'> => ({
  benchmarks: [...ALL, aBenchmark('cache/*', measurement, { kind: 'suite' })],
});

test('a benchmark that was left unmeasured is lost, unless it lacks a program that the base does not require', async () => {
  for (const [required, missingProgram, exitCode] of [
    [false, 'redis-server', 0],
    [false, 'node', 3],
    [false, undefined, 3],
    [true, 'redis-server', 3],
  ] as const) {
    const leftOut = aBenchmark('api/bye', { state: 'not measured', reason: reasonThatSays('it is not installed'), missingProgram });
    assert.equal(
      await exitCodeOf(besides(leftOut), { files: { [`${BASE}:perf-gate.yml`]: program(required) } }),
      exitCode,
      `${missingProgram}, required: ${required}`,
    );
  }
  assert.equal(
    await exitCodeOf(added({ state: 'not measured', reason: reasonThatSays('it is not installed'), missingProgram: 'redis-server' })),
    0,
    'the change brings it along',
  );
  assert.equal(await exitCodeOf(added({ state: 'not measured', reason: reasonThatSays('there was no time') })), 3);
});

test('a benchmark without counts does not pass where the base requires instructions', async () => {
  const files = {
    [`${BASE}:perf-gate.yml`]: configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'], instructions: 'required' }),
  };
  const withCounts = aBenchmark('api/hello', { ...measuredByQuick({ cpuPerRequest: around(0, 0.002) }), instructions: counted(5e5, 5e5) });
  assert.deepEqual([await exitCodeOf(besides(withCounts), { files }), await exitCodeOf({}, { files })], [0, 3]);
});

// How a run was measured.

test('a shard alone, rounds of head alone, and a run that compares nothing are refused', async () => {
  assert.deepEqual(await refusal({ shard: { index: 1, count: 2 } }), { kind: 'shard-not-joined', index: 1, count: 2 });
  assert.deepEqual(await refusal(besides(aBenchmark('api/hello', measuredAlone([])))), {
    kind: 'no-rounds-beside-base',
    benchmark: 'api/hello',
  });
  assert.deepEqual(await refusal({ base: null }), { kind: 'measured-without-base' });
  assert.deepEqual(await refusal({ profile: 'smoke', measuredFor: 'tables' }), { kind: 'measured-for-tables-only', profile: 'smoke' });
  assert.deepEqual(
    await refusal({ profile: 'quick', measuredFor: 'tables' }),
    { kind: 'measured-for-tables-only', profile: 'quick' },
    'the base knows what its profile measures',
  );
  assert.equal(await exitCodeOf({ profile: 'smoke', measuredFor: 'tables' }, { inputs: { profile: 'smoke' } }), 0);
});

test('a profile of the base says what its run is about, and whether it may compare nothing', async () => {
  const profiles = { page: { only: ['api'] }, thin: { only: ['api'], looks: [6] } };
  const files = { [`${BASE}:perf-gate.yml`]: configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'], profiles }) };
  const by = (profile: string): readonly [Partial<Run>, Given] => [
    { profile, measuredFor: 'tables', benchmarks: ALL.slice(0, 2) },
    { files, inputs: { profile } },
  ];
  assert.equal(await exitCodeOf(...by('page')), 0);
  assert.deepEqual(await refusal(...by('thin')), { kind: 'measured-for-tables-only', profile: 'thin' });
});

test('a benchmark whose rounds do not reach its first look is lost, unless counts decide it', async () => {
  const calm = measuredByQuick({ cpuPerRequest: around(0, 0.002) });
  const stopped = { ...calm, duets: calm.duets.slice(0, 3) };
  assert.deepEqual(lostIn(await judged(besides(aBenchmark('api/hello', stopped)))), ['api/hello']);
  const witnessed = aBenchmark('api/hello', { ...stopped, instructions: counted(100_000, 100_000) });
  assert.equal((await judged(besides(witnessed))).judgement.verdict, 'passed');
});

test('a run of another commit is no result, as far as GitHub knows that commit', async () => {
  const parents = { [OTHER]: [BASE, HEAD], [FORK]: [BASE, OTHER] };
  for (const sha of [HEAD, OTHER, '9'.repeat(40)]) assert.equal(await exitCodeOf(at(sha), { parents }), 0, sha);
  assert.deepEqual(await refusal(at(FORK), { parents }), { kind: 'other-commit-measured', measured: FORK, wanted: HEAD });
});

// The base of a run.

test('a run beside a commit that is no base of the change is no result', async () => {
  const told: Reason = { kind: 'other-base-measured', measured: OTHER, branch: 'main' };
  assert.deepEqual(await refusal(BESIDE_OTHER), told);
  assert.deepEqual(
    await refusal(BESIDE_OTHER, { mergeBases: { ...OTHER_ON_MAIN, [`${FORK}...${OTHER}`]: OTHER } }),
    told,
    'it is older than where the change left main',
  );
  assert.deepEqual(
    await refusal(BESIDE_OTHER, { mergeBases: { ...OTHER_ON_MAIN, [`${OTHER}...main`]: FORK } }),
    told,
    'main does not have it',
  );
  assert.deepEqual(
    await refusal(
      { base: { sha: HEAD, dirty: false } },
      { mergeBases: { [`main...${HEAD}`]: FORK, [`${FORK}...${HEAD}`]: FORK, [`${HEAD}...main`]: FORK } },
    ),
    { ...told, measured: HEAD },
  );
  assert.equal(await exitCodeOf(BESIDE_OTHER, { mergeBases: OTHER_ON_MAIN }), 0);
});

test('targets that the base got since the run was measured are not expected of it, and the policy of the base holds all the same', async () => {
  const strict = configText({
    servers: { api: ['hello', 'bye'], web: ['page'] },
    suites: ['json'],
    policy: { rules: [{ metric: '*', role: 'advisory' }] },
  });
  const files = { [`${BASE}:perf-gate.yml`]: strict, [`${OTHER}:perf-gate.yml`]: CONFIG };
  const { file, judgement } = await judged(BESIDE_OTHER, { files, mergeBases: OTHER_ON_MAIN });
  assert.deepEqual([judgement.exitCode, file.run.policy.rules.length], [0, 1]);
  assert.deepEqual(lostIn(await judged({}, { files })), ['web/page']);
});

test('a result belongs to the first of two pull requests of one branch whose base branch has its base', async () => {
  const stable = { ...PULL, number: 9, baseSha: OTHER, baseRef: 'stable' };
  const files = { ...AT_BASE, [`${OTHER}:perf-gate.yml`]: CONFIG };
  const numberOf = async (run: Partial<Run>): Promise<number | undefined> =>
    (await judged(run, { pulls: [PULL, stable], files })).pull?.number;
  assert.deepEqual([await numberOf({}), await numberOf(BESIDE_OTHER)], [7, 9]);
  assert.deepEqual(await refusal({ base: { sha: FORK, dirty: false } }, { pulls: [PULL, stable], files }), {
    kind: 'other-base-measured',
    measured: FORK,
    branch: 'main',
  });
});

test('a merge group is held to all of this, and to the acceptances of its last pull request', async () => {
  const group = {
    pulls: [],
    finished: QUEUED,
    files: { 'main:perf-gate.yml': CONFIG, [`${OTHER}:perf-gate.yml`]: CONFIG },
    mergeBases: OTHER_ON_MAIN,
  };
  const onTop = { ...group, mergeBases: { ...OTHER_ON_MAIN, [`${FORK}...${BASE}`]: FORK, [`${BASE}...main`]: BASE } };
  const { file, judgement } = await judged({}, onTop);
  assert.deepEqual([judgement.verdict, file.run.pullRequest], ['passed', 7]);
  assert.equal((await refusal({ base: null }, onTop)).kind, 'measured-without-base');
  assert.deepEqual(await refusal({}, group), { kind: 'other-base-measured', measured: BASE, branch: 'main' });
  assert.equal(await exitCodeOf(BESIDE_OTHER, group), 0);
});

test('a push proposes nothing, and its own configuration says what there must be', async () => {
  const pushed = {
    pulls: [],
    finished: { ...FINISHED, event: 'push' },
    files: {
      'main:perf-gate.yml': configText({ servers: { api: ['hello', 'bye'], web: ['page'] }, suites: ['json'] }),
      [`${HEAD}:perf-gate.yml`]: CONFIG,
    },
  };
  assert.equal((await judged({ base: null }, pushed)).judgement.verdict, 'passed');
});

// The configuration that judges.

test('a base whose configuration cannot be used is warned of', async () => {
  const { file } = await judged({}, { files: { [`${BASE}:perf-gate.yml`]: NEWER, [`${HEAD}:perf-gate.yml`]: CONFIG } });
  assert.deepEqual(
    file.run.warnings.map(({ kind }) => kind),
    ['base-configuration-unusable'],
  );
});

test('a configuration that only a newer version can use is refused with both versions', async () => {
  const files = { [`${BASE}:perf-gate.yml`]: NEWER, 'main:perf-gate.yml': NEWER, [`${HEAD}:perf-gate.yml`]: NEWER };
  const reason = await refusal({ tool: '99.0.0' }, { files });
  assert.ok(reason.kind === 'upload-from-other-version', reason.kind);
  assert.deepEqual([reason.because.kind, reason.measuredBy, reason.judgedBy], ['no-usable-configuration', '99.0.0', version]);
});
