// What perf-gate measures of koa: change it to what your users do.
import Koa from 'koa';

const app = new Koa();
app.use((context) => { context.body = { hello: 'world' }; });
app.listen(Number(process.env.PORT), process.env.HOST);
