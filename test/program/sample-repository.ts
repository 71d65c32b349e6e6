import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { commitFiles, git, PLAIN_GIT, writeFiles, type Files } from '../git-repository.ts';
import { isRunning } from '../processes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { exitCodeOf, program } from '../../src/cli/program.ts';
import { type GateRequest, type GateResult, runGate } from '../../src/gate.ts';
import { SHORT } from './short-procedure.ts';
import { SHORT_CLI } from './short-program.ts';

/** What one invocation said, and how it ended. */
export interface Answer {
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Environment in which a script runs before perf-gate does, in its own process. */
export const loadingFirst = (script: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` });

const start = (cli: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>>) =>
  execa(process.execPath, [cli, ...args], { cwd, env, extendEnv: false, encoding: 'utf8', reject: false, stripFinalNewline: false });

/** An invocation that is still going on. */
export type Invocation = ReturnType<typeof start>;

/** A git repository in a temporary folder, to which nothing outside of it belongs. */
export interface SampleRepository extends AsyncDisposable {
  readonly root: string;
  readonly write: (files: Files) => Promise<void>;
  readonly commit: (message: string, files: Files) => Promise<string>;
  readonly status: () => Promise<string>;
  /** Runs a command line in the root, in this process: one at a time. */
  readonly command: (...args: readonly string[]) => Promise<Answer>;
  readonly commandIn: (folder: string, ...args: readonly string[]) => Promise<Answer>;
  /** Launches perf-gate in the root; further variables come on top of a plain environment. */
  readonly gate: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** Runs the gate in the root, in this process: one at a time. */
  readonly run: (asked?: Partial<GateRequest>) => Promise<GateResult>;
  readonly startGate: (args: readonly string[], env?: Readonly<Record<string, string>>) => Invocation;
  /** Ids of all servers that were started so far, each told by the server itself. */
  readonly serverPids: () => Promise<readonly number[]>;
  /** Servers that are still running, and temporary files of perf-gate (npm has some of its own) that are still there. */
  readonly leftovers: () => Promise<{ readonly pids: readonly number[]; readonly files: readonly string[] }>;
}

/** `perf-gate run` without options, with short rounds. */
const PLAIN_REQUEST: Omit<GateRequest, 'cwd'> = {
  configFile: null,
  only: [],
  all: false,
  base: { kind: 'auto' },
  benchmarksOfHead: false,
  shard: null,
  jobs: 1,
  pullRequest: null,
  baselines: null,
  budgetMs: null,
  profile: 'standard',
  askedBy: 'options',
  seed: null,
  procedure: SHORT,
};

program.hook('preAction', (_, command) => {
  command.setOptionValue('procedure', SHORT);
});

function replaceVariables(others: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, others);
}

/** Acts in a folder, in this process, with no other variables than these: one at a time. */
async function actIn<Result>(folder: string, variables: Readonly<Record<string, string>>, act: () => Promise<Result>): Promise<Result> {
  const before = { folder: process.cwd(), variables: { ...process.env } };
  process.chdir(folder);
  replaceVariables(variables);
  try {
    return await act();
  } finally {
    replaceVariables(before.variables);
    process.chdir(before.folder);
  }
}

/** Runs a command line in this process. */
async function commandHere(args: readonly string[]): Promise<Answer> {
  const said = { stdout: '', stderr: '' };
  const restore = (['stdout', 'stderr'] as const).map((name) => {
    const stream = process[name];
    const write = stream.write.bind(stream);
    // The test runner writes here, too: by bytes.
    stream.write = (chunk: string | Uint8Array, ...more: readonly unknown[]): boolean => {
      if (typeof chunk !== 'string') return write(chunk, ...(more as []));
      said[name] += chunk;
      return true;
    };
    return () => {
      stream.write = write;
    };
  });
  const { exitCode: before } = process;
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
  const exitCode = Number(process.exitCode ?? 0);
  process.exitCode = before;
  for (const act of restore) act();
  return { exitCode, ...said };
}

/** An empty repository on the branch main, without a commit. Rounds are short unless another program is given. */
export async function emptyRepository(cli = SHORT_CLI): Promise<SampleRepository> {
  const folder = await temporaryFolder();
  const at = (name: string): string => join(folder.path, name);
  const [root, temporary, pidFile] = [at('repository'), at('temporary'), at('pids')];
  await mkdir(root);
  await mkdir(temporary);
  await git(root, 'init', '--quiet', '--initial-branch=main');
  const plain = {
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
    HOME: folder.path,
    TMPDIR: temporary,
    PID_FILE: pidFile,
    ...PLAIN_GIT,
  };
  const startGate: SampleRepository['startGate'] = (args, env = {}) => start(cli, args, root, { ...plain, ...env });
  const serverPids = async (): Promise<readonly number[]> =>
    existsSync(pidFile) ? (await readFile(pidFile, 'utf8')).trim().split('\n').map(Number) : [];
  return {
    root,
    write: (files) => writeFiles(root, files),
    commit: (message, files) => commitFiles(root, message, files),
    status: () => git(root, 'status', '--porcelain'),
    startGate,
    command: (...args) => actIn(root, plain, () => commandHere(args)),
    commandIn: (below, ...args) => actIn(join(root, below), plain, () => commandHere(args)),
    run: (asked = {}) =>
      actIn(root, plain, () =>
        runGate({ ...PLAIN_REQUEST, cwd: root, ...asked }, { signal: new AbortController().signal, progress: () => {} }),
      ),
    gate: async (args, env) => {
      const { exitCode, stdout, stderr } = await startGate(args, env);
      return { exitCode, stdout, stderr };
    },
    serverPids,
    leftovers: async () => {
      const pids = await serverPids();
      const running = await Promise.all(pids.map(isRunning));
      return {
        pids: pids.filter((_, index) => running[index]),
        files: (await readdir(temporary)).filter((name) => name.startsWith('perf-gate-')),
      };
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** A repository whose only commit holds these files. */
export async function repositoryOf(files: Files): Promise<SampleRepository> {
  const repository = await emptyRepository();
  await repository.commit('first', files);
  return repository;
}

/** A repository whose second commit changes the files of the first. */
export async function repositoryWithChange(before: Files, change: Files): Promise<SampleRepository> {
  const repository = await repositoryOf(before);
  await repository.commit('the change', change);
  return repository;
}
