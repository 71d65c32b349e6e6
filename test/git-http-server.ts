import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { PLAIN_GIT } from './git-repository.ts';

/** What gets lost on the way: a gateway that answers for the server, or an answer to what was done. */
type Loss = 'request' | 'answer';

/** Serves the repositories below a folder by git's own http backend, to whoever sends this authorization. */
export async function serveGit(
  folder: string,
  {
    authorization,
    lossOf = () => null,
  }: {
    /** null: everybody may. */
    readonly authorization: string | null;
    /** Asked of each request. */
    readonly lossOf?: (request: IncomingMessage) => Loss | null;
  },
): Promise<AsyncDisposable & { readonly url: string }> {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (authorization !== null && request.headers.authorization !== authorization) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="test"' }).end();
      return;
    }
    const loss = lossOf(request);
    if (loss === 'request') {
      response.writeHead(502).end();
      return;
    }
    const { header, body } = splitCgi(await runBackend(folder, request));
    if (loss === 'answer') {
      response.destroy();
      return;
    }
    response.writeHead(
      Number(/^Status: (\d+)/m.exec(header)?.[1] ?? 200),
      Object.fromEntries([...header.matchAll(/^([\w-]+): (.*?)\r?$/gm)].map(([, name = '', value]) => [name, value])),
    );
    response.end(body);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}

async function runBackend(folder: string, request: IncomingMessage): Promise<Buffer> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const backend = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...PLAIN_GIT,
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'ada',
      REQUEST_METHOD: request.method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers['content-type'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
      HTTP_GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
  });
  request.pipe(backend.stdin);
  return buffer(backend.stdout);
}

function splitCgi(answer: Buffer): { readonly header: string; readonly body: Buffer } {
  const end = answer.indexOf('\r\n\r\n');
  return { header: answer.subarray(0, end).toString(), body: answer.subarray(end + 4) };
}
