import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { assertGolden } from '../report/golden.ts';
import { userErrorOf } from '../user-error.ts';
import { GOOD } from './good-config.ts';

const beside = (lines: string): string => `${GOOD}${lines}\n`;
const ofTarget = (lines: string): string => beside(`    ${lines}`);
const inScenario = (lines: string): string => GOOD.replace('path: /hello', () => `path: /hello\n    ${lines}`);
const inSocket = (line: string): string =>
  GOOD.replace('path: /hello', () => `protocol: websocket\n    message: { id: $ID }\n    reply: { id: $ID }\n    ${line}`);
const otherTarget = (settings: string): string => `  other: { start: x, scenarios: [hello], ${settings} }`;
const ruleFor = (benchmark: string): string => `policy: { rules: [{ benchmark: '${benchmark}', threshold: 10% }] }`;
const startingBehind = (variable: string): string => beside(`services: { a: { start: ${JSON.stringify(`${variable} elasticsearch`)} } }`);
const long = (length: number): string => 'x'.repeat(length);
/** Another list, with ten times what the one of this number has. */
const tenTimes = (step: number): string => `a${step + 1}: &a${step + 1} [${Array.from({ length: 10 }, () => `*a${step}`).join(', ')}]\n`;

/** Configurations by what is wrong with each, in groups: `golden/` has a file for each group. */
const WRONG: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  keys: {
    'a mistyped key': ofTarget('bootTimout: 5s'),
    'a key of no resemblance': beside('colour: red'),
    'a mistyped key of a rule': beside('policy: { rules: [{ treshold: 1%, role: advisory }] }'),
    'a missing key': GOOD.replace('    start: node server.js\n', ''),
    'no text at all': '',
    'a later format': GOOD.replace('version: 1', 'version: 2'),
    'a number where text belongs': ofTarget('versionOf: 5'),
    'a name with a slash': GOOD.replaceAll('hello:', 'he/llo:'),
    'a percentage without its sign': beside('policy: { alpha: 0.01 }'),
    'a percentage below zero': beside('policy: { rules: [{ threshold: -1% }] }'),
    'a percentage out of range': beside('policy: { noRegressionOver: 100% }'),
    'an error rate that would always alarm': beside('policy: { alpha: 51% }'),
    'a duration without its unit': ofTarget('bootTimeout: 30'),
    'a duration of nothing': beside('budget: 0s'),
    'a mistyped choice': beside('policy: { inconclusive: pas }'),
    "a PORT of one's own": ofTarget('env: { PORT: "3000" }'),
    'a folder above the root': GOOD.replace('dir: servers/express', 'dir: a/../../express'),
    'an absolute folder': beside('baselines: /var/baselines'),
    'true for an install command': ofTarget('install: true'),
    'a pattern of dependsOn that keeps files out': ofTarget('dependsOn: [src/**, "!src/docs/**"]'),
    'a pattern of dependsOn that hides what it keeps out': ofTarget('dependsOn: ["./!docs"]'),
    'nothing to measure': 'version: 1\n',
    'several problems': `${GOOD.replace('/hello', 'hello').replace('start:', 'strat:')}budget: soon\n`,
  },
  scenarios: {
    'a fraction of a connection': inScenario('connections: 1.5'),
    'no connection': inScenario('connections: 0'),
    'a path without its slash': GOOD.replace('path: /hello', 'path: hello'),
    'two bodies': inScenario('method: POST\n    text: a\n    file: a.bin'),
    'two expected bodies': inScenario('expect: { json: 1, text: "1" }'),
    'a digest of another length': inScenario('expect: { sha256: abc123 }'),
    'a body of JSON by GET without a word': inScenario('json: { name: Ada }'),
    'a text by GET without a word': inScenario('text: Ada'),
    'a body in base64 by GET without a word': inScenario('base64: AAEC'),
    'a file by GET without a word': inScenario('file: upload.bin'),
    'a header about the body': inScenario('headers: { Transfer-Encoding: chunked }'),
    'a header value on two lines': inScenario('headers: { x-a: "1\\r\\nx-b: 2" }'),
    'a header value beyond ASCII': inScenario('headers: { x-user: José }'),
    'a place of a value that is none': inScenario('before: [{ path: /login, take: { TOKEN: json token } }]'),
    'a message without its protocol': inScenario('message: 1'),
    'a reply without its protocol': inScenario('reply: 1'),
    'requests without their protocol': inScenario('requests: 5'),
    'a hold without its protocol': inScenario('hold: 1s'),
    'an expected answer of a websocket': inSocket('expect: { status: 200 }'),
    'connections of a websocket': inSocket('connections: 5'),
    'a method of a websocket': inSocket('method: GET'),
    'a mistyped key of a websocket': inSocket('request: 5'),
    'a mistyped key of an expected answer': inScenario('expect: { stats: 200 }'),
    'a key that every object has': inScenario('constructor: 1'),
    'a websocket without what is sent': GOOD.replace('path: /hello', 'protocol: websocket\n    reply: 1'),
    'held requests over TLS': GOOD.replace('path: /hello', 'protocol: websocket\n    message: 1\n    reply: 1').concat('    tls: true\n'),
    'an empty list of scenarios': GOOD.replace('[hello]', '[]'),
    'an unknown scenario': GOOD.replace('[hello]', '[helo]'),
    'a scenario listed twice': GOOD.replace('[hello]', '[hello, hello]'),
  },
  services: {
    'an unknown service': ofTarget('services: [redsi]\nservices: { redis: { start: redis-server } }'),
    'a service of a suite where none is defined': beside('suites: { a: { dir: a, file: b.js, services: [redis] } }'),
    'a service listed twice': ofTarget('services: [redis, redis]\nservices: { redis: { start: redis-server, env: { URL: $PORT } } }'),
    'two services behind one variable': ofTarget(
      'services: [a, b]\nservices: { a: { start: x, env: { URL: $PORT } }, b: { start: y, env: { URL: $PORT } } }',
    ),
    'a program with its arguments': beside('services: { a: { start: x, program: redis-server --port } }'),
    'a program that cannot be told': beside(`services: { mock: { start: '"$PWD/bin/mock" --port $PORT' } }`),
    'a program behind an option': beside('services: { redis: { start: exec -a cache redis-server } }'),
    'a program behind a value in double quotes': startingBehind('A="-Xms512m -Xmx512m -XX:+UseSerialGC"'),
    'a program behind a value in quotes': startingBehind("A='1 2 3'"),
    'a program behind escaped blanks': startingBehind(String.raw`A=1\ 2\ 3`),
    'a program behind the default of a variable': startingBehind('A=${B:-1 2 3}'),
    'a program behind the output of a command': startingBehind('A=$(cat a b c)'),
    'a program behind the output of a command in backticks': startingBehind('A=`cat a b c`'),
  },
  shared: {
    'a name shared by a server and a suite': beside('suites:\n  express: { dir: a, file: b.js }'),
    'one folder that is installed in two ways': beside(otherTarget('dir: servers/express, install: npm ci --omit=dev')),
    'one folder that is installed with two environments': beside(otherTarget('dir: servers/express, env: { NODE_ENV: production }')),
    'one folder that is built with two environments': ofTarget(
      `install: false\n    build: x\n${otherTarget('dir: servers/express, install: false, build: x, env: { A: "1" }')}`,
    ),
  },
  editions: {
    'editions, and none of them': ofTarget('versions: {}'),
    'a label with the mark that is put before labels': ofTarget('versions: { "a@5": v/5 }'),
    'an edition outside of its target': ofTarget('versions: { "5": ../express5 }'),
    "editions of the repository's root": GOOD.replace('dir: servers/express', 'dir: .\n    versions: { "5": v/5 }'),
    'an edition that is the target itself': ofTarget('versions: { "5": ./ }'),
    'two editions in one folder': ofTarget('versions: { "4": v/all, "5": v/all }'),
    'an edition inside another': ofTarget('versions: { "4": v/all/4, "5": v/all }'),
    'two editions of one name and folder': ofTarget(`versions: { "5": a }\n${otherTarget('dir: servers/express, versions: { "5": b }')}`),
    'an edition above another target': ofTarget(`versions: { "5": a }\n${otherTarget('dir: servers/express@5/sub')}`),
    'an edition where another target is': ofTarget(`versions: { "5": a }\n${otherTarget('dir: servers/express@5')}`),
  },
  choices: {
    'a rule for a target that is not there': beside(ruleFor('expres/*')),
    'a rule for a selection': beside(`selections: { gate: [express] }\n${ruleFor('gate')}`),
    'a rule for an edition that is not there': ofTarget(`versions: { "4": v4 }\n${ruleFor('express@5/*')}`),
    'a rule for a metric that does not exist': beside('policy: { rules: [{ metric: bootTme, role: advisory }] }'),
    'a rule that a dash too many has cut in two': beside('policy:\n  rules:\n    - benchmark: express/hello\n    - role: advisory'),
    'a glob that begins with a slash': beside('policy: { rules: [{ benchmark: /hello, role: advisory }] }'),
    'a selection named like a target': beside('selections: { express: ["*/hello"] }'),
    'a selection of what is not there': beside('selections: { gate: ["*/hello", expres/hello] }'),
    'a selection in a selection': beside('selections: { gate: [express], all: [gate] }'),
    'an empty selection': beside('selections: { gate: [] }'),
    'a selection of what is left out twice': beside('selections: { gate: ["!a/**", "!b/**"] }'),
    'a selection whose targets cannot be told': beside('selections: { gate: ["{express/hello,koa/hello}"] }'),
    'a profile of what is left out twice': beside('profiles: { page: { only: ["!a/**", "!b/**"] } }'),
    'a profile named like a built-in one': beside('profiles: { quick: {} }'),
    'a profile of what is not there': beside('selections: { gate: [express] }\nprofiles: { page: { only: [gate, express/hello, "gat"] } }'),
    'a profile with fewer rounds than a test needs': beside('profiles: { page: { looks: [3, 6] } }'),
    'looks that go back': beside('profiles: { page: { looks: [12, 6] } }'),
    'a retention that keeps too little to compare with': beside('retention: { runs: 1 }'),
    'more stored runs needed than are kept': beside('policy: { minStoredRuns: 30 }\nretention: { runs: 20 }'),
    'more stored runs needed than are kept by default': beside('policy: { minStoredRuns: 150 }'),
    'fewer stored runs kept than are needed by default': beside('retention: { runs: 3 }'),
  },
  yaml: {
    'broken syntax': GOOD.replace('[hello]', '[hello'),
    'a key given twice': beside('version: 1'),
    'a tag that means nothing here': GOOD.replace('/hello', '!!js/regexp /hello'),
    'an alias of nothing': GOOD.replace('[hello]', '*all'),
    'an anchor behind what uses it': `${GOOD.replace('[hello]', '*all')}  other: { dir: a, start: x, scenarios: &all [hello] }\n`,
    'globs without quotes': beside('selections: { gate: [*/hello, *e/**] }'),
    'a mistyped merge': `${GOOD.replace('  express:', '  express: &like')}  koa: { <<: *lik, dir: b }\n`,
    'a problem beside a merge key': `${GOOD.replace('  express:', '  express: &like')}  koa: { <<: *like, bootTimeout: 5s, stopTimeout: 5 }\n`,
    'a problem that comes in by a merge key': GOOD.replace(
      'servers:\n  express:\n',
      'servers:\n  base: &base { bootTimeout: 5, start: x, dir: a, scenarios: [hello] }\n  express:\n    <<: *base\n',
    ),
    'anchors in anchors in anchors': `a0: &a0 [x]\n${[0, 1, 2, 3, 4].map(tenTimes).join('')}`,
    'an alias of itself': GOOD.replace('[hello]', '&all [*all]'),
    'two documents': `${GOOD}---\n${GOOD}`,
    'a version that is no text': ofTarget('versions: { 4.20: versions/4.20 }'),
    'a name that means true': GOOD.replace('  hello:', '  True: { path: /true }\n  hello:'),
    'a number that JSON does not have': inScenario('json: .inf'),
  },
  bounds: {
    'more connections than a machine has': inScenario('connections: 100000'),
    'a number beyond all': inScenario('connections: 99999999999999999999'),
    'endless pipelining': inScenario('pipelining: 5000'),
    'a timer that no clock has': ofTarget('bootTimeout: 30d'),
    'an endless duration': ofTarget(`bootTimeout: ${'9'.repeat(400)}s`),
    'an age of centuries': beside('retention: { maxAge: 99999d }'),
    'more stored runs than a file can hold': beside('retention: { runs: 1000000 }'),
    'a look that is never reached': beside('profiles: { long: { looks: [8, 100000] } }'),
    'rounds without end': beside('profiles: { long: { solos: 100000 } }'),
    'a name that no report can show': beside(`suites: { ${long(91)}: { dir: a, file: b.js } }`),
    "a command of a book's length": ofTarget(`build: ${long(20_001)}`),
    'a NUL in a command': ofTarget(String.raw`build: "npm run\0build"`),
    'a NUL in a folder': GOOD.replace('dir: servers/express', String.raw`dir: "servers\0express"`),
    'a path of more than any file system takes': GOOD.replace('dir: servers/express', `dir: ${long(1_001)}`),
    'a variable that no program can be given': ofTarget(`env: { A: ${long(30_001)} }`),
    'a file of half a megabyte': beside(`# ${long(500_000)}`),
    'a body of very many values': inScenario(`expect: { json: [${'1,'.repeat(50_001)}] }`),
    'aliases that come to very many values': beside(
      `ignore: &many [${'a,'.repeat(2_000)}]\nselections: { ${Array.from({ length: 40 }, (_, at) => `s${at}: *many`).join(', ')} }`,
    ),
    'keys in keys in keys': '- ? '.repeat(400),
    'lists in lists in lists': inScenario(`expect: { json: ${'['.repeat(200)}${']'.repeat(200)} }`),
  },
};

for (const [group, wrong] of Object.entries(WRONG)) {
  test(`a wrong configuration is refused with the place and advice: ${group}`, async () => {
    const told = Object.entries(wrong).map(([what, text]) => {
      const { message, where, fix } = userErrorOf(() => parseConfig(text, 'perf-gate.yml'));
      return `${what}\n  ${where}: ${message}\n  ${fix}\n`;
    });
    await assertGolden(`${group}.txt`, told.join(''), import.meta.url);
  });
}

const many = (line: (at: number) => string): string => Array.from({ length: 2_000 }, (_, at) => line(at)).join('');

describe('a configuration in which nearly everything is wrong', () => {
  for (const [what, text] of [
    ['unknown keys', `${GOOD}${many((at) => `k${at}: 1\n`)}`],
    ['unknown keys of a target', `${GOOD}${many((at) => `    k${at}: 1\n`)}`],
    ['aliases without an anchor', `${GOOD}ignore: [${many((at) => `*a${at}, `)}]\n`],
    ['wrong scenarios', GOOD.replace('scenarios:\n', `scenarios:\n${many((at) => `  s${at}: 1\n`)}`)],
    ['scenarios that are not there', GOOD.replace('[hello]', `[${many((at) => `s${at}, `)}]`)],
  ] as const) {
    it(`is told by a hundred problems: ${what}`, () => {
      const { message } = userErrorOf(() => parseConfig(text, 'perf-gate.yml'));
      assert.match(message, /^more than 100 problems/);
      assert.ok(message.length < 200_000, `${message.length} characters`);
    });
  }
});

describe('names that every object has', () => {
  for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    it(`are names like any other, and are missing where they are not defined: ${name}`, () => {
      const { targets } = parseConfig(GOOD.replaceAll('hello', name).replace('express:', `${name}:`), 'perf-gate.yml');
      assert.equal(targets[0]?.name, name);
      assert.match(userErrorOf(() => parseConfig(GOOD.replace('[hello]', `[${name}]`), 'perf-gate.yml')).message, /unknown scenario/);
    });
  }

  it('of which __proto__ is none: it defines nothing, and nothing that everything shares', () => {
    parseConfig(GOOD.replace('  hello:', '  __proto__: { path: /evil }\n  hello:'), 'perf-gate.yml');
    assert.equal(Reflect.get({}, 'path'), undefined);
    assert.match(userErrorOf(() => parseConfig(GOOD.replace('[hello]', '[__proto__]'), 'perf-gate.yml')).message, /unknown scenario/);
  });
});

describe('a configuration is not refused', () => {
  const rules = ['express', 'express/hello', 'e*/*', '*/hello', '**/hello', '{express,koa}/*', '{express/hello,koa/hello}'];
  for (const [what, text] of [
    ...[...rules, '@(express/a|koa/b)', 'ex[^/]ress/*', '!express/bye', '!koa/**'].map(
      (rule) => [`a rule for ${rule}`, beside(ruleFor(rule))] as const,
    ),
    [
      'another environment where nothing is installed or built',
      ofTarget(`install: false\n${otherTarget('dir: servers/express, install: false, env: { A: "1" }')}`),
    ],
    [
      'the same environment in another order',
      ofTarget(`env: { A: "1", B: "2" }\n${otherTarget('dir: servers/express, env: { B: "2", A: "1" }')}`),
    ],
    ['as many stored runs needed as are kept', beside('policy: { minStoredRuns: 20 }\nretention: { runs: 20 }')],
    ['names that YAML reads as they are written', ofTarget('versions: { 5: v5, 4.2: v42, "4.20": v420 }')],
    ['a body that is sent by GET on purpose', inScenario('method: GET\n    json: 1')],
  ] as const) {
    it(`for ${what}`, () => {
      assert.equal(parseConfig(text, 'perf-gate.yml').file, 'perf-gate.yml');
    });
  }
});
