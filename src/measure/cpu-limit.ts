import os from 'node:os';
import path from 'node:path';
import { textIfReadable } from '../text-file.ts';

/** Where version 2 of the kernel's control groups is, by which containers are limited. Of version 1 nothing is told. */
const CONTROL_GROUPS = '/sys/fs/cgroup';

/** More would tell a rounding. */
const DIGITS = 3;

/** As how many CPUs this process and what it starts may compute together; null: as all that there are, or nothing tells. */
export async function readCpuLimit(): Promise<number | null> {
  const own = /^0::(\/.*)$/m.exec(await textIfReadable('/proc/self/cgroup'))?.[1];
  if (own === undefined) return null;
  const limits = await Promise.all(withParents(own).map((group) => textIfReadable(path.posix.join(CONTROL_GROUPS, group, 'cpu.max'))));
  return cpuLimitOf(limits, os.cpus().length);
}

/** The least limit of these texts (`cpu.max`: microseconds of CPU time, or `max`, in a period of so many), unless that many CPUs do not come to it. */
export function cpuLimitOf(texts: readonly string[], cpus: number): number | null {
  const limits = texts.flatMap((text) => {
    const [, quota, period] = /^(\d+) (\d+)/.exec(text) ?? [];
    return quota === undefined || period === undefined ? [] : [Number(quota) / Number(period)];
  });
  const least = Math.min(...limits);
  return least < cpus ? Number(least.toPrecision(DIGITS)) : null;
}

/** A group and all above it: each may have a limit. */
const withParents = (group: string): readonly string[] => (group === '/' ? [group] : [group, ...withParents(path.posix.dirname(group))]);
