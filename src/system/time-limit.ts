import { stopAllProcessTrees } from './process-tree.ts';

/** A failure to stop shows at the end, where it is awaited. */
function stopEverything(): void {
  stopAllProcessTrees().catch(() => {});
}

/** An interrupt ends every process at once; whatever waits for one then fails, and is cleaned up on its way out. */
export function stopEverythingOn(signal: AbortSignal): AsyncDisposable {
  signal.addEventListener('abort', stopEverything);
  return {
    [Symbol.asyncDispose]: async () => {
      signal.removeEventListener('abort', stopEverything);
      if (signal.aborted) await stopAllProcessTrees();
    },
  };
}

/** The same of one thing alone, also where the signal was given before. Disposing of it leaves the thing to its owner. */
export function endOn(signal: AbortSignal, thing: AsyncDisposable): Disposable {
  const end = (): void => {
    Promise.resolve(thing[Symbol.asyncDispose]()).catch(() => {});
  };
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  return { [Symbol.dispose]: () => { signal.removeEventListener('abort', end); } };
}

/** How long something may take that a signal can end. */
interface TimeLimit extends Disposable {
  /** Given when the time is over, or with the signal that the limit was opened with. */
  readonly signal: AbortSignal;
  /** Resolves with the signal, for races with what may not heed it. Never once the limit is lifted. */
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
