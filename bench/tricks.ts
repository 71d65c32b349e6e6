/**
 * What measures against noise buy: rounds of base against base as the gate measures them, with one of its measures
 * undone, and with one more that it does without, in turn, on the repository's own fixtures. Linux alone can lay out
 * memory alike.
 *
 *     node bench/tricks.ts record [ROUNDS] [SERVER…]    measures (about 27 s a server and round) and keeps the raw rounds
 *     node bench/tricks.ts table                        prints what they say, server by server
 *
 * Run nothing else meanwhile.
 */
import { markdownTable } from 'markdown-table';
import { mean, rootMeanSquare, sampleStandardDeviation } from 'simple-statistics';
import { monotonicMs } from '../src/system/this-program.ts';
import { roundLogRatios } from '../src/judge/rounds.ts';
import { type LoadClient, startLoadClient } from '../src/measure/load/load-process.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { openRig } from '../src/measure/rig.ts';
import type { ServerRig } from '../src/measure/server/server-arms.ts';
import { measureServerDuet } from '../src/measure/server/server-rounds.ts';
import type { RoundOfBothArms, ServerTarget } from '../src/model.ts';
import { nullIfMissing } from '../src/system/text-file.ts';
import { readRecording, writeRecording } from './recording.ts';
import { duetOf, openServersAlike } from './servers-alike.ts';

const SERVERS = ['http-node', 'express', 'fastify', 'koa', 'hapi'];
const FILE = 'tricks.json';

/** A function is compiled when it is due, and not when another thread gets round to it. */
const COMPILE_AT_ONCE = '--no-concurrent-recompilation';

/** How a round is measured; the table has them in this order. */
const WAYS = {
  asMeasured: 'as measured',
  clientEach: 'a load client for each arm',
  compiledLater: 'V8 left alone',
  compiledAtOnce: 'compiler on the main thread',
  laidOutAlike: 'also same seeds and addresses',
} as const;
type Way = keyof typeof WAYS;
const WAY_NAMES = Object.keys(WAYS) as Way[];

interface TimedRound {
  readonly round: RoundOfBothArms;
  readonly seconds: number;
}

type Recording = Readonly<Record<string, Record<Way, TimedRound[]>>>;

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', rounds = '12', ...servers] = process.argv.slice(2);
if (command === 'record') await record(Number(rounds), servers.length > 0 ? servers : SERVERS);
printTable(await kept());

/** @throws RangeError where nothing was recorded */
async function kept(): Promise<Recording> {
  const recording = await nullIfMissing(() => readRecording<Recording>(FILE));
  if (recording === null) throw new RangeError('nothing was recorded: node bench/tricks.ts record');
  return recording;
}

async function record(count: number, names: readonly string[]): Promise<void> {
  await using opened = await openServersAlike(names);
  const { targets, trees, cores } = opened;
  await using rig = openRig({ cores, procedure: PROCEDURE, onKilled: () => {} });
  await using second = startLoadClient(cores.clients);
  const settings: Readonly<Record<Way, { readonly rig: ServerRig; readonly targetOf: (target: ServerTarget, index: number) => ServerTarget }>> = {
    asMeasured: { rig, targetOf: (target) => target },
    clientEach: { rig: { ...rig, client: inTurn([rig.client, second]) }, targetOf: (target) => target },
    compiledLater: { rig: { ...rig, procedure: { ...PROCEDURE, warmResponses: 12_000 } }, targetOf: compiledLater },
    compiledAtOnce: { rig, targetOf: (target) => startedBy(target, `node ${COMPILE_AT_ONCE}`) },
    laidOutAlike: { rig, targetOf: (target, index) => startedBy(target, `setarch --addr-no-randomize node ${COMPILE_AT_ONCE} --hash-seed=${index + 1} --random-seed=${index + 1}`) },
  };
  const recording: Recording = Object.fromEntries(names.map((name) => [name, { asMeasured: [], clientEach: [], compiledLater: [], compiledAtOnce: [], laidOutAlike: [] }]));
  // Way after way over all servers, so that the machine's moods fall on all alike.
  for (let index = 0; index < count; index += 1) {
    for (const target of targets) {
      for (const way of WAY_NAMES) {
        const { rig: ofWay, targetOf } = settings[way];
        const begunMs = monotonicMs();
        const round = await measureServerDuet(duetOf(targetOf(target, index), index, trees), ofWay);
        recording[target.name]![way].push({ round, seconds: (monotonicMs() - begunMs) / 1000 });
      }
    }
    process.stderr.write(`${index + 1}/${count}\n`);
    await writeRecording(FILE, recording);
  }
}

/** A client that is two, of which each takes every other load: those of a round begin with the one arm and then the other. */
function inTurn(clients: readonly [LoadClient, LoadClient]): LoadClient {
  let loads = 0;
  return {
    ...clients[0],
    load: (...asked) => {
      loads += 1;
      return clients[loads % 2]!.load(...asked);
    },
    finish: async (asked) => (await Promise.all(clients.map((client) => client.finish(asked))))[0]!,
  };
}

/** Sets the flag of V8 back that the probe has set: what stands on the command line is loaded after it. */
function compiledLater(target: ServerTarget): ServerTarget {
  const url = `data:text/javascript,${encodeURIComponent('import v8 from "node:v8";v8.setFlagsFromString("--invocation-count-for-turbofan=3000");')}`;
  return startedBy(target, `node '--import=${url}'`);
}

function startedBy(target: ServerTarget, node: string): ServerTarget {
  return { ...target, start: target.start.replace(/^node /u, `${node} `) };
}

function printTable(recording: Recording): void {
  const servers = Object.entries(recording).map(([server, byWay]) => {
    const ratios = WAY_NAMES.map((way) => roundLogRatios(byWay[way].map(({ round }) => round), 'cpuPerRequest', 'lower').map((ratio) => ratio * 100));
    const seconds = mean(byWay.asMeasured.map((timed) => timed.seconds));
    return { server, rounds: ratios[0]!.length, seconds, mean: mean(ratios[0]!), sds: ratios.map((ofWay) => sampleStandardDeviation(ofWay)) };
  });
  const rows = [
    ...servers.map((of) => [of.server, String(of.rounds), `${of.seconds.toFixed(1)} s`, percent(of.mean), ...of.sds.map(percent)]),
    ['root mean square', '', '', '', ...WAY_NAMES.map((_, place) => percent(rootMeanSquare(servers.map(({ sds }) => sds[place]!))))],
  ];
  const head = ['server', 'rounds of each', 'a round takes', 'mean', ...WAY_NAMES.map((way, place) => (place === 0 ? `sd of a round, ${WAYS[way]}` : WAYS[way]))];
  process.stdout.write(`${markdownTable([head, ...rows], { align: ['l', ...head.slice(1).map(() => 'r')] })}\n`);
}

function percent(value: number): string {
  return `${value.toFixed(2)} %`;
}
