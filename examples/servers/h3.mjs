// What perf-gate measures of h3: change it to what your users do.
import { createServer } from 'node:http';
import { H3 } from 'h3';
import { toNodeHandler } from 'h3/node';

const app = new H3().get('/', () => ({ hello: 'world' }));
createServer(toNodeHandler(app)).listen(Number(process.env.PORT), process.env.HOST);
