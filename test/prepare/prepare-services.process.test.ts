import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Files } from '../git-repository.ts';
import { changed, CHANGED, FILES, outline, prepare, SUITE, suiteOf, TINY, twoServers, unmeasured } from './prepared.ts';
import { serverTargetOf, serviceOf } from '../targets.ts';

describe('preparing a target that needs a service', () => {
  const NEEDS = { install: 'touch installed', services: [serviceOf({ env: { ECHO_URL: 'echo://$HOST' } })] };

  it('asks a suite for its tasks with the service running and its address set', async () => {
    const files: Files = { 'suites/parser/parser.suite.mjs': `export default (bench) => { bench.add(process.env.ECHO_URL, () => 1); };` };
    const prepared = await prepare({ head: { targets: [{ ...SUITE, ...NEEDS, install: null }], files }, base: null });
    assert.deepEqual(outline(prepared), [['parser/echo://127.0.0.1', null]]);
  });

  it('that an earlier target builds starts it once that is built', async () => {
    const mock = serviceOf({ name: 'mock', start: 'test -e made && touch up && exec sleep 600', ready: 'test -e up' });
    const targets = [
      serverTargetOf({ name: 'one', dir: 'servers/one', build: 'touch ../../made' }),
      serverTargetOf({ name: 'two', dir: 'servers/two', services: [mock] }),
    ];
    const prepared = await prepare({ head: { targets, files: twoServers('1') }, base: { targets, files: twoServers('0') } });
    assert.deepEqual(unmeasured(prepared), []);
    assert.deepEqual(outline(prepared), [
      ['one/hello', null],
      ['two/hello', null],
    ]);
  });

  it('that its own install brings is made ready after it', async () => {
    const mock = serviceOf({
      name: 'mock',
      start: 'servers/tiny/bin/mock',
      program: 'servers/tiny/bin/mock',
      ready: 'test -e "$SCRATCH/up"',
    });
    const install = String.raw`mkdir -p bin && printf '#!/bin/sh\ntouch "$SCRATCH/up"\nexec sleep 600\n' > bin/mock && chmod +x bin/mock`;
    const targets = [{ ...TINY, install, services: [mock] }];
    const prepared = await prepare(changed(...targets));
    assert.deepEqual([unmeasured(prepared), outline(prepared)], [[], [['tiny/hello', null]]]);
  });

  for (const { where, arm, files } of [
    { where: 'in both arms', arm: 'base', files: { ...FILES, 'servers/tiny/old': '' } },
    { where: 'with the change alone', arm: 'head', files: FILES },
  ] as const) {
    it(`that its own install was to bring is not what is missing where that fails ${where}`, async () => {
      const mock = serviceOf({ program: 'servers/tiny/bin/mock' });
      const targets = [{ ...TINY, install: 'test ! -e old || exit 7; mkdir bin; touch bin/mock; chmod +x bin/mock', services: [mock] }];
      const prepared = await prepare({ head: { targets, files: { ...CHANGED, 'servers/tiny/old': '' } }, base: { targets, files } });
      const reason = {
        kind: 'command-failed',
        command: targets[0]!.install,
        folder: 'servers/tiny',
        ending: { kind: 'exited', code: 7 },
        mayNeedGit: false,
      };
      assert.deepEqual(unmeasured(prepared), [['tiny/hello', { state: 'broken', arm, reason }]]);
    });
  }

  for (const { required, state } of [
    { required: false, state: 'not measured' },
    { required: true, state: 'invalid' },
  ] as const) {
    it(`whose program is missing and ${required ? '' : 'not '}required installs nothing, and all its benchmarks are ${state}`, async () => {
      const services = [serviceOf({ program: 'no-such-broker', installHint: 'apt-get install broker', required })];
      const targets = [
        { ...TINY, ...NEEDS, services },
        { ...SUITE, ...NEEDS, services },
      ];
      const prepared = await prepare({ head: { targets, files: { ...FILES, ...suiteOf('parse') } }, base: null }, [
        'head/servers/tiny/installed',
        'head/suites/parser/installed',
      ]);
      const measurement = {
        state,
        reason: { kind: 'program-missing', program: 'no-such-broker', installHint: 'apt-get install broker' },
        ...(required ? {} : { missingProgram: 'no-such-broker' }),
      };
      assert.deepEqual(unmeasured(prepared), [
        ['tiny/hello', measurement],
        ['parser/*', measurement],
      ]);
      assert.deepEqual([outline(prepared), prepared.found], [[], []]);
    });
  }

  it('that ends while a suite is asked for its tasks makes the suite invalid and not broken', async () => {
    const files: Files = {
      'suites/parser/parser.suite.mjs': `import { readFileSync } from 'node:fs';
        const service = Number(readFileSync(process.env.PID_FILE, 'utf8'));
        process.kill(service, 'SIGKILL');
        const isThere = () => { try { return process.kill(service, 0); } catch { return false; } };
        while (isThere()) await new Promise((resolve) => { setTimeout(resolve, 5); });
        throw new Error('connection lost');`,
    };
    const service = serviceOf({ start: 'echo $$ > pid; echo out of memory; while :; do sleep 0.1; done', ready: 'test -s pid' });
    const suite = { ...SUITE, env: { PID_FILE: '../../pid' }, services: [service] };
    const prepared = await prepare({ head: { targets: [suite], files }, base: null });
    assert.deepEqual(unmeasured(prepared), [
      [
        'parser/*',
        {
          state: 'invalid',
          reason: {
            kind: 'printed-last',
            because: { kind: 'service-ended', service: 'echo', ending: { kind: 'signalled', signal: 'SIGKILL' }, isInBackground: false },
            output: 'out of memory',
          },
        },
      ],
    ]);
  });
});
