import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { HeldScenario } from '../../model.ts';

const OPEN_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 500;

/**
 * Codes that speak of the server's state and not of what it was sent: going away, no code, broken off, an error of its own, about to
 * restart, try again later, an error of what lies behind it (RFC 6455, 7.4.1, and IANA's registry).
 */
const MAY_PASS: ReadonlySet<number> = new Set([1001, 1005, 1006, 1011, 1012, 1013, 1014]);

/** Where a server takes the scenario's websocket. */
export const websocketUrl = (origin: string, { path }: Pick<HeldScenario, 'path'>): string => `${origin.replace(/^http:/, 'ws:')}${path}`;

/** The end of a websocket. */
interface Closing {
  /** In words. */
  readonly why: string;
  /** Whether it may be otherwise a moment later. */
  readonly mayPass: boolean;
}

/** The client's end of an open websocket. Disposing of it closes it, with the handshake where the server takes part. */
export interface OpenWebSocket extends AsyncDisposable {
  readonly send: (text: string) => void;
  /** Everything that comes until it is closed; UTF-8, because decoding is left to whoever has the time. */
  readonly onMessage: (listener: (data: Buffer) => void) => void;
  /** Resolves once it is closed. */
  readonly closed: Promise<Closing>;
}

/** Opens one without compression, which would be what is measured. @throws Error where there is none to be had */
export async function openWebSocket(url: string): Promise<OpenWebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: OPEN_TIMEOUT_MS });
  await once(socket, 'open');
  const closed = new Promise<Closing>((resolve) => {
    // What it sent that is no message comes before the close, which says 1006 for all of them.
    socket.once('error', ({ message }) => resolve({ why: message, mayPass: false }));
    socket.once('close', (code, reason) => resolve({ why: `code ${code}${reason.length > 0 ? `, ${reason.toString()}` : ''}`, mayPass: MAY_PASS.has(code) }));
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
