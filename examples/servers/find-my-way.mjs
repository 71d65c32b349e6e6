// What perf-gate measures of find-my-way: change it to what your users do.
import http from 'node:http';
import findMyWay from 'find-my-way';

const router = findMyWay();
router.on('GET', '/', (request, response) => { response.end('{"hello":"world"}'); });
http.createServer((request, response) => { router.lookup(request, response); }).listen(Number(process.env.PORT), process.env.HOST);
