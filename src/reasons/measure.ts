/** Reasons of measuring: rounds that mean nothing, suites, failed tries, and notes on a run. */
import { MOST_EXPLAINED } from '../model/cause.ts';
import { formatInteger } from '../text/figures.ts';
import { countOf } from '../text/phrases.ts';
import { ending, keyOf, nested, oneOf, orNull, plainReason, reason, sayEnding } from './entry.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

function duration(ms: number): string {
  if (ms < 1) return 'less than 1 ms';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** How a run went on after a failed try, once and more often. */
const WENT_ON = {
  'measured again': ['that round was measured again', 'those rounds were measured again'],
  'solo left out': ['that round of head alone was left out', 'those rounds of head alone were left out'],
  'base alone': ['that was a round of base alone', 'those were rounds of base alone'],
} as const;

const SUITE_WORK = {
  calibrate: 'its file, `beforeAll` and the first operations of the task ran',
  list: 'its file was loaded',
  labels: 'its labels were worked out',
  run: 'the task ran',
  profile: 'the task ran',
  repeat: 'the task ran',
  finish: '`afterAll` ran',
} as const;

const NOT_PINNED = {
  'one core': 'only one core may be used, and the load client needs another',
  platform: 'that takes Linux',
  'unknown cores': 'the system does not tell which cores may be used',
  'taskset is missing': '`taskset` is not installed',
  'taskset failed': '`taskset` failed',
} as const;

export const MEASURE_REASONS = {
  // Rounds of servers that mean nothing.
  'no-probe': reason(
    { command: 'NODE_OPTIONS= node server.js' },
    ({ command }) => `no Node.js process of \`${command}\` reported to perf-gate`,
    'Start the server by Node.js 22.15 or newer, and do not replace NODE_OPTIONS: write `node --import …` or `NODE_OPTIONS="$NODE_OPTIONS …"`. `node-options` in `.npmrc` replaces it too. A launcher has to pass on variables that begin with `PERF_GATE_` (turbo: `passThroughEnv`).',
  ),
  'measured-from-outside': reason(
    { target: 'api' },
    ({ target }) =>
      `${target} is not Node.js: CPU time and memory of its processes come from the system, and responses from the load client. Not seen are garbage collections, event-loop delay, workers that end, requests of others, and the origin of its modules`,
  ),
  'nothing-served': reason(
    { command: 'node server.js', protocol: oneOf('http', 'websocket') },
    ({ command, protocol }) =>
      `no Node.js process of \`${command}\` ${protocol === 'http' ? 'finished a response' : 'accepted a connection'}`,
    'Measure servers on node:http, run by Node.js 22.15 or newer. A launcher has to pass on NODE_OPTIONS and variables that begin with `PERF_GATE_`.',
  ),
  'foreign-module': reason(
    { arm: oneOf('head', 'base'), name: 'express/index.js', path: '/usr/lib/node_modules/express/index.js' },
    ({ arm, name, path }) => `${arm} loaded ${name} from outside its own copy of the repository (${path})`,
    "Install packages inside the target's folder (Yarn: `nodeLinker: node-modules`; pnpm: `enableGlobalVirtualStore: false`; no global links), and unset NODE_OPTIONS if it preloads the module.",
  ),
  'unseen-answers': reason(
    { served: 10_000, received: 20_000 },
    ({ served, received }) => `the load client got ${received} answers, but perf-gate saw the server finish ${served}`,
    'Measure servers on node:http: processes that answer by other means are not seen.',
  ),
  'uncounted-requests': reason(
    { served: 20_000, received: 10_000 },
    ({ served, received }) => `the server finished ${served} responses under load, but the load client got ${received}`,
    'Keep other clients away from the server, and let it not send requests to itself.',
  ),
  'answers-too-seldom': reason(
    { sliceSeconds: 0.3, windowSeconds: orNull(1.2), isSolo: false },
    ({ isSolo, sliceSeconds, windowSeconds }) =>
      `answers come too seldom: ${isSolo ? `head alone finished none within ${sliceSeconds} s` : `in no slice of ${sliceSeconds} s${windowSeconds === null ? '' : ` of ${windowSeconds.toFixed(1)} s`} did base and head both finish one`}`,
    'Lower `connections`, or measure an endpoint that answers sooner.',
  ),
  'nothing-beyond-hold': reason(
    { requests: 10, holdMs: 1_000 },
    ({ requests, holdMs }) => `all ${requests} answers came within the hold of ${holdMs} ms, so there is nothing beyond it to compare`,
    'Send more `requests`.',
  ),
  'load-client-failed': reason(
    { because: nested('process-silent') },
    ({ because }, describe) => `the load client failed: ${describe(because)}`,
  ),
  'no-room-to-measure': reason(
    { problem: 'ENOSPC: no space left on device', folder: '/tmp' },
    ({ problem, folder }) => `the system refused a file, a socket or a port: ${problem} (temporary folder: ${folder})`,
    'Free room in the temporary folder, or set TMPDIR to another.',
  ),

  // A child process of perf-gate that gives no answer.
  'process-ended': reason({ ending }, ({ ending }) => `its process ${sayEnding(ending)}`),
  'process-silent': reason({ seconds: 25 }, ({ seconds: waited }) => `no answer within ${waited} s`),
  'process-error': reason({ problem: 'Cannot find package "express"' }, ({ problem }) => problem),

  // Suites.
  'suite-failed': reason(
    { file: 'bench/parse.suite.js', because: nested('process-error') },
    ({ file, because }, describe) => `${file}: ${describe(because)}`,
  ),
  'suite-silent': reason(
    { seconds: 30, asked: keyOf(SUITE_WORK) },
    ({ seconds: waited, asked }) => `no answer within ${waited} s while ${SUITE_WORK[asked]}`,
    'Make sure that the file, its hooks and its tasks come to an end.',
  ),
  'operation-too-long': reason(
    { operationMs: 2_500, mostMs: 2_000 },
    ({ operationMs, mostMs }) => `an operation takes ${duration(operationMs)}, and at most ${mostMs / 1000} s can be measured`,
    'Give the operation less work.',
  ),
  'operation-too-long-at-head': reason(
    { headMs: 5_000, baseMs: 300, mostMs: 2_000 },
    ({ headMs, baseMs, mostMs }) =>
      `an operation takes ${duration(headMs)}, and ${duration(baseMs)} at base: more than ${mostMs / 1000} s cannot be measured`,
  ),
  'too-few-operations': plainReason(
    'the task finished too few operations in the measured window: they took much longer than at first',
    'Give each operation the same work.',
  ),

  // Tries that failed.
  'base-breaks-too': reason(
    { base: nested('wrong-status'), head: nested('process-silent') },
    ({ base, head }, describe) => `base breaks now and then too: ${describe(base)}; head broke last: ${describe(head)}`,
    'Make the target reliable at base first.',
  ),
  'head-broke-at-next-try': reason(
    { first: nested('process-silent'), head: nested('wrong-status') },
    ({ first, head }, describe) => `${describe(first)}; at the next try head broke: ${describe(head)}`,
    'Run it again.',
  ),
  'head-broke-alone': reason(
    { head: nested('wrong-status'), base: nested('process-silent') },
    ({ head, base }, describe) => `head broke by itself: ${describe(head)}; base could not be measured the same way: ${describe(base)}`,
    'Run it again.',
  ),
  'works-alone': reason(
    { arm: oneOf('head', 'base'), because: nested('exited-before-listening') },
    ({ arm, because }, describe) => `${arm} fails beside ${arm === 'head' ? 'base' : 'head'}, and works by itself: ${describe(because)}`,
    'Use no fixed port, file or lock: base and head run at the same time, and only PORT differs.',
  ),
  'not-tried-alone': reason(
    { arm: oneOf('head', 'base'), because: nested('exited-before-listening'), alone: nested('process-silent') },
    ({ arm, because, alone }, describe) =>
      `${arm} fails beside ${arm === 'head' ? 'base' : 'head'}: ${describe(because)}; it could not be tried by itself: ${describe(alone)}`,
    'Run it again.',
  ),
  'not-up-after-kill': reason(
    { arm: oneOf('base', 'head'), seconds: 5, because: nested('exited-before-listening') },
    ({ arm, seconds: grace, because }, describe) =>
      `${arm} was killed after its \`stopTimeout\` (${grace} s) and does not come up any more: ${describe(because)}`,
    'Raise `stopTimeout`, or have the server end on SIGTERM and take over the locks of one that was killed.',
  ),
  'interrupted-before-its-turn': plainReason('the run was interrupted before its turn'),

  // Notes and warnings on a run.
  'try-failed': reason(
    {
      benchmark: 'express/updateUser',
      arm: orNull(oneOf('head', 'base')),
      round: keyOf(WENT_ON),
      times: 2,
      because: nested('wrong-status'),
    },
    ({ benchmark, arm, round, times: count, because }, describe) =>
      `${benchmark}: ${arm === null ? 'measuring failed' : `${arm} broke`} ${times(count)}; ${WENT_ON[round][count === 1 ? 0 : 1]}; the ${count === 1 ? '' : 'last '}reason: ${describe(because)}`,
  ),
  'server-killed': reason(
    { target: 'express' },
    ({ target }) => `${target} did not end within its \`stopTimeout\` after SIGTERM and was killed`,
    'End the server on SIGTERM, or raise `stopTimeout`.',
  ),
  'other-node': reason(
    { target: 'express', version: 'v22.20.0', onPath: 'v24.2.0' },
    ({ target, version, onPath }) => `${target} is served by Node.js ${version}, but reports and stored runs name the ${onPath} on PATH`,
    'Start the server by `node` itself, or put the same version on PATH: scripts of npm take a `node` among the packages, and version managers the one of the folder.',
  ),
  'not-pinned': reason(
    { cause: keyOf(NOT_PINNED), problem: '' },
    ({ cause, problem }) =>
      `base and head took turns, which widens intervals: no process could be pinned to a core (${NOT_PINNED[cause]}${problem === '' ? '' : `: ${problem}`})`,
    'Measure on Linux with two cores or more and `taskset` (package util-linux).',
  ),
  'waiting-for-run': reason(
    { pid: 4_711, folder: '/home/ada/shop', ahead: 2 },
    ({ pid, folder, ahead }) =>
      `waiting for ${ahead === 1 ? 'another perf-gate run' : `${ahead} other perf-gate runs`} on this machine, first come, first served (process ${pid}, in ${folder}, measures now)`,
  ),
  'cpu-limited': reason(
    { cpus: 1.5, cores: 4 },
    ({ cpus, cores }) =>
      `a limit of the control group (a container?) leaves ${cpus} of ${cores} CPUs to the run: the kernel stops base and head again and again, which widens intervals`,
    'Raise the limit to two CPUs or more.',
  ),
  'over-budget': reason(
    { seconds: 159, budgetSeconds: 60 },
    ({ seconds: taken, budgetSeconds }) =>
      `measuring took ${taken} s, ${Math.round((taken / budgetSeconds - 1) * 100)} % more than the budget of ${budgetSeconds} s: starts or answers took longer than the plan reckoned with`,
    'Choose fewer benchmarks by `only`, or raise the budget.',
  ),
  'no-machine-lock': reason(
    { file: '/tmp/perf-gate-turn-1000.json', problem: 'EACCES: permission denied' },
    ({ file, problem }) => `the run did not wait for other perf-gate runs on this machine, because ${file} cannot be written (${problem})`,
    'Set TMPDIR to a folder that can be written, and let no other run measure meanwhile.',
  ),
  'waited-for-run': reason(
    { seconds: 95 },
    ({ seconds: waited }) => `the run waited ${waited} s for another perf-gate run on this machine`,
  ),
  'budget-used-up': reason(
    { benchmarks: 2 },
    ({ benchmarks }) => `the budget was used up before ${countOf(benchmarks, 'suspicious benchmark')} had another look`,
    'Raise the budget.',
  ),
  'run-interrupted': plainReason('the run was interrupted: it holds only what was measured until then'),
  'temporary-programs-refused': reason(
    { folder: '/tmp' },
    ({ folder }) =>
      `no program in the temporary folder (${folder}) may be executed, as if it were mounted noexec: programs and native addons of base and head fail`,
    'Set TMPDIR to another folder.',
  ),
  'other-first-body': reason(
    { benchmark: 'express/updateUser', baseBytes: 120, headBytes: 90, rounds: 6 },
    ({ benchmark, baseBytes, headBytes, rounds }) =>
      `${benchmark}: head answers ${formatInteger(headBytes)} bytes and base ${formatInteger(baseBytes)}, in each of ${rounds} rounds, so the figures compare two different answers`,
    'Look at what head answers, and say by `expect` which body is right.',
  ),
  // A cause that was not found.
  'not-profiled': reason(
    { problem: 'no answer within 15 s' },
    ({ problem }) => `V8's profiler did not work in the measured process: ${problem}`,
  ),
  'nothing-while-profiled': reason(
    { arm: oneOf('head', 'base'), seconds: 0.5 },
    ({ arm, seconds }) => `${arm} finished nothing within ${seconds} s`,
  ),
  'cause-not-found': reason(
    { benchmark: 'express/updateUser', because: nested('not-profiled') },
    ({ benchmark, because }, describe) => `${benchmark}: no cause was looked for, because ${describe(because)}`,
  ),
  'causes-left-out': reason(
    { benchmarks: 3, because: oneOf('budget', 'number') },
    ({ benchmarks, because }) =>
      `No cause was looked for in ${countOf(benchmarks, 'benchmark')}: ${because === 'budget' ? 'the budget left no time for it' : `the ${MOST_EXPLAINED} that changed most came first`}`,
  ),
};
