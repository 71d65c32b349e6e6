import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';

/** A server in the test's own process. */
export interface ServerHere extends AsyncDisposable {
  readonly origin: string;
}

/** Serves on a free port of 127.0.0.1 until the end of the scope. 0 requests per socket: as many as there come. */
export async function serverHere(listener: http.RequestListener, maxRequestsPerSocket = 0): Promise<ServerHere> {
  const server = http.createServer(listener);
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  return listeningHere(server, () => {
    server.closeAllConnections();
  });
}

/** The same of any server, which is not listening yet. `endConnections`: those that would keep it from closing. */
export async function listeningHere(server: Server, endConnections = (): void => {}): Promise<ServerHere> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      endConnections();
      await closed;
    },
  };
}

/** Takes websockets; what happens to each is the test's to say. */
export async function socketsHere(
  options: ServerOptions,
  onConnection: (socket: WebSocket, request: http.IncomingMessage) => void,
): Promise<ServerHere> {
  const server = http.createServer();
  const sockets = new WebSocketServer({ server, ...options });
  sockets.on('connection', onConnection);
  return listeningHere(server, () => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
  });
}

export const answerOk: http.RequestListener = (_request, response) => {
  response.end('ok');
};

/** Says that the connection ends with the answer. */
export const answerAndClose: http.RequestListener = (_request, response) => {
  response.setHeader('connection', 'close').end('ok');
};

/** Ends the connection behind each answer without a word. */
export const answerAndHangUp: http.RequestListener = ({ socket }, response) => {
  response.end('ok', () => {
    socket.end();
  });
};

/** Every tenth request is answered otherwise. */
export function everyTenth(otherwise: http.RequestListener, usually = answerOk): http.RequestListener {
  let count = 0;
  return (request, response) => {
    count += 1;
    (count % 10 === 0 ? otherwise : usually)(request, response);
  };
}

/** Answers the first request of each connection, and closes it with the second. */
export function answerOncePerConnection(): http.RequestListener {
  const answered = new WeakSet<Socket>();
  return ({ socket }, response) => {
    if (answered.has(socket)) socket.destroy();
    else response.end('ok');
    answered.add(socket);
  };
}

/** Answers with as much as is taken, and never ends. */
export const answerWithoutEnd: http.RequestListener = (_request, response) => {
  const pour = (): void => {
    response.write(Buffer.alloc(1_000_000));
  };
  response.on('drain', pour);
  pour();
};
