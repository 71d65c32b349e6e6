import { entryUrl } from './entries.ts';

/**
 * Variables that carry credentials, let a program write into the workflow around it, or name modules of whoever started the gate
 * (package managers set NODE_PATH): none of a target's business.
 */
const WITHHELD = /^(INPUT_|ACTIONS_|PERF_GATE_|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_AUTH_TOKEN$|NODE_PATH$|NPM_TOKEN$|npm_(lifecycle|package|command)_?)/;

/** The environment of everything that belongs to a target: the caller's, without what is withheld, with the target's own. */
export function targetEnvironment(own: Readonly<Record<string, string>>, inherited: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const passed = Object.entries(inherited).filter((entry): entry is [string, string] => entry[1] !== undefined && !WITHHELD.test(entry[0]));
  return { ...Object.fromEntries(passed), ...own };
}

/** Bound of the space for young objects in MiB, the same for every process; a target's own NODE_OPTIONS come later and win. */
const YOUNG_SPACE = '--max-semi-space-size=16';

/** That size from the start, for a process that gets its options on its command line; see the probe, which does it for servers. */
export const FIXED_YOUNG_SPACE = ['--min-semi-space-size=16', YOUNG_SPACE] as const;

/** Options for Node that a target has from the caller: none where it sets its own. */
export function inheritedNodeOptions(own: Readonly<Record<string, string>>, inherited: NodeJS.ProcessEnv = process.env): string {
  return own['NODE_OPTIONS'] === undefined ? inherited['NODE_OPTIONS'] ?? '' : '';
}

/** The same for a server, with the probe preloaded into each of its Node processes. */
export function probedEnvironment(own: Readonly<Record<string, string>>, probeAddress: string): Record<string, string> {
  const env = targetEnvironment(own);
  const options = [YOUNG_SPACE, env['NODE_OPTIONS'] ?? '', `--import=${entryUrl('probe').href}`];
  return { ...env, PERF_GATE_PROBE: probeAddress, NODE_OPTIONS: options.filter((option) => option !== '').join(' ') };
}
