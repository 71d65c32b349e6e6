import pino from 'pino';

let bytes = 0;
const log = pino({ base: { service: 'users' } }, { write: (line) => { bytes += line.length; } });
const request = { id: 1, method: 'GET', url: '/users/1', headers: { host: '127.0.0.1' } };

export default function addTasks(bench) {
  bench.add('info', () => {
    log.info({ request, ms: 12 }, 'request completed');
    return bytes;
  });
}
