import { parse, serialize } from 'cookie';

const header = 'session=abc123def456; theme=dark; lang=en-GB; cart=%7B%22items%22%3A3%7D; _ga=GA1.2.1234567890.1234567890; consent=yes';

export default function addTasks(bench) {
  bench.add('parse and serialize', () => [parse(header), serialize('session', 'abc 123', { httpOnly: true, maxAge: 3600, path: '/', sameSite: 'lax' })]);
}
