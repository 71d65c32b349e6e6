import { once } from 'node:events';
import { takeMachineLock } from '../../src/measure/machine-lock.ts';

/** A run of its own process: writes what it tells, then `taken`, and lets the next run measure after a word on stdin. */
const write = (line: unknown): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
{
  await using _ = await takeMachineLock(process.argv[2]!, { signal: new AbortController().signal, progress: write, note: write });
  write('taken');
  await once(process.stdin, 'data');
}
process.stdin.destroy();
