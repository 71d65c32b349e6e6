import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Run } from '../../src/model.ts';
import { assertUserError } from './answers.ts';
import { repositoryOf, repositoryWithChange, type Answer } from './sample-repository.ts';
import { sampleConfig, sampleFiles } from './sample-server.ts';

const PROBLEMS: readonly { readonly name: string; readonly config: string; readonly what: RegExp; readonly where: RegExp; readonly fix: RegExp }[] = [
  {
    name: 'an unknown key', config: sampleConfig({ server: 'strat: node other.mjs' }),
    what: /^unknown key "strat"; allowed are dir, install, /, where: /^perf-gate\.yml:17:5 \(servers\.api\.strat\)$/, fix: /Did you mean "start"\?/,
  },
  {
    name: 'a value of the wrong type', config: sampleConfig({ server: 'bootTimeout: 5' }),
    what: /^found the number 5; allowed is a duration like 500ms/, where: /^perf-gate\.yml:17:5 \(servers\.api\.bootTimeout\)$/, fix: /with its unit/,
  },
  {
    name: 'a scenario that is not there', config: sampleConfig().replace('[hello]', '[hallo]'),
    what: /hallo/, where: /^perf-gate\.yml:16:17 \(servers\.api\.scenarios\[0\]\)$/, fix: /Did you mean "hello"\?/,
  },
  {
    name: 'broken YAML', config: sampleConfig({ rest: 'suites: {' }),
    what: /not well-formed YAML/, where: /^perf-gate\.yml:\d+:\d+$/, fix: /Mend the syntax/,
  },
];

describe('a configuration with', () => {
  for (const { name, config, ...told } of PROBLEMS) {
    test(`${name} is refused with its line and what is allowed`, async () => {
      await using repository = await repositoryOf({ ...sampleFiles(), 'perf-gate.yml': config });
      await assertUserError(repository, await repository.gate(['run']), told);
    });
  }
});

test('a repository without a configuration is told which files were looked for', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await rm(join(repository.root, 'perf-gate.yml'));
  for (const command of [['run'], ['list'], ['baseline', 'show']]) {
    await assertUserError(repository, await repository.gate(command), {
      what: /no configuration: looked for perf-gate\.yml, perf-gate\.yaml, perf-gate\.json/, where: /repository$/, fix: /Create perf-gate\.yml/,
    });
  }
});

test('a named configuration that is not there is looked for nowhere else', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await assertUserError(repository, await repository.gate(['run', '--config', 'other.yml']), {
    what: /no configuration: looked for other\.yml/, where: /repository$/, fix: /Check the path/,
  });
});

test('a rule of base that no benchmark matches is warned of, unless only some were asked for, and a scenario that no server sends is noted', async () => {
  const rules = ['api/helo', 'api/bye', '*/hello'].map((benchmark) => `    - { benchmark: "${benchmark}", role: advisory }\n`);
  const config = sampleConfig({ rest: `policy:\n  rules:\n${rules.join('')}` });
  const files = { ...sampleFiles(), 'perf-gate.yml': config.replace('servers:', '  bye: { path: /bye }\n  page: { path: /page }\n\nservers:').replace('[hello]', '[hello, bye]') };
  // The change reaches no target, so nothing is measured, and what there is is known all the same.
  await using repository = await repositoryWithChange(files, { 'README.md': 'hello\n' });
  const [all, some] = [runIn(await repository.gate(['run', '--json', '-'])), runIn(await repository.gate(['run', '--json', '-', '--only', 'api']))];
  assert.deepEqual([all.warnings, some.warnings], [
    [{ kind: 'rule-without-benchmark', glob: 'api/helo', file: 'perf-gate.yml', ofBase: true }], [],
  ]);
  assert.deepEqual(all.notes.filter(({ kind }) => kind === 'scenarios-unsent'), [{ kind: 'scenarios-unsent', scenarios: ['page'] }]);
});

function runIn({ stdout }: Answer): Pick<Run, 'notes' | 'warnings'> {
  return (JSON.parse(stdout) as { readonly run: Run }).run;
}
