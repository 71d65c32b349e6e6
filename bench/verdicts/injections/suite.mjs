/** Stands for a suite's file (BENCH_SUITE, from here) in both arms: adds the injection to each operation of its tasks. */
import process from 'node:process';
import { beforeEach } from './injection.mjs';

const { default: addTasks } = await import(process.env.BENCH_SUITE);

export default function addInjectedTasks(bench) {
  return addTasks({
    add(name, fn, options) {
      bench.add(name, injected(fn), options);
      return this;
    },
  });
}

function injected(fn) {
  return () => {
    beforeEach();
    return fn();
  };
}
