import net from 'node:net';
import getPort from 'get-port';

/** Where everything that a run starts listens, and nothing else can reach it. */
export const LOOPBACK = '127.0.0.1';

/** A port there on which nobody listens yet. Rejects where the system gives none. */
export const freePort = (): Promise<number> => getPort({ host: LOOPBACK });

/** How long somebody who accepted may take to see that nothing more comes. */
const PARTING_MS = 1_000;

/** Whether somebody accepts connections there. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, LOOPBACK);
    socket.once('connect', () => {
      // Ended and read to its end: a server that greets would see a reset otherwise, which not everyone survives.
      socket.resume().end();
      socket.setTimeout(PARTING_MS, () => socket.destroy()).unref();
      resolve(true);
    });
    socket.on('error', () => { resolve(false); });
  });
}
