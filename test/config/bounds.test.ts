/** Every number, text and list of a configuration has a bound, and is refused beyond it without filling memory. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { userErrorOf } from '../user-error.ts';
import { GOOD, testRefusals } from './refused-config.ts';

const inScenario = (line: string): string => GOOD.replace('path: /hello', `path: /hello\n    ${line}`);
const ofTarget = (line: string): string => `${GOOD}    ${line}\n`;
const long = (length: number): string => 'x'.repeat(length);

testRefusals([
  {
    name: 'more connections than a machine has',
    text: inScenario('connections: 100000'),
    where: ':5:5 (scenarios.hello.connections)',
    what: /allowed is at most 10000/,
    fix: /at most/,
  },
  {
    name: 'a number beyond all',
    text: inScenario('connections: 99999999999999999999'),
    where: ':5:5 (scenarios.hello.connections)',
    what: /allowed is/,
    fix: /./,
  },
  {
    name: 'endless pipelining',
    text: inScenario('pipelining: 5000'),
    where: ':5:5 (scenarios.hello.pipelining)',
    what: /at most 1000/,
    fix: /at most/,
  },
  {
    name: 'a timer that no clock has',
    text: ofTarget('bootTimeout: 30d'),
    where: ':10:5 (servers.express.bootTimeout)',
    what: /of 24h at most/,
    fix: /30s/,
  },
  {
    name: 'an endless duration',
    text: ofTarget(`bootTimeout: ${'9'.repeat(400)}s`),
    where: ':10:5 (servers.express.bootTimeout)',
    what: /of 24h at most/,
    fix: /30s/,
  },
  {
    name: 'an age of centuries',
    text: `${GOOD}retention: { maxAge: 99999d }\n`,
    where: ':10:14 (retention.maxAge)',
    what: /of 3650d at most/,
    fix: /365d/,
  },
  {
    name: 'more stored runs than a file can hold',
    text: `${GOOD}retention: { runs: 1000000 }\n`,
    where: ':10:14 (retention.runs)',
    what: /at most 10000/,
    fix: /at most/,
  },
  {
    name: 'a look that is never reached',
    text: `${GOOD}profiles: { long: { looks: [8, 100000] } }\n`,
    where: ':10:32 (profiles.long.looks[1])',
    what: /at most 1000/,
    fix: /at most/,
  },
  {
    name: 'rounds without end',
    text: `${GOOD}profiles: { long: { solos: 100000 } }\n`,
    where: ':10:21 (profiles.long.solos)',
    what: /at most 1000/,
    fix: /at most/,
  },
  {
    name: 'a name that no report can show',
    text: `${GOOD}suites: { ${long(91)}: { dir: a, file: b.js } }\n`,
    where: `:10:11 (suites.${long(91)})`,
    what: /a name of up to 90 letters/,
    fix: /Rename/,
  },
  {
    name: "a command of a book's length",
    text: ofTarget(`build: ${long(20_001)}`),
    where: ':10:5 (servers.express.build)',
    what: /at most 20000 characters/,
    fix: /at most/,
  },
  {
    name: 'a NUL in a command',
    text: ofTarget(String.raw`build: "npm run\0build"`),
    where: ':10:5 (servers.express.build)',
    what: /allowed is a shell command/,
    fix: /command/,
  },
  {
    name: 'a NUL in a folder',
    text: GOOD.replace('dir: servers/express', String.raw`dir: "servers\0express"`),
    where: ':7:5 (servers.express.dir)',
    what: /a path relative/,
    fix: /root/,
  },
  {
    name: 'a path of more than any file system takes',
    text: GOOD.replace('dir: servers/express', `dir: ${long(1_001)}`),
    where: ':7:5 (servers.express.dir)',
    what: /at most 1000 characters/,
    fix: /at most/,
  },
  {
    name: 'a variable that no program can be given',
    text: ofTarget(`env: { A: ${long(30_001)} }`),
    where: ':10:12 (servers.express.env.A)',
    what: /at most 30000 characters/,
    fix: /at most/,
  },
  {
    name: 'a file of half a megabyte',
    text: `${GOOD}# ${long(500_000)}`,
    where: ':1:1',
    what: /more than 500000 characters/,
    fix: /sha256/,
  },
  {
    name: 'a body of very many values',
    text: inScenario(`expect: { json: [${'1,'.repeat(50_001)}] }`),
    where: ':1:1',
    what: /more than 50000 values/,
    fix: /sha256/,
  },
  {
    name: 'keys in keys in keys',
    text: '- ? '.repeat(400),
    where: ':1:1',
    what: /more than 20 keys that begin with "\?"/,
    fix: /before its colon/,
  },
  {
    name: 'lists in lists in lists',
    text: inScenario(`expect: { json: ${'['.repeat(200)}${']'.repeat(200)} }`),
    where: ':1:1',
    what: /too deep/,
    fix: /levels/,
  },
  {
    name: 'aliases that come to very many values',
    text: `${GOOD}ignore: &many [${'a,'.repeat(2_000)}]\nselections: { ${Array.from({ length: 40 }, (_, at) => `s${at}: *many`).join(', ')} }\n`,
    where: ':1:1',
    what: /more than 50000 values with all aliases written out/,
    fix: /several/,
  },
]);

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
      assert.deepEqual(
        targets.map((target) => target.name),
        [name],
      );
      assert.match(userErrorOf(() => parseConfig(GOOD.replace('[hello]', `[${name}]`), 'perf-gate.yml')).message, /unknown scenario/);
    });
  }

  it('of which __proto__ is none: it defines nothing, and nothing that everything shares', () => {
    parseConfig(GOOD.replace('  hello:', '  __proto__: { path: /evil }\n  hello:'), 'perf-gate.yml');
    assert.equal(Reflect.get({}, 'path'), undefined);
    assert.match(userErrorOf(() => parseConfig(GOOD.replace('[hello]', '[__proto__]'), 'perf-gate.yml')).message, /unknown scenario/);
  });
});
