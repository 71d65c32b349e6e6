import { join } from 'node:path';
import type { BenchmarkRecord, Run } from '../../../src/model.ts';
import type { FinishedRun } from '../../../src/github/client/api.ts';
import type { PublishedWorkflowRun } from '../../../src/github/rejudge/publish-workflow-run.ts';
import type { ActionInputs } from '../../../src/github/event/inputs.ts';
import { type LoopbackGitHub, type LoopbackOptions, startLoopbackGitHub, TEST_REPOSITORY } from '../client/loopback-github.ts';
import { type ArtifactRecord, finishedRun } from '../client/workflow-resources.ts';
import { aBenchmark, around, aRun, measuredByQuick, solosOf } from '../../judge/records.ts';
import { zipOfFiles } from '../../zip-file.ts';
import { openStep } from '../step.ts';
import { configText } from './configs.ts';
import type { ChildRequest } from './publish-in-child.ts';

/** Of the pull request: its base, its newest commit, and what GitHub makes of the two. */
export const [BASE, HEAD, MERGE] = ['b', 'a', 'e'].map((digit) => digit.repeat(40)) as [string, string, string];
const FORK = 'someone/shop';
/** #3, and #7 from a fork. */
export const PULLS = [
  { number: 3, baseSha: BASE, headSha: 'd'.repeat(40), baseRef: 'main', headRef: 'theirs' },
  { number: 7, baseSha: BASE, headSha: HEAD, baseRef: 'main', headRef: 'change', headRepository: FORK },
];
/** Asks for `api/hello` and `web/page`. */
export const CONFIG = configText({ servers: { api: ['hello'], web: ['page'] } });
/** The same configuration everywhere. */
export const FILES = { [`${BASE}:perf-gate.yml`]: CONFIG, [`${HEAD}:perf-gate.yml`]: CONFIG, 'main:perf-gate.yml': CONFIG };

/** The fork's. */
export const RUN = finishedRun();
/** Of #7 as well, started on main, and published by a job of its own. */
export const BY_HAND = finishedRun({
  id: 12,
  event: 'workflow_dispatch',
  headSha: BASE,
  headBranch: 'main',
  headRepository: TEST_REPOSITORY,
  title: 'perf of #7',
});

/** `api/hello`, measured side by side with the base. */
export const hello = (slowdown: number): BenchmarkRecord =>
  aBenchmark('api/hello', measuredByQuick({ cpuPerRequest: around(slowdown, 0.002) }, solosOf({ cpuPerRequest: [80, 81] })));
/** `web/page`, which the change does not reach. */
export const PAGE = aBenchmark('web/page', { state: 'unaffected' });

/** A run file of `api/hello` and `web/page`, neither of them slower but for what `run` says. */
export function runText(run: Partial<Run>): string {
  return JSON.stringify({
    run: aRun({ head: { sha: MERGE, dirty: false }, base: { sha: BASE, dirty: false }, benchmarks: [hello(0), PAGE], ...run }),
    history: [],
    acceptances: [],
  });
}

/** The same, uploaded by the fork's workflow run. */
export function artifactOf(run: Partial<Run>, fields: Partial<ArtifactRecord> = {}): ArtifactRecord {
  return { id: 1, runId: RUN.id, name: 'perf-gate', content: zipOfFiles({ 'run.json': runText(run) }), ...fields };
}

const publish = openStep<ChildRequest, PublishedWorkflowRun>(join(import.meta.dirname, 'publish-in-child.ts'));

interface Published {
  readonly result: PublishedWorkflowRun;
  readonly log: string;
  readonly summary: string;
}

/** Publishes the fork's workflow run, but for these fields, by these inputs. */
type Publish = (run?: Partial<FinishedRun>, inputs?: Partial<ActionInputs>) => Promise<Published>;

/** A repository with two pull requests, #3 and #7 from a fork, and what its workflow runs have uploaded. */
export async function withUploads(
  artifacts: readonly ArtifactRecord[],
  github: LoopbackOptions,
  act: (publish: Publish, loopback: LoopbackGitHub) => Promise<void>,
): Promise<void> {
  await using loopback = await startLoopbackGitHub({
    pulls: PULLS,
    files: FILES,
    artifacts: [...artifacts],
    workflowRuns: [RUN, BY_HAND],
    ...github,
  });
  await act(async (run = {}, inputs = {}) => {
    const { result, log, files } = await publish({ run: { ...RUN, ...run }, inputs, apiUrl: loopback.url });
    return { result, log, summary: await files.readSummary() };
  }, loopback);
}

/** Name, conclusion and commit of each, in order. */
export const checksOf = ({ checks }: LoopbackGitHub): readonly (readonly [string, string | null, string])[] =>
  checks.map(({ name, conclusion, sha }) => [name, conclusion, sha]);
