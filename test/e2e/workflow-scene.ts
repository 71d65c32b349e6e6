import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles, type SampleChange, sampleConfig, sampleServer } from '../program/sample-server.ts';
import { SHORT_PACKAGE } from '../program/short-program.ts';
import { TEST_REPOSITORY } from '../github/client/loopback-github.ts';
import {
  issueCommentPayload,
  mergeGroupPayload,
  pullRequestPayload,
  pushPayload,
  schedulePayload,
  workflowDispatchPayload,
} from '../github/client/webhook-payloads.ts';
import { type Files, git, pullRequestHistory, type PullRequestHistory } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { JobRun } from './workflow-jobs.ts';
import { openStandInGitHub, type StandInGitHub, type WorkflowRun } from './workflow-runner.ts';
import { DEFAULT_BRANCH } from './workflow-triggers.ts';

const ROOT = join(import.meta.dirname, '../..');
const PLACE = { repository: TEST_REPOSITORY, defaultBranch: DEFAULT_BRANCH };
const NUMBER = 7;

/** Text of workflow files by their names. */
export type WorkflowFiles = Readonly<Record<string, string>>;

const NAMES = ['perf.yml', 'perf-publish.yml', 'perf-baseline.yml', 'perf-commands.yml'];
const CALLED_NAMES = ['measure.yml', 'publish.yml', 'baseline.yml', 'commands.yml'];

async function workflowFiles(folder: string, names: readonly string[]): Promise<WorkflowFiles> {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(ROOT, folder, name), 'utf8')] as const)),
  );
}

/** Those that the others call. */
export const CALLED_WORKFLOWS = await workflowFiles('.github/workflows', CALLED_NAMES);
export const OWN_WORKFLOWS = { ...(await workflowFiles('.github/workflows', NAMES)), ...CALLED_WORKFLOWS };
export const EXAMPLES = await workflowFiles('examples', NAMES);
export const MATRIX_EXAMPLE = await readFile(join(ROOT, 'examples/perf-matrix.yml'), 'utf8');

/** A repository with two servers instead of one, so that both of two shards have one. */
export const TWO_SERVERS: Files = {
  'perf-gate.yml': `version: 1

scenarios:
  hello:
    path: /hello
    expect: { json: { hello: world } }

servers:
  api: { dir: api, install: false, start: node server.mjs, scenarios: [hello] }
  web: { dir: web, install: false, start: node server.mjs, scenarios: [hello] }
budget: 1m
`,
  'web/server.mjs': sampleServer(),
};

/** The files by which `uses: ./` finds the built Action, with short rounds, in a repository. */
async function filesOfTheAction(): Promise<Files> {
  const built = (await readdir(join(SHORT_PACKAGE, 'dist'), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => `dist/${name}`);
  const paths = ['action.yml', 'package.json', ...built];
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(join(SHORT_PACKAGE, path), 'utf8')])));
}

/** What a repository and its pull request 7 consist of. */
export interface SceneSetUp {
  readonly workflows: WorkflowFiles;
  /** What the pull request makes of the server, or of other files. */
  readonly change: SampleChange;
  readonly budget?: string;
  /** Further files, and other text for those that every repository has. */
  readonly files?: Files;
  /** Names of jobs that are cut off at their time limit: `measure (22, 1)`. */
  readonly cutOff?: readonly string[];
  /** The repository that the pull request comes from; the repository itself unless given. */
  readonly fork?: string;
  /** The Action as users run it, which counts instructions; else one with short rounds, which does not. */
  readonly isProduction?: boolean;
}

/** A repository on GitHub, and what may happen to it. Each gives the workflow runs that it leads to. */
export interface Scene {
  readonly history: PullRequestHistory;
  readonly bare: string;
  readonly github: StandInGitHub;
  readonly pullRequestIsOpened: () => Promise<readonly WorkflowRun[]>;
  readonly isQueuedForMerging: () => Promise<readonly WorkflowRun[]>;
  /** What is pushed to main then is what the pull request's merge gives. */
  readonly isMerged: () => Promise<readonly WorkflowRun[]>;
  readonly isPushed: (push: {
    readonly branch: string;
    readonly before: string;
    readonly after: string;
  }) => Promise<readonly WorkflowRun[]>;
  readonly clockStrikes: (cron: string) => Promise<readonly WorkflowRun[]>;
  readonly isStartedByHand: (ref: string, inputs: Readonly<Record<string, string>>) => Promise<readonly WorkflowRun[]>;
  /** Ada may write, Mallory may read. */
  readonly isCommented: (login: 'ada' | 'mallory', body: string) => Promise<readonly WorkflowRun[]>;
}

export async function onGitHub(
  { workflows, change, budget = '1m', files = {}, cutOff = [], fork, isProduction = false }: SceneSetUp,
  act: (scene: Scene) => Promise<void>,
): Promise<void> {
  await using folder = await temporaryFolder();
  await using runners = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, {
    before: {
      'perf-gate.yml': sampleConfig({ rest: `budget: ${budget}\n` }),
      'api/server.mjs': sampleServer(),
      ...(await filesOfTheAction()),
      ...Object.fromEntries(Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text])),
      ...files,
    },
    change: changedFiles(change),
  });
  const { remote, base, head, merge } = history;
  const bare = fileURLToPath(remote);
  const github = await openStandInGitHub({
    folder: runners.path,
    cutOff,
    released: isProduction ? ROOT : SHORT_PACKAGE,
    remote,
    known: {
      pulls: [
        {
          number: NUMBER,
          baseSha: base,
          headSha: head,
          baseRef: DEFAULT_BRANCH,
          headRef: 'change',
          headRepository: fork ?? TEST_REPOSITORY,
        },
      ],
      roles: { ada: 'write', mallory: 'read' },
      mergeBases: { [`${DEFAULT_BRANCH}...${merge}`]: base, [`${base}...${DEFAULT_BRANCH}`]: base },
      parents: { [merge]: [base, head] },
    },
  });
  const isPushed: Scene['isPushed'] = async (push) =>
    github.happens({ name: 'push', payload: pushPayload({ ...PLACE, ...push, message: 'a commit' }) });
  await act({
    history,
    bare,
    github,
    isPushed,
    pullRequestIsOpened: async () =>
      github.happens({
        name: 'pull_request',
        payload: pullRequestPayload({
          ...PLACE,
          action: 'opened',
          number: NUMBER,
          baseSha: base,
          headSha: head,
          ...(fork === undefined ? {} : { fork }),
        }),
      }),
    isQueuedForMerging: async () => {
      await git(bare, 'update-ref', `refs/heads/gh-readonly-queue/${DEFAULT_BRANCH}/pr-${NUMBER}-${base}`, merge);
      return github.happens({ name: 'merge_group', payload: mergeGroupPayload({ ...PLACE, baseSha: base, headSha: merge }) });
    },
    isMerged: async () => {
      await git(bare, 'update-ref', `refs/heads/${DEFAULT_BRANCH}`, merge);
      return isPushed({ branch: DEFAULT_BRANCH, before: base, after: merge });
    },
    clockStrikes: async (cron) => github.happens({ name: 'schedule', payload: schedulePayload({ cron }) }),
    isStartedByHand: async (ref, inputs) =>
      github.happens({ name: 'workflow_dispatch', payload: workflowDispatchPayload({ ...PLACE, ref, inputs }) }),
    isCommented: async (login, body) => {
      const author = { login, type: 'User' } as const;
      const commentId = 1 + github.comments.length;
      github.comments.push({ id: commentId, issue: NUMBER, author, body });
      return github.happens({
        name: 'issue_comment',
        payload: issueCommentPayload({ ...PLACE, on: 'pull request', number: NUMBER, commentId, body, author }),
      });
    },
  });
}

/** `perf on pull_request: measure success, publish skipped` of every run. */
export function outcomesOf(runs: readonly WorkflowRun[]): readonly string[] {
  return runs.map(
    ({ workflow, event, jobs }) =>
      `${workflow} on ${event}: ${Object.entries(jobs)
        .map(([id, { result }]) => `${id} ${result}`)
        .join(', ')}`,
  );
}

/** What the steps of all jobs said, to explain an assertion that fails. */
export function logOf(runs: readonly WorkflowRun[]): string {
  return runs
    .flatMap(({ jobs }) => Object.values(jobs))
    .map(logOfJob)
    .join('\n');
}

export function logOfJob(job: JobRun | undefined): string {
  return job?.steps.map(({ log }) => log).join('\n') ?? '';
}

/** The comments that the gate itself has written. */
export function reportsOn({ comments }: StandInGitHub): readonly string[] {
  return comments.filter(({ author }) => author.type === 'Bot').map(({ body }) => body);
}
