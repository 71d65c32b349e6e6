import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FinishedRun, PullRequest } from '../../../src/github/client/api.ts';
import { type JudgedCommit, judgeCommit } from '../../../src/github/rejudge/judge-commit.ts';
import type { TrustedInputs } from '../../../src/github/rejudge/trusted-context.ts';
import type { BenchmarkRecord, Measurement, Run, RunFile } from '../../../src/model.ts';
import type { Reason } from '../../../src/reasons.ts';
import { reasonThatSays } from '../../reason-that-says.ts';
import { ACCEPTANCES_FILE } from '../../../src/store/acceptances.ts';
import { version } from '../../../src/system/version.ts';
import { aBenchmark, around, aRun, aStoredRun, counted, measured, measuredAlone, measuredByQuick, POLICY } from '../../judge/records.ts';
import { configText } from './configs.ts';
import { contentsOf } from './contents-of.ts';
import { refusalOf } from './refusal-of.ts';

const [BASE, HEAD, OTHER, FORK] = ['b', 'a', 'c', 'f'].map((digit) => digit.repeat(40)) as [string, string, string, string];
const PULL: PullRequest = { number: 7, baseSha: BASE, baseRef: 'main', headSha: HEAD, isOpen: true, isFork: true, labels: [] };
const FINISHED: FinishedRun = {
  id: 11,
  attempt: 1,
  workflowId: 1,
  event: 'pull_request',
  headSha: HEAD,
  headBranch: 'change',
  headRepository: 'someone/shop',
  conclusion: 'success',
  title: 'Faster',
};
const QUEUED = { ...FINISHED, event: 'merge_group', headBranch: `gh-readonly-queue/main/pr-7-${BASE}` };
const INPUTS: TrustedInputs = {
  artifact: 'perf-gate',
  config: null,
  only: [],
  base: null,
  profile: 'quick',
  baselines: null,
  baselineBranch: null,
  comment: 'never',
  check: 'auto',
  failOnRegression: true,
};

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

/** Measured by six rounds and one look, which is no plan of a built-in profile. */
const HASTY = besides(aBenchmark('api/hello', { ...measured({ cpuPerRequest: around(0, 0.002, 6) }), plan: { looks: [6] } }));
const WITH_HASTY = configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'], profiles: { hasty: { looks: [6] } } });

/** GitHub knows OTHER as a commit of main, where the change left it or later. */
const OTHER_ON_MAIN = { [`main...${HEAD}`]: FORK, [`${FORK}...${OTHER}`]: FORK, [`${OTHER}...main`]: OTHER };
const BESIDE_OTHER = { base: { sha: OTHER, dirty: false } };

interface Given {
  readonly pulls?: readonly PullRequest[];
  readonly finished?: FinishedRun;
  readonly files?: Readonly<Record<string, string>>;
  readonly mergeBases?: Readonly<Record<string, string>>;
  readonly parents?: Readonly<Record<string, readonly string[]>>;
  readonly inputs?: Partial<TrustedInputs>;
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
    inputs: { ...INPUTS, ...inputs },
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
const lostIn = ({ file }: JudgedCommit): readonly string[] =>
  file.run.benchmarks.flatMap(({ id, measurement }) => (measurement.state === 'lost' ? [id] : []));

test('a run that mentions everything is judged by its rounds', async () => {
  assert.equal((await judged({})).judgement.verdict, 'passed');
  assert.equal((await judged(besides(hello(0.2)))).judgement.verdict, 'regressed');
});

// What a run says of itself.

test('a policy, a pull request, stored runs, acceptances and a commit to check out that the run brings along are replaced', async () => {
  const acceptance = {
    schema: 1,
    configFile: 'perf-gate.yml',
    benchmark: '**',
    upTo: null,
    by: 'mallory',
    at: '2026-01-01T00:00:00Z',
    reason: 'trust me',
    commit: 'c',
    pullRequest: null,
    expires: '2027-01-01T00:00:00Z',
  } as const;
  const lax = { ...POLICY, rules: [{ benchmark: '**', metric: '*', role: 'advisory' }] } as const;
  const { file, judgement } = await judged(
    { ...besides(hello(0.2)), policy: lax, pullRequest: 1, ...({ mergeOf: 'c' } as object) },
    { file: { history: [aStoredRun('api/hello', [])], acceptances: [acceptance] } },
  );
  assert.equal(judgement.verdict, 'regressed');
  assert.deepEqual(
    [file.history, file.acceptances, file.run.policy.rules, file.run.pullRequest, file.run.mergeOf],
    [[], [], [], 7, undefined],
  );
});

test('a regression that the repository has accepted for the pull request passes', async () => {
  const acceptance = {
    schema: 1,
    configFile: 'perf-gate.yml',
    benchmark: 'api/hello',
    upTo: 0.5,
    by: 'ada',
    at: '2026-01-01T00:00:00Z',
    reason: 'safer parser',
    commit: 'c',
    pullRequest: 7,
    expires: '2027-01-01T00:00:00Z',
  };
  const files = { ...AT_BASE, [`main:baselines/${ACCEPTANCES_FILE}`]: `${JSON.stringify(acceptance)}\n` };
  assert.equal(await exitCodeOf(besides(hello(0.2)), { files }), 0);
  assert.equal(
    await exitCodeOf(besides(hello(0.2)), {
      files: { ...files, [`main:baselines/${ACCEPTANCES_FILE}`]: `${JSON.stringify({ ...acceptance, pullRequest: 8 })}\n` },
    }),
    1,
  );
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

test('a benchmark whose rounds do not reach its first look is lost', async () => {
  const calm = measuredByQuick({ cpuPerRequest: around(0, 0.002) });
  const stopped = aBenchmark('api/hello', { ...calm, duets: calm.duets.slice(0, 3) });
  assert.deepEqual(lostIn(await judged(besides(stopped))), ['api/hello']);
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
  const files = { [`${BASE}:perf-gate.yml`]: strict, [`${OTHER}:perf-gate.yml`]: WITH_HASTY };
  const { file, judgement } = await judged({ ...HASTY, ...BESIDE_OTHER, profile: 'hasty' }, { files, mergeBases: OTHER_ON_MAIN });
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
    files: { 'main:perf-gate.yml': CONFIG, [`${HEAD}:perf-gate.yml`]: WITH_HASTY, [`${OTHER}:perf-gate.yml`]: WITH_HASTY },
    mergeBases: OTHER_ON_MAIN,
  };
  const onTop = { ...group, mergeBases: { ...OTHER_ON_MAIN, [`${FORK}...${BASE}`]: FORK, [`${BASE}...main`]: BASE } };
  const { file, judgement } = await judged({}, onTop);
  assert.deepEqual([judgement.verdict, file.run.pullRequest], ['passed', 7]);
  assert.equal((await refusal({ base: null }, onTop)).kind, 'measured-without-base');
  assert.deepEqual(await refusal({}, group), { kind: 'other-base-measured', measured: BASE, branch: 'main' });
  assert.equal(await exitCodeOf({ ...HASTY, ...BESIDE_OTHER, profile: 'hasty' }, group), 0);
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
  assert.equal((await judged({ base: null, ...HASTY }, pushed)).judgement.verdict, 'passed');
});

// The configuration that judges.

const warningsIn = async (files: Readonly<Record<string, string>>): Promise<readonly Reason[]> =>
  (await judged({}, { files })).file.run.warnings;

test('a base whose configuration this version refuses is judged by other thresholds, with a warning', async () => {
  const refused = { [`${BASE}:perf-gate.yml`]: NEWER };
  const problems = 'perf-gate.yml at bbbbbbbbbbbb cannot be used: unknown key "swiftness"';
  for (const [ref, instead] of [
    [HEAD, 'head'],
    ['main', 'main'],
  ] as const) {
    const [warning, ...others] = await warningsIn({ ...refused, [`${ref}:perf-gate.yml`]: CONFIG });
    assert.ok(warning?.kind === 'base-configuration-unusable' && warning.problems.startsWith(problems), JSON.stringify(warning));
    assert.deepEqual([warning.instead, others], [instead, []]);
  }
  assert.deepEqual(await warningsIn({ [`${HEAD}:perf-gate.yml`]: CONFIG }), [], 'the change brings the gate along');
});

test('a configuration that only a newer version can use is refused with both versions', async () => {
  const files = { [`${BASE}:perf-gate.yml`]: NEWER, 'main:perf-gate.yml': NEWER, [`${HEAD}:perf-gate.yml`]: NEWER };
  const reason = await refusal({ tool: '99.0.0' }, { files });
  assert.ok(reason.kind === 'upload-from-other-version', reason.kind);
  assert.deepEqual([reason.because.kind, reason.measuredBy, reason.judgedBy], ['no-usable-configuration', '99.0.0', version]);
});
