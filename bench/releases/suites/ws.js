import { createRequire } from 'node:module';

// As an ES module, version 8 exports its server by another name than version 7.
const WebSocket = createRequire(import.meta.url)('ws');

const server = new WebSocket.Server({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket) => { socket.on('message', (message) => { socket.send(message); }); });
await new Promise((resolve) => { server.once('listening', resolve); });
const client = new WebSocket(`ws://127.0.0.1:${server.address().port}`);
await new Promise((resolve) => { client.once('open', resolve); });
const message = JSON.stringify({ id: 1, text: 'Hello World '.repeat(20) });

export default function addTasks(bench) {
  bench.add('echo', () => new Promise((resolve) => {
    client.once('message', resolve);
    client.send(message);
  }));
}
