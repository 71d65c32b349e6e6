import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { execa } from 'execa';

const LOOPBACK = pathToFileURL(join(import.meta.dirname, '../../src/system/loopback.ts')).href;

/** Asks for so many ports in a network of its own, which has three. */
const ASKING = `const { freePort } = await import(${JSON.stringify(LOOPBACK)});
const ports = [];
for (let asked = 0; asked < 5; asked += 1) ports.push(await freePort());
console.log(ports.join(' '));`;

test('where the system has few ports they are given again', { timeout: 60_000 }, async (t) => {
  const network = await execa('unshare', ['--net', '/bin/sh', '-c', 'PATH=$PATH:/usr/sbin:/sbin; ip link set lo up && echo "40000 40002" > /proc/sys/net/ipv4/ip_local_port_range && exec "$@"', 'sh', process.execPath, '--input-type=module', '--eval', ASKING], { reject: false, timeout: 30_000 });
  if (network.failed && !network.timedOut) return t.skip(`no network of its own can be made: ${network.stderr.split('\n')[0]}`);
  const ports = network.stdout.split(' ');
  assert.equal(ports.length, 5);
  assert.ok(ports.every((port) => ['40000', '40001', '40002'].includes(port)), network.stdout);
});
