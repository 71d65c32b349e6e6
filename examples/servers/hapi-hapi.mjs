// What perf-gate measures of @hapi/hapi: change it to what your users do.
import Hapi from '@hapi/hapi';

const server = Hapi.server({ port: Number(process.env.PORT), host: process.env.HOST });
server.route({ method: 'GET', path: '/', handler: () => ({ hello: 'world' }) });
await server.start();
