import process from 'node:process';
import { execa } from 'execa';
import { lastOutput } from '../system/last-output.ts';
import { targetEnvironment } from '../system/program-environment.ts';

/** A program and its arguments. */
export type Command = readonly [string, ...string[]];

/** One way to install something: commands that must all succeed, one after the other. */
export interface WayToInstall {
  /** Fetches the packages. The signal may end these at any time. */
  readonly fetch: readonly Command[];
  /** Always runs to its end: half an installed package makes every later installation fail. */
  readonly install: Command;
}

const LONGEST_FETCH_S = 90;
const LONGEST_INSTALL_S = 600;
/** A runner that has just started may be about to install its own updates. */
const LONGEST_LOCK_S = 60;

/**
 * Installs packages in the first way that succeeds. The signal ends what is being fetched; nothing more is begun then.
 *
 * @returns why the last way failed, as a sentence's end; null: it is installed
 */
export async function installCounter(packages: readonly string[], signal: AbortSignal, ways: readonly WayToInstall[] = waysByApt(packages, process.getuid?.() === 0)): Promise<string | null> {
  let trouble: string | null = null;
  for (const way of ways) {
    trouble = await carryOut(way, signal);
    if (trouble === null || signal.aborted) return trouble;
  }
  return trouble;
}

/** With the package lists that are there, and with new ones where those are out of date. */
export function waysByApt(packages: readonly string[], isRoot: boolean): readonly WayToInstall[] {
  const apt = (bounded: readonly string[], ...args: readonly string[]): Command => {
    // A process of root cannot be ended from here, so `timeout` is root's too.
    const command: Command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'timeout', ...bounded, 'apt-get', '-o', `DPkg::Lock::Timeout=${LONGEST_LOCK_S}`, ...args];
    return isRoot ? command : ['sudo', '-n', ...command];
  };
  const fetch = (...args: readonly string[]): Command => apt(['--kill-after=5', String(LONGEST_FETCH_S)], ...args);
  const what = ['-y', '--no-install-recommends', ...packages];
  const download = fetch('install', '--download-only', ...what);
  const install = apt([String(LONGEST_INSTALL_S)], 'install', '--no-download', ...what);
  return [{ fetch: [download], install }, { fetch: [fetch('update'), download], install }];
}

async function carryOut({ fetch, install }: WayToInstall, signal: AbortSignal): Promise<string | null> {
  for (const command of fetch) {
    const trouble = await run(command, { cancelSignal: signal });
    if (trouble !== null) return trouble;
  }
  return signal.aborted ? 'it was interrupted' : run(install, { cleanup: false });
}

async function run([program, ...args]: Command, ending: { readonly cancelSignal: AbortSignal } | { readonly cleanup: false }): Promise<string | null> {
  const done = await execa(program, args, { ...ending, env: targetEnvironment({}), extendEnv: false, reject: false, stdin: 'ignore' });
  return done.failed ? lastOutput(done.stderr) || (done.shortMessage ?? 'no reason was given') : null;
}
