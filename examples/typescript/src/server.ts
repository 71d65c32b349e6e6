import http from 'node:http';

interface User { readonly id: number; readonly name: string }

const users: readonly User[] = [{ id: 1, name: 'Ada' }, { id: 2, name: 'Grace' }];

http.createServer((request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(users));
}).listen(Number(process.env['PORT']), process.env['HOST']);
