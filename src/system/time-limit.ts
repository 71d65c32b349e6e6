import { addAbortListener } from 'node:events';
import { stopAllProcessTrees } from './process-tree.ts';

/** Failures show at the end, where stopping is awaited. */
function stopEverything(): void {
  stopAllProcessTrees().catch(() => {});
}

/** Ends every process on an interrupt; code that waits for one fails and cleans up. */
export function stopEverythingOn(signal: AbortSignal): AsyncDisposable {
  const listening = addAbortListener(signal, stopEverything);
  return {
    [Symbol.asyncDispose]: async () => {
      listening[Symbol.dispose]();
      if (signal.aborted) await stopAllProcessTrees();
    },
  };
}

/** Disposes of a thing on a signal, also one given before. Disposing of the result leaves the thing to its owner. */
export const endOn = (signal: AbortSignal, thing: AsyncDisposable): Disposable =>
  addAbortListener(signal, () => {
    Promise.resolve(thing[Symbol.asyncDispose]()).catch(() => {});
  });

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
  const listening = addAbortListener(signal, () => {
    resolve(null);
  });
  return {
    signal,
    over,
    [Symbol.dispose]: () => {
      clearTimeout(timer);
      listening[Symbol.dispose]();
    },
  };
}
