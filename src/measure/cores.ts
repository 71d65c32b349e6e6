import { readFile } from 'node:fs/promises';
import { execa } from 'execa';

/** Which cores the two sides of a measurement run on; null where processes cannot be pinned. */
export interface CorePlan {
  /** Both arms share this one, so that noise falls on both alike. */
  readonly server: number;
  /** The load generators'; never the servers' core, nor its hyper-thread sibling where another is free. */
  readonly clients: readonly number[];
}

/** Reads which cores this process may use and splits them. Linux with `taskset` and two cores or more; else null. */
export async function planCores(platform: NodeJS.Platform = process.platform): Promise<CorePlan | null> {
  if (platform !== 'linux') return null;
  const status = await readFile('/proc/self/status', 'utf8');
  const allowed = parseCpuList(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '');
  const server = allowed.at(-1);
  if (server === undefined || allowed.length < 2 || !(await canPin(server))) return null;
  const siblings = parseCpuList(await siblingsOf(server));
  const others = allowed.filter((core) => core !== server);
  const apart = others.filter((core) => !siblings.includes(core));
  return { server, clients: apart.length > 0 ? apart : others };
}

/** The kernel's list form: `0-2,5` is 0, 1, 2 and 5. */
export function parseCpuList(list: string): number[] {
  return list.split(',').filter((part) => part.trim() !== '').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

async function siblingsOf(core: number): Promise<string> {
  try {
    return await readFile(`/sys/devices/system/cpu/cpu${core}/topology/thread_siblings_list`, 'utf8');
  } catch {
    // Some virtual machines hide their topology: then every core counts as its own.
    return String(core);
  }
}

async function canPin(core: number): Promise<boolean> {
  const tried = await execa('taskset', ['-c', String(core), 'true'], { reject: false });
  return !tried.failed;
}
