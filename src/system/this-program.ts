import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** The clock as it is now: a suite that installs fake timers replaces it. */
const hrtimeNs = process.hrtime.bigint.bind(process.hrtime);

/** Monotonic time in ms, the same in all processes of a machine. */
export const monotonicMs = (): number => Number(hrtimeNs()) / 1e6;

/** Waits until a moment of the monotonic clock, which may be over; holds no program open. */
export const sleepUntil = (ms: number): Promise<void> => sleep(Math.max(0, ms - monotonicMs()), undefined, { ref: false });

export const MOST_SEED = 2 ** 31 - 1;

export const drawSeed = (): number => randomInt(MOST_SEED + 1);

/** The folder of this package: `examples/` and `docs/` lie in it, beside `dist/` or `src/`. */
export const packageRoot = new URL(import.meta.url.endsWith('.ts') ? '../../' : '../', import.meta.url);

export const NEEDED_NODE = '22.15 or newer (of the 23s: 23.5)';

/** Older versions lack `module.registerHooks` (22.15, 23.5), which probes need. */
export function isOldNode(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major < 22 || (major === 22 && minor < 15) || (major === 23 && minor < 5);
}
