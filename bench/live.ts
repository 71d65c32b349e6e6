/**
 * Whole runs of the built program on this repository's own servers and suites, with a change that is known beforehand.
 *
 *     node bench/live.ts gate [RUNS]             `npm run gate` on unchanged code; every second run beside a busy process
 *     node bench/live.ts record [RUNS] [KIND]…   one server or suite a run, by the standard profile; every third beside a busy process,
 *                                                all of them or none by `busy` or `quiet` among the kinds
 *     node bench/live.ts                         writes results/LIVE.md of all that is kept
 *
 * Run nothing else meanwhile.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { readRunFile } from '../src/store/run-file.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { benchmarksOf, type Kind, keepLiveRun, liveTables, readLiveRuns } from './live/live-runs.ts';
import { withEditsBySeed, withOtherNames } from './neutral-edits.ts';
import { repository } from './recording.ts';
import { CAUSES } from './why/causes.ts';
import { withCause } from './why/injection.ts';

const FIXTURES = 'fixtures/servers';
/** Where a server has its user: what is edited. */
const SERVERS: Readonly<Record<string, string>> = {
  'http-node/updateUser': `${FIXTURES}/http-node/server.js`,
  'express/updateUser': `${FIXTURES}/express/server.js`,
  'fastify/updateUser': `${FIXTURES}/fastify/server.js`,
  'koa/updateUser': `${FIXTURES}/koa/server.js`,
  'hapi/updateUser': `${FIXTURES}/hapi/server.js`,
  'restify/updateUser': `${FIXTURES}/restify/server.js`,
  'toa/updateUser': `${FIXTURES}/toa/server.js`,
  'mion-style/updateUser': `${FIXTURES}/mion-style/routes.js`,
  'deepkit/updateUser': `${FIXTURES}/deepkit/routes.js`,
  'egg/updateUser': `${FIXTURES}/egg/app/controller/user.js`,
};
const SUITES: Readonly<Record<string, string>> = {
  'user/parse': 'fixtures/suites/user/user.suite.js',
  'user/date': 'fixtures/suites/user/user.suite.js',
  'calling/call/normal': 'fixtures/suites/moleculer/calling.suite.js',
  'serializers/event-1kb/json': 'fixtures/suites/moleculer/packets.js',
};

/** Instructions of what a cause does once, as `results/WHY.md` has them. */
const EXTRA: Readonly<Partial<Record<string, number>>> = {
  'slower function': 18_300,
  'extra JSON pass': 61_000,
  'extra allocation': 8_700,
  'added middleware': 19_400,
};
const SHARES: Readonly<Partial<Record<Kind, number>>> = { 'slower 3 %': 0.03, 'slower 1 %': 0.01 };

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', count = '10', ...words] = process.argv.slice(2);
const kinds = words.filter((word) => word !== 'busy' && word !== 'quiet') as Kind[];
if (command === 'gate') for (let run = 0; run < Number(count); run += 1) await gate(run % 2 === 1);
if (command === 'record') await record(Number(count), kinds.length > 0 ? kinds : ['unchanged', 'edit', 'slower 3 %', 'slower 1 %']);
await writeFile(path.join(repository, 'bench/results/LIVE.md'), liveTables(await readLiveRuns()));

async function gate(isBusy: boolean): Promise<void> {
  await measure({ kind: 'gate', cause: null, isBusy }, ['npm', 'run', '--silent', 'gate'], repository);
}

async function record(runs: number, wanted: readonly Kind[]): Promise<void> {
  await using folder = await temporaryFolder();
  const clone = folder.path;
  await execa('git', ['clone', '--quiet', repository, clone]);
  const git = (...args: readonly string[]): Promise<unknown> =>
    execa('git', ['-c', 'user.name=ada', '-c', 'user.email=ada@example.org', ...args], { cwd: clone });
  const cli = path.join(repository, 'dist/cli.js');
  for (let run = 0; run < runs; run += 1) {
    const kind = wanted[run % wanted.length]!;
    // Goes on where an earlier recording ended.
    const round = (await readLiveRuns()).filter((one) => one.kind === kind).length;
    const subjects = Object.entries(SHARES[kind] === undefined ? { ...SERVERS, ...SUITES } : SERVERS);
    const [id, file] = subjects[round % subjects.length]!;
    await git('checkout', '--quiet', '--detach', 'origin/HEAD');
    const commit = (): Promise<unknown> => git('commit', '--quiet', '--all', '--message', kind);
    const original = await readFile(path.join(clone, file), 'utf8');
    const isPatched = kind === 'edit' && round % 5 === 4 && id in SERVERS;
    if (isPatched) await patchDependency(path.join(clone, ...file.split('/').slice(0, 3)), commit);
    const { text, cause } = isPatched ? { text: original, cause: null } : await changed(original, kind, round, id);
    if (text !== original) {
      await writeFile(path.join(clone, file), text);
      await commit();
    }
    const base = isPatched ? 'HEAD~1' : 'origin/HEAD';
    // Nothing that it loads has changed, so it would count as not affected.
    const isAll = text === original ? ['--all'] : [];
    await measure(
      { kind, cause, isBusy: words.includes('busy') || (!words.includes('quiet') && round % 3 === 2) },
      [process.execPath, cli, 'run', '--base', base, '--profile', 'standard', '--only', id, ...isAll],
      clone,
    );
  }
}

/** Two commits: a package that nothing loads, and its patch. */
async function patchDependency(folder: string, commit: () => Promise<unknown>): Promise<void> {
  for (const version of ['2.1.2', '2.1.3']) {
    await execa('npm', ['install', '--silent', '--package-lock-only', '--save-exact', `not-loaded@npm:ms@${version}`], { cwd: folder });
    await commit();
  }
}

/** A server's or suite's file, as this kind of run has it. */
async function changed(
  original: string,
  kind: Kind,
  round: number,
  id: string,
): Promise<{ readonly text: string; readonly cause: string | null }> {
  if (kind === 'edit') {
    const renamed = withOtherNames(original);
    return { text: round % 2 === 0 || renamed === original ? withEditsBySeed(original, round + 1) : renamed, cause: null };
  }
  const share = SHARES[kind];
  if (share === undefined) return { text: original, cause: null };
  const counted = (await readLiveRuns()).flatMap(({ benchmarks }) => benchmarks).find((one) => one.id === id && one.counts !== null);
  if (counted === undefined) throw new Error(`record unchanged runs first: the size of ${id} is not known`);
  const [cause, extra] = Object.entries(EXTRA)[(round + Math.floor(round / Object.keys(SERVERS).length)) % Object.keys(EXTRA).length]!;
  const { head } = CAUSES.find(({ name }) => name === cause)!;
  return { text: withCause(original, head, (share * counted.counts!.base) / extra!), cause };
}

async function measure(
  known: { readonly kind: Kind; readonly cause: string | null; readonly isBusy: boolean },
  [program, ...args]: readonly string[],
  cwd: string,
): Promise<void> {
  const file = path.join(cwd, '.perf-gate/run.json');
  // A run that fails writes none.
  await rm(file, { force: true });
  const busy = known.isBusy ? execa(process.execPath, ['-e', 'for (;;);'], { reject: false }) : null;
  try {
    const [load, fromMs] = [os.loadavg()[0]!, performance.now()];
    await execa(program!, args, { cwd, reject: false, stdin: 'ignore' });
    const seconds = (performance.now() - fromMs) / 1000;
    const benchmarks = benchmarksOf(await readRunFile(file), known.cause);
    await keepLiveRun({ ...known, load, seconds, benchmarks });
    process.stdout.write(
      `${known.kind} · ${known.cause ?? ''} · ${seconds.toFixed(0)} s · ${benchmarks.map(({ id, verdict, isFirst }) => `${id} ${verdict}${isFirst ? ', first' : ''}`).join('; ')}\n`,
    );
  } finally {
    busy?.kill();
  }
}
