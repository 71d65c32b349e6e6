// What perf-gate measures of polka: change it to what your users do.
import polka from 'polka';

polka().get('/', (request, response) => { response.end('{"hello":"world"}'); }).listen(Number(process.env.PORT), process.env.HOST);
