import assert from 'node:assert/strict';
import { readFile, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { judge } from '../../src/judge/judge.ts';
import type { Run, RunFile } from '../../src/model.ts';
import { parseRunFile } from '../../src/store/run-file.ts';
import { aBenchmark, aRun, around, measured, POLICY } from '../judge/records.ts';
import { assertRefused, UNWRITABLE_REPORT } from './answers.ts';
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
  await folder.write(
    Object.fromEntries(
      Object.entries(runs).map(([name, run]) => [name, JSON.stringify({ run, history: [], acceptances: [] } satisfies RunFile)]),
    ),
  );
  return folder;
}

describe('compare gives a recorded run the exit code of its verdict:', () => {
  const verdicts: readonly (readonly [exitCode: number, verdict: string, run: Run])[] = [
    [0, 'passed', runOf(EQUAL)],
    [1, 'regressed', runOf(SLOWER)],
    [3, 'invalid', runOf({ state: 'broken', arm: 'base', reason: reasonThatSays('it dies') })],
    [4, 'inconclusive', runOf(NOISY, { policy: { ...POLICY, onInconclusive: 'fail' } })],
  ];
  for (const [exitCode, verdict, run] of verdicts) {
    test(`${exitCode} for ${verdict}`, async () => {
      await using folder = await folderWith({ 'run.json': run });
      const answer = await folder.gate(['compare', 'run.json', '--json', '-']);
      assert.deepEqual([answer.exitCode, answer.stderr], [exitCode, '']);
      const report = JSON.parse(answer.stdout) as { readonly judgement: { readonly verdict: string; readonly exitCode: number } };
      assert.deepEqual([report.judgement.verdict, report.judgement.exitCode], [verdict, exitCode]);
    });
  }
});

test('a run file that is cut off is refused by each command that reads one', async () => {
  await using folder = await emptyRepository();
  const whole = JSON.stringify({ run: runOf(EQUAL), history: [], acceptances: [] });
  await folder.write({ 'perf-gate.yml': 'version: 1\nsuites: { s: { dir: ., file: s.js } }\n', 'run.json': whole.slice(0, -20) });
  for (const command of [['compare'], ['report'], ['merge'], ['baseline', 'update'], ['calibrate']]) {
    await assertRefused(folder, [...command, 'run.json'], {
      what: /not a run file, nor any JSON/,
      where: /^run\.json$/,
      fix: /whole and unchanged/,
    });
  }
});

test('--json - gives standard output nothing but a run file that reaches the same verdict', async () => {
  await using folder = await folderWith({ 'run.json': runOf(SLOWER) });
  const { stdout } = await folder.command('compare', 'run.json', '--json', '-');
  const again = parseRunFile(stdout, 'standard output');
  assert.deepEqual(again, parseRunFile(await readFile(join(folder.root, 'run.json'), 'utf8'), 'run.json'));
  assert.deepEqual((JSON.parse(stdout) as { readonly judgement: unknown }).judgement, JSON.parse(JSON.stringify(judge(again))));
});

test('report writes what compare writes, and its exit code says only that it could', async () => {
  await using folder = await folderWith({ 'run.json': runOf(SLOWER) });
  const report = await folder.command('report', 'run.json', '--markdown', 'reports/new/report.md', '--json', 'copy.json');
  const compare = await folder.command('compare', 'run.json');
  assert.equal(report.exitCode, 0);
  assert.equal(report.stdout, compare.stdout);
  assert.match(report.stdout, /^❌ perf-gate blocks this change: api\/hello /);
  const markdown = await readFile(join(folder.root, 'reports/new/report.md'), 'utf8');
  assert.ok(markdown.startsWith('❌ **perf-gate blocks this change: `api/hello` '));
  assert.equal((await folder.command('report', 'run.json', '--markdown', '-')).stdout, markdown);
  assert.equal((await folder.command('compare', 'copy.json')).stdout, compare.stdout.replace('report run.json', 'report copy.json'));
});

test('a report goes into a pipe that is there, and leaves it a pipe', async () => {
  await using folder = await folderWith({ 'run.json': runOf(EQUAL) });
  const pipe = join(folder.root, 'pipe');
  await execa('mkfifo', [pipe]);
  const [reader, { exitCode }] = await Promise.all([execa('cat', [pipe]), folder.command('report', 'run.json', '--markdown', 'pipe')]);
  assert.equal(exitCode, 0);
  assert.ok(reader.stdout.startsWith('✅ **perf-gate passes: '));
});

test('a report goes to where a link leads, and leaves it a link', async () => {
  await using folder = await folderWith({ 'run.json': runOf(EQUAL) });
  await folder.write({ 'reports/today.md': '' });
  const target = 'reports/today.md';
  await symlink(target, join(folder.root, 'latest.md'));
  const { exitCode, stderr } = await folder.command('report', 'run.json', '--markdown', 'latest.md');
  assert.equal(exitCode, 0, stderr);
  assert.equal(await readlink(join(folder.root, 'latest.md')), target);
  assert.ok((await readFile(join(folder.root, target), 'utf8')).startsWith('✅ **perf-gate passes: '));
});

test('a report that cannot be written to its file keeps none from standard output', async () => {
  await using folder = await folderWith({ 'run.json': runOf(SLOWER) });
  for (const [more, told] of [
    [[], '❌ perf-gate blocks this change: '],
    [['--markdown', '-'], '❌ **perf-gate blocks this change: '],
  ] as const) {
    const { exitCode, stdout, stderr } = await folder.command('report', 'run.json', '--json', UNWRITABLE_REPORT, ...more);
    assert.equal(exitCode, 2);
    assert.ok(stdout.startsWith(told));
    assert.match(stderr, /^error: the report cannot be written: /);
  }
});

test(
  'a full disk behind standard output takes no verdict back, and a pass without its report is none',
  { skip: process.platform === 'linux' ? false : '/dev/full is of Linux' },
  async () => {
    await using folder = await folderWith({ 'slower.json': runOf(SLOWER), 'equal.json': runOf(EQUAL) });
    for (const [file, exitCode] of [
      ['slower.json', 1],
      ['equal.json', 2],
    ] as const) {
      const answer = await execa('sh', ['-c', '"$0" "$@" > /dev/full', process.execPath, SHORT_CLI, 'compare', file], {
        cwd: folder.root,
        reject: false,
      });
      assert.equal(answer.exitCode, exitCode, answer.stderr);
      assert.match(answer.stderr, /^error: the report cannot be written: .*ENOSPC/m);
    }
  },
);

test('a reader that leaves before the end changes no exit code, and is no failure', async () => {
  await using folder = await folderWith({ 'slower.json': runOf(SLOWER) });
  const { stdout, stderr } = await execa(
    'sh',
    [
      '-c',
      '("$0" "$@"; echo "exit $?" >&2) 2>&1 >/dev/null | cat; ("$0" "$@"; echo "exit $?" > code) | true; cat code',
      process.execPath,
      SHORT_CLI,
      'compare',
      'slower.json',
      '--json',
      '-',
    ],
    { cwd: folder.root, reject: false },
  );
  assert.deepEqual([stdout, stderr], ['exit 1\nexit 1', '']);
});

test('a file that cannot be written takes no verdict back', async () => {
  await using folder = await folderWith({ 'slower.json': runOf(SLOWER), 'equal.json': runOf(EQUAL) });
  assert.equal((await folder.command('compare', 'slower.json', '--json', UNWRITABLE_REPORT)).exitCode, 1);
  assert.equal((await folder.command('compare', 'equal.json', '--json', UNWRITABLE_REPORT)).exitCode, 2);
});
