import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { HeldScenario } from '../../model.ts';

const OPEN_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 500;

/** Where a server takes the scenario's websocket. */
export const websocketUrl = (origin: string, { path }: Pick<HeldScenario, 'path'>): string => `${origin.replace(/^http:/, 'ws:')}${path}`;

/** The client's end of an open websocket. Disposing of it closes it, with the handshake where the server takes part. */
export interface OpenWebSocket extends AsyncDisposable {
  readonly send: (text: string) => void;
  /** Everything that comes until it is closed; UTF-8, because decoding is left to whoever has the time. */
  readonly onMessage: (listener: (data: Buffer) => void) => void;
  /** Resolves once it is closed, with why in words. */
  readonly closed: Promise<string>;
}

/** Opens one without compression, which would be what is measured. @throws Error where there is none to be had */
export async function openWebSocket(url: string): Promise<OpenWebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: OPEN_TIMEOUT_MS });
  await once(socket, 'open');
  const closed = new Promise<string>((resolve) => {
    // What broke it comes before the close, which says 1006 for all of them.
    socket.once('error', ({ message }) => resolve(message));
    socket.once('close', (code, reason) => resolve(`code ${code}${reason.length > 0 ? `, ${reason.toString()}` : ''}`));
  });
  return {
    closed,
    send: (text) => { socket.send(text); },
    // One buffer is what `ws` hands over unless told otherwise.
    onMessage: (listener) => { socket.on('message', (data) => { listener(data as Buffer); }); },
    [Symbol.asyncDispose]: async () => {
      socket.close();
      await Promise.race([closed, sleep(CLOSE_TIMEOUT_MS)]);
      socket.terminate();
    },
  };
}
