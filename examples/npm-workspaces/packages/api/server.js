import http from 'node:http';
import { greet } from '@example/greeting';

http.createServer((request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(greet('Ada')));
}).listen(Number(process.env.PORT), process.env.HOST);
