// What perf-gate measures of hono: change it to what your users do.
import http from 'node:http';
import { Hono } from 'hono';

const app = new Hono();
app.get('/', (context) => context.json({ hello: 'world' }));
http.createServer(async (request, response) => {
  const answer = await app.fetch(new Request(`http://${request.headers.host}${request.url}`, { method: request.method }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}).listen(Number(process.env.PORT), process.env.HOST);
