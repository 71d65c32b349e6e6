import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GitHubRefusal } from '../../../src/github/client/refusal.ts';
import { numberOfRun, type RunToPublish, type TrustedInputs } from '../../../src/github/rejudge/trusted-context.ts';
import { type ToPublish, whatToPublish } from '../../../src/github/rejudge/what-to-publish.ts';
import { userErrorOfPromise } from '../../user-error.ts';
import { zipOfFiles } from '../../zip-file.ts';
import { configText } from './configs.ts';
import { BASE, HEAD, MERGE, runText } from './uploads.ts';

const NEXT = 'd'.repeat(40);
const OWN = 'bench/gate.yml';
const pullInto = (number: number, baseSha: string, baseRef: string): NonNullable<RunToPublish['pull']> => ({ number, baseSha, baseRef, headSha: HEAD, isOpen: true, isFork: true, labels: [] });
const PULL = pullInto(7, BASE, 'main');
const ORIGIN: RunToPublish = { workflowRun: 11, attempt: 1, sha: HEAD, pull: PULL, pullRequest: 7, notOf: null, isProposal: true, startedByHand: false };
const BY_HAND: RunToPublish = { ...ORIGIN, startedByHand: true };
const INPUTS: TrustedInputs = {
  artifact: 'perf-gate', config: null, only: [], base: null, profile: 'standard', baselines: null, baselineBranch: null, comment: 'always', check: 'auto', failOnRegression: true,
};

/** `own` is a profile of both, and is for the tables alone in one of them. */
const FILES: Readonly<Record<string, string>> = {
  'perf-gate.yml': configText({ servers: { api: ['hello'] }, profiles: { own: { looks: [10], solos: 1 } } }),
  [OWN]: configText({ servers: { api: ['hello'] }, profiles: { own: { solos: 1 } } }),
};
const PARENTS: Readonly<Record<string, readonly string[]>> = { [MERGE]: [BASE, HEAD], [NEXT]: [BASE, 'f'.repeat(40)] };

const PLAIN = runText({});
const OF_OWN = runText({ configFile: OWN });
const BROKEN = 'no run';

/** A step that is about one gate, and takes its artifact alone. */
const ALONE: Partial<TrustedInputs> = { config: OWN, artifact: 'perf-gate-own' };

/** A workflow run, what it uploaded by the names of the artifacts, and what was asked of it. */
interface Given {
  readonly uploads: Readonly<Record<string, string>>;
  readonly origin?: RunToPublish;
  readonly inputs?: Partial<TrustedInputs>;
  readonly conclusion?: string | null;
  readonly rivals?: Parameters<typeof whatToPublish>[0]['rivals'];
}

async function decide({ uploads, origin = ORIGIN, inputs = {}, conclusion = 'success', rivals = [] }: Given): Promise<ToPublish> {
  const contents = Object.values(uploads).map((text) => zipOfFiles({ 'run.json': text }));
  return whatToPublish({ conclusion, rivals }, origin, {
    inputs: { ...INPUTS, ...inputs },
    defaultBranch: 'main',
    now: new Date('2026-01-15T11:00:00Z'),
    github: {
      fileAt: async (file, ref) => Promise.resolve(ref === HEAD ? null : FILES[file] ?? null),
      artifactsOf: async () => Promise.resolve(Object.keys(uploads).map((name, id) => ({ id, name, sizeBytes: 1_000, isExpired: false }))),
      downloadArtifact: async (id) => Promise.resolve(contents[id] ?? assert.fail('no such artifact')),
      parentsOf: async (commit) => Promise.resolve(PARENTS[commit] ?? []),
      // The branch `main` has the base, and no other branch has it.
      mergeBase: async (one, other) => Promise.resolve([one, other].includes('stable') ? 'f'.repeat(40) : BASE),
    },
  });
}

/** Each part in a line: whose it is, what it tells, and what of it cannot be read. */
function linesOf(decided: ToPublish): readonly string[] {
  if (decided.state === 'nothing uploaded') return [`${decided.state}, of others ${decided.others}`];
  const state = 'isPartlyAside' in decided && decided.isPartlyAside ? `${decided.state}, partly aside` : decided.state;
  const parts = decided.state === 'to be told' ? decided.parts : [];
  return [state, ...parts.map(({ origin, runs, unreadable }) =>
    `#${origin.pull?.number}: ${[...runs.map(({ file }) => file.run.configFile), ...unreadable.map(({ where }) => `not ${where}`)].join(', ')}${numberOfRun(origin) === null ? ', without a comment' : ''}`)];
}

const ROWS: readonly (readonly [string, Given, readonly string[]])[] = [
  ['what a pull request uploaded', { uploads: { 'perf-gate': PLAIN } }, ['to be told', '#7: perf-gate.yml']],
  ['runs of several gates', { uploads: { 'perf-gate': PLAIN, 'perf-gate-own': OF_OWN } }, ['to be told', `#7: perf-gate.yml, ${OWN}`]],
  ['runs of several gates, one of which the step is about', { uploads: { 'perf-gate': PLAIN, 'perf-gate-own': OF_OWN }, inputs: { config: OWN } }, ['to be told', `#7: ${OWN}`]],
  ['a run of another gate', { uploads: { 'perf-gate': PLAIN }, inputs: { config: OWN } }, ['nothing uploaded, of others whole runs']],
  ['a part of another gate', { uploads: { 'perf-gate': runText({ only: ['api/*'] }) }, inputs: { config: OWN } }, ['nothing uploaded, of others parts']],
  ['a part of another gate, and all of it', { uploads: { 'perf-gate': PLAIN, 'perf-gate-part': runText({ only: ['api/*'] }) }, inputs: { config: OWN } }, ['nothing uploaded, of others whole runs']],
  ['a run of another gate, in an artifact that the step does not take', { uploads: { 'perf-gate-api': PLAIN }, inputs: ALONE }, ['nothing uploaded, of others whole runs']],
  ['a part of another gate, in an artifact that the step does not take', { uploads: { 'perf-gate-api': runText({ only: ['api/*'] }) }, inputs: ALONE }, ['nothing uploaded, of others parts']],
  ['a part of another gate, and all of a third, in artifacts that the step does not take', { uploads: { 'perf-gate-api': runText({ only: ['api/*'] }), 'perf-gate-web': PLAIN }, inputs: ALONE }, ['nothing uploaded, of others whole runs']],
  ['something else, in an artifact that the step does not take', { uploads: { coverage: BROKEN }, inputs: ALONE }, ['nothing uploaded, of others none']],
  ['a run of another gate, in an artifact that begins like the one that the step takes', { uploads: { 'perf-gate-own': OF_OWN, 'perf-gate-own-client': PLAIN }, inputs: ALONE }, ['to be told', `#7: ${OWN}`]],
  ['what cannot be read, in an artifact that the step does not take', { uploads: { 'perf-gate-own': OF_OWN, 'perf-gate-api': BROKEN }, inputs: ALONE }, ['to be told', `#7: ${OWN}`]],
  ['nothing', { uploads: {} }, ['nothing uploaded, of others none']],
  ['what cannot be read', { uploads: { 'perf-gate': BROKEN } }, ['to be told', '#7: not perf-gate/run.json']],
  ['shards of a run that was cancelled', { uploads: { 'perf-gate-shard-1': PLAIN }, conclusion: 'cancelled' }, ['never joined']],
  ['shards of a run that failed', { uploads: { 'perf-gate-shard-1': PLAIN }, conclusion: 'failure' }, ['to be told', '#7: not perf-gate']],
  ['shards of a run by hand', { uploads: { 'perf-gate-shard-1': PLAIN }, origin: BY_HAND, conclusion: null }, ['nothing uploaded, of others none']],
  ['a run by hand of the newest commit', { uploads: { 'perf-gate': PLAIN }, origin: BY_HAND }, ['to be told', '#7: perf-gate.yml']],
  ['a run by hand of an older commit', { uploads: { 'perf-gate': runText({ head: { sha: NEXT, dirty: false } }) }, origin: BY_HAND }, ['outdated']],
  ['a run by hand of an older commit, beside what cannot be read', { uploads: { 'perf-gate': runText({ head: { sha: NEXT, dirty: false } }), 'perf-gate-own': BROKEN }, origin: BY_HAND }, ['to be told', '#7: not perf-gate-own/run.json']],
  ['a run by hand with a base of its own', { uploads: { 'perf-gate': PLAIN }, origin: BY_HAND, inputs: { base: 'v1' } }, ['aside']],
  ['a run by hand for the tables alone', { uploads: { 'perf-gate': PLAIN }, origin: BY_HAND, inputs: { profile: 'smoke' } }, ['aside']],
  ['the same where every run is like that', { uploads: { 'perf-gate': PLAIN }, origin: BY_HAND, inputs: { profile: 'smoke', check: 'true' } }, ['to be told', '#7: perf-gate.yml']],
  ['a run by hand of a gate that has the profile for the tables alone', { uploads: { 'perf-gate-own': OF_OWN }, origin: BY_HAND, inputs: { profile: 'own' } }, ['aside']],
  ['runs by hand of which one is for the tables alone', { uploads: { 'perf-gate': PLAIN, 'perf-gate-own': OF_OWN }, origin: BY_HAND, inputs: { profile: 'own' } }, ['to be told, partly aside', '#7: perf-gate.yml']],
  ['the same of an older commit', { uploads: { 'perf-gate': runText({ head: { sha: NEXT, dirty: false } }), 'perf-gate-own': OF_OWN }, origin: BY_HAND, inputs: { profile: 'own' } }, ['outdated, partly aside']],
  ['one for the tables alone beside what cannot be read', { uploads: { 'perf-gate': BROKEN, 'perf-gate-own': OF_OWN }, origin: BY_HAND, inputs: { profile: 'own' } }, ['to be told, partly aside', '#7: not perf-gate/run.json']],
  ['runs of two pull requests', {
    uploads: { 'perf-gate': PLAIN, 'perf-gate-own': runText({ configFile: OWN, base: { sha: NEXT, dirty: false } }), 'perf-gate-broken': BROKEN },
    rivals: [pullInto(9, NEXT, 'stable')],
  }, ['to be told', '#7: perf-gate.yml, not perf-gate-broken/run.json', `#9: ${OWN}`]],
  ['a run that is of neither pull request', {
    uploads: { 'perf-gate': runText({ base: { sha: 'f'.repeat(40), dirty: false } }) },
    rivals: [pullInto(9, NEXT, 'main')],
  }, ['to be told', '#7: ', '#7: perf-gate.yml, without a comment']],
];

for (const [what, given, lines] of ROWS) {
  test(`${what}: ${lines.join('; ')}`, async () => {
    assert.deepEqual(linesOf(await decide(given)), lines);
  });
}

const refuses = async (): Promise<never> => Promise.reject(new GitHubRefusal('Server Error', { status: 500 }));

test('what GitHub does not say decides nothing', async () => {
  const error = await userErrorOfPromise(async () => whatToPublish({ conclusion: 'success', rivals: [] }, ORIGIN, {
    inputs: INPUTS, defaultBranch: 'main', now: new Date(), github: { fileAt: refuses, artifactsOf: refuses, downloadArtifact: refuses, parentsOf: refuses, mergeBase: refuses },
  }));
  assert.match(error.message, /download what was measured/);
});
