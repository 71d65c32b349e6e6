import { Readable } from 'node:stream';
import bodyParser from 'body-parser';

const parse = bodyParser.json({ limit: '64kb' });
const body = Buffer.from(JSON.stringify({ updateUser: { id: 1, name: 'Ada', surname: 'Lovelace', lastUpdate: '2026-01-15T10:00:00.000Z' } }));

function aRequest() {
  const request = Readable.from([body], { objectMode: false });
  request.headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  return request;
}

export default function addTasks(bench) {
  bench.add('json', () => new Promise((resolve, reject) => {
    const request = aRequest();
    parse(request, {}, (error) => (error ? reject(error) : resolve(request.body)));
  }));
}
