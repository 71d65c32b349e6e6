import { once } from 'node:events';
import { pushRuns } from '../../src/store/push-runs.ts';
import { AUTHOR } from './bare-remote.ts';
import { ENVIRONMENT, storedRun } from './stored-run.ts';

/** A writer of its own process: says it is ready, waits for a word on stdin, then pushes the run NAME from ROOT and tells the attempts. */
const [root = '', name = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
const { attempts } = await pushRuns({
  root,
  remote: 'origin',
  branch: 'main',
  dir: 'baselines',
  environmentKeys: [ENVIRONMENT.key],
  runsOf: async () => [storedRun(name)],
  retention: { runs: 100, maxAgeMs: 1e12 },
  author: AUTHOR,
  subject: name,
});
process.stdout.write(`${attempts}\n`);
