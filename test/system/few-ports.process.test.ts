import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TestContext, test } from 'node:test';
import { execa } from 'execa';

const moduleAt = (file: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, '../..', file)).href);
const LOOPBACK = moduleAt('src/system/loopback.ts');

/** Runs a program in a network of its own that has the ports of a range. @returns what it prints; null: the test is skipped */
async function withPorts(range: string, program: string, t: TestContext): Promise<string | null> {
  const network = await execa(
    'unshare',
    [
      '--net',
      '/bin/sh',
      '-c',
      `PATH=$PATH:/usr/sbin:/sbin; ip link set lo up && echo "${range}" > /proc/sys/net/ipv4/ip_local_port_range && exec "$@"`,
      'sh',
      process.execPath,
      '--input-type=module',
      '--eval',
      program,
    ],
    { reject: false },
  );
  if (/^(?:unshare|\/bin\/sh|sh):/.test(network.stderr)) {
    t.skip(`no network of its own can be made: ${network.stderr.split('\n')[0]}`);
    return null;
  }
  assert.equal(network.stderr, '');
  return network.stdout;
}

test('a client that was given the port which it calls has reached no server', async (t) => {
  const printed = await withPorts(
    '40000 40000',
    `const { accepts } = await import(${LOOPBACK});
    console.log(await accepts(40000));`,
    t,
  );
  if (printed !== null) assert.equal(printed, 'false');
});

test('a client that the system gives no port tells that, and blames no server', async (t) => {
  const printed = await withPorts(
    '40000 40003',
    `const { startLoadClient } = await import(${moduleAt('src/measure/load/load-process.ts')});
    const { briefly, loadOf } = await import(${moduleAt('test/measure/load/load-here.ts')});
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => { response.end('ok'); }).listen(39000, '127.0.0.1', async () => {
      await using client = startLoadClient(null);
      const told = [];
      for (const connections of [2, 20]) told.push(await client.load(loadOf({ origin: 'http://127.0.0.1:39000' }, { connections, ...briefly() })).then(() => 'ok', ({ name, reason }) => [name, reason]));
      console.log(JSON.stringify(told));
      server.close();
      server.closeAllConnections();
    });`,
    t,
  );
  if (printed === null) return;
  const [few, many] = JSON.parse(printed) as readonly [unknown, readonly [string, { readonly because: { readonly problem: string } }]];
  assert.equal(few, 'ok');
  assert.equal(many[0], 'MeasuringFailure');
  assert.match(many[1].because.problem, /EADDRNOTAVAIL/);
});

test('a port is not taken for one that is not free where the system has no descriptor for it', async () => {
  const program = `const { holdPort } = await import(${LOOPBACK});
    const { openSync } = await import('node:fs');
    try { for (;;) openSync('/dev/null', 'r'); } catch {}
    await holdPort().catch(({ code }) => console.log(code));`;
  const limited = await execa('/bin/sh', [
    '-c',
    'ulimit -n 64 && exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '--eval',
    program,
  ]);
  assert.equal(limited.stdout, 'EMFILE');
});
