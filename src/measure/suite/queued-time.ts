import { existsSync, readFileSync } from 'node:fs';

/** [ns on a core, ns queued for one, turns] of the main thread (Linux, "Scheduler Statistics"). Not every kernel keeps it. */
const ACCOUNT = '/proc/self/schedstat';

/** For how long this process's main thread wanted to run so far, and others had its core, in ms; 0 where nobody tells. */
export function queuedMs(): number {
  const [, queuedNs = 0] = (existsSync(ACCOUNT) ? readFileSync(ACCOUNT, 'utf8') : '').split(' ').map(Number);
  return queuedNs / 1e6;
}
