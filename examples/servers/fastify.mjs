// What perf-gate measures of fastify: change it to what your users do.
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
