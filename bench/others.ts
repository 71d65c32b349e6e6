/**
 * The same changes of a server and a suite, seen by perf-gate and by what projects use instead.
 *
 *     node bench/others.ts record [TRIES] [PART OF A WAY'S NAME]     1 try, unless given; goes on with what is missing
 *     node bench/others.ts                                           writes results/OTHERS.md of all that is kept
 *
 * Run nothing else meanwhile. callgrind needs Debian's package `valgrind`. Where it is missing, its rows stay empty.
 */
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadConfig } from '../src/config/load-config.ts';
import { openEditedTrees, openInstalledTrees } from './instructions/edited-trees.ts';
import { withLoop } from './others/loop.ts';
import { keepSight, othersPage, readSights, SIZES, type Sight, SUBJECTS } from './others/sights.ts';
import { WAYS } from './others/ways.ts';
import { repository } from './recording.ts';

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', tries = '1', part = ''] = process.argv.slice(2);
if (command === 'record') for (let attempt = 0; attempt < Number(tries); attempt += 1) await record(attempt);
await writeFile(path.join(repository, 'bench/results/OTHERS.md'), othersPage(await readSights()));

async function record(attempt: number): Promise<void> {
  const { config } = await loadConfig(repository, null);
  await using installed = openInstalledTrees();
  for (const subject of SUBJECTS) {
    for (const percent of SIZES) {
      const seen = (await readSights()).filter((one) => one.subject === subject && one.percent === percent);
      const missing = WAYS.filter(
        ({ name, sees }) => name.includes(part) && sees.includes(subject) && seen.filter(({ way }) => way === name).length <= attempt,
      );
      if (missing.length === 0) continue;
      await using edited = await openEditedTrees(subject, (source) => withLoop(source, subject, percent), { config, installed });
      for (const { name: way, look } of missing) {
        const [load, fromMs] = [os.loadavg()[0]!, performance.now()];
        const found = await look(edited);
        if (found === null) continue;
        const sight: Sight = { way, subject, percent, ...found, seconds: (performance.now() - fromMs) / 1000, load };
        await keepSight(sight);
        process.stderr.write(`${JSON.stringify(sight)}\n`);
      }
    }
  }
}
