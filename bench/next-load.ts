/**
 * What a request costs when a load begins on processes that were warm already: base against base is booted, loaded until both
 * arms are warm, and loaded again, with new connections each time.
 *
 *     node bench/next-load.ts record [BOOTS] [SERVER…]    measures (about 10 s a server and boot) and keeps what it saw
 *     node bench/next-load.ts table                       prints the table of docs/noise.md
 *
 * Run nothing else meanwhile.
 */
import { markdownTable } from 'markdown-table';
import { mean } from 'simple-statistics';
import { monotonicMs } from '../src/system/this-program.ts';
import { bothAtOnce, bothInTurn } from '../src/measure/both-arms.ts';
import { treeActivity } from '../src/measure/probe/probe-log.ts';
import { bootBoth, type BothServers, type ServerDuet, type ServerRig } from '../src/measure/server/server-arms.ts';
import { assertGoodLoad, LEAD_IN_MS, loadCommand } from '../src/measure/server/server-load.ts';
import type { HttpScenario } from '../src/model.ts';
import { type Boots, recordBoots } from './boots.ts';
import { readRecording } from './recording.ts';

const FILE = 'next-load.json';

/** Twice what the slowest of them need for the responses that make a round's arms warm. */
const WARM_MS = 4_500;
const NEXT_MS = 1_500;
const NEXT_LOADS = 2;
/** Of a further load, in ms from its beginning. */
const STRETCHES = [[0, 100], [100, 200], [200, 400], [400, 800], [800, 1_500]] as const;
/** Of the first load: what the others are compared with. */
const WARM_STRETCH = [3_500, 4_500] as const;

/** CPU time of a request in µs, of both arms together; null: they answered none. */
type Cost = number | null;

/** One boot: what its first load came to, and then the others by stretch. */
interface Boot {
  readonly warm: Cost;
  readonly next: readonly (readonly Cost[])[];
}

type Recording = Boots<Boot>;

const [command = 'table', boots = '5', ...named] = process.argv.slice(2);
if (command === 'record') await recordBoots({ file: FILE, count: Number(boots), named }, measureBoot);
printTable(await readRecording<Recording>(FILE));

async function measureBoot(duet: ServerDuet<HttpScenario>, rig: ServerRig): Promise<Boot> {
  await using servers = await bootBoth(duet, rig);
  const [warm = null] = await costsOfLoad(servers, duet, rig, { durationMs: WARM_MS, stretches: [WARM_STRETCH] });
  const next: (readonly Cost[])[] = [];
  while (next.length < NEXT_LOADS) next.push(await costsOfLoad(servers, duet, rig, { durationMs: NEXT_MS, stretches: STRETCHES }));
  return { warm, next };
}

interface Load {
  readonly durationMs: number;
  readonly stretches: readonly (readonly [fromMs: number, toMs: number])[];
}

async function costsOfLoad(servers: BothServers, { scenario, loadedFirst }: ServerDuet<HttpScenario>, { client }: ServerRig, { durationMs, stretches }: Load): Promise<readonly Cost[]> {
  const before = await bothInTurn(loadedFirst, (arm) => servers[arm].logs());
  const fromMs = monotonicMs() + LEAD_IN_MS;
  const results = await bothAtOnce(loadedFirst, (arm) => client.load(loadCommand(servers[arm], scenario, fromMs, fromMs + durationMs)));
  const logs = await bothAtOnce(loadedFirst, async (arm) => {
    const after = await servers[arm].logs();
    assertGoodLoad(servers[arm], scenario, { before: before[arm], after, result: results[arm] });
    return after;
  });
  return stretches.map(([from, to]) => {
    const activity = treeActivity([...logs.base, ...logs.head], fromMs + from, fromMs + to);
    return activity === null || activity.finishedPerMs === 0 ? null : activity.cpuUsPerMs / activity.finishedPerMs;
  });
}

function printTable(recording: Recording): void {
  const rows = Object.entries(recording).flatMap(([server, ofServer]) => Array.from({ length: NEXT_LOADS }, (_, load) => {
    const timesWarm = STRETCHES.map((_stretch, place) => mean(ofServer.flatMap(({ warm, next }) => ratiosOf(next[load]![place]!, warm))));
    return [server, String(ofServer.length), load === 0 ? 'next' : 'the one after', ...timesWarm.map((ratio) => ratio.toFixed(2))];
  }));
  const head = ['server', 'boots', 'load', ...STRETCHES.map(([from, to]) => `${from / 1000} to ${to / 1000} s`)];
  process.stdout.write(`${markdownTable([head, ...rows], { align: ['l', 'r', 'l', ...STRETCHES.map(() => 'r')] })}\n`);
}

function ratiosOf(cost: Cost, warm: Cost): readonly number[] {
  return cost === null || warm === null ? [] : [cost / warm];
}
