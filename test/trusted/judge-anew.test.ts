import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GitHubApi } from '../../src/github/api.ts';
import type { Judgement, Run } from '../../src/model.ts';
import { judgeAnew } from '../../src/trusted/judge-anew.ts';
import { aBenchmark, around, aRun, measured, measuredByQuick } from '../judge/records.ts';
import { configText } from './configs.ts';
import { contentsOf } from './contents-of.ts';
import { refusalOf } from './refusal-of.ts';

const [BASE, HEAD] = ['b', 'a'].map((digit) => digit.repeat(40)) as [string, string];
const PULL = { number: 7, baseSha: BASE, baseRef: 'main', headSha: HEAD, isOpen: true, isFork: true, labels: [] };
const CALM = aBenchmark('api/hello', measuredByQuick({ cpuPerRequest: around(0, 0.002) }));

async function judged(run: Partial<Run>, given: { readonly pull?: typeof PULL | null; readonly files?: Readonly<Record<string, string>> } = {}): Promise<Judgement> {
  const { pull = PULL, files = { [`${BASE}:perf-gate.yml`]: configText({ servers: { api: ['hello'] } }) } } = given;
  const file = { run: aRun({ base: { sha: BASE, dirty: false }, benchmarks: [CALM], ...run }), history: [], acceptances: [] };
  const inputs = {
    artifact: 'perf-gate', config: null, only: [], base: null, profile: 'quick', baselines: null, baselineBranch: null, comment: 'always', check: 'auto', failOnRegression: true,
  } as const;
  const origin = { workflowRun: 11, attempt: 1, sha: pull === null ? BASE : HEAD, pull, startedByHand: false };
  const github = contentsOf(files) as GitHubApi;
  return (await judgeAnew(file, origin, { github, repository: 'octo-org/shop', defaultBranch: 'main', serverUrl: 'https://github.com', inputs, now: new Date('2026-01-15T11:00:00Z') })).judgement;
}

test('a pull request that looks at itself by a plan of its own is refused, whether the profile is the base\'s or head\'s', async () => {
  const hasty = { ...measured({ cpuPerRequest: around(0, 0.002, 6) }), plan: { looks: [6] } };
  assert.equal((await judged({})).verdict, 'passed');
  assert.match(await refusalOf(async () => judged({ benchmarks: [aBenchmark('api/hello', hasty)] })), /no plan of its profile: by quick it is looked at after 5, 10 and 16 rounds/);
  const files = { [`${BASE}:perf-gate.yml`]: configText({ servers: { api: ['hello'] } }), [`${HEAD}:perf-gate.yml`]: configText({ servers: { api: ['hello'] }, profiles: { hasty: { looks: [6] } } }) };
  assert.match(await refusalOf(async () => judged({ profile: 'hasty', benchmarks: [aBenchmark('api/hello', hasty)] }, { files })), /none of that name that compares/);
});

test('a push is measured by the profile of the commit before it, which nobody reads again', async () => {
  const before = { ...measured({ cpuPerRequest: around(0, 0.002) }), plan: { looks: [12] } };
  assert.equal((await judged({ benchmarks: [aBenchmark('api/hello', before)] }, { pull: null, files: { 'main:perf-gate.yml': configText({ servers: { api: ['hello'] } }) } })).verdict, 'passed');
});

test('instructions that the base requires have to be counted', async () => {
  const files = { [`${BASE}:perf-gate.yml`]: configText({ servers: { api: ['hello'] }, instructions: 'required' }) };
  const judgement = await judged({}, { files });
  assert.equal(judgement.exitCode, 3);
  assert.match(judgement.benchmarks[0]?.because ?? '', /no counts of it/);
});
