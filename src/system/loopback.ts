import net from 'node:net';
import tls from 'node:tls';
import getPort from 'get-port';

/** Where everything that a run starts listens, and nothing else can reach it. */
export const LOOPBACK = '127.0.0.1';

/** `localhost` is this address on many machines. */
const LOOPBACK_6 = '::1';

/** A free port there. Rejects where the system gives none. */
export const freePort = (): Promise<number> => getPort({ host: LOOPBACK });

/** How long the accepting side may take to see that nothing more comes. */
const PARTING_MS = 1_000;
const HANDSHAKE_MS = 1_000;

/** Where connections to a port are accepted, as the host of a URL. null: nowhere on this machine's loopback addresses. */
export async function acceptingHost(port: number): Promise<string | null> {
  if (await accepts(port)) return LOOPBACK;
  return (await accepts(port, LOOPBACK_6)) ? `[${LOOPBACK_6}]` : null;
}

/** Whether connections are accepted there. */
export function accepts(port: number, host = LOOPBACK): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.once('connect', () => {
      // Ended and read to its end: a server that greets would see a reset otherwise, which not everyone survives.
      socket.resume().end();
      socket.setTimeout(PARTING_MS, () => socket.destroy()).unref();
      resolve(true);
    });
    socket.on('error', () => { resolve(false); });
  });
}

/** Whether a server takes part in a handshake of TLS, be it to refuse it by an alert. */
export const speaksTls = async (origin: string): Promise<boolean> => (await handshake(origin, [])) !== 'none';

/** Whether a server speaks HTTP/2 over TLS, and not HTTP/1.1. */
export async function needsHttp2(origin: string): Promise<boolean> {
  return (await handshake(origin, ['h2'])) === 'h2' && (await handshake(origin, ['http/1.1'])) !== 'http/1.1';
}

/** The protocol that a server chooses of those that it is offered; `tls`: none of them; `none`: it does not speak TLS. */
function handshake(origin: string, ALPNProtocols: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = tls.connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port), rejectUnauthorized: false, ALPNProtocols: [...ALPNProtocols] }, () => { settle(socket.alpnProtocol || 'tls'); });
    const settle = (chosen: string): void => {
      socket.destroy();
      resolve(chosen);
    };
    socket.setTimeout(HANDSHAKE_MS, () => { settle('none'); });
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => { settle(code.includes('_ALERT_') ? 'tls' : 'none'); });
    socket.on('close', () => { settle('none'); });
  });
}
