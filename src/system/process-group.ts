/** Signals to all processes of a group, and who is left of it: a program and what it started, less what has left the group. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from './this-program.ts';

const GROUP_CHECK_MS = 10;

/** Nothing where the group is gone, which is what was wanted. */
export function signalGroup(groupId: number, name: NodeJS.Signals): void {
  signal(-groupId, name);
}

/**
 * Whether all of a group end in time. A shell ends at once and leaves what it started to end by itself.
 *
 * @param hasFirstEnded whether the group's first process has: only then the others are looked at one by one
 */
export async function groupEnds(groupId: number, graceMs: number, hasFirstEnded: () => boolean): Promise<boolean> {
  for (const untilMs = monotonicMs() + graceMs; monotonicMs() < untilMs; await sleep(GROUP_CHECK_MS)) {
    if (!signal(-groupId, 0) || (hasFirstEnded() && hasOnlyZombies(groupId))) return true;
  }
  return false;
}

/**
 * Kills everything of the groups, and what has left them (daemons, own sessions) but still carries one of the marks in its
 * environment. The latter are found on Linux alone, and only those that are there by now. It happens at once, so that it
 * can be done while this program exits.
 */
export function killGroups(groups: readonly { readonly groupId: number; readonly mark: string }[]): void {
  if (groups.length === 0) return;
  for (const { groupId } of groups) signalGroup(groupId, 'SIGKILL');
  for (const pid of processesWhose('environ', (environment) => groups.some(({ mark }) => environment.includes(mark)))) signal(pid, 'SIGKILL');
}

/** All processes that carry a mark in their environment. */
export const processesOf = (mark: string): readonly number[] => processesWhose('environ', (environment) => environment.includes(mark));

/**
 * Whether all that is left of a group are zombies. What a shell left behind is to be buried by the system's first process,
 * and that of a container may never do it. macOS says so itself when it is asked for a signal.
 */
function hasOnlyZombies(groupId: number): boolean {
  if (process.platform !== 'linux') return false;
  const isAlive = (stat: string): boolean => {
    // The name of the program comes before, in brackets, and may hold anything.
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(group) === groupId && state !== 'Z' && state !== 'X';
  };
  return processesWhose('stat', isAlive).length === 0;
}

/** Whether a group runs on, all of it as another user, as `sudo` does: nobody but that user can end it. */
export function isOutOfReach(groupId: number): boolean {
  return reachOf(-groupId, 0) === 'not ours';
}

/** False: nothing is there any more that could be told, which is what was wanted. Who may not be told is there. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  return reachOf(pid, name) !== 'gone';
}

/** Whom a signal has reached. */
function reachOf(pid: number, name: NodeJS.Signals | 0): 'told' | 'not ours' | 'gone' {
  try {
    process.kill(pid, name);
    return 'told';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ESRCH') return 'gone';
    if (code !== 'EPERM') throw error;
    // Of a group of which only zombies are left macOS says that it may not be told.
    return process.platform === 'darwin' && pid < 0 ? 'gone' : 'not ours';
  }
}

function processesWhose(file: 'environ' | 'stat', matches: (text: string) => boolean): readonly number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)).map(Number).filter((pid) => {
    try {
      return matches(readFileSync(`/proc/${pid}/${file}`, 'latin1'));
    } catch {
      // It ended between the listing and the reading, or belongs to somebody else.
      return false;
    }
  });
}
