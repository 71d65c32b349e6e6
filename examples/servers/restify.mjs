// What perf-gate measures of restify: change it to what your users do.
import restify from 'restify';

const server = restify.createServer();
server.get('/', (request, response, next) => { response.send({ hello: 'world' }); next(); });
server.listen(Number(process.env.PORT), process.env.HOST);
