import { entryUrl } from './entries.ts';

/** Bound of the space for young objects in MiB, the same for every process; a target's own NODE_OPTIONS come later and win. */
const YOUNG_SPACE = '--max-semi-space-size=16';

/** That size from the start, for a process that gets its options on its command line; see the probe, which does it for servers. */
export const FIXED_YOUNG_SPACE = ['--min-semi-space-size=16', YOUNG_SPACE] as const;

/** An environment with the probe preloaded into each Node process of a server. */
export function probedEnvironment(env: Readonly<Record<string, string>>, probeAddress: string): Record<string, string> {
  const options = [YOUNG_SPACE, env['NODE_OPTIONS'] ?? '', `--import=${entryUrl('probe').href}`];
  return { ...env, PERF_GATE_PROBE: probeAddress, NODE_OPTIONS: options.filter((option) => option !== '').join(' ') };
}
