import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from './answers.ts';
import { repositoryOf, repositoryWithChange } from './sample-repository.ts';
import { sampleConfig, sampleFiles } from './sample-server.ts';

test('a configuration that cannot be used is refused with the line of the problem and what is allowed', async () => {
  await using repository = await repositoryOf({ ...sampleFiles(), 'perf-gate.yml': sampleConfig({ server: 'strat: node other.mjs' }) });
  await assertRefused(repository, ['run'], {
    what: /^unknown key "strat"; allowed are dir, install, /,
    where: /^perf-gate\.yml:17:5 \(servers\.api\.strat\)$/,
    fix: /Did you mean "start"\?/,
  });
});

test('a rule of base that no benchmark matches is warned of, unless only some were asked for, and a scenario that no server sends is noted', async () => {
  const rules = ['api/helo', 'api/bye', '*/hello'].map((benchmark) => `    - { benchmark: "${benchmark}", role: advisory }\n`);
  const config = sampleConfig({ rest: `policy:\n  rules:\n${rules.join('')}` });
  const files = {
    ...sampleFiles(),
    'perf-gate.yml': config
      .replace('servers:', '  bye: { path: /bye }\n  page: { path: /page }\n\nservers:')
      .replace('[hello]', '[hello, bye]'),
  };
  // The change reaches no target, so nothing is measured, and what there is is known all the same.
  await using repository = await repositoryWithChange(files, { 'README.md': 'hello\n' });
  const [
    {
      file: { run: all },
    },
    {
      file: { run: some },
    },
  ] = [await repository.run(), await repository.run({ only: ['api'] })];
  assert.deepEqual(
    [all.warnings, some.warnings],
    [[{ kind: 'rule-without-benchmark', glob: 'api/helo', file: 'perf-gate.yml', ofBase: true }], []],
  );
  assert.deepEqual(
    all.notes.filter(({ kind }) => kind === 'scenarios-unsent'),
    [{ kind: 'scenarios-unsent', scenarios: ['page'] }],
  );
});
