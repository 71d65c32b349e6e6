/** Signals to all processes of a group: a program and what it started, except what has left the group. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from './this-program.ts';

const GROUP_CHECK_MS = 10;

/** Does nothing if the group is gone, which is what was wanted. */
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

/** Tells whether all of a group runs on as another user, as after `sudo`: only that user can end it. */
export function isOutOfReach(groupId: number): boolean {
  return reachOf(-groupId, 0) === 'not ours';
}

/** False: no such process is left, which is what was wanted. One that may not be told is there. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  return reachOf(pid, name) !== 'gone';
}

/** Tells whether a signal has reached its processes. */
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
      // It ended between the listing and the reading, or belongs to another user.
      return false;
    }
  });
}

/** The addresses that processes listen on, by the kernel's tables. Linux alone tells; elsewhere there are none. */

const LISTENING = '0A';

/** `127.0.0.1:3000`, `[::1]:3000` */
export function addressesListenedOn(pids: readonly number[]): readonly string[] {
  const inodes = new Set(pids.flatMap(socketsOf));
  return [...new Set(['tcp', 'tcp6'].flatMap(listeningSockets).filter(({ inode }) => inodes.has(inode)).map(({ address }) => address))];
}

/** Inodes of a process's open sockets. */
function socketsOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`;
  return quietly(() => readdirSync(folder)).flatMap((fd) => quietly(() => [/^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${fd}`))?.[1] ?? '']));
}

/** A line: number, local address, remote address, state, queues, timer, retransmits, user, timeout, inode. */
function listeningSockets(table: string): readonly { readonly address: string; readonly inode: string }[] {
  const lines = quietly(() => readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n').slice(1));
  return lines.map((line) => line.trim().split(/\s+/)).filter(([, , , state]) => state === LISTENING).map((fields) => ({ address: addressOf(fields[1]!), inode: fields[9]! }));
}

/** `0100007F:0BB8`: words of four bytes, each in the machine's own order (here: the lowest byte first), and the port. */
function addressOf(hex: string): string {
  const [address = '', port = ''] = hex.split(':');
  const bytes = (address.match(/.{8}/g) ?? []).flatMap((word) => (word.match(/../g) ?? []).toReversed());
  const host = bytes.length === 4 ? bytes.map((byte) => Number.parseInt(byte, 16)).join('.') : shortened(bytes.join('').match(/.{4}/g) ?? []);
  return `${host}:${Number.parseInt(port, 16)}`;
}

const shortened = (groups: readonly string[]): string => new URL(`http://[${groups.join(':')}]`).hostname;

/** Nothing where a process has ended meanwhile, belongs to another user, or there is no such table. */
function quietly<Found>(look: () => readonly Found[]): readonly Found[] {
  try {
    return look();
  } catch {
    return [];
  }
}
