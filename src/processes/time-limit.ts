/** How long something may take that a signal can end. */
export interface TimeLimit extends Disposable {
  /** Given when the time is over, or with the signal that the limit was opened with. */
  readonly signal: AbortSignal;
  /** Resolves with the signal, for whoever waits for something else as well, which may not heed it. Never once the limit is lifted. */
  readonly over: Promise<null>;
}

/** Begins now; disposing of it lifts the limit. */
export function openTimeLimit(ms: number, earlier: AbortSignal): TimeLimit {
  const limit = new AbortController();
  const timer = setTimeout(() => { limit.abort(); }, ms);
  const signal = AbortSignal.any([earlier, limit.signal]);
  const { promise: over, resolve } = Promise.withResolvers<null>();
  const end = (): void => { resolve(null); };
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  return {
    signal,
    over,
    [Symbol.dispose]: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    },
  };
}
