import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { installCounter, waysByApt, type Command, type WayToInstall } from '../../src/action/install-counter.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { untilThere } from '../until.ts';

const NEVER = new AbortController().signal;

const shell = (script: string): Command => ['/bin/sh', '-c', script];

/** The last of these scripts installs. */
function way(...scripts: readonly string[]): WayToInstall {
  return { fetch: scripts.slice(0, -1).map(shell), install: shell(scripts.at(-1)!) };
}

test('the first way that succeeds is the last that is tried', async () => {
  await using folder = await temporaryFolder();
  const [one, other] = [join(folder.path, 'one'), join(folder.path, 'other')];
  assert.equal(await installCounter(['x'], NEVER, [way('exit 1'), way(`touch '${one}'`), way(`touch '${other}'`)]), null);
  assert.ok(existsSync(one));
  assert.ok(!existsSync(other));
});

test('nothing is installed where it could not be fetched', async () => {
  await using folder = await temporaryFolder();
  const mark = join(folder.path, 'mark');
  assert.equal(await installCounter(['x'], NEVER, [way('echo no lists >&2; exit 100', `touch '${mark}'`)]), 'no lists');
  assert.ok(!existsSync(mark));
});

test('where no way succeeds the reason is what the last one printed', async () => {
  assert.equal(await installCounter(['x'], NEVER, [way('echo old lists >&2; exit 100'), way('echo "sudo: a password is required" >&2; exit 1')]), 'sudo: a password is required');
});

test('a program that is not there is a reason too', async () => {
  assert.match((await installCounter(['x'], NEVER, [{ fetch: [], install: ['perf-gate-has-no-such-program'] }]))!, /perf-gate-has-no-such-program/);
});

test('an installed program does not get the credentials of the job', async () => {
  process.env['INPUT_TOKEN'] = 'a secret';
  try {
    assert.equal(await installCounter(['x'], NEVER, [way('test -z "$INPUT_TOKEN"', 'test -z "$INPUT_TOKEN"')]), null);
  } finally {
    delete process.env['INPUT_TOKEN'];
  }
});

test('an interrupt ends what is being fetched, and nothing is begun after it', async () => {
  await using folder = await temporaryFolder();
  const [begun, mark] = [join(folder.path, 'begun'), join(folder.path, 'mark')];
  const interrupt = new AbortController();
  const installed = installCounter(['x'], interrupt.signal, [way(`touch '${begun}'; exec sleep 600`, `touch '${mark}'`), way(`touch '${mark}'`)]);
  await untilThere(begun);
  interrupt.abort();
  assert.notEqual(await installed, null);
  assert.ok(existsSync(begun) && !existsSync(mark));
});

test('an interrupt waits for an installation that has begun', async () => {
  await using folder = await temporaryFolder();
  const [begun, interrupted, mark] = [join(folder.path, 'begun'), join(folder.path, 'interrupted'), join(folder.path, 'mark')];
  const interrupt = new AbortController();
  const installed = installCounter(['x'], interrupt.signal, [way(`touch '${begun}'; while [ ! -e '${interrupted}' ]; do sleep 0.05; done; touch '${mark}'`)]);
  await untilThere(begun);
  interrupt.abort();
  await writeFile(interrupted, '');
  assert.equal(await installed, null);
  assert.ok(existsSync(mark));
});

for (const [who, isRoot] of [['root', true], ['anybody else', false]] as const) {
  test(`${who} installs by apt, with the lists that are there and then with new ones, each command bounded in time by its own user`, () => {
    const ways = waysByApt(['qemu-user', 'gcc'], isRoot);
    assert.deepEqual(ways.map(({ fetch }) => fetch.map((command) => command.find((word) => word === 'install' || word === 'update'))), [['install'], ['update', 'install']]);
    for (const command of ways.flatMap(({ fetch, install }) => [...fetch, install])) {
      assert.deepEqual(command.slice(0, 2), isRoot ? ['env', 'DEBIAN_FRONTEND=noninteractive'] : ['sudo', '-n'], 'and never asks for anything');
      assert.ok(command.indexOf('timeout') > command.indexOf('sudo') && command.indexOf('timeout') < command.indexOf('apt-get'));
    }
    for (const { fetch, install } of ways) {
      assert.ok(fetch.at(-1)!.includes('--download-only') && install.includes('--no-download'), 'what takes an unknown time is not what must not be ended');
      assert.deepEqual(install.slice(-2), ['qemu-user', 'gcc']);
      assert.ok(!install.some((word) => word.startsWith('--kill-after')), 'and a package is never left half installed by force');
    }
  });
}
