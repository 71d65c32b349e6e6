/** How the servers of each copy ended on SIGTERM. The state is of this program, because each run has copies of its own. */
import type { ServerTarget } from '../../model.ts';

interface StoppedServer {
  readonly target: ServerTarget;
  /** The copy in which it ran. */
  readonly tree: string;
}

/** Times that a server which had come up was killed since it last ended by itself. One that was never killed is not there. */
const kills = new Map<string, number>();

const keyOf = ({ target: { dir, start }, tree }: StoppedServer): string => JSON.stringify([tree, dir, start]);

/** After so many in a row it is taken for a server that never ends by itself, and is not waited for. */
const DEAF_AFTER = 2;

export const isDeaf = (server: StoppedServer): boolean => (kills.get(keyOf(server)) ?? 0) >= DEAF_AFTER;

/** Tells whether it had to be killed before, so that it may have left a lock or half a file. */
export const wasKilledBefore = (server: StoppedServer): boolean => kills.has(keyOf(server));

/** Of one that had come up: what never did has left nothing that the next one lacks. */
export function noteStop(server: StoppedServer, wasKilled: boolean): void {
  if (wasKilled) kills.set(keyOf(server), (kills.get(keyOf(server)) ?? 0) + 1);
  else if (wasKilledBefore(server)) kills.set(keyOf(server), 0);
}
