import { match } from 'path-to-regexp';

const routes = ['/users/:id', '/users/:id/notes/:note', '/files/:folder/:name', '/about'].map((path) => match(path));
const paths = ['/users/1234', '/users/42/notes/7', '/files/pictures/ada%20lovelace.png', '/about', '/nowhere/at/all'];

export default function addTasks(bench) {
  bench.add('match', () => {
    let found = 0;
    for (const path of paths) for (const route of routes) if (route(path) !== false) found += 1;
    return found;
  });
}
