/**
 * How much a repository grows by a year of daily stored runs: 50 benchmarks, by the writer and the retention of the product, a commit a
 * day. Figures are made up: a day moves all by 5 %, a round by 2 %, a count by 0.05 %.
 *
 *     node bench/retention.ts [DAYS] [BENCHMARKS]
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { configSchema } from '../src/config/schema.ts';
import { resolveConfig } from '../src/config/resolve.ts';
import { judge } from '../src/judge/judge.ts';
import type { BenchmarkRecord, MetricName, RunFile, SoloRound } from '../src/model.ts';
import { BUILT_IN_PROFILES } from '../src/plan/profiles.ts';
import { appendRun, historyFileName } from '../src/store/baseline-files.ts';
import { baselineCommitMessage } from '../src/store/commit-message.ts';
import { toStoredRuns } from '../src/store/to-stored-runs.ts';
import { git } from '../test/git-repository.ts';
import { aBenchmark, aRun, counted, ENVIRONMENT } from '../test/judge/records.ts';
import { gaussian, seededRandom } from '../test/judge/seeded-noise.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { tableOfFigures } from './table-of-figures.ts';

/** Of a server, as a solo round records them (measure/server/server-rounds.ts); of a task two. */
const SERVER: Readonly<Partial<Record<MetricName, number>>> = {
  throughput: 17_421.4,
  cpuPerRequest: 57.3745,
  unloadedLatency: 0.202204,
  latencyP50: 9.239,
  latencyP975: 19.535,
  latencyP99: 21.903,
  output: 5.50756,
  maxMemory: 120.013,
  maxCpu: 99.9749,
  bootTime: 208.431,
  gcTimePerRequest: 1.83215,
  collectionsPerThousand: 5.21733,
  eventLoopDelayP99: 11.4032,
};
const TASK: Readonly<Partial<Record<MetricName, number>>> = { nsPerOp: 1_204.33, opsPerSecond: 830_337, maxMemory: 71.22 };

const [days = 365, benchmarks = 50] = process.argv.slice(2).map(Number);
const solos = BUILT_IN_PROFILES.find(({ name }) => name === 'standard')!.solosWithoutBase;
const { retention } = resolveConfig(configSchema.parse({ version: 1 }), 'perf-gate.yml');
const random = seededRandom(1);

function recordOf(position: number, ofDay: number): BenchmarkRecord {
  const isTask = position % 5 === 4;
  const rounds = Array.from({ length: solos }, (_, index): SoloRound => ({
    index,
    figures: Object.fromEntries(
      Object.entries(isTask ? TASK : SERVER).map(([metric, figure]) => [
        metric,
        figure * (1 + position / 10) * Math.exp(ofDay + 0.02 * gaussian(random)),
      ]),
    ),
  }));
  const instructions = counted(null, 196_099 * (1 + position / 10) * Math.exp(0.0005 * gaussian(random)));
  return aBenchmark(
    `server-${position}/route`,
    { state: 'measured', plan: null, duets: [], solos: rounds, instructions },
    { kind: isTask ? 'suite' : 'server' },
  );
}

function runOf(day: number, sha: string): RunFile {
  const ofDay = 0.05 * gaussian(random);
  const records = Array.from({ length: benchmarks }, (_, position) => recordOf(position, ofDay));
  return {
    run: aRun({
      base: null,
      head: { sha, dirty: false },
      startedAt: new Date(Date.UTC(2026, 0, 1 + day, 3, 23)).toISOString(),
      environment: ENVIRONMENT,
      benchmarks: records,
    }),
    history: [],
    acceptances: [],
  };
}

await using folder = await temporaryFolder();
const inGit = (...args: readonly string[]): Promise<string> => git(folder.path, ...args);

async function packedBytes(): Promise<number> {
  await inGit('gc', '--quiet');
  const [, kibibytes = '0'] = /^size-pack: (\d+)$/m.exec(await inGit('count-objects', '-v')) ?? [];
  return Number(kibibytes) * 1024;
}

await inGit('init', '--quiet', '--initial-branch=main');
await inGit('commit', '--quiet', '--allow-empty', '--message', 'empty');
const before = await packedBytes();
const file = path.join(folder.path, 'baselines', historyFileName(ENVIRONMENT.key));
let firstLine = 0;
for (let day = 0; day < days; day += 1) {
  const recorded = runOf(day, await inGit('rev-parse', 'HEAD'));
  for (const stored of toStoredRuns(recorded, judge(recorded))) await appendRun(path.dirname(file), stored, retention);
  if (day === 0) firstLine = (await stat(file)).size;
  await inGit('add', '--all');
  await inGit('commit', '--quiet', '--message', baselineCommitMessage('perf: store a run', [ENVIRONMENT.key]));
}
const grownBy = (await packedBytes()) - before;
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);
process.stdout.write(
  `${tableOfFigures(
    ['stored daily', 'a line (kB)', 'the file, checked out (MB)', 'the repository, packed (MB)', 'a run (kB)'],
    [
      [
        `${benchmarks} benchmarks for ${days} days`,
        (firstLine / 1e3).toFixed(1),
        megabytes((await stat(file)).size),
        megabytes(grownBy),
        (grownBy / days / 1e3).toFixed(1),
      ],
    ],
  )}\n`,
);
