/** Ways to see whether head is slower than base, each used as its users do. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { namedByCount } from '../../src/judge/cause/counted-cause.ts';
import { judge } from '../../src/judge/judge.ts';
import { untilListening } from '../../src/measure/server/first-answer.ts';
import type { Arm, OfBothArms } from '../../src/model.ts';
import type { PlannedBenchmark } from '../../src/plan/benchmarks.ts';
import { readRunFile } from '../../src/store/run-file.ts';
import { holdPort, LOOPBACK } from '../../src/system/loopback.ts';
import { startProcessTree } from '../../src/system/process-tree.ts';
import { environmentInTree } from '../../src/system/program-environment.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { repository } from '../recording.ts';
import { callgrindVersion, countByCallgrind } from './callgrind.ts';
import { isOfLoop } from './loop.ts';
import type { Sight, Subject } from './sights.ts';

interface Edited {
  readonly benchmark: PlannedBenchmark;
  readonly trees: OfBothArms<string>;
}

type Seen = Pick<Sight, 'ratio' | 'isSlower' | 'isNamed'>;

interface Way {
  readonly name: string;
  readonly sees: readonly Subject[];
  /** null: a program that it needs is missing. */
  readonly look: (edited: Edited) => Promise<Seen | null>;
}

/** Of ways without a rule. */
const SLOWER = 1.015;
const GITHUB_ACTION_BENCHMARK = 1.5;

const BOOT_MS = 30_000;
const CONNECT_EVERY_MS = 50;

export const WAYS: readonly Way[] = [
  { name: 'perf-gate', sees: ['express/updateUser', 'user/date'], look: lookByGate },
  { name: 'callgrind', sees: ['express/updateUser'], look: lookByCallgrind },
  {
    name: 'autocannon, ten seconds each',
    sees: ['express/updateUser'],
    look: async (edited) => bySize(await requestMicroseconds('base', edited), await requestMicroseconds('head', edited), SLOWER),
  },
  {
    name: 'tinybench, github-action-benchmark',
    sees: ['user/date'],
    look: (edited) => lookBySuite(TINYBENCH, GITHUB_ACTION_BENCHMARK, edited),
  },
  { name: 'mitata', sees: ['user/date'], look: (edited) => lookBySuite(MITATA, SLOWER, edited) },
];

function bySize(base: number, head: number, slower: number): Seen {
  const ratio = head / base;
  return { ratio, isSlower: ratio > slower, isNamed: null };
}

/** In a repository of two commits, as in a pull request. */
async function lookByGate({ benchmark, trees }: Edited): Promise<Seen> {
  await using folder = await temporaryFolder();
  const clone = folder.path;
  await execa('git', ['clone', '--quiet', repository, clone]);
  const { dir } = benchmark.head;
  for (const file of await changedFiles(dir, trees)) await copyFile(file, path.join(clone, dir, path.basename(file)));
  await execa(
    'git',
    ['-c', 'user.name=ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '--allow-empty', '--all', '--message', 'more work'],
    { cwd: clone },
  );
  const cli = path.join(repository, 'dist/cli.js');
  await execa(process.execPath, [cli, 'run', '--base', 'origin/HEAD', '--profile', 'standard', '--only', benchmark.id, '--all'], {
    cwd: clone,
    reject: false,
    stdin: 'ignore',
  });
  const file = await readRunFile(path.join(clone, '.perf-gate/run.json'));
  const { measurement, cause } = file.run.benchmarks.find(({ id }) => id === benchmark.id)!;
  if (measurement.state !== 'measured') throw new Error(`${benchmark.id} was not measured`);
  const { base, head } = measurement.instructions ?? { base: null, head: 0 };
  const isSlower = judge(file).benchmarks.some(({ id, verdict }) => id === benchmark.id && verdict === 'regressed');
  const [first] = cause?.counted == null ? [] : namedByCount(cause.counted);
  return { ratio: base === null ? 1 : head / base, isSlower, isNamed: isSlower ? first !== undefined && isOfLoop(first) : null };
}

/** The one that was edited: installed packages stay behind. */
async function changedFiles(dir: string, trees: OfBothArms<string>): Promise<readonly string[]> {
  const { stdout } = await execa('diff', ['--recursive', '--brief', '--exclude=node_modules', trees.base, trees.head], { reject: false });
  return [...stdout.matchAll(/^Files .* and (?<file>.*) differ$/gm)]
    .map(({ groups }) => groups!['file']!)
    .filter((file) => file.includes(dir));
}

async function lookByCallgrind({ benchmark, trees }: Edited): Promise<Seen | null> {
  if (benchmark.kind !== 'server' || benchmark.request.protocol !== 'http') throw new Error(`${benchmark.id} does not speak HTTP`);
  if ((await callgrindVersion()) === null) return null;
  const { base, head } = await countByCallgrind({ target: benchmark.head, scenario: benchmark.request, trees });
  return bySize(base, head, SLOWER);
}

/** By autocannon's own program, with its own figures. */
async function requestMicroseconds(arm: Arm, { benchmark, trees }: Edited): Promise<number> {
  if (benchmark.kind !== 'server' || benchmark.request.protocol !== 'http') throw new Error(`${benchmark.id} does not speak HTTP`);
  const { head: target, request } = benchmark;
  using held = await holdPort();
  const { port } = held;
  await using server = startProcessTree({
    command: [process.execPath, 'server.js'],
    cwd: path.join(trees[arm], target.dir),
    env: { ...environmentInTree({ dir: target.dir, env: target.env }, trees[arm]), PORT: String(port), HOST: LOOPBACK },
    cores: null,
  });
  const origin = await untilListening(server, { target, port, scenario: request, timeoutMs: BOOT_MS, everyMs: CONNECT_EVERY_MS });
  const headers = Object.entries(request.headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]);
  const { stdout } = await execa(
    'autocannon',
    [
      '--json',
      '--connections',
      '50',
      '--duration',
      '10',
      '--method',
      request.method,
      ...headers,
      '--body',
      request.body ?? '',
      `${origin}${request.path}`,
    ],
    { preferLocal: true, localDir: repository },
  );
  const { requests } = JSON.parse(stdout) as { readonly requests: { readonly average: number } };
  return 1e6 / requests.average;
}

/** Each prints the nanoseconds of the task. */
const TINYBENCH = `import { Bench } from 'tinybench';
const bench = new Bench({ time: 1000 });
bench.add('task', task);
await bench.run();
console.log(bench.tasks[0].result.latency.mean * 1e6);`;
const MITATA = `import { measure } from 'mitata';
console.log((await measure(task)).avg);`;

async function lookBySuite(program: string, slower: number, { benchmark, trees }: Edited): Promise<Seen> {
  if (benchmark.kind !== 'suite') throw new Error(`${benchmark.id} is no suite`);
  const { file, dir } = benchmark.head;
  const text = `import addTasks from './${file}';
let task;
addTasks({ add: (name, operation) => { if (name === '${benchmark.scenario}') task = operation; } });
${program}`;
  const nanosecondsOf = async (arm: Arm): Promise<number> => {
    const cwd = path.join(trees[arm], dir);
    await execa('npm', ['install', '--no-save', '--no-audit', '--no-fund', 'tinybench@6.2.3', 'mitata@1.0.34'], { cwd });
    const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', text], { cwd });
    return Number(stdout);
  };
  return bySize(await nanosecondsOf('base'), await nanosecondsOf('head'), slower);
}
