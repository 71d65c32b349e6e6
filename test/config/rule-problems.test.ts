import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadBaseConfig, parseConfig } from '../../src/config/load-config.ts';
import { readingFrom, writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { GOOD, testRefusals } from './refused-config.ts';

const withRule = (benchmark: string, config = GOOD): string =>
  `${config}policy: { rules: [{ benchmark: '${benchmark}', threshold: 10% }] }\n`;

testRefusals([
  {
    name: 'a rule for a target that is not there',
    text: withRule('expres/*'),
    where: ':10:21 (policy.rules[0].benchmark)',
    what: /^no target matches "expres\/\*"; targets are express$/,
    fix: /^Did you mean "express"\?$/,
  },
  {
    name: 'a rule for a selection',
    text: withRule('gate', `${GOOD}selections: { gate: [express] }\n`),
    where: ':11:21 (policy.rules[0].benchmark)',
    what: /^no target matches "gate"; targets are express$/,
    fix: /^Write a glob over benchmark ids/,
  },
  {
    name: 'a rule for an edition that is not there',
    text: withRule('express@5/*', `${GOOD}    versions: { "4": v4 }\n`),
    where: ':11:21 (policy.rules[0].benchmark)',
    what: /^no target matches "express@5\/\*"/,
    fix: /^Did you mean "express"\?$/,
  },
  {
    name: 'a percentage below zero',
    text: `${GOOD}policy: { rules: [{ threshold: -1% }] }\n`,
    where: ':10:21 (policy.rules[0].threshold)',
    what: /found "-1%"; allowed is a percentage like 2%/,
    fix: /without plus or minus/,
  },
  {
    name: 'a rule that a dash too many has cut in two',
    text: `${GOOD}policy:\n  rules:\n    - benchmark: express/hello\n    - role: advisory\n`,
    where: ':12:7 (policy.rules[0])',
    what: /^this rule sets nothing$/,
    fix: /without a dash of its own/,
  },
]);

for (const benchmark of [
  'express',
  'express/hello',
  'e*/*',
  '*/hello',
  '**/hello',
  '{express,koa}/*',
  '{express/hello,koa/hello}',
  '@(express/a|koa/b)',
  'ex[^/]ress/*',
  '!express/bye',
  '!koa/**',
]) {
  test(`a rule for ${benchmark} is taken where express is the only target`, () => {
    assert.equal(parseConfig(withRule(benchmark), 'perf-gate.yml').policy.rules.length, 1);
  });
}

test("a rule of base is held against base's targets, whichever head has", async () => {
  await using base = await temporaryFolder();
  await writeFiles(base.path, { 'perf-gate.yml': withRule('express/*') });
  const head = parseConfig(GOOD.replaceAll('express', 'koa'), 'perf-gate.yml');
  const { config, problem } = await loadBaseConfig(readingFrom(base.path), head);
  assert.deepEqual([config.policy.rules.map(({ benchmark }) => benchmark), problem], [['express/*'], null]);
});
