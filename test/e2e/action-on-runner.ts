import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { TEST_REPOSITORY, TEST_TOKEN } from '../github/client/loopback-github.ts';
import { PLAIN_GIT } from '../git-repository.ts';
import { SHORT_PACKAGE } from '../program/short-program.ts';
import { runnerFiles } from '../runner-files.ts';

const ACTION = join(SHORT_PACKAGE, 'dist/action.js');

/** A step that uses the Action, as a runner starts it. */
export interface ActionStep {
  /** Where the runner keeps its files; several steps may share it. */
  readonly folder: string;
  /** The checked-out repository. */
  readonly workspace: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly inputs: Readonly<Record<string, string>>;
  readonly apiUrl: string;
  /** File that `runs.main` of action.yml names; this repository's unless given. */
  readonly main?: string;
  readonly runId?: number;
  /** What the workflow runs on, `refs/heads/main` unless given, and its commit. */
  readonly ref?: string;
  readonly sha?: string;
  /** Folders that come before everything else on PATH. */
  readonly pathBefore?: readonly string[];
}

/** What became of the step. */
export interface ActionOutcome {
  readonly exitCode: number | undefined;
  /** Standard output and error, as a runner reads them. */
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs the built Action with a runner's environment and nothing else. */
export async function runActionStep({
  folder,
  workspace,
  event,
  inputs,
  apiUrl,
  main = ACTION,
  runId = 1,
  ref = 'refs/heads/main',
  sha,
  pathBefore = [],
}: ActionStep): Promise<ActionOutcome> {
  const step = await mkdtemp(join(folder, 'step-'));
  const files = await runnerFiles(step);
  const eventPath = join(step, 'event.json');
  await writeFile(eventPath, JSON.stringify(event.payload));
  await mkdir(join(step, 'temporary'));
  const { exitCode, all } = await execa(process.execPath, [main], {
    cwd: workspace,
    extendEnv: false,
    reject: false,
    all: true,
    env: {
      ...files.env,
      ...PLAIN_GIT,
      ...inputVariables({ token: TEST_TOKEN, ...inputs }),
      PATH: [...pathBefore, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
      HOME: step,
      TMPDIR: join(step, 'temporary'),
      RUNNER_TEMP: join(step, 'temporary'),
      PID_FILE: join(step, 'pids'),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: apiUrl,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: TEST_REPOSITORY,
      GITHUB_RUN_ID: String(runId),
      GITHUB_REF: ref,
      GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
      GITHUB_SHA: sha,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_WORKSPACE: workspace,
    },
  });
  return { exitCode, log: all, summary: await files.readSummary(), outputs: await files.readOutputs() };
}

function inputVariables(inputs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

/** The commands that a runner would obey: none between a stop-commands and its token. */
export function obeyedCommands(log: string): readonly string[] {
  const commands: string[] = [];
  let token: string | null = null;
  for (const line of log.split('\n')) {
    const stop = /^::stop-commands::(.+)$/.exec(line);
    if (token !== null) token = line === `::${token}::` ? null : token;
    else if (stop !== null) token = stop[1] ?? null;
    else if (/^\s*(?:::|##\[)/.test(line)) commands.push(line);
  }
  return commands;
}
