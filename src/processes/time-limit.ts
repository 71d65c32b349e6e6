/** How long something may take that a signal can end. */
export interface TimeLimit extends Disposable {
  /** Given when the time is over, or with the signal that the limit was opened with. */
  readonly signal: AbortSignal;
}

/** Begins now; disposing of it lifts the limit. */
export function openTimeLimit(ms: number, earlier: AbortSignal): TimeLimit {
  const limit = new AbortController();
  const timer = setTimeout(() => { limit.abort(); }, ms);
  return {
    signal: AbortSignal.any([earlier, limit.signal]),
    [Symbol.dispose]: () => { clearTimeout(timer); },
  };
}
