import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInputs } from '../../src/trigger/inputs.ts';
import type { ActionInputs } from '../../src/trigger/inputs.ts';
import { userErrorOf } from '../user-error.ts';

function inputsFrom(given: Readonly<Record<string, string>>): ActionInputs {
  return readInputs((name) => given[name] ?? '');
}

test('inputs that are left out get their defaults', () => {
  assert.deepEqual(inputsFrom({}), {
    config: null, only: [], all: false, base: null, profile: 'standard', budgetMs: null, baselines: null, baselineBranch: null,
    comment: 'always', pullRequest: null, failOnRegression: true, token: null,
  });
});

test('inputs are parsed', () => {
  const given = {
    config: ' bench/perf-gate.yml ', only: 'express/*\n koa/*, suites/user\n', all: 'true', base: 'v1.2.0', profile: 'quick', budget: '90s',
    baselines: 'bench/baselines', 'baseline-branch': 'perf/baselines', comment: 'never', 'pull-request': '7', 'fail-on-regression': 'FALSE', token: 't',
  };
  assert.deepEqual(inputsFrom(given), {
    config: 'bench/perf-gate.yml', only: ['express/*', 'koa/*', 'suites/user'], all: true, base: 'v1.2.0', profile: 'quick', budgetMs: 90_000,
    baselines: 'bench/baselines', baselineBranch: 'perf/baselines', comment: 'never', pullRequest: 7, failOnRegression: false, token: 't',
  });
});

for (const { name, value, allowed } of [
  { name: 'all', value: 'yes', allowed: 'true or false' },
  { name: 'profile', value: 'fast', allowed: 'smoke, quick, standard or thorough' },
  { name: 'budget', value: '10', allowed: 'a duration like 90s or 10m' },
  { name: 'budget', value: '0s', allowed: 'a duration like 90s or 10m' },
  { name: 'comment', value: 'sometimes', allowed: 'always or never' },
  { name: 'pull-request', value: '#7', allowed: 'the number of a pull request' },
  { name: 'pull-request', value: '1.5', allowed: 'the number of a pull request' },
  { name: 'baseline-branch', value: '--upload-pack=x', allowed: 'the name of a branch' },
  { name: 'fail-on-regression', value: '1', allowed: 'true or false' },
]) {
  test(`the input ${name} cannot be ${value}`, () => {
    const error = userErrorOf(() => inputsFrom({ [name]: value }));
    assert.equal(error.message, `the input \`${name}\` is ${JSON.stringify(value)}; allowed is ${allowed}`);
    assert.match(error.where, new RegExp(`with: ${name}`));
  });
}
