import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server on a free port of 127.0.0.1, until disposed; whoever still waits for an answer is hung up on. */
export async function listenOnLoopback(
  handle: RequestListener,
  prepare: (server: Server) => void = () => {},
): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer(handle);
  prepare(server);
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
