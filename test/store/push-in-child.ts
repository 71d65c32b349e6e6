import { once } from 'node:events';
import { pushToBranch } from '../../src/store/git-push.ts';
import { AUTHOR } from './bare-remote.ts';

/** A writer of its own process: says it is ready, waits for a word on stdin, then appends NAME to LIST from ROOT and tells the attempts. */
const [root = '', name = '', list = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
let attempts = 0;
await pushToBranch({
  root,
  remote: 'origin',
  branch: 'main',
  author: AUTHOR,
  env: process.env,
  message: name,
  change: async ({ read }) => {
    attempts += 1;
    return { [list]: `${(await read(list)) ?? ''}${name}\n` };
  },
});
process.stdout.write(`${attempts}\n`);
