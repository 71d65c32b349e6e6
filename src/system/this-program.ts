import { randomInt } from 'node:crypto';

/** Monotonic time in ms. One clock for all processes of a machine, so that their logs can be laid side by side. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Whatever is drawn and recorded can be given again. */
export const MOST_SEED = 2 ** 31 - 1;

/** The seed of a run that was given none. */
export const drawSeed = (): number => randomInt(MOST_SEED + 1);

/** The folder of this package: `examples/` and `docs/` lie in it, beside `dist/` or `src/`. */
export const packageRoot = new URL(import.meta.url.endsWith('.ts') ? '../../' : '../', import.meta.url);

/** In words, of what {@link isOldNode} lets pass. */
export const NEEDED_NODE = '22.15 or newer (of the 23s: 23.5)';

/** Whether a server's modules could not be watched by its probe there (`module.registerHooks`: 22.15, 23.5). */
export function isOldNode(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major < 22 || (major === 22 && minor < 15) || (major === 23 && minor < 5);
}
