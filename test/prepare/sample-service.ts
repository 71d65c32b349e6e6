import type { Service } from '../../src/model.ts';
import { answerAt } from '../answer-at.ts';
import { serviceOf } from '../targets.ts';

const HELLO = `require('net').createServer((socket) => socket.end(String(process.pid))).listen(process.env.PORT, process.env.HOST)`;

/** A service that tells its process id to whoever connects; commands in `before` run first. */
export function helloService(change: Partial<Service> & { readonly before?: string } = {}): Service {
  const { before = '', ...rest } = change;
  return serviceOf({
    name: 'hello',
    start: `${before}node -e "${HELLO}"`,
    program: 'node',
    ready: null,
    env: { HELLO: '$HOST:$PORT' },
    ...rest,
  });
}

/** The process id that a {@link helloService} tells. */
export const pidAt = async (address: string): Promise<number> => Number(await answerAt(address));
