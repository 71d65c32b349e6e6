import { stopAllProcessTrees } from './process-tree.ts';

/** Failures show at the end, where stopping is awaited. */
function stopEverything(): void {
  stopAllProcessTrees().catch(() => {});
}

/** Ends every process on an interrupt; code that waits for one fails and cleans up. */
export function stopEverythingOn(signal: AbortSignal): AsyncDisposable {
  signal.addEventListener('abort', stopEverything);
  return {
    [Symbol.asyncDispose]: async () => {
      signal.removeEventListener('abort', stopEverything);
      if (signal.aborted) await stopAllProcessTrees();
    },
  };
}

/** Disposes of a thing on a signal, also one given before. Disposing of the result leaves the thing to its owner. */
export function endOn(signal: AbortSignal, thing: AsyncDisposable): Disposable {
  const end = (): void => {
    Promise.resolve(thing[Symbol.asyncDispose]()).catch(() => {});
  };
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  return {
    [Symbol.dispose]: () => {
      signal.removeEventListener('abort', end);
    },
  };
}

/**
 * A time limit that a signal can end early. `signal` aborts when the time is over, or with the earlier signal. `over` resolves with it, for
 * races, and never once the limit is disposed of.
 */
export function openTimeLimit(
  ms: number,
  earlier: AbortSignal,
): Disposable & { readonly signal: AbortSignal; readonly over: Promise<null> } {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, ms);
  const signal = AbortSignal.any([earlier, limit.signal]);
  const { promise: over, resolve } = Promise.withResolvers<null>();
  const end = (): void => {
    resolve(null);
  };
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
