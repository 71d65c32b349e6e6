import process from 'node:process';
import { execa } from 'execa';
import { targetEnvironment } from '../measure/target-environment.ts';
import { lastOutput } from '../processes/last-output.ts';

/** A program and its arguments. */
export type Command = readonly [string, ...string[]];

/** Of one command. */
const LONGEST_S = 90;
/** A runner that has just started may be about to install its own updates. */
const LONGEST_LOCK_S = 60;

/**
 * Installs valgrind in the first way that succeeds: a way is commands that must all succeed, one after the other.
 *
 * @returns why the last way failed, as a sentence's end; null: it is installed
 */
export async function installValgrind(ways: readonly (readonly Command[])[] = waysByApt(process.getuid?.() === 0)): Promise<string | null> {
  let trouble: string | null = null;
  for (const way of ways) {
    trouble = await carryOut(way);
    if (trouble === null) return null;
  }
  return trouble;
}

/** With the package lists that are there, and with new ones where those are out of date. */
export function waysByApt(isRoot: boolean): readonly (readonly Command[])[] {
  const apt = (...args: readonly string[]): Command => {
    // What root runs cannot be ended from here, so `timeout` is root's too.
    const bounded: Command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'timeout', '--kill-after=5', String(LONGEST_S), 'apt-get', '-o', `DPkg::Lock::Timeout=${LONGEST_LOCK_S}`, ...args];
    return isRoot ? bounded : ['sudo', '-n', ...bounded];
  };
  const install = apt('install', '-y', '--no-install-recommends', 'valgrind');
  return [[install], [apt('update'), install]];
}

async function carryOut(commands: readonly Command[]): Promise<string | null> {
  for (const [program, ...args] of commands) {
    const done = await execa(program, args, { env: targetEnvironment({}), extendEnv: false, reject: false, stdin: 'ignore' });
    if (done.failed) return lastOutput(done.stderr) || (done.shortMessage ?? 'no reason was given');
  }
  return null;
}
