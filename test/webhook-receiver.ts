/** A receiver of webhooks on loopback. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface WebhookReceiver extends AsyncDisposable {
  readonly url: string;
  readonly bodies: readonly string[];
}

/** Part of the URL, as of Slack's. */
export const SECRET = 'T000-B000-SECRET';

/** @param statuses of the answers, in their order; the last one is repeated */
export async function webhookReceiver(...statuses: readonly number[]): Promise<WebhookReceiver> {
  const bodies: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    bodies.push(
      request.method === 'POST' && request.headers['content-type'] === 'application/json' ? await text(request) : 'no JSON was posted',
    );
    const status = statuses[Math.min(bodies.length, statuses.length) - 1] ?? 200;
    response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end(status === 200 ? 'ok' : `refused /services/${SECRET}`);
  };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/services/${SECRET}`,
    bodies,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
