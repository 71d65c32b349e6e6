/** A small repository that a fault befalls, and what must hold of it afterwards. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import type { Random } from '../../test/judge/seeded-noise.ts';
import { commitFiles, git, PLAIN_GIT, type Files } from '../../test/git-repository.ts';
import { SHORT_CLI } from '../../test/program/short-program.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';

/** How an invocation ended, and what it said. */
export interface Answer {
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** It had to be killed. */
  readonly hangs: boolean;
}

/** Wraps the command of the gate, as by `ulimit`. */
export type Wrap = (command: readonly string[]) => readonly [string, ...string[]];

export interface StartOptions {
  readonly wrap?: Wrap;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export interface Invocation {
  readonly pid: number;
  readonly answer: Promise<Answer>;
  readonly hasEnded: () => boolean;
}

export interface World extends AsyncDisposable {
  readonly random: Random;
  /** Holds everything below, so that its name tells a process of this trial. */
  readonly folder: string;
  readonly root: string;
  readonly temporary: string;
  readonly start: (args: readonly string[], options?: StartOptions) => Invocation;
  readonly gate: (args: readonly string[], options?: StartOptions) => Promise<Answer>;
  readonly commit: (files: Files) => Promise<string>;
  /** An integer from `low` up to `high`. */
  readonly draw: (low: number, high: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

const CONFIG = `version: 1
instructions: off
scenarios:
  hello: { path: /hello, expect: { json: { hello: world } }, connections: 10 }
services:
  echo: { start: node service.mjs, env: { ECHO_PORT: $PORT } }
servers:
  api: { dir: api, install: INSTALL, start: node server.mjs, scenarios: [hello], services: [echo], installTimeout: 4sBUILD }
suites:
  maths: { dir: maths, file: maths.suite.mjs, install: false }
profiles:
  fault: { looks: [5], warmup: 100ms, duration: 100ms }
policy:
  rules:
    - { threshold: 90% }
`;

const IMPORTS = `import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
`;
const SERVING = `spawn('sleep', ['1000'], { stdio: 'ignore' });
createServer((request, response) => { response.end('{"hello":"world"}'); }).listen(Number(process.env.PORT), process.env.HOST);
`;
const SERVER = `${IMPORTS}${SERVING}`;
const SERVICE = `import net from 'node:net';
net.createServer((socket) => { socket.pipe(socket); socket.on('error', () => {}); }).listen(Number(process.env.PORT), process.env.HOST);
`;
const SUITE = `import { pbkdf2Sync } from 'node:crypto';
export default (bench) => { bench.add('hash', () => pbkdf2Sync('perf', 'gate', 100, 32, 'sha256')); };
`;

/** The files of base. */
export const filesOfBase = ({ install = 'false', build = '' }: { readonly install?: string; readonly build?: string } = {}): Files => ({
  'perf-gate.yml': CONFIG.replace('INSTALL', install).replace('BUILD', build === '' ? '' : `, build: ${build}`),
  'api/server.mjs': SERVER,
  'service.mjs': SERVICE,
  'maths/maths.suite.mjs': SUITE,
});

/** Another server: a worker serves, and has a child of its own. */
export const CLUSTER: Files = {
  'api/server.mjs': `import cluster from 'node:cluster';\n${IMPORTS}if (cluster.isPrimary) cluster.fork();\nelse {\n${SERVING}}\n`,
};

const changed = (files: Files): Files => Object.fromEntries(Object.entries(files).map(([file, text]) => [file, `${text}// changed\n`]));

/** A change that reaches both targets and costs nothing. */
export const HARMLESS_CHANGE: Files = changed({ 'api/server.mjs': SERVER, 'maths/maths.suite.mjs': SUITE });

/** A run of one target. */
export const runOf = (target: 'api' | 'maths'): readonly string[] => ['run', '--profile', 'fault', '--seed', '1', '--only', `${target}/*`];

/** A run takes a tenth of it on a machine that has nothing else to do. */
const LONGEST_RUN_MS = 150_000;

const unwrapped: Wrap = ([program = '', ...args]) => [program, ...args];

/** An empty repository on main. */
export async function openWorld(random: Random): Promise<World> {
  const folder = await temporaryFolder();
  const [root, temporary] = ['repository', 'temporary'].map((name) => path.join(folder.path, name)) as [string, string];
  await mkdir(root);
  await mkdir(temporary);
  await git(root, 'init', '--quiet', '--initial-branch=main');
  const plain = {
    PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    HOME: folder.path,
    TMPDIR: temporary,
    FAULT_TRIAL: folder.path,
    ...PLAIN_GIT,
  };
  const start: World['start'] = (args, { wrap = unwrapped, env = {}, cwd = root } = {}) => {
    const [program, ...rest] = wrap([process.execPath, SHORT_CLI, ...args]);
    const subprocess = execa(program, rest, {
      cwd,
      env: { ...plain, ...env },
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
      detached: true,
      cleanup: true,
      timeout: LONGEST_RUN_MS,
      killSignal: 'SIGKILL',
    });
    let ended = false;
    const answer = subprocess.then(({ exitCode, signal, stdout, stderr, timedOut }) => {
      ended = true;
      return { exitCode, signal, stdout, stderr, hangs: timedOut };
    });
    return { pid: subprocess.pid ?? -1, answer, hasEnded: () => ended };
  };
  const draw: World['draw'] = (low, high) => low + Math.floor(random() * (high - low + 1));
  return {
    random,
    folder: folder.path,
    root,
    temporary,
    start,
    draw,
    gate: (args, options) => start(args, options).answer,
    commit: (files) => commitFiles(root, 'a commit', files),
    pick: (items) => items[draw(0, items.length - 1)]!,
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** The same with a base, and a harmless change of both targets behind it. */
export async function openChangedWorld(random: Random, server: Files = {}): Promise<World> {
  const world = await openWorld(random);
  await world.commit({ ...filesOfBase(), ...server });
  await world.commit({ ...HARMLESS_CHANGE, ...changed(server) });
  return world;
}

/** Why nothing can be mounted, owned by another, or limited; null: it can. */
export const asRoot = (): string | null => (process.platform === 'linux' && process.getuid?.() === 0 ? null : 'only root may do that');

/** Mounts it over a folder until the world is disposed of. */
export async function mounted(world: World, folder: string, args: readonly string[]): Promise<World> {
  await execa('mount', [...args, folder]);
  return {
    ...world,
    [Symbol.asyncDispose]: async () => {
      await execa('umount', ['--lazy', folder], { reject: false });
      await world[Symbol.asyncDispose]();
    },
  };
}

/** A process of a trial. */
export interface FoundProcess {
  readonly pid: number;
  readonly command: string;
}

/** Those that carry the trial's folder in their environment, without zombies. */
export function processesOf({ folder }: Pick<World, 'folder'>): readonly FoundProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`FAULT_TRIAL=${folder}`)) return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ').trim();
        return command === '' ? [] : [{ pid: Number(pid), command }];
      } catch {
        return [];
      }
    });
}

/** How long processes that were killed, and folders that are being removed, may still be there. */
const TAKING_DOWN_MS = 10_000;

/** A killed gate leaves the file by which runs take turns; the next run takes it. */
const TURN = 'perf-gate-turn-';

/** What is wrong with a trial's surroundings once it is over. */
export async function leftovers(world: World, { exitCode }: Answer): Promise<readonly string[]> {
  const wasKilled = exitCode === undefined;
  const look = async (): Promise<readonly string[]> => [
    ...processesOf(world).map(({ command }) => `process left: ${command}`),
    ...(existsSync(world.temporary) ? await readdir(world.temporary) : [])
      .filter((name) => name.startsWith('perf-gate-') && !(wasKilled && name.startsWith(TURN)))
      .map((name) => `temporary file left: ${name}`),
  ];
  let found = await look();
  for (const untilMs = Date.now() + TAKING_DOWN_MS; found.length > 0 && Date.now() < untilMs; found = await look()) await sleep(50);
  const worktrees = existsSync(path.join(world.root, '.git'))
    ? await git(world.root, 'worktree', 'list', '--porcelain').catch(() => '')
    : '';
  const added = worktrees.split('\n').filter((line) => line.startsWith(`worktree ${world.temporary}`));
  return [...found, ...added.map((line) => `git ${line} left`)];
}

/** Copies of both sides of a run's figures: how many rounds a run file holds. */
export async function roundsKept(file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  const { run } = JSON.parse(await readFile(file, 'utf8')) as {
    run: { benchmarks: readonly { measurement: { duets?: readonly unknown[]; solos?: readonly unknown[] } }[] };
  };
  return run.benchmarks.reduce((sum, { measurement }) => sum + (measurement.duets?.length ?? 0) + (measurement.solos?.length ?? 0), 0);
}
