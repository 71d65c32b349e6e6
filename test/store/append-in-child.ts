import { once } from 'node:events';
import { appendRun } from '../../src/store/baseline-files.ts';
import { storedRun } from './stored-run.ts';

/** A writer of its own process: says it is ready, waits for a word on stdin, then appends COUNT runs to DIR. */
const [dir = '', writer = '', count = '0'] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
for (let index = 0; index < Number(count); index += 1)
  await appendRun(dir, storedRun(`${writer}-${index}`), { runs: 1_000, maxAgeMs: 1e12 });
process.stdin.destroy();
