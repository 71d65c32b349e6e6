import http from 'node:http';
import { router } from 'tiny-router';

const routes = router().get('/hello', (request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ hello: 'world' }));
});
http.createServer((request, response) => { routes.handle(request, response); }).listen(Number(process.env.PORT), process.env.HOST);
