import type net from 'node:net';
import { parseProbeMessage, type ProbeGreeting, type ProbeLog } from './probe-log.ts';
import type { KnownProbe } from './silent-probes.ts';

/** The probe of one process, or of a worker thread that serves, for as long as it is connected. */
export interface ProbeConnection extends KnownProbe {
  /** It was asked and has not answered yet: its event loop is blocked, or it is busy. */
  readonly owesAnswer: boolean;
  /** Its report; null where the process ends before it gives one. To be asked only where it owes none. */
  readonly ask: () => Promise<ProbeLog | null>;
}

/** Listens to a probe from its first word on. */
export function openProbeConnection(socket: net.Socket): ProbeConnection {
  let greeting: ProbeGreeting | null = null;
  let hasAnswered = false;
  let asked: PromiseWithResolvers<ProbeLog | null> | null = null;
  let unfinished = '';

  const settle = (how: (question: PromiseWithResolvers<ProbeLog | null>) => void): void => {
    if (asked !== null) how(asked);
    asked = null;
  };
  const take = (line: string): void => {
    const message = parseProbeMessage(line);
    if ('samples' in message) {
      hasAnswered = true;
      settle(({ resolve }) => { resolve(message); });
    } else {
      greeting = message;
    }
  };
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    unfinished += chunk;
    if (!chunk.includes('\n')) return;
    const lines = unfinished.split('\n');
    unfinished = lines.pop() ?? '';
    try {
      lines.forEach(take);
    } catch (error) {
      settle(({ reject }) => { reject(new Error('a probe sent a report that cannot be read', { cause: error })); });
    }
  });
  socket.on('close', () => { settle(({ resolve }) => { resolve(null); }); });

  return {
    get greeting() { return greeting; },
    get hasAnswered() { return hasAnswered; },
    get owesAnswer() { return asked !== null; },
    ask: () => {
      const question = Promise.withResolvers<ProbeLog | null>();
      asked = question;
      socket.write('report\n');
      return question.promise;
    },
  };
}
