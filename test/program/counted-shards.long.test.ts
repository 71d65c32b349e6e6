import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import { parseRunFile } from '../../src/store/run-file.ts';
import { skip } from '../measure/instructions/emulator-here.ts';
import { repositoryWithChange } from './sample-repository.ts';

const suite = (remark: string, terms: number): string =>
  `${remark}\nexport default (bench) => { bench.add('sum', () => { let sum = 0; for (let term = 0; term < ${terms}; term += 1) sum += term % 7; return sum; }); };\n`;

test('two shards that counts decide have three rounds each, and pass and fail together as one run would', { skip }, async () => {
  await using repository = await repositoryWithChange(
    {
      'perf-gate.yml': `version: 1\nwhy: off\nsuites:\n${['same', 'more'].map((name) => `  ${name}: { dir: ${name}, file: it.suite.mjs, install: false }\n`).join('')}`,
      'same/it.suite.mjs': suite('', 1_000),
      'more/it.suite.mjs': suite('', 1_000),
    },
    { 'same/it.suite.mjs': suite('// A remark.', 1_000), 'more/it.suite.mjs': suite('', 1_100) },
  );
  for (const index of [1, 2]) await repository.command('run', '--shard', `${index}/2`, '--json', `.perf-gate/shards/${index}.json`);
  const merged = await repository.command('merge', '.perf-gate/shards', '--json', 'merged.json');
  assert.equal(merged.exitCode, 1, merged.stderr);
  assert.match(merged.stdout, /^❌ perf-gate blocks this change: more\/sum executes .* more instructions per operation/m);
  const file = parseRunFile(await readFile(join(repository.root, 'merged.json'), 'utf8'), 'merged.json');
  assert.deepEqual(
    file.run.benchmarks.map(({ id, measurement }) => [id, measurement.state === 'measured' && measurement.duets.length]),
    [
      ['same/sum', 3],
      ['more/sum', 3],
    ],
  );
  assert.deepEqual(
    judge(file).benchmarks.map(({ verdict }) => verdict),
    ['no regression', 'regressed'],
  );
});
