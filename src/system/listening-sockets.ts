/** The addresses that processes listen on, by the kernel's tables. Linux alone tells; elsewhere there are none. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

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
