/** Judges the servers of `examples/other-runtimes` with the same work, or with more. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import type { Judgement, RunFile } from '../../src/model.ts';
import { git } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const EXAMPLE = path.resolve(import.meta.dirname, '../../examples/other-runtimes');

interface Runtime {
  readonly file: string;
  /** Prints the version, in the server's folder. */
  readonly version: readonly [program: string, ...args: readonly string[]];
  readonly isFromNpm: boolean;
}

const RUNTIMES: Readonly<Record<string, Runtime>> = {
  bun: { file: 'bun/server.ts', version: ['bun', '--version'], isFromNpm: true },
  deno: { file: 'deno/server.ts', version: ['deno', '--version'], isFromNpm: true },
  go: { file: 'go/main.go', version: ['go', 'version'], isFromNpm: false },
  python: { file: 'python/server.py', version: ['python3', '--version'], isFromNpm: false },
};

/** Of the turns of work of each request; a comment changes none. */
const SHARES = { 'a comment': 0, 'four times the work': 3 } as const;

export type Edit = keyof typeof SHARES;

export interface Trial {
  readonly exitCode: number | undefined;
  readonly stderr: string;
  readonly file: RunFile & { readonly judgement: Judgement };
}

export interface Project extends AsyncDisposable {
  /** Versions of the runtimes that are here; null: it is missing. */
  readonly versions: ReadonlyMap<string, string | null>;
  /** Measures the servers that are named, each with its edit. */
  readonly judge: (edits: Readonly<Record<string, Edit>>) => Promise<Trial>;
}

/**
 * A copy of the example in a repository of its own.
 *
 * @param cli program to run, with its options for `run`
 * @param more lines at the end of the configuration
 */
export async function openProject({
  cli,
  options,
  more,
}: {
  readonly cli: string;
  readonly options: readonly string[];
  readonly more: string;
}): Promise<Project> {
  const folder = await temporaryFolder();
  const root = path.join(folder.path, 'project');
  await cp(EXAMPLE, root, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
  await writeFile(path.join(root, 'perf-gate.yml'), more, { flag: 'a' });
  await git(root, 'init', '--quiet', '--initial-branch=main');
  await commit('the servers');
  const versions = new Map<string, string | null>();
  for (const [name, runtime] of Object.entries(RUNTIMES)) versions.set(name, await versionOf(path.join(root, name), runtime));

  async function commit(message: string): Promise<void> {
    await git(root, 'add', '--all');
    await git(root, 'commit', '--quiet', '--message', message);
  }

  return {
    versions,
    judge: async (edits) => {
      await git(root, 'reset', '--quiet', '--hard', 'main');
      for (const [name, edit] of Object.entries(edits)) await editFile(path.join(root, RUNTIMES[name]!.file), edit);
      await git(root, 'checkout', '--quiet', '--detach');
      await commit('the change');
      const answer = await execa(
        process.execPath,
        [cli, 'run', '--base', 'main', '--json', '-', ...options, ...Object.keys(edits).flatMap((name) => ['--only', name])],
        { cwd: root, reject: false, stdin: 'ignore' },
      );
      if (!answer.stdout.startsWith('{')) throw new Error(answer.stderr);
      return { exitCode: answer.exitCode, stderr: answer.stderr, file: JSON.parse(answer.stdout) as Trial['file'] };
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

async function editFile(file: string, edit: Edit): Promise<void> {
  const text = await readFile(file, 'utf8');
  const comment = file.endsWith('.py') ? '#' : '//';
  const edited =
    edit === 'a comment'
      ? `${text}\n${comment} Nothing but a comment.\n`
      : text.replace(
          /\bTURNS = (?<turns>[\d_]+)/,
          (_, turns: string) => `TURNS = ${Math.round(Number(turns.replaceAll('_', '')) * (1 + SHARES[edit]))}`,
        );
  if (edited === text) throw new Error(`${file} has no TURNS`);
  await writeFile(file, edited);
}

/** Packages of npm are installed beside the copy's own files, where git does not look. null: the runtime is missing. */
async function versionOf(dir: string, { version: [program, ...args], isFromNpm }: Runtime): Promise<string | null> {
  const installed = isFromNpm ? await execa('npm', ['ci', '--no-audit', '--no-fund'], { cwd: dir, reject: false }) : { failed: false };
  if (installed.failed) return null;
  const asked = await execa(program, args, { cwd: dir, preferLocal: true, localDir: dir, reject: false });
  return asked.failed ? null : (/\d+\.\d+[\w.]*/.exec(asked.stdout)?.[0] ?? asked.stdout);
}
