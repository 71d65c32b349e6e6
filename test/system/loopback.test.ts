import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { it } from 'node:test';
import { accepts, holdPort, LOOPBACK } from '../../src/system/loopback.ts';

it('tells whether a port is listened on, without a reset for a server that greets first', async (t) => {
  const parted = Promise.withResolvers<string>();
  const server = net.createServer((socket) => {
    socket
      .on('error', (error) => {
        parted.resolve(error.message);
      })
      .on('end', () => {
        parted.resolve('in peace');
      })
      .resume()
      .write('hello'.repeat(10_000));
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

it('holds no port that a server has, or that another process holds, until that gives it back', async (t) => {
  using free = await holdPort();
  const server = net.createServer().listen(free.port, LOOPBACK);
  t.after(() => server.close());
  await once(server, 'listening');
  const taken = await holdPort();
  const again = [free.port, taken.port];
  using other = await holdPort(() => again.shift() ?? 10_001 + (free.port % 19_000));
  assert.ok(other.port !== free.port && other.port !== taken.port);
  await assert.rejects(
    holdPort(() => taken.port),
    { message: 'no port from 10000 to 30000 is free', syscall: 'bind' },
  );
  taken[Symbol.dispose]();
  using back = await holdPort(() => taken.port);
  assert.equal(back.port, taken.port);
});
