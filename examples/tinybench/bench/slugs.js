// An ordinary tinybench script, run by `npm run bench`. perf-gate measures its tasks as they are.
import { Bench } from 'tinybench';
import { slug } from '../index.js';

const bench = new Bench({ name: 'slug', time: 200 });
bench
  .add('short', () => slug('Hello, world'))
  .add('long', () => slug('The quick brown fox jumps over the lazy dog, '.repeat(20)));
await bench.run();
console.table(bench.table());
