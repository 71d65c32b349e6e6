/** The end of a script that goes on after it was loaded, as one does whose tasks are added in a function that waits. */
import process from 'node:process';
import type { Collection } from './collection.ts';

/** A script that keeps something open never comes to rest by itself: it has ended when no tool has run for so long. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 50;

/** To be opened before the script is loaded. Until it is disposed of, `process.exit()` of a script that has run tasks ends the script alone. */
export function endOfScript(collection: Collection): Disposable & {
  /** Resolves when the script has nothing left to do, or ends the process after its tasks ran. */
  readonly ended: () => Promise<void>;
} {
  const end = Promise.withResolvers<void>();
  const exit = process.exit.bind(process);
  process.exit = (code) => {
    const isGood = [undefined, null, 0, '0'].includes(code ?? process.exitCode);
    if (!isGood || collection.tasks.length === 0 || !process.connected) return exit(code);
    end.resolve();
    return undefined as never;
  };
  let look: NodeJS.Timeout | undefined;
  return {
    ended: async () => {
      // The channel to perf-gate alone keeps the process up.
      process.channel?.unref();
      process.once('beforeExit', end.resolve);
      look = setInterval(() => {
        if (collection.quietMs() >= QUIET_MS) end.resolve();
      }, LOOK_EVERY_MS).unref();
      await end.promise;
    },
    [Symbol.dispose]: () => {
      clearInterval(look);
      process.channel?.ref();
      process.off('beforeExit', end.resolve);
      process.exit = exit;
    },
  };
}
