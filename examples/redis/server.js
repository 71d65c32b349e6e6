import http from 'node:http';
import { Redis } from 'ioredis';

const redis = new Redis(process.env.REDIS_URL);
await redis.set('greeting', 'hello');
http.createServer(async (request, response) => {
  response.end(await redis.get('greeting'));
}).listen(Number(process.env.PORT), process.env.HOST);
