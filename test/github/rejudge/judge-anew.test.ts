import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GitHubApi } from '../../../src/github/client/api.ts';
import type { Judgement, Run, RunFile } from '../../../src/model.ts';
import { judgeAnew } from '../../../src/github/rejudge/judge-anew.ts';
import { version } from '../../../src/system/version.ts';
import { aBenchmark, around, aRun, measured, measuredByQuick } from '../../judge/records.ts';
import { configText } from './configs.ts';
import { contentsOf } from './contents-of.ts';
import { refusalOf } from './refusal-of.ts';
import { recordedText } from '../../../src/model/reasons.ts';
import { describeReason } from '../../../src/report/words.ts';

const [BASE, HEAD, OTHER, FORK] = ['b', 'a', 'c', 'f'].map((digit) => digit.repeat(40)) as [string, string, string, string];
const PULL = { number: 7, baseSha: BASE, baseRef: 'main', headSha: HEAD, isOpen: true, isFork: true, labels: [] };
const CALM = aBenchmark('api/hello', measuredByQuick({ cpuPerRequest: around(0, 0.002) }));
const CONFIG = configText({ servers: { api: ['hello'] } });

/** The same, with a key of a later version. */
const NEWER = CONFIG.replace('"version":1', '"version":1,"swiftness":2');

/** Measured by six rounds and one look, which is no plan of any built-in profile. */
const HASTY = aBenchmark('api/hello', { ...measured({ cpuPerRequest: around(0, 0.002, 6) }), plan: { looks: [6] } });
const WITH_HASTY = configText({ servers: { api: ['hello'] }, profiles: { hasty: { looks: [6] } } });

interface Given {
  readonly pull?: typeof PULL | null;
  /** A merge group has no pull request, and is one all the same. */
  readonly isProposal?: boolean;
  readonly files?: Readonly<Record<string, string>>;
  readonly mergeBases?: Readonly<Record<string, string>>;
}

async function rejudged(run: Partial<Run>, { pull = PULL, isProposal = pull !== null, files = { [`${BASE}:perf-gate.yml`]: CONFIG }, mergeBases = {} }: Given = {}): Promise<{ readonly file: RunFile; readonly judgement: Judgement }> {
  const file = { run: aRun({ base: { sha: BASE, dirty: false }, benchmarks: [CALM], ...run }), history: [], acceptances: [] };
  const inputs = {
    artifact: 'perf-gate', config: null, only: [], base: null, profile: 'quick', baselines: null, baselineBranch: null, comment: 'never', check: 'auto', failOnRegression: true,
  } as const;
  const origin = { workflowRun: 11, attempt: 1, sha: HEAD, pull, pullRequest: pull?.number ?? null, notOf: null, isProposal, startedByHand: false };
  const github = contentsOf(files, mergeBases) as GitHubApi;
  return judgeAnew(file, origin, { github, repository: 'octo-org/shop', defaultBranch: 'main', serverUrl: 'https://github.com', ownRunUrl: '', inputs, now: new Date('2026-01-15T11:00:00Z') });
}

const judged = async (run: Partial<Run>, given?: Given): Promise<Judgement> => (await rejudged(run, given)).judgement;

test('a pull request that looks at itself by a plan of its own is refused, whether the profile is the base\'s or head\'s', async () => {
  assert.equal((await judged({})).verdict, 'passed');
  assert.match(await refusalOf(async () => judged({ benchmarks: [HASTY] })), /no plan of its profile: by quick it is looked at after 5, 10 and 16 rounds/);
  const files = { [`${BASE}:perf-gate.yml`]: CONFIG, [`${HEAD}:perf-gate.yml`]: WITH_HASTY };
  assert.match(await refusalOf(async () => judged({ profile: 'hasty', benchmarks: [HASTY] }, { files })), /none of that name that compares/);
});

/** Another commit is known to lie on main, where the change left it or later. */
const OTHER_ON_MAIN = { [`main...${HEAD}`]: FORK, [`${FORK}...${OTHER}`]: FORK, [`${OTHER}...main`]: OTHER };
const AGAINST_OTHER = { profile: 'hasty', base: { sha: OTHER, dirty: false }, benchmarks: [HASTY] };
const HASTY_AT_OTHER = { [`${BASE}:perf-gate.yml`]: CONFIG, [`${OTHER}:perf-gate.yml`]: WITH_HASTY };

test('a run that was planned by a newer base than the pull request is known to have is judged', async () => {
  const { file, judgement } = await rejudged(AGAINST_OTHER, { files: HASTY_AT_OTHER, mergeBases: OTHER_ON_MAIN });
  assert.equal(judgement.verdict, 'passed');
  assert.deepEqual(file.run.notes, []);
});

test('a run that was planned by an older commit than the pull request left is refused', async () => {
  const mergeBases = { ...OTHER_ON_MAIN, [`${FORK}...${OTHER}`]: OTHER };
  assert.match(await refusalOf(async () => judged(AGAINST_OTHER, { files: HASTY_AT_OTHER, mergeBases })), /none of that name that compares/);
});

test('a pull request that was compared with a commit that is no base is judged by the base\'s configuration, and the report says so', async () => {
  const { file } = await rejudged({ base: { sha: OTHER, dirty: false } });
  assert.match(file.run.warnings?.join('\n') ?? '', /compared with c{12}, which GitHub does not know as a commit that main has had since the change left it/);
  const called = aBenchmark('api/hello', { state: 'new', why: recordedText('base does not have this target'), solos: [] });
  assert.equal((await judged({ base: { sha: OTHER, dirty: false }, benchmarks: [called] })).exitCode, 3);
});

test('what does not work at a base without a configuration may be called new, and nowhere else', async () => {
  const why = 'base has no perf-gate.yml, and what head\'s says does not work there: api has no package.json';
  const run = { benchmarks: [aBenchmark('api/hello', { state: 'new', why: recordedText(why), solos: [] })] };
  const installed = { [`${HEAD}:perf-gate.yml`]: CONFIG };
  assert.equal((await judged(run, { files: installed })).exitCode, 0);
  assert.equal((await judged(run, { files: { ...installed, 'main:perf-gate.yml': CONFIG } })).exitCode, 0, 'the default branch is not the base');
  const since = { ...installed, [`${BASE}:perf-gate.yml`]: CONFIG };
  const besideOther = { ...run, base: { sha: OTHER, dirty: false } };
  assert.equal((await judged(besideOther, { files: since, mergeBases: OTHER_ON_MAIN })).exitCode, 0, 'the base has got it since');
  assert.equal((await judged(besideOther, { files: since })).exitCode, 3, 'a commit that is no base');
  assert.equal((await judged(run, { files: since })).exitCode, 3, 'the base has it');
});

test('a pull request that has itself compared with its own head, so that nothing has changed, does not pass', async () => {
  const unaffected = aBenchmark('api/hello', { state: 'unaffected' });
  assert.equal((await judged({ benchmarks: [unaffected] })).exitCode, 0);
  const judgement = await judged({ base: { sha: HEAD, dirty: false }, benchmarks: [unaffected] });
  assert.equal(judgement.exitCode, 3);
  assert.match(describeReason(judgement.benchmarks[0]!.because), /the change since a commit that is no base of it/);
});

test('a merge group is held to the plans of what it goes on top of, and has to be compared with that', async () => {
  const group = { pull: null, isProposal: true, files: { 'main:perf-gate.yml': CONFIG, [`${HEAD}:perf-gate.yml`]: WITH_HASTY, ...HASTY_AT_OTHER } };
  assert.equal((await judged({}, group)).verdict, 'passed');
  assert.match(await refusalOf(async () => judged({ profile: 'hasty', benchmarks: [HASTY] }, group)), /none of that name that compares/);
  assert.match(await refusalOf(async () => judged({ base: null }, group)), /measured without a base/);
  assert.equal((await judged(AGAINST_OTHER, { ...group, mergeBases: OTHER_ON_MAIN })).verdict, 'passed');
});

test('a push is measured by the profile of the commit before it, which nobody reads again', async () => {
  const before = { ...measured({ cpuPerRequest: around(0, 0.002) }), plan: { looks: [12] } };
  assert.equal((await judged({ benchmarks: [aBenchmark('api/hello', before)] }, { pull: null, files: { 'main:perf-gate.yml': CONFIG } })).verdict, 'passed');
});

test('a scenario of the base that the change drops passes where the run says so, and not where it says nothing', async () => {
  const files = { [`${BASE}:perf-gate.yml`]: configText({ servers: { api: ['hello', 'bye'] } }), [`${HEAD}:perf-gate.yml`]: CONFIG };
  assert.equal((await judged({ benchmarks: [CALM, aBenchmark('api/bye', { state: 'removed' })] }, { files })).exitCode, 0);
  const judgement = await judged({}, { files });
  assert.equal(judgement.exitCode, 3);
  assert.match(describeReason(judgement.benchmarks.find(({ id }) => id === 'api/bye')!.because), /does not mention it/);
});

test('instructions that the base requires have to be counted', async () => {
  const files = { [`${BASE}:perf-gate.yml`]: configText({ servers: { api: ['hello'] }, instructions: 'required' }) };
  const judgement = await judged({}, { files });
  assert.equal(judgement.exitCode, 3);
  assert.match(describeReason(judgement.benchmarks[0]!.because), /no counts of it/);
});

test('a base whose configuration this version refuses is judged by other thresholds, which nobody may overlook', async () => {
  const refused = { [`${BASE}:perf-gate.yml`]: NEWER };
  const ofHead = await rejudged({}, { files: { ...refused, [`${HEAD}:perf-gate.yml`]: CONFIG } });
  assert.equal(ofHead.judgement.verdict, 'passed');
  assert.match(ofHead.file.run.warnings?.join('\n') ?? '', /^perf-gate\.yml at b{12} cannot be used: unknown key "swiftness".* so head's configuration and thresholds hold\.$/);
  const ofMain = await rejudged({}, { files: { ...refused, 'main:perf-gate.yml': CONFIG } });
  assert.match(ofMain.file.run.warnings?.join('\n') ?? '', /So the perf-gate\.yml of main and its thresholds hold\.$/);
  const broughtAlong = await rejudged({}, { files: { [`${HEAD}:perf-gate.yml`]: CONFIG } });
  assert.equal(broughtAlong.file.run.warnings, undefined);
});

test('a configuration that only a newer version can use is refused with both versions', async () => {
  const files = { [`${BASE}:perf-gate.yml`]: NEWER, 'main:perf-gate.yml': NEWER, [`${HEAD}:perf-gate.yml`]: NEWER };
  const why = await refusalOf(async () => judged({ tool: '99.0.0' }, { files }));
  assert.match(why, /perf-gate\.yml at b{12}, perf-gate\.yml at main and perf-gate\.yml at a{12} cannot be used: unknown key "swiftness"/);
  assert.ok(why.includes(`; perf-gate 99.0.0 measured it and ${version} judges it, `), why);
});

test('a change that brings what only the newer version that measured it knows is judged, with a warning', async () => {
  const files = { [`${BASE}:perf-gate.yml`]: CONFIG, [`${HEAD}:perf-gate.yml`]: NEWER };
  const { file, judgement } = await rejudged({ tool: '99.0.0' }, { files });
  assert.equal(judgement.verdict, 'passed');
  assert.match(file.run.warnings?.join('\n') ?? '', /^perf-gate\.yml at a{12} cannot be used: unknown key "swiftness".* counts as lost; perf-gate 99\.0\.0 measured it and .* judges it, /);
  assert.equal((await rejudged({ tool: version }, { files })).file.run.warnings, undefined);
});
