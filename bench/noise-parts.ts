/**
 * Where the noise of a round comes from. Base against base is booted once and loaded several times, with new connections
 * each time, so that three things can be told apart (Kalibera & Jones 2013): by how much slices of a load differ, loads of
 * the same processes beyond that, and processes.
 *
 *     node bench/noise-parts.ts record [BOOTS] [SERVER…]    measures (about 14 s a server and boot) and keeps what it saw
 *     node bench/noise-parts.ts table                       prints the table of docs/noise.md
 *
 * Run nothing else meanwhile.
 */
import { markdownTable } from 'markdown-table';
import { mean, rootMeanSquare, sampleVariance } from 'simple-statistics';
import { otherArm } from '../src/measure/both-arms.ts';
import { loadTogether } from '../src/measure/server/saturated-load.ts';
import { bootBoth, type ServerDuet, type ServerRig } from '../src/measure/server/server-arms.ts';
import type { HttpScenario, SlicePair } from '../src/model.ts';
import { type Boots, recordBoots } from './boots.ts';
import { readRecording } from './recording.ts';
import { varianceComponent } from './variance-component.ts';

const FILE = 'noise-parts.json';
const LOADS = 4;
/** Loads that a round could have its slices from, as many as now in all: what loads differ by would count for so much less. */
const SPLIT = 3;

/** CPU time per request, by slice of a load. */
type Load = readonly SlicePair[];

/** The loads of each boot. */
type Recording = Boots<readonly Load[]>;

const [command = 'table', boots = '10', ...named] = process.argv.slice(2);
if (command === 'record') await recordBoots({ file: FILE, count: Number(boots), named }, measureLoads);
printTable(await readRecording<Recording>(FILE));

async function measureLoads(duet: ServerDuet<HttpScenario>, rig: ServerRig): Promise<readonly Load[]> {
  await using servers = await bootBoth(duet, rig);
  const loads: Load[] = [];
  while (loads.length < LOADS) {
    const loadedFirst = loads.length % 2 === 0 ? duet.loadedFirst : otherArm(duet.loadedFirst);
    const { slices } = await loadTogether(servers, { ...duet, loadedFirst }, rig);
    loads.push(slices.cpuPerRequest ?? []);
  }
  return loads;
}

/** Variances of log ratios. */
interface Parts {
  /** What the slices of a load leave of their own noise in its mean. */
  readonly slices: number;
  readonly loads: number;
  readonly processes: number;
}

function partsOf(boots: readonly (readonly Load[])[]): Parts {
  const ofBoots = boots.map((loads) => loads.map((slices) => slices.map(({ base, head }) => Math.log(head / base))).filter((ratios) => ratios.length > 1));
  const ofLoads = ofBoots.flat();
  return {
    slices: mean(ofLoads.map((ratios) => sampleVariance([...ratios]))) / mean(ofLoads.map(({ length }) => length)),
    loads: Math.max(0, mean(ofBoots.flatMap((loads) => varianceComponent(loads)?.variance ?? []))),
    processes: Math.max(0, varianceComponent(ofBoots.map((loads) => loads.map((ratios) => mean([...ratios]))))?.variance ?? 0),
  };
}

function printTable(recording: Recording): void {
  const rows = Object.entries(recording).map(([server, boots]) => {
    const { slices, loads, processes } = partsOf(boots);
    return { server, boots: boots.length, figures: [slices, loads, processes, slices + loads + processes, slices + loads / SPLIT + processes].map((variance) => Math.sqrt(variance) * 100) };
  });
  const head = ['server', 'boots', 'slices of a load', 'loads', 'processes', 'all: a round', `its slices from ${SPLIT} loads`];
  const all = head.slice(2).map((_, place) => rootMeanSquare(rows.map(({ figures }) => figures[place]!)));
  const cells = [...rows.map(({ server, boots, figures }) => [server, String(boots), ...figures.map(percent)]), ['root mean square', '', ...all.map(percent)]];
  process.stdout.write(`${markdownTable([head, ...cells], { align: ['l', ...head.slice(1).map(() => 'r')] })}\n`);
}

function percent(value: number): string {
  return `${value.toFixed(2)} %`;
}
