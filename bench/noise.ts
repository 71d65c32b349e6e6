/**
 * How much a round varies when nothing changed: base against base, duets and alternating slices in turn, on the
 * repository's own fixtures.
 *
 *     node bench/noise.ts record [ROUNDS] [SERVER…]    measures (about 8 s a round of both kinds) and keeps the raw rounds
 *     node bench/noise.ts table                        prints the table of the kept rounds
 *
 * Run nothing else meanwhile.
 */
import { markdownTable } from 'markdown-table';
import { mean, sampleStandardDeviation } from 'simple-statistics';
import { roundLogRatios } from '../src/judge/rounds.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { bootBoth, openRig, type ServerDuet, type ServerRig } from '../src/measure/server/server-arms.ts';
import { loadInTurn, loadTogether } from '../src/measure/server/saturated-load.ts';
import { measureUnloadedLatency } from '../src/measure/server/server-rounds.ts';
import { METRICS } from '../src/metrics.ts';
import type { RoundOfBothArms, HttpScenario, MetricName } from '../src/model.ts';
import { readRecording, writeRecording } from './recording.ts';
import { duetOf, openServersAlike } from './servers-alike.ts';

const SERVERS = ['http-node', 'express', 'fastify', 'koa'];
const FILE = 'noise.json';

type Recording = Readonly<Record<string, { readonly duet: RoundOfBothArms[]; readonly alternating: RoundOfBothArms[] }>>;

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', rounds = '40', ...servers] = process.argv.slice(2);
if (command === 'record') await record(Number(rounds), servers.length > 0 ? servers : SERVERS);
printTable(await readRecording<Recording>(FILE));

async function record(count: number, names: readonly string[]): Promise<void> {
  await using opened = await openServersAlike(names);
  const { targets, trees, cores } = opened;
  await using rig = openRig({ cores, procedure: PROCEDURE, onKilled: () => {} });
  const recording: Recording = Object.fromEntries(names.map((name) => [name, { duet: [], alternating: [] }]));
  // Round after round over all servers, so that the machine's moods fall on all alike.
  for (let index = 0; index < count; index += 1) {
    for (const target of targets) {
      const { duet, alternating } = await measureBothWays(duetOf(target, index, trees), rig);
      recording[target.name]!.duet.push(duet);
      recording[target.name]!.alternating.push(alternating);
    }
    process.stderr.write(`${index + 1}/${count}\n`);
    await writeRecording(FILE, recording);
  }
}

/** A duet and as many alternating slices of the same length, in the same warm processes. */
async function measureBothWays(round: ServerDuet<HttpScenario>, rig: ServerRig): Promise<Record<'duet' | 'alternating', RoundOfBothArms>> {
  await using servers = await bootBoth(round, rig);
  const duet = await loadTogether(servers, round, rig);
  const unloadedLatency = await measureUnloadedLatency(servers, round, rig);
  const warm = { ...rig, procedure: { ...rig.procedure, turnWarmupMs: 0 } };
  const alternating = await loadInTurn(servers, round, warm);
  const { index, startedFirst } = round;
  return {
    duet: { index, startedFirst, ...duet, slices: { ...duet.slices, unloadedLatency } },
    alternating: { index, startedFirst, ...alternating },
  };
}

function printTable(recording: Recording): void {
  const rows = Object.entries(recording).map(([server, kinds]) => {
    const duet = changeOverRounds(kinds.duet, 'cpuPerRequest');
    const alternating = changeOverRounds(kinds.alternating, 'cpuPerRequest');
    const latency = changeOverRounds(kinds.duet, 'unloadedLatency');
    return [
      server,
      String(duet.rounds),
      percent(duet.mean),
      percent(duet.sd),
      percent(alternating.sd),
      (alternating.sd / duet.sd).toFixed(1),
      percent(latency.sd),
    ];
  });
  const head = [
    'server',
    'rounds',
    'CPU per request: mean',
    'sd of a duet round',
    'sd of an alternating round',
    'ratio',
    'unloaded latency: sd',
  ];
  process.stdout.write(`${markdownTable([head, ...rows], { align: ['l', 'r', 'r', 'r', 'r', 'r', 'r'] })}\n`);
}

/** By how much head's figure lies above base's, as the mean of rounds, and the standard deviation of a round's log ratio. */
function changeOverRounds(measured: readonly RoundOfBothArms[], metric: MetricName): { rounds: number; mean: number; sd: number } {
  const { direction } = METRICS[metric];
  const logs = roundLogRatios(measured, metric, direction).map((ratio) => (direction === 'lower' ? ratio : -ratio));
  return { rounds: logs.length, mean: Math.expm1(mean(logs)), sd: sampleStandardDeviation(logs) };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
