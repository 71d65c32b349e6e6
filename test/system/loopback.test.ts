import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { it } from 'node:test';
import { accepts, LOOPBACK } from '../../src/system/loopback.ts';

it('tells whether a port is listened on, without a reset for a server that greets first', async (t) => {
  const parted = Promise.withResolvers<string>();
  const server = net.createServer((socket) => {
    socket.on('error', (error) => { parted.resolve(error.message); }).on('end', () => { parted.resolve('in peace'); }).resume().write('hello'.repeat(10_000));
  });
  t.after(() => server.close());
  await once(server.listen(0, LOOPBACK), 'listening');
  const { port } = server.address() as net.AddressInfo;
  assert.equal(await accepts(port), true);
  assert.equal(await parted.promise, 'in peace');
  server.close();
  await once(server, 'close');
  assert.equal(await accepts(port), false);
});
