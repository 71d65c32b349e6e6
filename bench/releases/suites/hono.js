import { Hono } from 'hono';

const app = new Hono();
for (const name of ['users', 'groups', 'orders', 'items']) {
  app.get(`/${name}/:id`, (context) => context.json({ id: context.req.param('id'), page: context.req.query('page') }));
}

export default function addTasks(bench) {
  bench.add('fetch', async () => (await app.fetch(new Request('http://localhost/orders/1234?page=2'))).status);
}
