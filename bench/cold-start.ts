/**
 * Cold start of the built program to its first line of output, as pairs with `node -e 0` in one run.
 *
 *     node bench/cold-start.ts [PAIRS]
 *
 * Prints the median of the pairs' ratios for each entry.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { median } from 'simple-statistics';
import { repository } from './recording.ts';

const pairs = Number(process.argv[2] ?? 30);
const dist = (file: string): string => path.join(repository, 'dist', file);

const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'cli.js --version': [dist('cli.js'), '--version'],
  'cli.js --help': [dist('cli.js'), '--help'],
  // Without an event the Action's first line is the error that says so.
  'action.js': [dist('action.js')],
};

for (const [name, args] of Object.entries(ENTRIES)) {
  const ratios: number[] = [];
  const own: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const bare = await untilEndMs(['-e', '0']);
    const ours = await untilFirstLineMs(args);
    own.push(ours);
    ratios.push(ours / bare);
  }
  process.stdout.write(`${name}: ${median(ratios).toFixed(2)} times node -e 0 (median of ${pairs} pairs; ${median(own).toFixed(0)} ms)\n`);
}

async function untilEndMs(args: readonly string[]): Promise<number> {
  const started = performance.now();
  await once(spawn('node', [...args], { stdio: 'ignore' }), 'exit');
  return performance.now() - started;
}

async function untilFirstLineMs(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn('node', [...args], { stdio: ['ignore', 'pipe', 'ignore'], env: { PATH: process.env['PATH'] } });
  await once(child.stdout, 'data');
  const elapsed = performance.now() - started;
  if (child.exitCode === null) await once(child, 'exit');
  return elapsed;
}
