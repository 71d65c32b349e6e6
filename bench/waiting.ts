/**
 * Whether servers that mostly wait are told from those that work, and what a round says of their throughput: small servers of
 * node:http, base against base and with one place less in a pool of eight.
 *
 *     node bench/waiting.ts record [ROUNDS]    measures (about a minute for a round of all) and keeps the raw rounds
 *     node bench/waiting.ts table              prints the table of docs/noise.md from the kept rounds
 *
 * Run nothing else meanwhile.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import { planCores } from '../src/measure/cores.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { openRig } from '../src/measure/rig.ts';
import { measureServerDuet } from '../src/measure/server/server-rounds.ts';
import type { Arm, HttpScenario, RoundOfBothArms, ServerTarget } from '../src/model.ts';
import { changeOverRounds } from './change-over-rounds.ts';
import { readRecording, writeRecording } from './recording.ts';

const FILE = 'waiting.json';
const CONNECTIONS = 20;

/** What is done for each request in either arm: code that calls `answer`. */
interface Pair {
  readonly name: string;
  readonly base: string;
  readonly head: string;
}

const alike = (name: string, code: string): Pair => ({ name, base: code, head: code });
const working = (us: number): string => `for (const from = process.cpuUsage(); ((cpu) => cpu.user + cpu.system < ${us})(process.cpuUsage(from));); answer();`;
const waiting = (ms: number): string => `setTimeout(answer, ${ms});`;
const pool = (places: number, ms: number): string => `
  const serve = () => { setTimeout(() => { answer(); taken -= 1; queue.shift()?.(); }, ${ms}); taken += 1; };
  if (taken < ${places}) serve(); else queue.push(serve);`;

const PAIRS: readonly Pair[] = [
  alike('answers at once', 'answer();'),
  alike('works for 0.2 ms', working(200)),
  alike('works for 2 ms in the thread pool', "crypto.pbkdf2('perf', 'gate', 8_000, 32, 'sha256', answer);"),
  alike('works for 0.2 ms and waits for 20', `setTimeout(() => { ${working(200)} }, 20);`),
  alike('waits for 20 ms', waiting(20)),
  alike('waits for 150 ms', waiting(150)),
  alike('waits for 400 ms', waiting(400)),
  alike('a pool of eight, 40 ms each', pool(8, 40)),
  alike('a lock, 5 ms each', pool(1, 5)),
  { name: 'a pool of eight, cut to seven', base: pool(8, 40), head: pool(7, 40) },
];

const TARGET: ServerTarget = {
  kind: 'server', name: 'waiting', dir: '.', install: null, build: null, env: {}, dependsOn: [], versionOf: null, edition: null, services: [], labels: {},
  start: 'node server.mjs', bootTimeoutMs: 10_000, stopTimeoutMs: 1_000, scenarios: [],
};

const SCENARIO: HttpScenario = {
  protocol: 'http', name: 'done', method: 'GET', path: '/', headers: {}, body: null,
  expect: { status: 200, body: { kind: 'text', value: 'done' } }, connections: CONNECTIONS, pipelining: 1, rate: null,
};

const treeOf = (folder: string, place: number, arm: Arm): string => path.join(folder, String(place), arm);

const serverSource = (code: string): string => `import crypto from 'node:crypto';
import http from 'node:http';

let taken = 0;
const queue = [];
http.createServer((request, response) => {
  const answer = () => { response.end('done'); };
  ${code}
}).listen(Number(process.env.PORT), process.env.HOST);
`;

type Recording = Readonly<Record<string, RoundOfBothArms[]>>;

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', rounds = '8'] = process.argv.slice(2);
if (command === 'record') await record(Number(rounds));
printTable(await readRecording<Recording>(FILE));

async function record(count: number): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-waiting-'));
  try {
    const cores = await planCores();
    if (cores === null) throw new Error('duets need two cores and taskset');
    await using rig = openRig({ cores, procedure: PROCEDURE, onKilled: () => {} });
    const recording: Recording = Object.fromEntries(PAIRS.map(({ name }) => [name, []]));
    for (const [place, pair] of PAIRS.entries()) await layOut(folder, place, pair);
    for (let index = 0; index < count; index += 1) {
      for (const [place, { name }] of PAIRS.entries()) {
        const arm = (which: Arm) => ({ target: TARGET, tree: treeOf(folder, place, which), stopGraceMs: 1_000 });
        const loadedFirst = index % 4 < 2 ? 'base' : 'head';
        recording[name]!.push(await measureServerDuet({ arms: { base: arm('base'), head: arm('head') }, scenario: SCENARIO, index, startedFirst: index % 2 === 0 ? 'base' : 'head', loadedFirst }, rig));
      }
      process.stderr.write(`${index + 1}/${count}\n`);
      await writeRecording(FILE, recording);
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function layOut(folder: string, place: number, pair: Pair): Promise<void> {
  for (const arm of ['base', 'head'] as const) {
    const tree = treeOf(folder, place, arm);
    await mkdir(tree, { recursive: true });
    await writeFile(path.join(tree, 'server.mjs'), serverSource(pair[arm]));
  }
}

function printTable(recording: Recording): void {
  const rows = Object.entries(recording).map(([name, measured]) => {
    const shares = measured.flatMap(({ waitingShare }) => waitingShare ?? []);
    const cells = (['cpuPerRequest', 'unloadedLatency', 'throughput'] as const).flatMap((metric) => {
      const { mean, sd } = changeOverRounds(measured, metric);
      return [percent(mean), percent(sd)];
    });
    return [name, String(measured.length), percent(median(shares)), ...cells];
  });
  const head = ['each request', 'rounds', 'waits', 'CPU per request', 'sd', 'unloaded latency', 'sd', 'throughput', 'sd'];
  process.stdout.write(`${markdownTable([head, ...rows], { align: ['l', 'r', 'r', 'r', 'r', 'r', 'r', 'r', 'r'] })}\n`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0.1 ? 0 : 2)} %`;
}
