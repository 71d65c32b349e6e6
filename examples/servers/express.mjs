// What perf-gate measures of express: change it to what your users do.
import express from 'express';

const app = express();
app.get('/', (request, response) => { response.json({ hello: 'world' }); });
app.listen(Number(process.env.PORT), process.env.HOST);
