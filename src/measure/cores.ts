import { readFile } from 'node:fs/promises';
import { execa } from 'execa';
import { plainProse } from '../text/escape.ts';

/** Which cores the two sides of a measurement run on; null where processes cannot be pinned. */
export interface CorePlan {
  /** Both arms share this one, so that noise falls on both alike. */
  readonly server: number;
  /** The load generators'; never the servers' core, nor its hyper-thread sibling where another is free. */
  readonly clients: readonly number[];
}

/** Splits the cores that this process may use. null: {@link whyNotPinned} tells. */
export async function planCores(platform: NodeJS.Platform = process.platform): Promise<CorePlan | null> {
  if ((await whyNotPinned(platform)) !== null) return null;
  const allowed = await allowedCores();
  const server = allowed.at(-1)!;
  const siblings = parseCpuList(await siblingsOf(server));
  const others = allowed.filter((core) => core !== server);
  const apart = others.filter((core) => !siblings.includes(core));
  return { server, clients: apart.length > 0 ? apart : others };
}

/** Why processes cannot be pinned to a core here, as it stands in brackets: with some of it a user can do something. null: they can. */
export async function whyNotPinned(platform: NodeJS.Platform = process.platform): Promise<string | null> {
  if (platform !== 'linux') return 'that takes Linux';
  const allowed = await allowedCores();
  const last = allowed.at(-1);
  if (last === undefined) return 'the system does not tell which ones may be used';
  return allowed.length === 1 ? 'one alone may be used, and the load client needs another' : whyTasksetFails(last);
}

async function allowedCores(): Promise<readonly number[]> {
  const status = await readFile('/proc/self/status', 'utf8');
  return parseCpuList(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '');
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

async function whyTasksetFails(core: number): Promise<string | null> {
  const tried = await execa('taskset', ['-c', String(core), 'true'], { reject: false });
  if (!tried.failed) return null;
  if (tried.code === 'ENOENT') return '`taskset` is not installed: it comes with the package util-linux';
  return `\`taskset\` failed${tried.stderr === '' ? '' : `: ${plainProse(tried.stderr)}`}`;
}
