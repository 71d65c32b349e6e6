import { access, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { PLAIN_GIT, writeFiles } from '../git-repository.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What `act --json` writes a line at a time, as far as it matters here. */
const logLine = z.object({ jobID: z.string().optional(), jobResult: z.string().optional(), msg: z.string().optional() });

export interface WorkflowRun {
  /** `success` or `failure` by job; a job that did not run is not there. */
  readonly jobResults: Readonly<Record<string, string>>;
  readonly log: string;
}

/** act, which runs whole workflow files on this machine: where `.ci/run` installs it, or on PATH; null: nowhere. */
export async function findAct(): Promise<string | null> {
  const candidates = [join(ROOT, '.cache/go/bin'), ...(process.env['PATH'] ?? '').split(delimiter)].map((folder) => join(folder, 'act'));
  for (const candidate of candidates) {
    const isThere = await access(candidate).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return null;
}

/**
 * Runs the workflows of a checked-out repository for an event, each job as a process of this machine. act copies the
 * tree instead of running actions/checkout; the other actions are replaced by ones that do nothing.
 */
export async function runWorkflows(
  act: string,
  {
    folder,
    workspace,
    event,
    payload,
    apiUrl,
    token,
    replaced,
  }: {
    /** For what act needs besides the repository. */
    readonly folder: string;
    readonly workspace: string;
    readonly event: string;
    readonly payload: unknown;
    readonly apiUrl: string;
    readonly token: string;
    /** `owner/name@ref` of the actions that do nothing here. */
    readonly replaced: readonly string[];
  },
): Promise<WorkflowRun> {
  const eventPath = join(folder, 'event.json');
  await writeFile(eventPath, JSON.stringify(payload));
  await mkdir(join(folder, 'home'));
  await writeFiles(folder, {
    'nothing/action.yml':
      'name: nothing\ndescription: does nothing\nruns:\n  using: composite\n  steps:\n    - run: "true"\n      shell: bash\n',
  });
  const { all } = await execa(
    act,
    [
      event,
      '--eventpath',
      eventPath,
      '--json',
      '--platform',
      'ubuntu-latest=-self-hosted',
      '--no-cache-server',
      '--artifact-server-addr',
      '127.0.0.1',
      '--secret',
      `GITHUB_TOKEN=${token}`,
      '--env',
      `GITHUB_API_URL=${apiUrl}`,
      ...replaced.flatMap((action) => ['--local-repository', `${action}=${join(folder, 'nothing')}`]),
    ],
    {
      cwd: workspace,
      extendEnv: false,
      reject: false,
      all: true,
      env: {
        ...PLAIN_GIT,
        PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
        HOME: join(folder, 'home'),
        PID_FILE: join(folder, 'pids'),
        NO_COLOR: '1',
      },
    },
  );
  const lines = all.split('\n').map(parseLine);
  return {
    jobResults: Object.fromEntries(
      lines.flatMap(({ jobID, jobResult }) => (jobID === undefined || jobResult === undefined ? [] : [[jobID, jobResult]])),
    ),
    log: lines.map(({ msg }) => msg ?? '').join('\n'),
  };
}

function parseLine(line: string): z.infer<typeof logLine> {
  try {
    return logLine.parse(JSON.parse(line));
  } catch {
    return { msg: line };
  }
}
