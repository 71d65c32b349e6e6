/**
 * Three ways to see a small change, side by side on the same edits of the same servers: our counter, callgrind, and time alone.
 *
 *     node bench/counters.ts record [ROUNDS] [SERVER,…]     counts and measures what is missing
 *     node bench/counters.ts                                prints the table of what was recorded
 *
 * callgrind needs Debian's package `valgrind`. Where it is missing, its rows say so.
 */
import { readEnvironment } from '../src/measure/environment.ts';
import { loadConfig } from '../src/config/load-config.ts';
import type { OfBothArms } from '../src/model.ts';
import { type ComparableBenchmark, isComparable } from '../src/plan/benchmarks.ts';
import { callgrindVersion, countByCallgrind } from './counters/callgrind.ts';
import { type CounterRecord, countersTable, keepCounters, readCounters, WAYS, type Way } from './counters/recorded-counters.ts';
import { withEffort } from './effort.ts';
import { edited, MORE, type Subject } from './instructions/cases.ts';
import { openEditedTrees, openInstalledTrees } from './instructions/edited-trees.ts';
import { repository } from './recording.ts';
import { countAsRun, measureRounds } from './side-by-side.ts';

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', rounds = '16', servers = 'http-node,express'] = process.argv.slice(2);
const callgrind = await callgrindVersion();
if (callgrind === null) process.stdout.write('callgrind is missing, so its part is skipped: apt-get install valgrind\n\n');
if (command === 'record') await record(servers.split(',').map((name) => `${name}/updateUser` as Subject));
process.stdout.write(`${countersTable(await readCounters())}\n`);

async function record(subjects: readonly Subject[]): Promise<void> {
  const { config } = await loadConfig(repository, null);
  const { cpuModel, nodeVersion } = await readEnvironment();
  await using installed = openInstalledTrees();
  for (const edit of MORE) {
    for (const subject of subjects) {
      const missing = WAYS.filter((way) => way !== 'callgrind' || callgrind !== null);
      for (const way of missing) {
        if ((await readCounters()).some((one) => one.subject === subject && one.edit === edit && one.way === way)) continue;
        await using edits = await openEditedTrees(subject, (source) => edited(source, edit, subject), { config, installed });
        const { benchmark, trees } = edits;
        if (!isComparable(benchmark)) throw new Error(`${subject} has no base`);
        const { value, effort } = await withEffort(() => measureBy(way, benchmark, trees));
        const kept: CounterRecord = { subject, edit, way, cpuModel, nodeVersion, effort, ...value };
        await keepCounters(kept);
        process.stderr.write(`${subject}, ${edit}, ${way}: ${effort.wallSeconds.toFixed(0)} s\n`);
      }
    }
  }
}

async function measureBy(
  way: Way,
  benchmark: ComparableBenchmark,
  trees: OfBothArms<string>,
): Promise<Pick<CounterRecord, 'counts' | 'rounds'>> {
  if (way === 'time alone') return { counts: null, rounds: await measureRounds(benchmark, trees, Number(rounds)) };
  return { counts: await (way === 'callgrind' ? countedByCallgrind : countedByUs)(benchmark, trees), rounds: [] };
}

async function countedByUs(benchmark: ComparableBenchmark, trees: OfBothArms<string>): Promise<OfBothArms<number> | null> {
  const { outcome } = await countAsRun(benchmark, trees);
  return outcome.state === 'counted' ? { base: outcome.counts.base!, head: outcome.counts.head } : null;
}

async function countedByCallgrind(benchmark: ComparableBenchmark, trees: OfBothArms<string>): Promise<OfBothArms<number>> {
  if (benchmark.kind !== 'server' || benchmark.request.protocol !== 'http') throw new Error(`${benchmark.id} does not speak HTTP`);
  return await countByCallgrind({ target: benchmark.head, scenario: benchmark.request, trees });
}
