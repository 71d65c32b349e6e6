/** CPUs that control groups leave to this process. A container may have fewer of them than the machine shows. */
import os from 'node:os';
import path from 'node:path';
import { textIfReadable } from '../system/text-file.ts';

const DIGITS = 3;

/** Where the system tells of control groups. */
const PLACES = { groups: '/sys/fs/cgroup', own: '/proc/self/cgroup' } as const;

/** CPU limit of this process's control groups, of version 1 or 2; null: none, or unknown. */
export async function readCpuLimit(
  { groups, own }: Readonly<Record<keyof typeof PLACES, string>> = PLACES,
  cpus = os.cpus().length,
): Promise<number | null> {
  const mine = await textIfReadable(own);
  const ofVersion2 = withParents(/^0::(\/.*)$/m.exec(mine)?.[1] ?? '/').map((group) =>
    textIfReadable(path.posix.join(groups, group, 'cpu.max')),
  );
  // `cpu` is often a link to `cpu,cpuacct`, and in a container the group's own path may not be mounted.
  const ofVersion1 = withParents(/^\d+:(?:[^:\n]*,)?cpu(?:,[^:\n]*)?:(\/.*)$/m.exec(mine)?.[1] ?? '/').map(async (group) => {
    const [quota, period] = await Promise.all(
      ['cpu.cfs_quota_us', 'cpu.cfs_period_us'].map((name) => textIfReadable(path.posix.join(groups, 'cpu', group, name))),
    );
    return `${quota!.trim()} ${period!.trim()}`;
  });
  return cpuLimitOf(await Promise.all([...ofVersion2, ...ofVersion1]), cpus);
}

/** The least limit in texts of `cpu.max` (`QUOTA PERIOD` in µs, or `max`), if below the number of CPUs. */
export function cpuLimitOf(texts: readonly string[], cpus: number): number | null {
  const limits = texts.flatMap((text) => {
    const [, quota, period] = /^(\d+) (\d+)/.exec(text) ?? [];
    return quota === undefined || period === undefined ? [] : [Number(quota) / Number(period)];
  });
  const least = Math.min(...limits);
  return least < cpus ? Number(least.toPrecision(DIGITS)) : null;
}

/** A group and all groups above it. */
const withParents = (group: string): readonly string[] => (group === '/' ? [group] : [group, ...withParents(path.posix.dirname(group))]);

/** CPUs that can be busy at once: those that this process may run on, within its limit. */
export const usableCpus = async (): Promise<number> =>
  Math.min(os.availableParallelism(), (await readCpuLimit()) ?? Number.POSITIVE_INFINITY);
