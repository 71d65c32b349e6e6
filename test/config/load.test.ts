import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadConfig, parseConfig } from '../../src/config/load-config.ts';
import { DEFAULT_IGNORE } from '../../src/config/schema.ts';
import { BUILT_IN_PROFILES } from '../../src/plan/profiles.ts';
import type { Config, ServerTarget } from '../../src/model.ts';
import { userErrorOf } from '../user-error.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

const SMALLEST = `version: 1
scenarios:
  hello: { path: /hello }
servers:
  express: { dir: servers/express, start: node server.js, scenarios: [hello] }
`;

function parse(text: string): Config {
  return parseConfig(text, 'perf-gate.yml');
}

function server(text: string): ServerTarget {
  const [target] = parse(text).targets;
  assert.ok(target?.kind === 'server');
  return target;
}

test('the configuration of this repository is valid', async () => {
  const { config, text } = await loadConfig(ROOT, null);
  assert.equal(config.file, 'perf-gate.yml');
  assert.match(text, /^# The gate of this repository/);
  const express = config.targets.find(({ name }) => name === 'express');
  assert.equal(express?.versionOf, 'express');
});

function servicesWith(service: string): ServerTarget['services'] {
  return server(`${SMALLEST.replace('[hello] }', '[hello], services: [redis] }')}services: { redis: ${service}, other: { start: x } }\n`)
    .services;
}

test('a service is given to the targets that name it, with its defaults', () => {
  const redis = {
    name: 'redis',
    start: 'redis-server --port $PORT',
    program: 'redis-server',
    installHint: null,
    ready: null,
    readyTimeoutMs: 10_000,
    env: {},
    scope: 'arm',
    required: false,
  };
  assert.deepEqual(servicesWith('{ start: redis-server --port $PORT }'), [redis]);
  assert.deepEqual(servicesWith('{ start: exec A=1 redis-server }'), [{ ...redis, start: 'exec A=1 redis-server' }]);
  assert.deepEqual(
    servicesWith(
      '{ start: ./serve, program: redis-server, install: get it, ready: ask, readyTimeout: 2s, env: { URL: $PORT }, scope: run, required: true }',
    ),
    [
      {
        ...redis,
        start: './serve',
        installHint: 'get it',
        ready: 'ask',
        readyTimeoutMs: 2000,
        env: { URL: '$PORT' },
        scope: 'run',
        required: true,
      },
    ],
  );
});

test("a service's program stands behind the variables that are set for it", () => {
  for (const variables of ['A=1', 'A="-Xms512m"', 'A=\'1\' B="$C"', 'A=$B/c', 'A=${B:-1}/c', 'A=$(pwd)/c', 'A={b,c}', 'A= exec']) {
    const start = `${variables} redis-server --port $PORT`;
    assert.deepEqual(
      servicesWith(`{ start: ${JSON.stringify(start)} }`).map((service) => [service.start, service.program]),
      [[start, 'redis-server']],
    );
  }
});

test('what is left out gets its default', () => {
  assert.deepEqual(parse(SMALLEST), {
    file: 'perf-gate.yml',
    targets: [
      {
        kind: 'server',
        name: 'express',
        dir: 'servers/express',
        install: 'npm ci --prefer-offline --no-audit --no-fund',
        installTimeoutMs: 600_000,
        build: null,
        env: {},
        dependsOn: null,
        versionOf: null,
        edition: null,
        services: [],
        labels: {},
        start: 'node server.js',
        tls: false,
        bootTimeoutMs: 30_000,
        stopTimeoutMs: 5_000,
        scenarios: [
          {
            protocol: 'http',
            name: 'hello',
            method: 'GET',
            path: '/hello',
            headers: {},
            body: null,
            expect: { status: 200, body: null },
            connections: 50,
            pipelining: 1,
          },
        ],
      },
    ],
    policy: { alpha: 0.01, noRegressionOver: 0.05, onInconclusive: 'pass', minStoredRuns: 5, countsSettle: true, rules: [] },
    unsent: [],
    unneeded: [],
    selections: {},
    profiles: BUILT_IN_PROFILES,
    budgetMs: null,
    instructions: 'auto',
    why: 'auto',
    ignore: DEFAULT_IGNORE,
    baselines: 'baselines',
    retention: { runs: 100, maxAgeMs: 365 * 86_400_000 },
  });
});

test('the scenarios that no server sends are known', () => {
  const text = SMALLEST.replace('servers:', '  bye: { path: /bye }\n  page: { path: /page }\nservers:');
  assert.deepEqual(parse(text).unsent, ['bye', 'page']);
  assert.deepEqual(parse(text.replace('[hello]', '[hello, page]')).unsent, ['bye']);
});

test('the services that no target needs are known', () => {
  const text = `${SMALLEST}services: { nats: { start: nats-server }, redis: { start: redis-server }, mqtt: { start: mosquitto } }\nsuites: { cache: { dir: a, file: b.js, services: [nats] } }\n`;
  assert.deepEqual(parse(text).unneeded, ['redis', 'mqtt']);
  assert.deepEqual(parse(text.replace('[hello] }', '[hello], services: [redis] }')).unneeded, ['mqtt']);
});

test('percentages become fractions, durations milliseconds, and paths lose what says nothing', () => {
  const config = parse(`version: 1
suites:
  user:
    dir: ./suites//user/
    file: ./user.suite.js
    install: false
    build: npm run build
    env: { NODE_ENV: production }
    dependsOn: [src/**]
policy:
  alpha: 0.1%
  noRegressionOver: 3 %
  inconclusive: fail
  minStoredRuns: 8
  rules:
    - { benchmark: "*", metric: "latency*", role: gating, delta0: 2%, threshold: 4% }
    - { benchmark: "user/*", threshold: 3% }
budget: 90s
instructions: auto
baselines: perf/baselines/
retention: { runs: 20, maxAge: 90d }
`);
  assert.deepEqual(config.targets, [
    {
      kind: 'suite',
      name: 'user',
      dir: 'suites/user',
      file: 'user.suite.js',
      install: null,
      installTimeoutMs: 600_000,
      build: 'npm run build',
      env: { NODE_ENV: 'production' },
      dependsOn: ['src/**'],
      versionOf: null,
      edition: null,
      services: [],
      labels: {},
    },
  ]);
  assert.deepEqual(config.policy, {
    alpha: 0.001,
    noRegressionOver: 0.03,
    onInconclusive: 'fail',
    minStoredRuns: 8,
    countsSettle: true,
    rules: [
      { benchmark: '**', metric: 'latency*', role: 'gating', delta0: 0.02, threshold: 0.04 },
      { benchmark: 'user/*', metric: '*', threshold: 0.03 },
    ],
  });
  assert.equal(config.budgetMs, 90_000);
  assert.equal(config.instructions, 'auto');
  assert.equal(config.baselines, 'perf/baselines');
  assert.deepEqual(config.retention, { runs: 20, maxAgeMs: 90 * 86_400_000 });
});

test('profiles come on top of the built-in ones, and what they leave out is as it is without them', () => {
  const { profiles, selections } = parse(`${SMALLEST}selections: { gate: ["*/hello"] }
profiles:
  page: { only: [gate], connections: 100, pipelining: 10, warmup: 40s, duration: 5s }
  nightly: { looks: [12, 32], solos: 3, solosWithoutBase: 8 }
  plain: {}
`);
  assert.deepEqual(selections, { gate: ['*/hello'] });
  const asConfigured = { connections: null, pipelining: null, soloWarmupMs: null, soloMs: null };
  assert.deepEqual(profiles, [
    ...BUILT_IN_PROFILES,
    {
      name: 'page',
      plan: null,
      solos: 1,
      solosWithoutBase: 1,
      only: ['gate'],
      load: { connections: 100, pipelining: 10, soloWarmupMs: 40_000, soloMs: 5_000 },
    },
    { name: 'nightly', plan: { looks: [12, 32] }, solos: 3, solosWithoutBase: 8, only: [], load: asConfigured },
    { name: 'plain', plan: null, solos: 1, solosWithoutBase: 1, only: [], load: asConfigured },
  ]);
});

test('a target with versions is one target for each, laid out beside its own folder', () => {
  const { targets } = parse(SMALLEST.replace('start:', 'versions: { "5": versions/5/, "4": ./versions/4 }, start:'));
  assert.deepEqual(
    targets.map(({ name, dir, edition }) => ({ name, dir, edition })),
    [
      {
        name: 'express@4',
        dir: 'servers/express@4',
        edition: { source: 'servers/express', overlay: 'versions/4', siblings: ['versions/5'] },
      },
      {
        name: 'express@5',
        dir: 'servers/express@5',
        edition: { source: 'servers/express', overlay: 'versions/5', siblings: ['versions/4'] },
      },
    ],
  );
});

test('a selection may name the editions of a target, all of them or one', () => {
  const editions = SMALLEST.replace('start:', 'versions: { "4": v4, "5": v5 }, start:');
  for (const glob of ['express', 'express/hello', 'express@5', 'expr*@4/*']) {
    assert.deepEqual(parse(`${editions}selections: { gate: ["${glob}"] }\n`).selections, { gate: [glob] });
  }
  assert.throws(() => parse(`${editions}selections: { gate: ["express@6"] }\n`), /no target matches/);
});

test('a rule may name a target alone, and then means all of it', () => {
  const rules = ['express', '"*"', '"**"', 'express/hello'].map((benchmark) => `{ benchmark: ${benchmark}, role: advisory }`).join(', ');
  assert.deepEqual(
    parse(`${SMALLEST}policy: { rules: [${rules}] }\n`).policy.rules.map(({ benchmark }) => benchmark),
    ['express/**', '**', '**', 'express/hello'],
  );
});

test('a folder may be left out of what a target depends on by a pattern that says which ones count', () => {
  assert.deepEqual(server(SMALLEST.replace('start:', 'dependsOn: ["!(docs)/**", lib/], start:')).dependsOn, ['!(docs)/**', 'lib']);
});

test('anchors and merge keys work, and JSON is as good as YAML', () => {
  const merged = server(`version: 1
scenarios: { hello: { path: /hello } }
servers:
  express: &like { dir: a, start: node a.js, scenarios: [hello] }
  fastify: { <<: *like, dir: b }
`);
  assert.equal(merged.start, 'node a.js');
  const json = JSON.stringify({ version: 1, suites: { user: { dir: '.', file: 'a.js' } } }, null, '\t');
  assert.equal(parseConfig(json, 'perf-gate.json').targets[0]?.dir, '.');
});

test('anchors that are used often, also inside of others, are no attack', () => {
  const lists = Array.from({ length: 12 }, (_, index) => `  list${index}: { path: /list, headers: *json }\n`);
  const posts = Array.from({ length: 12 }, (_, index) => `  post${index}: { <<: *post, path: /post/${index} }\n`);
  const scenarios = [
    '  list: { path: /list, headers: &json { accept: application/json } }\n',
    ...lists,
    '  post: &post { method: POST, path: /post, headers: *json }\n',
    ...posts,
  ];
  const { unsent } = parse(SMALLEST.replace('  hello:', `${scenarios.join('')}  hello:`));
  assert.equal(unsent.length, 26);
});

for (const [what, text] of [
  ['lists', '['.repeat(20_000)],
  ['closed lists', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['mappings', '{a: '.repeat(5_000)],
  ['lines', '- '.repeat(5_000)],
] as const) {
  test(`${what} that stand thousands of levels deep are refused by one sentence`, () => {
    const { message } = userErrorOf(() => parse(text));
    assert.match(message, /^lists or mappings stand too deep inside each other$/);
  });
}
