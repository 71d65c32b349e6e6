import { readFile } from 'node:fs/promises';
import { execa } from 'execa';

/** Cores of servers and clients. */
export interface CorePlan {
  /** Shared by both arms, so that noise falls on both alike. */
  readonly server: number;
  /** Never the servers' core, nor its hyper-thread sibling where another core is free. */
  readonly clients: readonly number[];
}

interface NotPinned {
  readonly cause: 'platform' | 'unknown cores' | 'one core' | 'taskset is missing' | 'taskset failed';
  /** Message of `taskset`; empty: none. */
  readonly problem: string;
}

/** Splits the cores that this process may use. null: processes cannot be pinned; {@link whyNotPinned} tells why. */
export async function planCores(platform: NodeJS.Platform = process.platform): Promise<CorePlan | null> {
  if ((await whyNotPinned(platform)) !== null) return null;
  const allowed = await allowedCores();
  const server = allowed.at(-1)!;
  const siblings = parseCpuList(await siblingsOf(server));
  const others = allowed.filter((core) => core !== server);
  const apart = others.filter((core) => !siblings.includes(core));
  return { server, clients: apart.length > 0 ? apart : others };
}

/** Why processes cannot be pinned to a core here. null: they can. */
export async function whyNotPinned(platform: NodeJS.Platform = process.platform): Promise<NotPinned | null> {
  if (platform !== 'linux') return { cause: 'platform', problem: '' };
  const allowed = await allowedCores();
  const last = allowed.at(-1);
  if (last === undefined) return { cause: 'unknown cores', problem: '' };
  return allowed.length === 1 ? { cause: 'one core', problem: '' } : whyTasksetFails(last);
}

async function allowedCores(): Promise<readonly number[]> {
  const status = await readFile('/proc/self/status', 'utf8');
  return parseCpuList(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '');
}

/** The kernel's list form: `0-2,5` is 0, 1, 2 and 5. */
export function parseCpuList(list: string): number[] {
  return list
    .split(',')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const [from = Number.NaN, to = from] = part.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
}

async function siblingsOf(core: number): Promise<string> {
  try {
    return await readFile(`/sys/devices/system/cpu/cpu${core}/topology/thread_siblings_list`, 'utf8');
  } catch {
    // Some virtual machines hide their topology.
    return String(core);
  }
}

async function whyTasksetFails(core: number): Promise<NotPinned | null> {
  const tried = await execa('taskset', ['-c', String(core), 'true'], { reject: false });
  if (!tried.failed) return null;
  if (tried.code === 'ENOENT') return { cause: 'taskset is missing', problem: '' };
  return { cause: 'taskset failed', problem: tried.stderr };
}
