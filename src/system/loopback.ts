import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { type EventEmitter, once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { DisposableStack } from '@whatwg-node/disposablestack';

/** Servers and services listen here, so that other machines cannot reach them. */
export const LOOPBACK = '127.0.0.1';

/** `localhost` is this address on many machines. */
const LOOPBACK_6 = '::1';

/** Systems give others to clients, and to servers that name none: nobody else takes one of these between the choice and the start of a server. */
const PORTS = { from: 10_000, to: 30_000 } as const;
const MOST_TRIES = 1_000;

/**
 * Gives a port that no other server of perf-gate gets, in any process, until it is disposed of or the process ends. Ports of UDP and TCP are
 * apart, so a socket of the one keeps a port of the other for a server that is about to start.
 *
 * @param draw chooses a port
 * @throws an error of the system where none is left, or it refuses
 */
export async function holdPort(draw = (): number => randomInt(PORTS.from, PORTS.to)): Promise<Disposable & { readonly port: number }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = draw();
    using opened = new DisposableStack();
    const keeper = createSocket('udp4').bind({ port, address: LOOPBACK, exclusive: true }).unref();
    opened.defer(() => {
      keeper.close();
    });
    if (!(await begins(keeper)) || !(await isFree(port))) continue;
    const moved = opened.move();
    return { port, [Symbol.dispose]: () => moved.dispose() };
  }
  throw Object.assign(new Error(`no port from ${PORTS.from} to ${PORTS.to} is free`), { code: 'EADDRINUSE', syscall: 'bind' });
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer().listen(port, LOOPBACK);
  if (!(await begins(server))) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** Of a port that is taken, or the system's own. */
const TAKEN: ReadonlySet<unknown> = new Set(['EADDRINUSE', 'EACCES']);

/** @throws where the system refuses for another reason: it may have no descriptor left */
async function begins(listener: EventEmitter): Promise<boolean> {
  try {
    await once(listener, 'listening');
    return true;
  } catch (error) {
    if (TAKEN.has((error as NodeJS.ErrnoException).code)) return false;
    throw error;
  }
}

/** Time for the server to close its side. */
const PARTING_MS = 1_000;
const HANDSHAKE_MS = 1_000;

/** Loopback host, as in a URL, that accepts connections to a port; null: none. */
export async function acceptingHost(port: number): Promise<string | null> {
  if (await accepts(port)) return LOOPBACK;
  return (await accepts(port, LOOPBACK_6)) ? `[${LOOPBACK_6}]` : null;
}

export function accepts(port: number, host = LOOPBACK): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.once('connect', () => {
      // Where few ports are left, the system may give the client the port that it calls: it has reached itself.
      if (socket.localPort === port) {
        socket.destroy();
        resolve(false);
        return;
      }
      // Read to its end: some servers greet, and do not survive a reset.
      socket.resume().end();
      socket.setTimeout(PARTING_MS, () => socket.destroy()).unref();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });
}

/** Tells whether a server takes part in a TLS handshake, or refuses it by an alert. */
export const speaksTls = async (origin: string): Promise<boolean> => (await handshake(origin, [])) !== 'none';

/** Tells whether a server speaks HTTP/2 over TLS, and not HTTP/1.1. */
export async function needsHttp2(origin: string): Promise<boolean> {
  return (await handshake(origin, ['h2'])) === 'h2' && (await handshake(origin, ['http/1.1'])) !== 'http/1.1';
}

/** The offered protocol that a server chooses; `tls`: none of them; `none`: it does not speak TLS. */
function handshake(origin: string, ALPNProtocols: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = tls.connect(
      { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port), rejectUnauthorized: false, ALPNProtocols: [...ALPNProtocols] },
      () => {
        settle(socket.alpnProtocol || 'tls');
      },
    );
    const settle = (chosen: string): void => {
      socket.destroy();
      resolve(chosen);
    };
    socket.setTimeout(HANDSHAKE_MS, () => {
      settle('none');
    });
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
      settle(code.includes('_ALERT_') ? 'tls' : 'none');
    });
    socket.on('close', () => {
      settle('none');
    });
  });
}
