import Router from 'router';

const routes = Router();
for (const name of ['users', 'groups', 'orders', 'items', 'prices', 'reviews']) {
  routes.get(`/${name}/:id`, (request, response) => { response.found = request.params.id; });
}

export default function addTasks(bench) {
  bench.add('handle', () => {
    const response = {};
    routes({ method: 'GET', url: '/prices/1234?page=2', headers: {} }, response, (error) => { throw error ?? new Error('no route'); });
    return response.found;
  });
}
