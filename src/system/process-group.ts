/** Processes of a group (a program and its children): signals to them, and the addresses on which they listen. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fieldsOf, quietly } from './proc.ts';
import { monotonicMs } from './this-program.ts';

const GROUP_CHECK_MS = 10;

export function signalGroup(groupId: number, name: NodeJS.Signals): void {
  signal(-groupId, name);
}

/**
 * Tells whether all of a group end in time. A shell may end before its children.
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
 * Kills groups, and on Linux what has left them but carries their mark in its environment. Synchronous, so that it works while this
 * program exits.
 */
export function killGroups(groups: readonly { readonly groupId: number; readonly mark: string }[]): void {
  if (groups.length === 0) return;
  for (const { groupId } of groups) signalGroup(groupId, 'SIGKILL');
  for (const pid of processesWhose('environ', (environment) => groups.some(({ mark }) => environment.includes(mark))))
    signal(pid, 'SIGKILL');
}

/** The processes below one that have left its group, as by `setsid`, each with its start. None on systems other than Linux. */
export function strayDescendants(groupId: number) {
  const found: { readonly pid: number; readonly start: string }[] = [];
  const parents = new Map<number, number[]>();
  const groups = new Map<number, number>();
  const pids = processesWhose('stat', () => true);
  for (const pid of pids) {
    const [stat = ''] = quietly(() => [readFileSync(`/proc/${pid}/stat`, 'latin1')]);
    const [, parent, group] = fieldsOf(stat).map(Number);
    groups.set(pid, group ?? 0);
    parents.set(parent ?? 0, [...(parents.get(parent ?? 0) ?? []), pid]);
  }
  const follow = (pid: number): void => {
    for (const child of parents.get(pid) ?? []) {
      const start = startOf(child);
      if (start !== null && groups.get(child) !== groupId) found.push({ pid: child, start });
      follow(child);
    }
  };
  follow(groupId);
  return found;
}

/** Sends a signal to those that still run: another process may have got the number. @returns whether there are any */
export function signalStrays(strays: ReturnType<typeof strayDescendants>, name: NodeJS.Signals | 0): boolean {
  const running = strays.filter(({ pid, start }) => startOf(pid) === start);
  for (const { pid } of running) signal(pid, name);
  return running.length > 0;
}

/** All processes that carry a mark in their environment. */
export const processesOf = (mark: string): readonly number[] => processesWhose('environ', (environment) => environment.includes(mark));

/** Tells whether a group has only zombies left: the first process of a container may never reap them. */
function hasOnlyZombies(groupId: number): boolean {
  if (process.platform !== 'linux') return false;
  const isAlive = (stat: string): boolean => {
    const [state, , group] = fieldsOf(stat);
    return Number(group) === groupId && !hasEnded(state);
  };
  return processesWhose('stat', isAlive).length === 0;
}

const hasEnded = (state: string | undefined): boolean => state === 'Z' || state === 'X';

/** The start of a process, in ticks since the machine booted, and empty on systems other than Linux. null: no such process runs. */
export function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return signal(pid, 0) ? '' : null;
  const [stat = ''] = quietly(() => [readFileSync(`/proc/${pid}/stat`, 'latin1')]);
  const { 0: state, 19: start } = fieldsOf(stat);
  return hasEnded(state) ? null : (start ?? null);
}

/** False: no such process is left. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
    // macOS refuses signals to groups of zombies; elsewhere another user has the process, as after `sudo`.
    return code === 'EPERM' && (process.platform !== 'darwin' || pid > 0);
  }
}

function processesWhose(file: 'environ' | 'stat', matches: (text: string) => boolean): readonly number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return matches(readFileSync(`/proc/${pid}/${file}`, 'latin1'));
      } catch {
        // It has ended meanwhile, or belongs to another user.
        return false;
      }
    });
}

const LISTENING = '0A';

/** Addresses on which processes listen, like `[::1]:3000`, by the tables of Linux. None on other systems. */
export function addressesListenedOn(pids: readonly number[]): readonly string[] {
  const inodes = new Set(pids.flatMap(socketsOf));
  return [
    ...new Set(
      ['tcp', 'tcp6']
        .flatMap(listeningSockets)
        .filter(({ inode }) => inodes.has(inode))
        .map(({ address }) => address),
    ),
  ];
}

/** Inodes of a process's open sockets. */
function socketsOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`;
  return quietly(() => readdirSync(folder)).flatMap((fd) =>
    quietly(() => [/^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${fd}`))?.[1] ?? '']),
  );
}

/** A line: number, local address, remote address, state, queues, timer, retransmits, user, timeout, inode. */
function listeningSockets(table: string): readonly { readonly address: string; readonly inode: string }[] {
  const lines = quietly(() => readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n').slice(1));
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state]) => state === LISTENING)
    .map((fields) => ({ address: addressOf(fields[1]!), inode: fields[9]! }));
}

/** `0100007F:0BB8`: words of four bytes, each in the machine's own order (here: the lowest byte first), and the port. */
function addressOf(hex: string): string {
  const [address = '', port = ''] = hex.split(':');
  const bytes = (address.match(/.{8}/g) ?? []).flatMap((word) => (word.match(/../g) ?? []).toReversed());
  const host =
    bytes.length === 4 ? bytes.map((byte) => Number.parseInt(byte, 16)).join('.') : shortened(bytes.join('').match(/.{4}/g) ?? []);
  return `${host}:${Number.parseInt(port, 16)}`;
}

const shortened = (groups: readonly string[]): string => new URL(`http://[${groups.join(':')}]`).hostname;
