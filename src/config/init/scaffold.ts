/** The small server or suite that is written for a library that has none. */
import type { ProjectPackage } from './project.ts';

/** Files to write, and how they are started. */
export interface Scaffold {
  readonly kind: 'server' | 'suite';
  /** Folder from the repository's root. */
  readonly dir: string;
  /** Shell command of a server; file of a suite, below `dir`. */
  readonly start: string;
  /** Text by path from the repository's root. */
  readonly files: Readonly<Record<string, string>>;
}

const SERVER_DIR = 'perf/server';
const SUITE_FILE = 'perf/main.suite.mjs';

/** A hello-world server by the framework whose repository this is. Each listens on PORT and HOST, which perf-gate sets. */
const SERVERS: Readonly<Record<string, string>> = {
  express: `import express from 'express';

const app = express();
app.get('/', (request, response) => { response.json({ hello: 'world' }); });
app.listen(Number(process.env.PORT), process.env.HOST);
`,
  fastify: `import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
`,
  koa: `import Koa from 'koa';

const app = new Koa();
app.use((context) => { context.body = { hello: 'world' }; });
app.listen(Number(process.env.PORT), process.env.HOST);
`,
  '@hapi/hapi': `import Hapi from '@hapi/hapi';

const server = Hapi.server({ port: Number(process.env.PORT), host: process.env.HOST });
server.route({ method: 'GET', path: '/', handler: () => ({ hello: 'world' }) });
await server.start();
`,
  restify: `import restify from 'restify';

const server = restify.createServer();
server.get('/', (request, response, next) => { response.send({ hello: 'world' }); next(); });
server.listen(Number(process.env.PORT), process.env.HOST);
`,
  hono: `import http from 'node:http';
import { Hono } from 'hono';

const app = new Hono();
app.get('/', (context) => context.json({ hello: 'world' }));
http.createServer(async (request, response) => {
  const answer = await app.fetch(new Request(\`http://\${request.headers.host}\${request.url}\`, { method: request.method }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}).listen(Number(process.env.PORT), process.env.HOST);
`,
  h3: `import { createServer } from 'node:http';
import { H3 } from 'h3';
import { toNodeHandler } from 'h3/node';

const app = new H3().get('/', () => ({ hello: 'world' }));
createServer(toNodeHandler(app)).listen(Number(process.env.PORT), process.env.HOST);
`,
  polka: `import polka from 'polka';

polka().get('/', (request, response) => { response.end('{"hello":"world"}'); }).listen(Number(process.env.PORT), process.env.HOST);
`,
  'find-my-way': `import http from 'node:http';
import findMyWay from 'find-my-way';

const router = findMyWay();
router.on('GET', '/', (request, response) => { response.end('{"hello":"world"}'); });
http.createServer((request, response) => { router.lookup(request, response); }).listen(Number(process.env.PORT), process.env.HOST);
`,
};

/** The HTTP framework that a package is, by its name; null: it is none that is known. */
export const frameworkOf = ({ name }: ProjectPackage): string | null => (name !== null && name in SERVERS ? name : null);

/** A server for a framework; for any other library a suite. */
export function scaffoldFor(library: ProjectPackage, framework: string | null): Scaffold {
  return framework === null ? suiteFor(library) : serverFor(framework);
}

function serverFor(framework: string): Scaffold {
  const manifest = { name: 'perf-gate-server', private: true, type: 'module', dependencies: { [framework]: 'file:../..' } };
  return {
    kind: 'server',
    dir: SERVER_DIR,
    start: 'node server.mjs',
    files: {
      [`${SERVER_DIR}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
      [`${SERVER_DIR}/server.mjs`]: `// What perf-gate measures of ${framework}: change it to what your users do.\n${SERVERS[framework]!}`,
    },
  };
}

/** A package can import itself by its name where it has `exports`; without them by its main file. */
function suiteFor({ name }: ProjectPackage): Scaffold {
  const library = name ?? '..';
  return {
    kind: 'suite',
    dir: '.',
    start: SUITE_FILE,
    files: {
      [SUITE_FILE]: `// What perf-gate measures of ${library}: each task is a benchmark. Replace the first one by calls that your users make.
import { createRequire } from 'node:module';

const library = createRequire(import.meta.url)('..');

export default (bench) => {
  bench.add('list exports', () => Object.keys(library));
};
`,
    },
  };
}
