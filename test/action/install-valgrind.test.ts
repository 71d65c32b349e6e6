import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { installValgrind, waysByApt, type Command } from '../../src/action/install-valgrind.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const shell = (script: string): Command => ['/bin/sh', '-c', script];

test('the first way that succeeds is the last that is tried', async () => {
  await using folder = await temporaryFolder();
  const [one, other] = [join(folder.path, 'one'), join(folder.path, 'other')];
  assert.equal(await installValgrind([[shell('exit 1')], [shell(`touch '${one}'`)], [shell(`touch '${other}'`)]]), null);
  assert.ok(existsSync(one));
  assert.ok(!existsSync(other));
});

test('a way ends with the first of its commands that fails', async () => {
  await using folder = await temporaryFolder();
  const mark = join(folder.path, 'mark');
  assert.equal(await installValgrind([[shell('echo no lists >&2; exit 100'), shell(`touch '${mark}'`)]]), 'no lists');
  assert.ok(!existsSync(mark));
});

test('where no way succeeds the reason is what the last one printed', async () => {
  assert.equal(await installValgrind([[shell('echo old lists >&2; exit 100')], [shell('echo "sudo: a password is required" >&2; exit 1')]]), 'sudo: a password is required');
});

test('a program that is not there is a reason too', async () => {
  assert.match((await installValgrind([[['perf-gate-has-no-such-program']]]))!, /perf-gate-has-no-such-program/);
});

test('what is installed does not get the credentials of the job', async () => {
  process.env['INPUT_TOKEN'] = 'a secret';
  try {
    assert.equal(await installValgrind([[shell('test -z "$INPUT_TOKEN"')]]), null);
  } finally {
    delete process.env['INPUT_TOKEN'];
  }
});

for (const [who, isRoot] of [['root', true], ['anybody else', false]] as const) {
  test(`${who} installs by apt, with the lists that are there and then with new ones, each command bounded in time by its own user`, () => {
    const ways = waysByApt(isRoot);
    assert.deepEqual(ways.map((way) => way.map((command) => command.find((word) => word === 'install' || word === 'update'))), [['install'], ['update', 'install']]);
    for (const command of ways.flat()) {
      assert.deepEqual(command.slice(0, 2), isRoot ? ['env', 'DEBIAN_FRONTEND=noninteractive'] : ['sudo', '-n'], 'and never asks for anything');
      assert.ok(command.indexOf('timeout') > command.indexOf('sudo') && command.indexOf('timeout') < command.indexOf('apt-get'));
    }
  });
}
