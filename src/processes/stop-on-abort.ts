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
