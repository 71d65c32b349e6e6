/** Reasons of counting instructions. */
import { plainName } from '../text/escape.ts';
import { formatInteger } from '../text/figures.ts';
import { listOfMost } from '../text/phrases.ts';
import { nested, oneOf, plainReason, reason } from './entry.ts';

/** Benchmarks that a note names. */
const MOST_NAMED = 3;

export const COUNT_REASONS = {
  'failed-while-counted': reason(
    { because: nested('wrong-status') },
    ({ because }, describe) => `while its instructions were counted: ${describe(because)}`,
  ),
  'counter-for-other-systems': plainReason('the emulator that counts is shipped for Linux on x64 alone'),
  'emulator-not-unpacked': reason(
    { problem: '/home/ci/.cache/perf-gate: EROFS: read-only file system' },
    ({ problem }) => `the emulator that counts could not be unpacked and run (${problem})`,
    'Set `XDG_CACHE_HOME` to a folder that may hold programs.',
  ),
  'counted-node-missing': plainReason('`node` was not found on PATH, or does not run'),
  'counted-programs-not-run': reason(
    { problem: 'programs in the folder for temporary files may not be executed' },
    ({ problem }) => problem,
    'Set TMPDIR to another folder.',
  ),
  'not-started-as-node': plainReason(
    'no process was started by the name of `node`, so none was counted',
    'Start a server of Node.js by `node` itself, not by a path. Other runtimes are not counted.',
  ),
  'another-process-works': reason(
    { arm: oneOf('head', 'base'), unit: oneOf('request', 'operation'), instructions: 40 },
    ({ arm, unit, instructions }) =>
      `only ${formatInteger(instructions)} instructions per ${unit} of ${arm} were counted, so another process does the work`,
    'Start the server by `node` itself.',
  ),
  'hooks-around-operations': plainReason('the task has hooks around each operation, whose instructions cannot be told from its own'),
  'counting-too-long': reason({ seconds: 240, of: oneOf('benchmark', 'run') }, ({ seconds: taken, of }) =>
    of === 'run'
      ? `counting had taken ${Math.round(taken)} s, its share of the run`
      : `counting it took longer than ${Math.round(taken)} s`,
  ),
  'json-keys-moved': reason(
    { base: 41_137, head: 43_223 },
    ({ base, head }) =>
      `all of the change from ${formatInteger(base)} to ${formatInteger(head)} instructions is in JSON.stringify, while JavaScript executed the same; V8 finds keys by their addresses, which any edit moves, so time decides`,
  ),
  'arm-failed': reason(
    { arm: oneOf('head', 'base'), because: nested('wrong-status') },
    ({ arm, because }, describe) => `${arm}: ${describe(because)}`,
  ),
  'instructions-not-counted': reason(
    { because: nested('process-silent') },
    ({ because }, describe) => `instructions were not counted: ${describe(because)}`,
  ),
  'benchmarks-not-counted': reason(
    { benchmarks: ['express/updateUser', 'koa/updateUser'], because: nested('process-silent') },
    ({ benchmarks, because }, describe) =>
      `the instructions of ${listOfMost(benchmarks, MOST_NAMED)} were not counted: ${describe(because)}`,
  ),
  'allocates-more': reason(
    { benchmark: 'express/updateUser', base: 12_300, head: 14_100 },
    ({ benchmark, base, head }) =>
      `${plainName(benchmark)} allocates more memory: ${formatInteger(base)} → ${formatInteger(head)} bytes each time. Collections come sooner, and their instructions are not counted`,
  ),
  'required-instructions-not-counted': reason(
    { because: nested('process-silent') },
    ({ because }, describe) => `instructions are required and were not counted: ${describe(because)}`,
  ),
};
