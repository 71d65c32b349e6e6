/** Files of other tools come in. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertRefused } from './answers.ts';
import { repositoryOf } from './sample-repository.ts';
import { SUITE_CONFIG, suiteFiles } from './sample-suite.ts';

const dataJs = (days: readonly number[]): string =>
  `window.BENCHMARK_DATA = ${JSON.stringify({
    entries: {
      Codec: days.map((day) => ({
        commit: { id: String(day).padStart(40, 'a') },
        date: Date.UTC(2026, 0, day),
        tool: 'benchmarkjs',
        benches: [
          { name: 'encode', value: 1_000 + day, unit: 'ops/sec' },
          { name: 'score', value: 97, unit: 'points' },
        ],
      })),
    },
  })}`;

test('the history of github-action-benchmark becomes a page of the site, and a second import adds what is new', async () => {
  await using repository = await repositoryOf({ 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles() });
  await repository.write({ 'data.js': dataJs([1, 2, 3]), 'later.js': dataJs([2, 3, 4]), 'other.js': 'window.x = {}' });
  const first = await repository.gate(['baseline', 'import', 'data.js']);
  assert.deepEqual([first.exitCode, first.stderr], [0, '']);
  assert.match(
    first.stdout,
    /^Read 3 runs; 3 imported runs of 1 benchmark are stored now \(imported\), within the retention\.\nLeft out: figures in points,/,
  );
  const second = await repository.command('baseline', 'import', 'later.js');
  assert.match(second.stdout, /^Read 3 runs; 4 imported runs of 1 benchmark/);
  assert.equal((await repository.command('report', '--site', 'site')).exitCode, 0);
  assert.match(await readFile(join(repository.root, 'site/index.html'), 'utf8'), /Codec\/encode/);
  for (const [file, what] of [
    ['other.js', /no history of github-action-benchmark/],
    ['none.js', /ENOENT/],
  ] as const) {
    await assertRefused(repository, ['baseline', 'import', file], { what, where: new RegExp(file), fix: /data\.js/ });
  }
  assert.ok(existsSync(join(repository.root, 'baselines/imported.jsonl')));
});
