import router from 'find-my-way';

const routes = router();
const found = [];
for (const name of ['users', 'groups', 'orders', 'items', 'prices', 'reviews', 'files', 'teams']) {
  routes.on('GET', `/${name}`, (request, response, params) => { found[0] = params; });
  routes.on('GET', `/${name}/:id`, (request, response, params) => { found[0] = params; });
  routes.on('POST', `/${name}/:id/notes/:note`, (request, response, params) => { found[0] = params; });
}
const requests = [
  { method: 'GET', url: '/users', headers: {} },
  { method: 'GET', url: '/orders/1234?page=2', headers: {} },
  { method: 'POST', url: '/teams/42/notes/7', headers: {} },
];

export default function addTasks(bench) {
  bench.add('lookup', () => {
    for (const request of requests) routes.lookup(request, null);
    return found[0];
  });
}
