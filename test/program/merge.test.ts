import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Run, RunFile } from '../../src/model.ts';
import { parseRunFile } from '../../src/store/run-file.ts';
import { aBenchmark, around, measured } from '../judge/records.ts';
import { NODE_22, NODE_24, shardFile, withRecords } from '../merge/parts.ts';
import { assertRefused } from './answers.ts';
import { emptyRepository, repositoryOf, type SampleRepository } from './sample-repository.ts';
import { sampleConfig, sampleFiles } from './sample-server.ts';

const SPLIT = [['express/a', 'express/b'], ['koa/a']] as const;
const SLOWER = measured({ cpuPerRequest: around(0.2, 0.002) });

/** Joining needs no repository, but a folder to be run in. */
async function folderWith(shards: Readonly<Record<string, RunFile>>): Promise<SampleRepository> {
  const folder = await emptyRepository();
  await folder.write(Object.fromEntries(Object.entries(shards).map(([name, file]) => [name, JSON.stringify(file)])));
  return folder;
}

const shard = (index: number, fields: Partial<Run> = {}): RunFile => shardFile(SPLIT, index, fields).file;

const slowerKoa = (index: number): RunFile =>
  withRecords(shardFile(SPLIT, index), (records) => records.map((record) => (record.id === 'koa/a' ? aBenchmark('koa/a', SLOWER) : record)))
    .file;

describe('merge gives the joined run the exit code of its verdict:', () => {
  const cases: readonly (readonly [
    exitCode: number,
    name: string,
    shards: Readonly<Record<string, RunFile>>,
    args: readonly string[],
    firstLine: RegExp,
  ])[] = [
    [
      0,
      'two shards that pass',
      { 's/1/run.json': shard(1), 's/2/run.json': shard(2) },
      ['s'],
      /^✅ perf-gate passes: nothing regressed \(limit 2 %\)$/m,
    ],
    [
      1,
      'a shard that regressed',
      { '1.json': shard(1), '2.json': slowerKoa(2) },
      ['1.json', '2.json'],
      /^❌ perf-gate blocks this change: koa\/a uses 22\.1 % more CPU per request \(limit 2 %\)$/m,
    ],
    [
      3,
      'a shard that is missing',
      { '1.json': shard(1) },
      ['1.json'],
      /^❌ perf-gate blocks this change: the run is incomplete: koa\/a was not measured$/m,
    ],
  ];
  for (const [exitCode, name, shards, args, firstLine] of cases) {
    test(`${exitCode} for ${name}`, async () => {
      await using folder = await folderWith(shards);
      const answer = await folder.command('merge', ...args);
      assert.deepEqual([answer.exitCode, answer.stderr], [exitCode, '']);
      assert.match(answer.stdout, firstLine);
    });
  }
});

test('merge writes a run that compare judges the same', async () => {
  const legs = [NODE_22, NODE_24].flatMap((environment) =>
    [1, 2].map((index) => [`shards/${environment.nodeVersion}-${index}.json`, shard(index, { environment })] as const),
  );
  await using folder = await folderWith(Object.fromEntries(legs));
  const merged = await folder.command('merge', 'shards', '--json', 'merged.json', '--markdown', 'report.md', '--expect', '4');
  assert.equal(merged.exitCode, 0, merged.stderr);
  assert.match(merged.stdout, /^✅ 6 unchanged /m);
  assert.deepEqual(await folder.command('compare', 'merged.json'), merged);
  const { run } = parseRunFile(await readFile(join(folder.root, 'merged.json'), 'utf8'), 'merged.json');
  assert.deepEqual(
    run.benchmarks.slice(0, 2).map(({ id, variant }) => [id, variant?.name]),
    [
      ['express/a', 'Node v22.20.0'],
      ['express/a', 'Node v24.21.0'],
    ],
  );
  assert.match(await readFile(join(folder.root, 'report.md'), 'utf8'), /`koa\/a \(Node v22\.20\.0\)`/);
});

test('merge refuses what does not belong together, and names it', async () => {
  await using folder = await folderWith({ 's/1.json': shard(1), 's/2.json': shard(2, { head: { sha: 'e'.repeat(40), dirty: false } }) });
  await assertRefused(folder, ['merge', 's'], {
    what: /the head differs from that of s\/1\.json/,
    where: /^s\/2\.json$/,
    fix: /one workflow run/,
  });
});

test('two shards that were measured for real have everything between them, each its own half', async () => {
  await using repository = await repositoryOf({
    ...sampleFiles(),
    'perf-gate.yml': sampleConfig({ rest: '\nsuites:\n  maths: { dir: maths, file: maths.suite.mjs, install: false }\n' }),
    'maths/maths.suite.mjs': "export default (bench) => { bench.add('sum', () => [1, 2, 3].reduce((sum, one) => sum + one, 0)); };\n",
  });
  const started: number[] = [];
  for (const index of [1, 2]) {
    const answer = await repository.command(
      'run',
      '--profile',
      'smoke',
      '--shard',
      `${index}/2`,
      '--json',
      `.perf-gate/shards/${index}.json`,
    );
    assert.equal(answer.exitCode, 0, answer.stderr);
    assert.match(answer.stdout, /^✅ perf-gate passes: 1 benchmark measured for the tables only$/m);
    started.push((await repository.serverPids()).length);
  }
  const [byFirst, byBoth] = started;
  assert.ok(byBoth! > 0 && (byFirst === 0 || byFirst === byBoth), `the server was started by one of them: ${started.join()}`);
  const merged = await repository.gate(['merge', '.perf-gate/shards']);
  assert.equal(merged.exitCode, 0, merged.stderr);
  assert.match(merged.stdout, /^✅ perf-gate passes: 2 benchmarks measured for the tables only$/m);
});
