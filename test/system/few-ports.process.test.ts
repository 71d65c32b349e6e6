import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TestContext, test } from 'node:test';
import { execa } from 'execa';

const LOOPBACK = JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../src/system/loopback.ts')).href);

/** Runs a program in a network of its own that has the ports of a range. @returns what it prints; null: the test is skipped */
async function withPorts(range: string, program: string, t: TestContext): Promise<string | null> {
  const network = await execa('unshare', ['--net', '/bin/sh', '-c', `PATH=$PATH:/usr/sbin:/sbin; ip link set lo up && echo "${range}" > /proc/sys/net/ipv4/ip_local_port_range && exec "$@"`, 'sh', process.execPath, '--input-type=module', '--eval', program], { reject: false, timeout: 30_000 });
  if (!network.failed || network.timedOut) return network.stdout;
  t.skip(`no network of its own can be made: ${network.stderr.split('\n')[0]}`);
  return null;
}

test('where the system has few ports they are given again', { timeout: 60_000 }, async (t) => {
  const printed = await withPorts('40000 40002', `const { freePort } = await import(${LOOPBACK});
    const ports = [];
    for (let asked = 0; asked < 5; asked += 1) ports.push(await freePort());
    console.log(ports.join(' '));`, t);
  if (printed === null) return;
  const ports = printed.split(' ');
  assert.equal(ports.length, 5);
  assert.ok(ports.every((port) => ['40000', '40001', '40002'].includes(port)), printed);
});

test('a client that was given the port which it calls has reached no server', { timeout: 60_000 }, async (t) => {
  const printed = await withPorts('40000 40000', `const { accepts } = await import(${LOOPBACK});
    console.log(await accepts(40000));`, t);
  if (printed !== null) assert.equal(printed, 'false');
});
