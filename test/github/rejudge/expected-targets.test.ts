import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../src/config/load-config.ts';
import type { PullRequest } from '../../../src/github/client/api.ts';
import type { Run } from '../../../src/model.ts';
import { findMeasuredAgainst } from '../../../src/github/rejudge/measured-against.ts';
import { expectedTargets, refuseUnknownNames } from '../../../src/github/rejudge/comparable-targets.ts';
import { aRun } from '../../judge/records.ts';
import { configText } from './configs.ts';
import { contentsOf } from './contents-of.ts';
import { refusalOf } from './refusal-of.ts';

const PULL: PullRequest = { number: 7, baseSha: 'base-now', baseRef: 'main', headSha: 'head', isOpen: true, isFork: true, labels: [] };
const [ONE, BOTH] = [configText({ servers: { api: ['hello'] } }), configText({ servers: { api: ['hello'], web: ['hello'] } })];

/** The run was measured against a commit of main that main had when the change left it, or later. */
const BASE_THEN_ON_MAIN = { 'main...head': 'fork', 'fork...base-then': 'fork', 'base-then...main': 'base-then' };

async function expected({ run = {}, files = {}, mergeBases = {}, only = [], profile = 'standard', pull = PULL, isProposal = true, config = BOTH }: {
  readonly run?: Partial<Run>;
  readonly files?: Readonly<Record<string, string>>;
  readonly mergeBases?: Readonly<Record<string, string>>;
  readonly only?: readonly string[];
  readonly profile?: string;
  readonly pull?: PullRequest | null;
  readonly isProposal?: boolean;
  readonly config?: string;
}): Promise<readonly string[]> {
  const measured = aRun({ base: { sha: 'base-then', dirty: false }, ...run });
  const trusted = parseConfig(config, 'perf-gate.yml');
  const { config: measuredAgainst } = await findMeasuredAgainst(
    { run: measured, file: trusted.file },
    { pull, sha: 'head', isProposal },
    { github: contentsOf(files, mergeBases), defaultBranch: 'main', base: null },
  );
  return expectedTargets({ only, profile }, { config: trusted, measuredAgainst }).map(({ name }) => name);
}

test('every target of the base is expected', async () => {
  assert.deepEqual(await expected({}), ['api', 'web']);
});

test('only the targets are expected that the gate is about', async () => {
  assert.deepEqual(await expected({ only: ['api/*'] }), ['api']);
});

test('every edition of a target is expected, also where the gate is about the target', async () => {
  const config = ONE.replace('"dir":"api"', '"dir":"api","versions":{"4":"v4","5":"v5"}');
  assert.deepEqual(await expected({ config }), ['api@4', 'api@5']);
  assert.deepEqual(await expected({ config, only: ['api/*'] }), ['api@4', 'api@5']);
  assert.deepEqual(await expected({ config, only: ['api@5'] }), ['api@5']);
});

test('a target that the base got while the run was measured is not expected of it', async () => {
  assert.deepEqual(await expected({ files: { 'base-then:perf-gate.yml': ONE }, mergeBases: BASE_THEN_ON_MAIN }), ['api']);
});

/** Both servers, and what a selection and a profile ask for of them. */
const asking = (...globs: readonly string[]): string =>
  configText({ servers: { api: ['hello'], web: ['hello'] }, selections: { gate: globs }, profiles: { page: { only: ['gate'] } } });

test('what a selection or a profile has got while the run was measured is not expected of it', async () => {
  const given = { config: asking('*/hello'), files: { 'base-then:perf-gate.yml': asking('api/*') }, mergeBases: BASE_THEN_ON_MAIN };
  assert.deepEqual(await expected({ ...given, only: ['gate'] }), ['api']);
  assert.deepEqual(await expected({ ...given, profile: 'page' }), ['api']);
  assert.deepEqual(await expected({ ...given, profile: 'page', only: ['*/hello'] }), ['api', 'web']);
});

test('a selection or a profile that the base did not have yet excuses a run from nothing', async () => {
  const given = { config: asking('*/hello'), files: { 'base-then:perf-gate.yml': BOTH }, mergeBases: BASE_THEN_ON_MAIN };
  assert.deepEqual(await expected({ ...given, only: ['gate'] }), ['api', 'web']);
  assert.deepEqual(await expected({ ...given, profile: 'page' }), ['api', 'web']);
});

test('a name that nothing has is refused: as a glob it would match nothing, and nothing would be expected', async () => {
  const config = parseConfig(asking('api/*').replace('"dir":"api"', '"dir":"api","versions":{"4":"v4","5":"v5"}'), 'perf-gate.yml');
  for (const unknown of ['gaet', 'api@6', 'constructor']) {
    assert.match(await refusalOf(() => { refuseUnknownNames({ only: ['web', unknown] }, config); }), new RegExp(`only: ${unknown}.* neither a selection nor a target`));
  }
  assert.doesNotThrow(() => { refuseUnknownNames({ only: ['gate', 'api', 'api@4', 'web', 'new/*', 'n*'] }, config); });
});

test('a run cannot choose a commit that its branch does not contain, or an older one than it left, to be excused from a target', async () => {
  const files = { 'base-then:perf-gate.yml': ONE };
  assert.deepEqual(await expected({ files, mergeBases: { ...BASE_THEN_ON_MAIN, 'base-then...main': 'older' } }), ['api', 'web']);
  assert.deepEqual(await expected({ files, mergeBases: { ...BASE_THEN_ON_MAIN, 'fork...base-then': 'base-then' } }), ['api', 'web']);
  assert.deepEqual(await expected({ files }), ['api', 'web'], 'nor one that GitHub does not know');
  assert.deepEqual(await expected({ files, run: { base: null } }), ['api', 'web'], 'nor none at all');
});

test('a merge group is excused by what it goes on top of, and not by what it brings along', async () => {
  const group = { pull: null, mergeBases: BASE_THEN_ON_MAIN };
  assert.deepEqual(await expected({ ...group, files: { 'head:perf-gate.yml': ONE } }), ['api', 'web']);
  assert.deepEqual(await expected({ ...group, files: { 'base-then:perf-gate.yml': ONE } }), ['api']);
});

test('of what was pushed to the default branch only that is expected which it has', async () => {
  const pushed = { pull: null, isProposal: false, run: { base: null }, files: { 'head:perf-gate.yml': ONE } };
  assert.deepEqual(await expected({ ...pushed, mergeBases: { 'main...head': 'head', 'head...main': 'head' } }), ['api']);
  assert.deepEqual(await expected({ ...pushed, mergeBases: { 'main...head': 'fork', 'head...main': 'fork' } }), ['api', 'web'], 'another branch is not asked');
});
