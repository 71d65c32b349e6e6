import { createServer } from 'node:http';
import { Pool } from 'undici';

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{"hello":"world"}');
});
// While it is counted, a process may wait longer for the other than a connection is usually kept.
server.keepAliveTimeout = 0;
await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
// Neither keeps the suite's process alive.
server.unref();
const pool = new Pool(`http://127.0.0.1:${server.address().port}`, { connections: 1, keepAliveTimeout: 600_000 });

export default function addTasks(bench) {
  bench.add('request', async () => {
    const { body } = await pool.request({ path: '/', method: 'GET', headers: { accept: 'application/json' } });
    return await body.json();
  });
}
