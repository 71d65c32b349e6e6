import { createRequire } from 'node:module';

const { ServiceBroker } = createRequire(import.meta.url)('moleculer');

const broker = new ServiceBroker({ logger: false });
broker.createService({ name: 'users', actions: { find: { params: { id: 'number' }, handler: ({ params }) => ({ id: params.id, name: 'Ada' }) } } });
await broker.start();

export default function addTasks(bench) {
  bench.add('call', () => broker.call('users.find', { id: 5 }));
}
