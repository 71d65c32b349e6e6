/**
 * Whole runs of the command line on express: a commit with 5 % more CPU work per request, and one that only adds a
 * comment, twenty times each.
 *
 *     node bench/tries.ts record [TRIES]    measures (about a minute a try) and keeps every run
 *     node bench/tries.ts table             prints the table of docs/noise.md from the kept runs
 *
 * The work is a loop whose length is set by a run of its own, so that 5 % is what it adds; the mean over all tries
 * tells what it really added. Run nothing else meanwhile.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { mean, median } from 'simple-statistics';
import { markdownTable } from 'markdown-table';
import { judge } from '../src/judge/judge.ts';
import { roundLogRatios } from '../src/judge/rounds.ts';
import type { Measurement, Run } from '../src/model.ts';
import { readRecording, repository, writeRecording } from './recording.ts';

const FILE = 'tries.json';
const WANTED = 0.05;
const CALIBRATION_LOOPS = 4_000;
const ID = 'express/updateUser';

const CHANGES = {
  'comment only': (source: string) => source.replace("app.post('/updateUser'", "// Takes a user and sends it back.\napp.post('/updateUser'"),
  '5 % more CPU work': withWork,
} as const;
type ChangeName = keyof typeof CHANGES;

interface Try {
  readonly change: ChangeName;
  readonly exitCode: number;
  /** The whole run, installs included, in s. */
  readonly seconds: number;
  readonly run: Run;
}

const [command = 'table', tries = '20'] = process.argv.slice(2);
if (command === 'record') await record(Number(tries));
printTable(await readRecording<readonly Try[]>(FILE));

async function record(count: number): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-tries-'));
  try {
    const server = path.join(folder, 'fixtures/servers/express/server.js');
    await cp(path.join(repository, 'fixtures/servers/express'), path.dirname(server), { recursive: true, filter: (file) => !file.includes('node_modules') });
    await writeFile(path.join(folder, 'perf-gate.yml'), onlyExpress(await readFile(path.join(repository, 'perf-gate.yml'), 'utf8')));
    const git = (...args: readonly string[]): string => execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid', ...args], { cwd: folder, encoding: 'utf8' });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '--message=base');
    const source = await readFile(server, 'utf8');

    await writeFile(server, withWork(source, CALIBRATION_LOOPS));
    const calibration = await runGate(folder);
    const loops = Math.round(CALIBRATION_LOOPS * (WANTED / Math.expm1(meanLog([calibration.run]))));
    process.stderr.write(`${loops} loops add ${WANTED * 100} %\n`);

    const kept: Try[] = [];
    for (let index = 0; index < count; index += 1) {
      for (const change of Object.keys(CHANGES) as ChangeName[]) {
        await writeFile(server, CHANGES[change](source, loops));
        const { exitCode, run } = await runGate(folder);
        kept.push({ change, exitCode, seconds: run.durationMs / 1000, run });
        process.stderr.write(`${index + 1}/${count} ${change}: exit ${exitCode}, ${(run.durationMs / 1000).toFixed(0)} s\n`);
        await writeRecording(FILE, kept);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The configuration without the other targets. */
function onlyExpress(text: string): string {
  return text.split('\n').filter((line) => !/^ {2}[\w-]+: \{ dir: /.test(line) || line.startsWith('  express:')).filter((line) => line !== 'suites:').join('\n');
}

function withWork(source: string, loops: number): string {
  const work = `let sink = 0;\nfunction work() {\n  for (let index = 0; index < ${loops}; index += 1) sink = (Math.imul(sink, 31) + index) | 0;\n}\n\n`;
  return source.replace("app.post('/updateUser', (req, res) => {", `${work}app.post('/updateUser', (req, res) => {\n  work();`);
}

async function runGate(folder: string): Promise<{ readonly exitCode: number; readonly run: Run }> {
  const output = path.join(folder, '.perf-gate', 'bench.json');
  const cli = path.join(repository, 'dist/cli.js');
  const exitCode = await promisify(execFile)('node', [cli, 'run', '--only', 'express/*', '--base', 'HEAD', '--json', output], { cwd: folder })
    .then(() => 0, (error: { readonly code: number }) => error.code);
  return { exitCode, run: (JSON.parse(await readFile(output, 'utf8')) as { readonly run: Run }).run };
}

function meanLog(runs: readonly Run[]): number {
  return mean(runs.flatMap((run) => [...logRatiosOf(run)]));
}

function logRatiosOf(run: Run): readonly number[] {
  const measurement = run.benchmarks.find(({ id }) => id === ID)!.measurement;
  return measurement.state === 'measured' ? roundLogRatios(measurement.duets, 'cpuPerRequest', 'lower') : [];
}

function printTable(kept: readonly Try[]): void {
  const rows = (Object.keys(CHANGES) as ChangeName[]).flatMap((change) => {
    const tried = kept.filter((one) => one.change === change);
    const added = Math.expm1(meanLog(tried.map(({ run }) => run)));
    const seconds = tried.map((one) => one.seconds);
    const measured = [`${tried.filter(({ exitCode }) => exitCode === 1).length} of ${tried.length}`, ...verdictCounts(tried.map(({ run }) => run)), `${median(seconds).toFixed(0)} s`, `${Math.max(...seconds).toFixed(0)} s`];
    const rowsOfChange = [[change, percent(added), ...measured]];
    // The loop's length is a guess from one run; the same rounds with head scaled tell of exactly what was wanted.
    if (change !== 'comment only') rowsOfChange.push(['the same rounds, head scaled', percent(WANTED), '–', ...verdictCounts(tried.map(({ run }) => withHeadScaled(run, (1 + WANTED) / (1 + added)))), '–', '–']);
    return rowsOfChange;
  });
  process.stdout.write(`${markdownTable([['change', 'mean over all rounds', 'exit 1', 'regressed', 'no regression ≥ 5 %', 'inconclusive', 'whole run, median', 'longest'], ...rows])}\n`);
}

/** Judged again from the raw rounds: the table does not rest on what a run once said. */
function verdictCounts(runs: readonly Run[]): readonly string[] {
  const verdicts = runs.map((run) => judge({ run, history: [], acceptances: [] }).benchmarks[0]!.verdict);
  return ['regressed', 'no regression', 'inconclusive'].map((verdict) => `${verdicts.filter((one) => one === verdict).length} of ${runs.length}`);
}

function withHeadScaled(run: Run, factor: number): Run {
  const scaled = (measurement: Measurement): Measurement => (measurement.state !== 'measured' ? measurement : {
    ...measurement,
    duets: measurement.duets.map((duet) => ({
      ...duet,
      slices: { ...duet.slices, cpuPerRequest: (duet.slices.cpuPerRequest ?? []).map(({ base, head }) => ({ base, head: head * factor })) },
    })),
  });
  return { ...run, benchmarks: run.benchmarks.map((benchmark) => ({ ...benchmark, measurement: scaled(benchmark.measurement) })) };
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)} %`;
}
