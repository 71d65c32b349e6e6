import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseProbeLog, type ProbeLog } from './probe-log.ts';

const ANSWER_TIMEOUT_MS = 5_000;

/** Where the probes of one server's processes report to. */
export interface ProbeListener extends AsyncDisposable {
  /** Goes into the server's environment as `PERF_GATE_PROBE`. */
  readonly address: string;
  /**
   * Asks every probe that is connected for all it noted; null: one does not answer, so its process is too busy to.
   * `patienceMs` is for those that may be longer about it than usual.
   */
  readonly collect: (patienceMs?: number) => Promise<readonly ProbeLog[] | null>;
}

const SILENT = Symbol('silent');

/** Listens on a local socket (no port is held) until disposed. */
export async function listenForProbes(answerTimeoutMs = ANSWER_TIMEOUT_MS): Promise<ProbeListener> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-probe-'));
  const address = process.platform === 'win32' ? String.raw`\\.\pipe\${path.basename(folder)}` : path.join(folder, 'socket');
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    sockets.add(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  return {
    address,
    collect: async (patienceMs = 0) => {
      const timeoutMs = Math.max(answerTimeoutMs, patienceMs);
      const reports = await Promise.all([...sockets].map((socket) => Promise.race([ask(socket), sleep(timeoutMs, SILENT, { ref: false })])));
      return reports.includes(SILENT) ? null : reports.filter((report) => report !== null && report !== SILENT);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One report; null where the process ended before it answered. */
function ask(socket: net.Socket): Promise<ProbeLog | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    const finish = (): void => {
      socket.off('data', read).off('close', closed);
    };
    const read = (chunk: string): void => {
      text += chunk;
      if (!text.endsWith('\n')) return;
      finish();
      try {
        resolve(parseProbeLog(text));
      } catch (error) {
        reject(new Error('a probe sent a report that cannot be read', { cause: error }));
      }
    };
    const closed = (): void => {
      finish();
      resolve(null);
    };
    socket.on('data', read).on('close', closed);
    socket.write('report\n');
  });
}
