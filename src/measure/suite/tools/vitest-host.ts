/**
 * vitest's own main process: configuration, Vite and its transforms are the project's. It hands one benchmark file to the process that
 * started it, which is vitest's worker (`vitest.ts`).
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** What vitest asks of a pool's worker (`PoolWorker`, from version 4 on). */
interface PoolWorker {
  readonly name: string;
  readonly cacheFs: boolean;
  readonly on: (event: string, listener: (message: unknown) => void) => void;
  readonly off: (event: string, listener: (message: unknown) => void) => void;
  readonly send: (message: unknown) => void;
  readonly deserialize: (message: unknown) => unknown;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const NAME = 'perf-gate';

const parent: PoolWorker = {
  name: NAME,
  // Code comes with the message, and not in a file of this process.
  cacheFs: false,
  on: (event, listener) => {
    if (event === 'message') process.on('message', listener);
  },
  off: (event, listener) => {
    process.off(event, listener);
  },
  send: (message) => {
    process.send?.(message);
  },
  deserialize: (message) => message,
  start: async () => {},
  stop: async () => {},
};

const [library = '', root = '', file = ''] = process.argv.slice(2);
process.on('disconnect', () => {
  process.exit();
});
const { startVitest } = (await import(pathToFileURL(library).href)) as {
  readonly startVitest: (mode: 'benchmark', filters: readonly string[], options: object) => Promise<unknown>;
};
await startVitest('benchmark', [file], {
  root,
  run: true,
  watch: false,
  benchmarkOnly: true,
  benchmark: { include: [file] },
  pool: { name: NAME, createPoolWorker: () => parent },
  reporters: [{}],
  disableConsoleIntercept: true,
});
process.disconnect();
