/**
 * What is added to each request of a server, or operation of a task, by BENCH_INJECTION=KIND:AMOUNT. Both arms load the
 * same modules; an amount of 0 adds nothing, and that is all that sets base apart from head.
 */
import { statSync } from 'node:fs';
import process from 'node:process';
import { setTimeout } from 'node:timers';

const CHUNK = 1_000_000;
const CHUNK_ITERATIONS = 64;
const SLOW_ONE_IN = 100;

let sink = 0;
/** Each iteration needs the one before it, so that no compiler or processor takes several at once. */
function doChunk() {
  let value = sink;
  for (let index = 0; index < CHUNK_ITERATIONS; index += 1) value = (Math.imul(value, 31) + index) | 0;
  sink = value;
}

let owed = 0;
/** A chunk is some tenth of a µs. Less than one is one now and then, because a shorter loop would mostly cost its beginning. */
function work(millionths) {
  owed += millionths;
  while (owed >= CHUNK) {
    owed -= CHUNK;
    doChunk();
  }
}

/** Kept for a while, so that they are really allocated. */
export const allocated = { last: null };
function allocate(objects) {
  const made = [];
  for (let index = 0; index < objects; index += 1) made.push({ index });
  allocated.last = made;
}

function callSystem(times) {
  for (let time = 0; time < times; time += 1) statSync(import.meta.filename);
}

async function afterAwaits(times, next) {
  for (let time = 0; time < times; time += 1) await Promise.resolve();
  next();
}

let requests = 0;
function slowNowAndThen(ms, next) {
  requests += 1;
  if (requests % SLOW_ONE_IN === 0) setTimeout(next, ms);
  else next();
}

/** Done before. */
const BEFORE = { cpu: work, allocation: allocate, syscall: callSystem, edit: () => {} };
/** Put off. */
const LATER = { await: afterAwaits, timer: (ms, next) => setTimeout(next, ms), 'slow-tail': slowNowAndThen };

const [kind = '', digits = ''] = (process.env.BENCH_INJECTION ?? '').split(':');
const amount = Number(digits);
const [before, later] = [BEFORE[kind], LATER[kind]];
if (!before && !later) throw new Error(`BENCH_INJECTION=${process.env.BENCH_INJECTION} is no injection`);

/** Does what comes before a request or an operation. */
export const beforeEach = before ? () => before(amount) : () => {};

/** Calls the rest of a request's handling later; null: nothing is put off. */
export const putOff = later && amount > 0 ? (next) => later(amount, next) : null;
