import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { userErrorOf } from '../user-error.ts';
import { GOOD, testRefusals } from './refused-config.ts';

testRefusals([
  {
    name: 'a mistyped key',
    text: `${GOOD}    bootTimout: 5s\n`,
    where: ':10:5 (servers.express.bootTimout)',
    what: /^unknown key "bootTimout"; allowed are dir, .*start/,
    fix: /^Did you mean "bootTimeout"\?$/,
  },
  {
    name: 'a key of no resemblance',
    text: `${GOOD}colour: red\n`,
    where: ':10:1 (colour)',
    what: /unknown key "colour"/,
    fix: /docs\/configuration\.md/,
  },
  {
    name: 'a missing key',
    text: GOOD.replace('    start: node server.js\n', ''),
    where: ':6:3 (servers.express.start)',
    what: /`start` is required and missing; allowed is a shell command/,
    fix: /Add `start`/,
  },
  { name: 'no text at all', text: '', where: ':1:1', what: /found nothing; allowed is a mapping/, fix: /Write a mapping/ },
  {
    name: 'a later format',
    text: GOOD.replace('version: 1', 'version: 2'),
    where: ':1:1 (version)',
    what: /found the number 2; allowed is 1/,
    fix: /upgrade perf-gate/,
  },
  {
    name: 'a number where text belongs',
    text: `${GOOD}    versionOf: 5\n`,
    where: ':10:5 (servers.express.versionOf)',
    what: /found the number 5; allowed is text/,
    fix: /"5"/,
  },
  {
    name: 'held requests over TLS',
    text: `${GOOD.replace('scenarios: [hello]', 'scenarios: [hello, held]').replace('scenarios:\n', 'scenarios:\n  held: { protocol: websocket, message: $ID, reply: $ID }\n')}    tls: true\n`,
    where: ':11:5 (servers.express.tls)',
    what: /the scenario "held" sends over a websocket/,
    fix: /without TLS/,
  },
  {
    name: 'a name with a slash',
    text: GOOD.replaceAll('hello:', 'he/llo:'),
    where: ':3:3 (scenarios["he/llo"])',
    what: /found "he\/llo"; allowed is a name/,
    fix: /no slash/,
  },
  {
    name: 'a percentage without its sign',
    text: `${GOOD}policy: { alpha: 0.01 }\n`,
    where: ':10:11 (policy.alpha)',
    what: /found the number 0\.01; allowed is a percentage like 2% or 0\.5%$/,
    fix: /percent sign/,
  },
  {
    name: 'a percentage out of range',
    text: `${GOOD}policy: { noRegressionOver: 100% }\n`,
    where: ':10:11 (policy.noRegressionOver)',
    what: /found "100%"; allowed is a percentage above 0% and below 100%/,
    fix: /5%/,
  },
  {
    name: 'an error rate that would always alarm',
    text: `${GOOD}policy: { alpha: 51% }\n`,
    where: ':10:11 (policy.alpha)',
    what: /found "51%"; allowed is a percentage above 0% and up to 50%/,
    fix: /1%/,
  },
  {
    name: 'a duration without its unit',
    text: `${GOOD}    bootTimeout: 30\n`,
    where: ':10:5 (servers.express.bootTimeout)',
    what: /found the number 30; allowed is a duration/,
    fix: /unit/,
  },
  {
    name: 'a duration of nothing',
    text: `${GOOD}budget: 0s\n`,
    where: ':10:1 (budget)',
    what: /found "0s"; allowed is a duration longer/,
    fix: /30s/,
  },
  {
    name: 'a mistyped choice',
    text: `${GOOD}policy: { inconclusive: pas }\n`,
    where: ':10:11 (policy.inconclusive)',
    what: /found "pas"; allowed is pass or neutral or fail/,
    fix: /Did you mean "pass"\?/,
  },
  {
    name: 'a fraction of a connection',
    text: GOOD.replace('path: /hello', 'path: /hello\n    connections: 1.5'),
    where: ':5:5 (scenarios.hello.connections)',
    what: /found the number 1\.5; allowed is a whole number/,
    fix: /whole number/,
  },
  {
    name: 'no connection',
    text: GOOD.replace('path: /hello', 'path: /hello\n    connections: 0'),
    where: ':5:5 (scenarios.hello.connections)',
    what: /found the number 0; allowed is at least 1/,
    fix: /at least 1/,
  },
  {
    name: 'a path without its slash',
    text: GOOD.replace('path: /hello', 'path: hello'),
    where: ':4:5 (scenarios.hello.path)',
    what: /found "hello"; allowed is a path that begins with a slash/,
    fix: /\/users/,
  },
  {
    name: 'two bodies',
    text: GOOD.replace('path: /hello', 'path: /hello\n    method: POST\n    json: 1\n    text: "1"'),
    where: ':3:3 (scenarios.hello)',
    what: /one of `json`, `text`, `base64` and `file`/,
    fix: /remove the other/,
  },
  {
    name: 'two expected bodies',
    text: GOOD.replace('path: /hello', 'path: /hello\n    expect: { json: 1, text: "1" }'),
    where: ':5:5 (scenarios.hello.expect)',
    what: /one of `json`, `text` and `sha256`/,
    fix: /remove the others/,
  },
  {
    name: 'a content-length',
    text: GOOD.replace('path: /hello', 'path: /hello\n    headers: { content-length: "5" }'),
    where: ':5:16 (scenarios.hello.headers["content-length"])',
    what: /any header but those about the body and the connection/,
    fix: /follow from the body/,
  },
  {
    name: 'a header value on two lines',
    text: GOOD.replace('path: /hello', 'path: /hello\n    headers: { x-a: "1\\r\\nx-b: 2" }'),
    where: ':5:16 (scenarios.hello.headers["x-a"])',
    what: /text of ASCII on one line/,
    fix: /one line/,
  },
  {
    name: "a PORT of one's own",
    text: `${GOOD}    env: { PORT: "3000" }\n`,
    where: ':10:12 (servers.express.env.PORT)',
    what: /any variable but PORT and HOST/,
    fix: /free PORT/,
  },
  {
    name: 'a folder above the root',
    text: GOOD.replace('dir: servers/express', 'dir: a/../../express'),
    where: ':7:5 (servers.express.dir)',
    what: /found "a\/\.\.\/\.\.\/express"; allowed is a path relative/,
    fix: /\.\./,
  },
  {
    name: 'an absolute folder',
    text: `${GOOD}baselines: /var/baselines\n`,
    where: ':10:1 (baselines)',
    what: /inside of it/,
    fix: /without a leading slash/,
  },
  {
    name: 'a retention that keeps too little to compare with',
    text: `${GOOD}retention: { runs: 1 }\n`,
    where: ':10:14 (retention.runs)',
    what: /found the number 1; allowed is at least 2/,
    fix: /at least 2/,
  },
  {
    name: 'an empty list of scenarios',
    text: GOOD.replace('[hello]', '[]'),
    where: ':9:5 (servers.express.scenarios)',
    what: /found an empty list/,
    fix: /defined under `scenarios`/,
  },
  {
    name: 'true for an install command',
    text: `${GOOD}    install: true\n`,
    where: ':10:5 (servers.express.install)',
    what: /found the boolean true; allowed is a shell command, or false/,
    fix: /npm ci/,
  },
  {
    name: 'an unknown scenario',
    text: GOOD.replace('[hello]', '[helo]'),
    where: ':9:17 (servers.express.scenarios[0])',
    what: /unknown scenario "helo"; defined are hello/,
    fix: /Did you mean "hello"\?/,
  },
  {
    name: 'a scenario named like a property of every object',
    text: GOOD.replace('[hello]', '[constructor]'),
    where: ':9:17 (servers.express.scenarios[0])',
    what: /unknown scenario "constructor"/,
    fix: /Define it/,
  },
  {
    name: 'a scenario listed twice',
    text: GOOD.replace('[hello]', '[hello, hello]'),
    where: ':9:24 (servers.express.scenarios[1])',
    what: /listed twice/,
    fix: /Remove/,
  },
  {
    name: 'an unknown service',
    text: `${GOOD}    services: [redsi]\nservices: { redis: { start: redis-server } }\n`,
    where: ':10:16 (servers.express.services[0])',
    what: /unknown service "redsi"; defined are redis/,
    fix: /Did you mean "redis"\?/,
  },
  {
    name: 'a service of a suite where none is defined',
    text: `${GOOD}suites: { a: { dir: a, file: b.js, services: [redis] } }\n`,
    where: ':10:47 (suites.a.services[0])',
    what: /unknown service "redis"; none is defined/,
    fix: /Define it under `services`/,
  },
  {
    name: 'a service listed twice',
    text: `${GOOD}    services: [redis, redis]\nservices: { redis: { start: redis-server, env: { URL: $PORT } } }\n`,
    where: ':10:23 (servers.express.services[1])',
    what: /service "redis" is listed twice/,
    fix: /Remove/,
  },
  {
    name: 'two services behind one variable',
    text: `${GOOD}    services: [a, b]\nservices: { a: { start: x, env: { URL: $PORT } }, b: { start: y, env: { URL: $PORT } } }\n`,
    where: ':10:5 (servers.express.services)',
    what: /services "a" and "b" both set URL/,
    fix: /another variable/,
  },
  {
    name: 'a program with its arguments',
    text: `${GOOD}services: { a: { start: x, program: redis-server --port } }\n`,
    where: ':10:28 (services.a.program)',
    what: /found "redis-server --port"; allowed is a program on PATH, or a file by its path/,
    fix: /`start`/,
  },
  {
    name: 'a name shared by a server and a suite',
    text: `${GOOD}suites:\n  express: { dir: a, file: b.js }\n`,
    where: ':11:3 (suites.express)',
    what: /name of a server as well/,
    fix: /Rename/,
  },
  {
    name: 'one folder that is installed in two ways',
    text: `${GOOD}  other: { dir: servers/express, install: npm ci --omit=dev, start: x, scenarios: [hello] }\n`,
    where: ':10:12 (servers.other.dir)',
    what: /servers\/express is installed and built for "express" in another way/,
    fix: /a folder each/,
  },
  {
    name: 'one folder that is installed with two environments',
    text: `${GOOD}  other: { dir: servers/express, env: { NODE_ENV: production }, start: x, scenarios: [hello] }\n`,
    where: ':10:12 (servers.other.dir)',
    what: /servers\/express is installed and built for "express" in another way/,
    fix: /before its `start`/,
  },
  {
    name: 'one folder that is built with two environments',
    text: `${GOOD}    install: false\n    build: x\n  other: { dir: servers/express, install: false, build: x, env: { A: "1" }, start: x, scenarios: [hello] }\n`,
    where: ':12:12 (servers.other.dir)',
    what: /servers\/express is installed and built for "express" in another way/,
    fix: /the same `install`, `build` and `env`/,
  },
  {
    name: 'a service whose program cannot be told',
    text: `${GOOD}services: { mock: { start: '"$PWD/bin/mock" --port $PORT' } }\n`,
    where: ':10:21 (services.mock.start)',
    what: /cannot be told which program/,
    fix: /under `program`/,
  },
  ...['A="-Xms512m -Xmx512m -XX:+UseSerialGC"', "A='1 2 3'", String.raw`A=1\ 2\ 3`, 'A=${B:-1 2 3}', 'A=$(cat a b c)', 'A=`cat a b c`'].map(
    (variable) => ({
      name: `a service whose program stands behind ${variable}`,
      text: `${GOOD}services: { search: { start: ${JSON.stringify(`${variable} elasticsearch`)} } }\n`,
      where: ':10:23 (services.search.start)',
      what: /cannot be told which program/,
      fix: /under `program`/,
    }),
  ),
  {
    name: 'a service whose program stands behind an option',
    text: `${GOOD}services: { redis: { start: exec -a cache redis-server } }\n`,
    where: ':10:22 (services.redis.start)',
    what: /cannot be told which program/,
    fix: /under `program`/,
  },
  {
    name: 'a pattern of dependsOn that keeps files out',
    text: `${GOOD}    dependsOn: [src/**, "!src/docs/**"]\n`,
    where: ':10:25 (servers.express.dependsOn[1])',
    what: /found "!src\/docs\/\*\*"; allowed is a glob of files that count/,
    fix: /Name what counts instead/,
  },
  {
    name: 'a pattern of dependsOn that hides what it keeps out',
    text: `${GOOD}    dependsOn: ["./!docs"]\n`,
    where: ':10:17 (servers.express.dependsOn[0])',
    what: /found "\.\/!docs"; allowed is a glob of files that count/,
    fix: /Name what counts instead/,
  },
  {
    name: 'a rule for a metric that does not exist',
    text: `${GOOD}policy: { rules: [{ metric: bootTme, role: advisory }] }\n`,
    where: ':10:21 (policy.rules[0].metric)',
    what: /no metric matches "bootTme"; metrics are cpuPerRequest/,
    fix: /Did you mean "bootTime"\?/,
  },
  {
    name: 'a digest of another length',
    text: GOOD.replace('path: /hello', 'path: /hello\n    expect: { sha256: abc123 }'),
    where: ':5:15 (scenarios.hello.expect.sha256)',
    what: /found "abc123"; allowed is a SHA-256 digest of 64 hexadecimal digits/,
    fix: /sha256sum/,
  },
  {
    name: 'a selection named like a target',
    text: `${GOOD}selections: { express: ["*/hello"] }\n`,
    where: ':10:15 (selections.express)',
    what: /"express" is the name of a target as well/,
    fix: /Rename/,
  },
  {
    name: 'a selection of what is not there',
    text: `${GOOD}selections: { gate: ["*/hello", expres/hello] }\n`,
    where: ':10:33 (selections.gate[1])',
    what: /no target matches "expres\/hello"; targets are express/,
    fix: /Did you mean "express"\?/,
  },
  {
    name: 'a glob that begins with a slash',
    text: `${GOOD}policy: { rules: [{ benchmark: /hello, role: advisory }] }\n`,
    where: ':10:21 (policy.rules[0].benchmark)',
    what: /found "\/hello"; allowed is a glob pattern that does not begin with a slash/,
    fix: /Write a pattern like/,
  },
  {
    name: 'a selection in a selection',
    text: `${GOOD}selections: { gate: [express], all: [gate] }\n`,
    where: ':10:38 (selections.all[0])',
    what: /"gate" is a selection itself/,
    fix: /holds no other/,
  },
  {
    name: 'an empty selection',
    text: `${GOOD}selections: { gate: [] }\n`,
    where: ':10:15 (selections.gate)',
    what: /found an empty list; allowed is at least 1/,
    fix: /at least 1/,
  },
  {
    name: 'a profile named like a built-in one',
    text: `${GOOD}profiles: { quick: {} }\n`,
    where: ':10:13 (profiles.quick)',
    what: /"quick" is a built-in profile/,
    fix: /Rename yours/,
  },
  {
    name: 'a profile of what is not there',
    text: `${GOOD}selections: { gate: [express] }\nprofiles: { page: { only: [gate, express/hello, "gat"] } }\n`,
    where: ':11:49 (profiles.page.only[2])',
    what: /no target matches "gat"/,
    fix: /Did you mean "gate"\?/,
  },
  {
    name: 'a profile with fewer rounds than a test needs',
    text: `${GOOD}profiles: { page: { looks: [3, 6] } }\n`,
    where: ':10:29 (profiles.page.looks[0])',
    what: /found the number 3; allowed is .*5/,
    fix: /5/,
  },
  {
    name: 'looks that go back',
    text: `${GOOD}profiles: { page: { looks: [12, 6] } }\n`,
    where: ':10:21 (profiles.page.looks)',
    what: /allowed is numbers of rounds, each above the one before/,
    fix: /ascending/,
  },
  {
    name: 'a websocket without what is sent',
    text: GOOD.replace('path: /hello', 'protocol: websocket\n    reply: { id: $ID }'),
    where: ':3:3 (scenarios.hello.message)',
    what: /`message` is required and missing; allowed is any JSON value/,
    fix: /Add `message`/,
  },
  { name: 'nothing to measure', text: 'version: 1\n', where: ':1:1', what: /nothing to measure/, fix: /servers/ },
  {
    name: 'a number that JSON does not have',
    text: GOOD.replace('path: /hello', 'path: /hello\n    json: .inf'),
    where: ':5:11',
    what: /found the number Infinity/,
    fix: /finite/,
  },
  {
    name: 'a problem beside a merge key',
    text: GOOD.replace('  express:\n', '  express: &like\n').concat('  koa: { <<: *like, bootTimeout: 5s, stopTimeout: 5 }\n'),
    where: ':10:38 (servers.koa.stopTimeout)',
    what: /found the number 5/,
    fix: /unit/,
  },
]);

const other = (rest: string): string => `  other: { dir: servers/express, ${rest}, start: x, scenarios: [hello] }\n`;

test('targets of one folder have environments of their own where nothing is installed or built in it, and the same one in any order', () => {
  assert.doesNotThrow(() => parseConfig(`${GOOD}    install: false\n${other('install: false, env: { A: "1" }')}`, 'perf-gate.yml'));
  assert.doesNotThrow(() => parseConfig(`${GOOD}    env: { A: "1", B: "2" }\n${other('env: { B: "2", A: "1" }')}`, 'perf-gate.yml'));
});

test('a problem that came in by a merge key is told where it is written', () => {
  const text = GOOD.replace('servers:\n', 'servers:\n  base: &base { bootTimeout: 5, start: x, dir: a, scenarios: [hello] }\n').replace(
    '  express:\n',
    '  express:\n    <<: *base\n',
  );
  const error = userErrorOf(() => parseConfig(text, 'perf-gate.yml'));
  assert.match(error.message, /perf-gate\.yml:6:17 \(servers\.express\.bootTimeout\)/);
});

test('all problems of a file are told at once, in the order of the file', () => {
  const text = `${GOOD.replace('/hello', 'hello').replace('start:', 'strat:')}budget: soon\n`;
  const error = userErrorOf(() => parseConfig(text, 'perf-gate.yml'));
  assert.match(error.message, /^4 problems in perf-gate\.yml:\n/);
  const places = [...error.message.matchAll(/perf-gate\.yml:(\d+):\d+ \(([^)]+)\)/g)].map(([, line, path]) => `${line} ${path}`);
  assert.deepEqual(places, ['4 scenarios.hello.path', '6 servers.express.start', '8 servers.express.strat', '10 budget']);
  assert.equal(error.where, 'perf-gate.yml:4:5 (scenarios.hello.path)');
});
