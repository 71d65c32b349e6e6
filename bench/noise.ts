/**
 * How much a round varies when nothing changed: base against base, duets and alternating slices in turn, on the
 * repository's own fixtures.
 *
 *     node bench/noise.ts record [ROUNDS] [SERVER…]    measures (about 12 s a round of both kinds) and keeps the raw rounds
 *     node bench/noise.ts table                        prints the table of docs/noise.md from the kept rounds
 *
 * Run nothing else meanwhile.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { mean, standardDeviation } from 'simple-statistics';
import { markdownTable } from 'markdown-table';
import { loadConfig } from '../src/config/load.ts';
import { roundLogRatios } from '../src/judge/log-ratios.ts';
import { planCores } from '../src/measure/cores.ts';
import { openRig } from '../src/measure/rig.ts';
import { measureServerDuet } from '../src/measure/server-rounds.ts';
import type { DuetRound, MetricName, ServerTarget } from '../src/model.ts';
import { readRecording, repository, writeRecording } from './recording.ts';

const SERVERS = ['http-node', 'express', 'fastify', 'koa'];
const FILE = 'noise.json';
const METRICS: readonly MetricName[] = ['cpuPerRequest', 'unloadedLatency'];

type Recording = Readonly<Record<string, { readonly duet: DuetRound[]; readonly alternating: DuetRound[] }>>;

const [command = 'table', rounds = '40', ...servers] = process.argv.slice(2);
if (command === 'record') await record(Number(rounds), servers.length > 0 ? servers : SERVERS);
printTable(await readRecording<Recording>(FILE));

async function record(count: number, names: readonly string[]): Promise<void> {
  const { config } = await loadConfig(repository, null);
  const cores = await planCores();
  if (cores === null) throw new Error('duets need two cores and taskset');
  await using rig = openRig(cores, () => {});
  const recording: Recording = Object.fromEntries(names.map((name) => [name, { duet: [], alternating: [] }]));
  // Round after round over all servers and both kinds, so that the machine's moods fall on all alike.
  for (let index = 0; index < count; index += 1) {
    for (const name of names) {
      const target = config.targets.find((candidate): candidate is ServerTarget => candidate.name === name && candidate.kind === 'server')!;
      install(target);
      const side = { target, tree: repository, stopGraceMs: target.stopTimeoutMs };
      const round = {
        arms: { base: side, head: side }, scenario: target.scenarios[0]!, index,
        startedFirst: index % 2 === 0 ? 'base' : 'head', firstSlot: index % 4 < 2 ? 'base' : 'head',
      } as const;
      recording[name]!.duet.push(await measureServerDuet(round, rig));
      recording[name]!.alternating.push(await measureServerDuet(round, { ...rig, cores: null }));
    }
    process.stderr.write(`${index + 1}/${count}\n`);
    await writeRecording(FILE, recording);
  }
}

function install(target: ServerTarget): void {
  const folder = path.join(repository, target.dir);
  if (target.install === null || existsSync(path.join(folder, 'node_modules'))) return;
  execFileSync('/bin/sh', ['-c', target.install], { cwd: folder, stdio: 'ignore' });
}

function printTable(recording: Recording): void {
  const rows = Object.entries(recording).flatMap(([server, kinds]) => METRICS.map((metric) => {
    const duet = roundLogRatios(kinds.duet, metric, 'lower').map((y) => y * 100);
    const alternating = roundLogRatios(kinds.alternating, metric, 'lower').map((y) => y * 100);
    const [one, other] = [standardDeviation([...duet]), standardDeviation([...alternating])];
    return [server, metric, String(duet.length), percent(mean([...duet])), percent(one), percent(other), metric === 'cpuPerRequest' ? (other / one).toFixed(1) : '–'];
  }));
  process.stdout.write(`${markdownTable([['server', 'metric', 'rounds', 'mean', 'sd of a duet round', 'sd of an alternating round', 'ratio'], ...rows], { align: ['l', 'l', 'r', 'r', 'r', 'r', 'r'] })}\n`);
}

const percent = (value: number): string => `${value.toFixed(2)} %`;
