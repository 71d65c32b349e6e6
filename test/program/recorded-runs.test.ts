import assert from 'node:assert/strict';
import { readFile, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { judge } from '../../src/judge/judge.ts';
import type { Run, RunFile } from '../../src/model.ts';
import { parseRunFile } from '../../src/store/run-file.ts';
import { version } from '../../src/system/version.ts';
import { aBenchmark, aRun, around, measured, POLICY } from '../judge/records.ts';
import { assertUserError, UNWRITABLE_REPORT } from './answers.ts';
import { SHORT_CLI } from './short-program.ts';
import { emptyRepository, type SampleRepository } from './sample-repository.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const runOf = (measurement: Parameters<typeof aBenchmark>[1], fields: Partial<Run> = {}): Run =>
  aRun({ benchmarks: [aBenchmark('api/hello', measurement)], ...fields });

const EQUAL = measured({ cpuPerRequest: around(0, 0.002), unloadedLatency: around(0, 0.002) });
const SLOWER = measured({ cpuPerRequest: around(0.2, 0.002), unloadedLatency: around(0, 0.002) });
const NOISY = measured({ cpuPerRequest: around(0, 0.4), unloadedLatency: around(0, 0.4) });

/** Commands on recorded runs need no repository, but a folder to be run in. */
async function folderWith(runs: Readonly<Record<string, Run>>): Promise<SampleRepository> {
  const folder = await emptyRepository();
  await folder.write(Object.fromEntries(Object.entries(runs).map(([name, run]) => [name, JSON.stringify({ run, history: [], acceptances: [] } satisfies RunFile)])));
  return folder;
}

describe('compare gives a recorded run the exit code of its verdict:', () => {
  const verdicts: readonly (readonly [exitCode: number, verdict: string, run: Run])[] = [
    [0, 'passed', runOf(EQUAL)],
    [1, 'regressed', runOf(SLOWER)],
    [1, 'failed', runOf({ state: 'broken', arm: 'head', reason: reasonThatSays('it dies') })],
    [3, 'invalid', runOf({ state: 'broken', arm: 'base', reason: reasonThatSays('it dies') })],
    [4, 'inconclusive', runOf(NOISY, { policy: { ...POLICY, onInconclusive: 'fail' } })],
    [0, 'passed', runOf(NOISY)],
    [0, 'nothing measured', runOf({ state: 'unaffected' })],
  ];
  for (const [exitCode, verdict, run] of verdicts) {
    test(`${exitCode} for ${verdict}, policy ${run.policy.onInconclusive} on inconclusive`, async () => {
      await using folder = await folderWith({ 'run.json': run });
      const answer = await folder.gate(['compare', 'run.json', '--json', '-']);
      assert.deepEqual([answer.exitCode, answer.stderr], [exitCode, '']);
      const report = JSON.parse(answer.stdout) as { readonly judgement: { readonly verdict: string; readonly exitCode: number } };
      assert.deepEqual([report.judgement.verdict, report.judgement.exitCode], [verdict, exitCode]);
    });
  }
});

test('what another version has measured is told with the one that judges', async () => {
  await using folder = await folderWith({ 'old.json': { ...runOf(EQUAL), tool: '0.0.1' } });
  assert.ok((await folder.gate(['compare', 'old.json', '--verbose'])).stdout.includes(`Measured with perf-gate 0.0.1, judged by ${version}, profile `));
});

describe('a run file is refused by compare, report and baseline update where it is', () => {
  const newer = JSON.stringify({ run: { ...runOf(EQUAL), schema: 4 }, history: [] });
  const refused: readonly (readonly [name: string, content: string | null, what: RegExp, fix: RegExp])[] = [
    ['missing', null, /no such run file/, /Check the path/],
    ['cut off', JSON.stringify({ run: runOf(EQUAL), history: [] }).slice(0, -20), /not a run file, nor any JSON/, /whole and unchanged/],
    ['something else', '{"run":{"schema":2}}', /not a run file: run\.tool/, /whole and unchanged/],
    ['from a newer version', newer, /written by a newer perf-gate/, /Upgrade perf-gate/],
  ];
  for (const [name, content, what, fix] of refused) {
    test(name, async () => {
      await using folder = await emptyRepository();
      await folder.write({ 'perf-gate.yml': 'version: 1\nsuites: { s: { dir: ., file: s.js } }\n', ...(content === null ? {} : { 'run.json': content }) });
      for (const command of [['compare'], ['report'], ['baseline', 'update']]) {
        await assertUserError(folder, await folder.gate([...command, 'run.json']), { what, where: /^run\.json$/, fix });
      }
    });
  }
});

test('--json - gives standard output nothing but a run file that reaches the same verdict', async () => {
  await using folder = await folderWith({ 'run.json': runOf(SLOWER) });
  const { stdout } = await folder.gate(['compare', 'run.json', '--json', '-']);
  const again = parseRunFile(stdout, 'standard output');
  assert.deepEqual(again, parseRunFile(await readFile(join(folder.root, 'run.json'), 'utf8'), 'run.json'));
  assert.deepEqual((JSON.parse(stdout) as { readonly judgement: unknown }).judgement, JSON.parse(JSON.stringify(judge(again))));
});

test('report writes what compare writes, and its exit code says only that it could', async () => {
  await using folder = await folderWith({ 'run.json': runOf(SLOWER) });
  const report = await folder.gate(['report', 'run.json', '--markdown', 'reports/new/report.md', '--json', 'copy.json']);
  const compare = await folder.gate(['compare', 'run.json']);
  assert.equal(report.exitCode, 0);
  assert.equal(report.stdout, compare.stdout);
  assert.match(report.stdout, /^❌ perf-gate: api\/hello /);
  const markdown = await readFile(join(folder.root, 'reports/new/report.md'), 'utf8');
  assert.ok(markdown.startsWith('❌ **perf-gate: `api/hello` '));
  assert.equal((await folder.gate(['report', 'run.json', '--markdown', '-'])).stdout, markdown);
  assert.equal((await folder.gate(['compare', 'copy.json'])).stdout, compare.stdout.replace('report run.json', 'report copy.json'));
});

test('a report goes into a pipe that is there, and leaves it a pipe', async () => {
  await using folder = await folderWith({ 'run.json': runOf(EQUAL) });
  const pipe = join(folder.root, 'pipe');
  await execa('mkfifo', [pipe]);
  const [reader, { exitCode }] = await Promise.all([execa('cat', [pipe], { timeout: 10_000 }), folder.gate(['report', 'run.json', '--markdown', 'pipe'])]);
  assert.equal(exitCode, 0);
  assert.ok(reader.stdout.startsWith('✅ **perf-gate: '));
});

test('a report goes to where a link leads, and leaves it a link', async () => {
  await using folder = await folderWith({ 'run.json': runOf(EQUAL) });
  await folder.write({ 'reports/today.md': '' });
  const target = 'reports/today.md';
  await symlink(target, join(folder.root, 'latest.md'));
  const { exitCode, stderr } = await folder.gate(['report', 'run.json', '--markdown', 'latest.md']);
  assert.equal(exitCode, 0, stderr);
  assert.equal(await readlink(join(folder.root, 'latest.md')), target);
  assert.ok((await readFile(join(folder.root, target), 'utf8')).startsWith('✅ **perf-gate: '));
});

test('a report that cannot be written to its file keeps none from standard output', async () => {
  await using folder = await folderWith({ 'run.json': runOf(SLOWER) });
  for (const [more, told] of [[[], '❌ perf-gate: '], [['--markdown', '-'], '❌ **perf-gate: ']] as const) {
    const { exitCode, stdout, stderr } = await folder.gate(['report', 'run.json', '--json', UNWRITABLE_REPORT, ...more]);
    assert.equal(exitCode, 2);
    assert.ok(stdout.startsWith(told));
    assert.match(stderr, /^error: the report cannot be written: /);
  }
});

test('a reader that has read enough is no failure', async () => {
  await using folder = await folderWith({ 'run.json': runOf(SLOWER) });
  const invocation = folder.startGate(['compare', 'run.json', '--json', '-']);
  invocation.stdout.destroy();
  const { exitCode, stderr } = await invocation;
  assert.deepEqual([exitCode, stderr], [1, '']);
});

test('a full disk behind standard output takes no verdict back, and a pass without its report is none', { skip: process.platform === 'linux' ? false : '/dev/full is of Linux' }, async () => {
  await using folder = await folderWith({ 'slower.json': runOf(SLOWER), 'equal.json': runOf(EQUAL) });
  for (const [file, exitCode] of [['slower.json', 1], ['equal.json', 2]] as const) {
    for (const options of [[], ['--json', '-']]) {
      const answer = await execa('sh', ['-c', '"$0" "$@" > /dev/full', process.execPath, SHORT_CLI, 'compare', file, ...options], { cwd: folder.root, reject: false });
      assert.equal(answer.exitCode, exitCode, answer.stderr);
      assert.match(answer.stderr, /^error: the report cannot be written: .*ENOSPC/m);
    }
  }
});

test('a reader that leaves before the end changes no exit code', async () => {
  await using folder = await folderWith({ 'slower.json': runOf(SLOWER) });
  const { stdout } = await execa('sh', ['-c', '("$0" "$@"; echo "exit $?" >&2) 2>&1 >/dev/null | cat; ("$0" "$@"; echo "exit $?" > code) | true; cat code', process.execPath, SHORT_CLI, 'compare', 'slower.json', '--json', '-'], { cwd: folder.root, reject: false });
  assert.match(stdout, /exit 1\nexit 1$/);
});

test('a file that cannot be written takes no verdict back', async () => {
  await using folder = await folderWith({ 'slower.json': runOf(SLOWER), 'equal.json': runOf(EQUAL) });
  assert.equal((await folder.gate(['compare', 'slower.json', '--json', UNWRITABLE_REPORT])).exitCode, 1);
  assert.equal((await folder.gate(['compare', 'equal.json', '--json', UNWRITABLE_REPORT])).exitCode, 2);
  assert.equal((await folder.gate(['merge', 'slower.json', '--json', UNWRITABLE_REPORT])).exitCode, 1);
});
