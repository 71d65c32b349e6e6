import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_SEED } from '../../../src/system/this-program.ts';
import { type ActionInputs, readInputs } from '../../../src/github/event/inputs.ts';
import { userErrorOf } from '../../user-error.ts';

function inputsFrom(given: Readonly<Record<string, string>>): ActionInputs {
  return readInputs((name) => given[name] ?? '');
}

test('inputs that are left out get their defaults', () => {
  assert.deepEqual(inputsFrom({}), {
    config: null,
    only: [],
    all: false,
    base: null,
    benchmarksFrom: null,
    profile: 'standard',
    budgetMs: null,
    baselines: null,
    baselineBranch: null,
    comment: 'always',
    check: 'auto',
    pullRequest: null,
    commit: null,
    failOnRegression: true,
    seed: null,
    shard: null,
    jobs: 1,
    merge: null,
    expect: null,
    artifact: 'perf-gate',
    workflowRun: null,
    workflow: 'perf.yml',
    acceptDays: 90,
    token: null,
  });
});

test('inputs are parsed', () => {
  const given = {
    config: ' bench/perf-gate.yml ',
    only: 'express/*\n koa/*, suites/user\n',
    all: 'true',
    base: 'v1.2.0',
    'benchmarks-from': 'head',
    profile: ' mion-page ',
    budget: '90s',
    baselines: 'bench/baselines',
    'baseline-branch': 'perf/baselines',
    comment: 'never',
    'pull-request': '7',
    commit: 'abc0'.repeat(10),
    'fail-on-regression': 'FALSE',
    token: 't',
    check: 'true',
    seed: '0',
    shard: '2/3',
    jobs: '6',
    merge: 'shards',
    expect: '4',
    artifact: 'gate',
    'workflow-run': '11',
    workflow: 'gate.yaml',
    'accept-days': '7',
  };
  assert.deepEqual(inputsFrom(given), {
    config: 'bench/perf-gate.yml',
    only: ['express/*', 'koa/*', 'suites/user'],
    all: true,
    base: 'v1.2.0',
    benchmarksFrom: 'head',
    profile: 'mion-page',
    budgetMs: 90_000,
    baselines: 'bench/baselines',
    baselineBranch: 'perf/baselines',
    comment: 'never',
    pullRequest: 7,
    commit: 'abc0'.repeat(10),
    failOnRegression: false,
    token: 't',
    check: 'true',
    seed: 0,
    shard: { index: 2, count: 3 },
    jobs: 6,
    merge: 'shards',
    expect: 4,
    artifact: 'gate',
    workflowRun: 11,
    workflow: 'gate.yaml',
    acceptDays: 7,
  });
});

test('a comma inside of braces separates no globs', () => {
  assert.deepEqual(inputsFrom({ only: '{express,koa}/*, !{big,huge}/**\n{a,b},{c,d}' }).only, [
    '{express,koa}/*',
    '!{big,huge}/**',
    '{a,b}',
    '{c,d}',
  ]);
  assert.deepEqual(inputsFrom({ only: '{a,{b,c},d}/*,e' }).only, ['{a,{b,c},d}/*', 'e']);
});

test('the largest seed that is drawn can be given again', () => {
  assert.equal(inputsFrom({ seed: String(MOST_SEED) }).seed, MOST_SEED);
});

test('an id of a workflow run is longer than any count', () => {
  assert.equal(inputsFrom({ 'workflow-run': '19876543210' }).workflowRun, 19_876_543_210);
});

test('a configuration is called the same however its path is written: checks have its name', () => {
  assert.equal(inputsFrom({ config: './bench//perf-gate.yml' }).config, 'bench/perf-gate.yml');
});

for (const { name, value, allowed } of [
  { name: 'all', value: 'yes', allowed: 'true or false' },
  { name: 'jobs', value: '0', allowed: 'a number of jobs' },
  { name: 'profile', value: 'mion page', allowed: 'smoke, quick, standard, thorough, or the name of a profile of the configuration' },
  { name: 'budget', value: '10', allowed: 'a duration like 90s or 10m' },
  { name: 'budget', value: '0s', allowed: 'a duration like 90s or 10m' },
  { name: 'comment', value: 'sometimes', allowed: 'always, on-change or never' },
  { name: 'check', value: 'yes', allowed: 'auto, true or false' },
  { name: 'seed', value: '-1', allowed: 'a whole number up to 2147483647' },
  { name: 'seed', value: '2147483648', allowed: 'a whole number up to 2147483647' },
  { name: 'only', value: '/hello', allowed: 'globs over benchmark ids, one a line or separated by commas' },
  { name: 'shard', value: '3/2', allowed: 'a part of the benchmarks like 1/3' },
  { name: 'workflow-run', value: 'last', allowed: 'the id of a workflow run' },
  { name: 'workflow', value: '../perf.yml', allowed: 'the file name of a workflow, like perf.yml' },
  { name: 'workflow-run', value: '9007199254740993', allowed: 'the id of a workflow run' },
  { name: 'accept-days', value: '3651', allowed: 'a number of days' },
  { name: 'accept-days', value: '0', allowed: 'a number of days' },
  { name: 'pull-request', value: '#7', allowed: 'the number of a pull request' },
  { name: 'commit', value: 'abc0123', allowed: 'a whole commit id' },
  { name: 'commit', value: 'a'.repeat(41), allowed: 'a whole commit id' },
  { name: 'baseline-branch', value: '--upload-pack=x', allowed: 'the name of a branch' },
  { name: 'fail-on-regression', value: '1', allowed: 'true or false' },
]) {
  test(`the input ${name} cannot be ${value}`, () => {
    const error = userErrorOf(() => inputsFrom({ [name]: value }));
    assert.equal(error.message, `the input \`${name}\` is ${JSON.stringify(value)}; allowed is ${allowed}`);
    assert.match(error.where, new RegExp(`with: ${name}`));
  });
}
