/**
 * What longer and shorter rounds of servers are worth: base against base by the procedure of today and by others, in turn. What
 * counts is not how much a round varies but how much does what can be measured in a minute, variance × seconds.
 *
 *     node bench/round-length.ts record [BOOTS] [SERVER…]    measures (about 14 s a server and boot) and keeps what it saw
 *     node bench/round-length.ts table                       prints the table of docs/noise.md
 *
 * Run nothing else meanwhile.
 */
import { mean, rootMeanSquare, sampleStandardDeviation } from 'simple-statistics';
import { monotonicMs } from '../src/system/this-program.ts';
import { roundLogRatios } from '../src/judge/rounds.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import type { ServerDuet, ServerRig } from '../src/measure/server/server-arms.ts';
import { measureServerDuet } from '../src/measure/server/server-rounds.ts';
import type { HttpScenario, MetricName } from '../src/model.ts';
import { type Boots, recordBoots } from './boots.ts';
import { readRecording } from './recording.ts';
import { tableOfFigures } from './table-of-figures.ts';

const FILE = 'round-length.json';
const METRICS = ['cpuPerRequest', 'unloadedLatency'] as const satisfies readonly MetricName[];

const WAYS = {
  longer: { ...PROCEDURE, warmResponses: 8_000, slices: 6, leastSlices: 4, latencySliceMs: 150 },
  today: PROCEDURE,
  shorter: { ...PROCEDURE, warmResponses: 5_000, slices: 3, leastSlices: 2, latencySliceMs: 75 },
} as const;
type Way = keyof typeof WAYS;
const WAY_NAMES = Object.keys(WAYS) as Way[];
const TODAY = WAY_NAMES.indexOf('today');

/** Of each metric, the log ratio; none: the round had no usable slice. */
interface Seen extends Readonly<Record<typeof METRICS[number], readonly number[]>> {
  readonly seconds: number;
}

type Recording = Boots<Readonly<Record<Way, Seen>>>;

const [command = 'table', count = '30', ...named] = process.argv.slice(2);
if (command === 'record') await recordBoots({ file: FILE, count: Number(count), named }, byEachWay);
process.stdout.write(`${tableOf(await readRecording<Recording>(FILE))}\n`);

async function byEachWay(duet: ServerDuet<HttpScenario>, rig: ServerRig): Promise<Record<Way, Seen>> {
  const seen: Partial<Record<Way, Seen>> = {};
  for (const way of WAY_NAMES) {
    const begunMs = monotonicMs();
    const round = await measureServerDuet(duet, { ...rig, procedure: WAYS[way] });
    const [cpuPerRequest, unloadedLatency] = METRICS.map((metric) => roundLogRatios([round], metric, 'lower'));
    seen[way] = { seconds: (monotonicMs() - begunMs) / 1000, cpuPerRequest: cpuPerRequest!, unloadedLatency: unloadedLatency! };
  }
  return seen as Record<Way, Seen>;
}

/** Of rounds of one server that were measured in one way. */
interface Figures {
  readonly seconds: number;
  /** In the order of `METRICS`. */
  readonly sds: readonly number[];
}

function figuresOf(seen: readonly Seen[]): Figures {
  return { seconds: mean(seen.map(({ seconds }) => seconds)), sds: METRICS.map((metric) => sampleStandardDeviation(seen.flatMap((one) => one[metric]))) };
}

/** Standard deviations by their root mean square. */
function together(servers: readonly Figures[]): Figures {
  return { seconds: mean(servers.map(({ seconds }) => seconds)), sds: METRICS.map((_, place) => rootMeanSquare(servers.map(({ sds }) => sds[place]!))) };
}

function tableOf(recording: Recording): string {
  const servers = Object.entries(recording).map(([server, boots]) => ({ server, boots: boots.length, byWay: WAY_NAMES.map((way) => figuresOf(boots.map((boot) => boot[way]))) }));
  const all = { server: 'all', boots: servers[0]!.boots, byWay: WAY_NAMES.map((_, place) => together(servers.map(({ byWay }) => byWay[place]!))) };
  const rows = [...servers, all].flatMap(({ server, boots, byWay }) => byWay.map((figures, place) =>
    [server, WAY_NAMES[place]!, String(boots), `${figures.seconds.toFixed(1)} s`, ...figures.sds.map(percent), (costOf(figures) / costOf(byWay[TODAY]!)).toFixed(2)]));
  return tableOfFigures(['server', 'round', 'boots', 'takes', 'CPU per request: sd', 'unloaded latency: sd', 'variance × seconds'], rows);
}

/** Variance of CPU per request × seconds: how long it takes to know a mean so well. */
function costOf({ seconds, sds: [sd] }: Figures): number {
  return sd! ** 2 * seconds;
}

function percent(log: number): string {
  return `${(100 * log).toFixed(2)} %`;
}
