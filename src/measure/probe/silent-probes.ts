/** What it means that a probe does not answer, and who is waited for. */
import type { ProbeGreeting } from './probe-log.ts';

/** What is known of a connected probe, be it silent or not. */
export interface KnownProbe {
  /** The last that it said of itself; null: nothing, its program has held its event loop since it began. */
  readonly greeting: ProbeGreeting | null;
  /** It has given a report before. */
  readonly hasAnswered: boolean;
}

/**
 * Whether its silence shows that an event loop of the server is blocked: its process serves, or it has answered before, so
 * that figures without it would lack something. Nobody waits for the answer of any other process.
 */
export function isBlockedIfSilent({ greeting, hasAnswered }: KnownProbe, all: readonly KnownProbe[]): boolean {
  return hasAnswered || all.some((other) => other.greeting?.serves === true && other.greeting.pid === greeting?.pid);
}

/**
 * Whether an answer can be expected of one of the silent, as of workers of a cluster that are still starting. None can of
 * those who started what serves and wait for its end, as `spawnSync` does; who has not said yet who it is may be any
 * of these that is missing.
 */
export function mayStillAnswer(silent: readonly KnownProbe[], all: readonly KnownProbe[]): boolean {
  const greetings = all.flatMap(({ greeting }) => greeting ?? []);
  const known = new Set(greetings.map(({ pid }) => pid));
  const launchers = new Set(greetings.filter(({ serves }) => serves).flatMap(({ above }) => above));
  const missing = [...launchers].filter((pid) => !known.has(pid)).length;
  const nameless = silent.filter(({ greeting }) => greeting === null).length;
  const isExpected = (probe: KnownProbe): boolean =>
    isBlockedIfSilent(probe, all) || (probe.greeting !== null && !launchers.has(probe.greeting.pid));
  return nameless > missing || silent.some(isExpected);
}
