/** Proposals for servers that are not Node.js, from files that serve HTTP on PORT. */
import path from 'node:path';
import type { SourceFile } from './project.ts';
import type { TargetProposal } from './proposal.ts';

type Command = Pick<TargetProposal, 'dir' | 'start' | 'install' | 'build'>;

interface Language {
  readonly name: string;
  readonly isServer: RegExp;
  /** @param files all files that git tracks */
  readonly commandFor: (file: string, files: ReadonlySet<string>) => Command;
}

const LANGUAGES: readonly Language[] = [
  { name: 'Go', isServer: /^package main\b[^]*\bServe(?:TLS)?\(|^package main\b[^]*\bListenAndServe/m, commandFor: goCommand },
  { name: 'Python', isServer: /\bserve_forever\(|\b(?:uvicorn|app)\.run\(|\brun_app\(/, commandFor: pythonCommand },
  { name: 'Deno', isServer: /\bDeno\.serve\(/, commandFor: denoCommand },
];

const EXTENSIONS: Readonly<Record<string, string>> = { '.go': 'Go', '.py': 'Python' };

/** The server that a file is; null: none that is known. */
export function otherServer({ path: file, text }: SourceFile, files: ReadonlySet<string>): TargetProposal | null {
  const written = EXTENSIONS[path.posix.extname(file)] ?? 'Deno';
  const language = LANGUAGES.find(({ name, isServer }) => name === written && isServer.test(text) && /\bPORT\b/.test(text));
  if (language === undefined) return null;
  const command = language.commandFor(file, files);
  const name = command.dir === '.' ? path.posix.basename(file, path.posix.extname(file)) : path.posix.basename(command.dir);
  return { kind: 'server', name, ...command, paths: ['/'], because: `${file} serves on PORT, in ${language.name}`, scaffold: null };
}

const PROGRAM = 'perf-gate-server';

/** Compiled once for each arm, not at every boot. */
function goCommand(file: string): Command {
  return { dir: path.posix.dirname(file), install: null, build: `go build -o ${PROGRAM} .`, start: `exec ./${PROGRAM}` };
}

function pythonCommand(file: string, files: ReadonlySet<string>): Command {
  const dir = folderWith(['requirements.txt', 'pyproject.toml'], file, files);
  const packages = ['requirements.txt', 'pyproject.toml'].find((name) => files.has(path.posix.join(dir, name))) ?? null;
  const install =
    packages === null
      ? null
      : `python3 -m venv .venv && .venv/bin/pip install ${packages === 'requirements.txt' ? '-r requirements.txt' : '.'}`;
  return {
    dir,
    install,
    build: null,
    start: `exec ${packages === null ? 'python3' : '.venv/bin/python'} ${path.posix.relative(dir, file)}`,
  };
}

function denoCommand(file: string, files: ReadonlySet<string>): Command {
  const dir = folderWith(['deno.json', 'deno.jsonc'], file, files);
  const isLocked = files.has(path.posix.join(dir, 'deno.lock'));
  return {
    dir,
    install: isLocked ? 'deno install --frozen' : null,
    build: null,
    start: `exec deno run --allow-net --allow-env ${path.posix.relative(dir, file)}`,
  };
}

/** The nearest folder above a file that has one of these files; the root where none has. */
function folderWith(names: readonly string[], file: string, files: ReadonlySet<string>): string {
  const dir = path.posix.dirname(file);
  return dir === '.' || names.some((name) => files.has(path.posix.join(dir, name))) ? dir : folderWith(names, dir, files);
}
