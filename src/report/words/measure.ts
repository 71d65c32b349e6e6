import type { MEASURE_REASONS } from '../../model/reasons/measure.ts';
import type { Reason } from '../../model/reasons.ts';
import { formatInteger } from '../../text/figures.ts';
import { countOf, listOfMost } from '../../text/phrases.ts';
import { sayEnding } from './server.ts';
import type { WordsFor } from './words-for.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

function duration(ms: number): string {
  if (ms < 1) return 'less than 1 ms';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** How a run went on after a failed try, once and more often. */
const WENT_ON = {
  'measured again': ['that round was measured again', 'those rounds were measured again'],
  'control left out': ['that round of base against base was left out', 'those rounds of base against base were left out'],
  'solo left out': ['that round of head alone was left out', 'those rounds of head alone were left out'],
  'base alone': ['that was a round of base alone', 'those were rounds of base alone'],
} as const;

const SUITE_WORK = {
  list: 'its file was loaded',
  labels: 'its labels were worked out',
  calibrate: 'its file, `beforeAll` and the first operations of the task ran',
  run: 'the task ran',
  profile: 'the task ran',
  repeat: 'the task ran',
  finish: '`afterAll` ran',
} as const;

const NOT_PINNED = {
  platform: 'that takes Linux',
  'unknown cores': 'the system does not tell which cores may be used',
  'one core': 'only one core may be used, and the load client needs another',
  'taskset is missing': '`taskset` is not installed',
  'taskset failed': '`taskset` failed',
} as const;

/** Benchmarks that a note names one by one. */
const MOST_NAMED = 3;

const EXITED = { kind: 'exited', code: 1 } as const;

/** Reasons that stand inside others in the samples. */
const SAMPLE: Reason = { kind: 'wrong-status', status: 500, expected: 200, body: 'no database' };
const SILENT: Reason = { kind: 'process-silent', seconds: 25 };
const UNBOOTED: Reason = { kind: 'exited-before-listening', command: 'node server.js', port: 34_127, ending: EXITED };
const UNLOADED: Reason = { kind: 'process-error', problem: 'Cannot find package "express"' };

export const MEASURE_WORDS: WordsFor<typeof MEASURE_REASONS> = {
  'no-probe': {
    sample: { command: 'NODE_OPTIONS= node server.js' },
    say: ({ command }) => `no Node.js process of \`${command}\` loaded the probe of perf-gate`,
    todo: 'Start the server by Node.js 22.15 or newer, and do not replace NODE_OPTIONS: write `node --import …` or `NODE_OPTIONS="$NODE_OPTIONS …"`. `node-options` in `.npmrc` replaces it too.',
  },
  'probe-address-dropped': {
    sample: { command: 'turbo run start' },
    say: ({ command }) => `the launcher of \`${command}\` passes NODE_OPTIONS on and drops PERF_GATE_PROBE, so the server does not report`,
    todo: 'Have the launcher pass variables that begin with `PERF_GATE_` (turbo: `passThroughEnv`), or start the server by `node` itself.',
  },
  'measured-from-outside': {
    sample: { target: 'api' },
    say: ({ target }) => `${target} is not Node.js: CPU time and memory of its processes come from the system, and responses from the load client. Not seen are garbage collections, event-loop delay, workers that end, requests of others, and the origin of its modules`,
  },
  'nothing-served': {
    sample: { command: 'node server.js', protocol: 'http' },
    say: ({ command, protocol }) => `no Node.js process of \`${command}\` ${protocol === 'http' ? 'finished a response' : 'accepted a connection'}`,
    todo: 'Measure servers on node:http, run by Node.js 22.15 or newer.',
  },
  'foreign-module': {
    sample: { arm: 'head', name: 'express/index.js', path: '/usr/lib/node_modules/express/index.js', isPreloaded: false },
    say: ({ arm, name, path, isPreloaded }) => `${arm} loaded ${name} from outside its own copy of the repository (${path})${isPreloaded ? ', which NODE_OPTIONS preloads' : ''}`,
    todo: 'Install packages inside the target\'s folder (Yarn: `nodeLinker: node-modules`; pnpm: `enableGlobalVirtualStore: false`; no global links), and unset NODE_OPTIONS if it preloads the module.',
  },
  'unseen-answers': {
    sample: { served: 10_000, received: 20_000 },
    say: ({ served, received }) => `the load client got ${received} answers, but perf-gate saw the server finish ${served}`,
    todo: 'Measure servers on node:http: processes that answer by other means are not seen.',
  },
  'uncounted-requests': {
    sample: { served: 20_000, received: 10_000 },
    say: ({ served, received }) => `the server finished ${served} responses under load, but the load client got ${received}`,
    todo: 'Keep other clients away from the server, and let it not send requests to itself.',
  },
  'answers-too-seldom': {
    sample: { isSolo: false, sliceSeconds: 0.3, windowSeconds: 1.2 },
    say: ({ isSolo, sliceSeconds, windowSeconds }) => `answers come too seldom: ${isSolo ? `head alone finished none within ${sliceSeconds} s` : `in no slice of ${sliceSeconds} s${windowSeconds === null ? '' : ` of ${windowSeconds.toFixed(1)} s`} did base and head both finish one`}`,
    todo: 'Lower `connections`, or measure an endpoint that answers sooner.',
  },
  'nothing-beyond-hold': {
    sample: { requests: 10, holdMs: 1_000 },
    say: ({ requests, holdMs }) => `all ${requests} answers came within the hold of ${holdMs} ms, so there is nothing beyond it to compare`,
    todo: 'Send more `requests`.',
  },
  'load-client-failed': { sample: { because: SILENT }, say: ({ because }, describe) => `the load client failed: ${describe(because)}` },
  'no-room-to-measure': {
    sample: { problem: 'ENOSPC: no space left on device', folder: '/tmp' },
    say: ({ problem, folder }) => `the system refused a file, a socket or a port: ${problem} (temporary folder: ${folder})`,
    todo: 'Free room in the temporary folder, or set TMPDIR to another.',
  },

  'process-ended': { sample: { ending: EXITED }, say: ({ ending }) => `its process ${sayEnding(ending)}` },
  'process-silent': { sample: { seconds: 25 }, say: ({ seconds: waited }) => `no answer within ${waited} s` },
  'process-error': { sample: { problem: 'Cannot find package "express"' }, say: ({ problem }) => problem },

  'suite-failed': { sample: { file: 'bench/parse.suite.js', because: UNLOADED }, say: ({ file, because }, describe) => `${file}: ${describe(because)}` },
  'suite-silent': {
    sample: { seconds: 30, asked: 'calibrate' },
    say: ({ seconds: waited, asked }) => `no answer within ${waited} s while ${SUITE_WORK[asked]}`,
    todo: 'Make sure that the file, its hooks and its tasks come to an end.',
  },
  'failed-while-counted': { sample: { because: SAMPLE }, say: ({ because }, describe) => `while its instructions were counted: ${describe(because)}` },
  'counter-for-other-systems': { sample: {}, say: () => 'the emulator that counts is shipped for Linux on x64 alone' },
  'emulator-not-unpacked': {
    sample: { problem: '/home/ci/.cache/perf-gate: EROFS: read-only file system' },
    say: ({ problem }) => `the emulator that counts could not be unpacked and run (${problem})`,
    todo: 'Set `XDG_CACHE_HOME` to a folder that may hold programs.',
  },
  'counted-node-missing': { sample: {}, say: () => '`node` was not found on PATH, or does not run' },
  'counted-programs-not-run': {
    sample: { problem: 'programs in the folder for temporary files may not be executed' },
    say: ({ problem }) => problem,
    todo: 'Set TMPDIR to another folder.',
  },
  'not-started-as-node': {
    sample: {},
    say: () => 'no process was started by the name of `node`, so none was counted',
    todo: 'Start a server of Node.js by `node` itself, not by a path. Other runtimes are not counted.',
  },
  'another-process-works': {
    sample: { arm: 'head', unit: 'request', instructions: 40 },
    say: ({ arm, unit, instructions }) => `only ${formatInteger(instructions)} instructions per ${unit} of ${arm} were counted, so another process does the work`,
    todo: 'Start the server by `node` itself.',
  },
  'hooks-around-operations': { sample: {}, say: () => 'the task has hooks around each operation, whose instructions cannot be told from its own' },
  'counting-too-long': {
    sample: { seconds: 240, of: 'benchmark' },
    say: ({ seconds: taken, of }) => (of === 'run' ? `counting had taken ${duration(taken * 1000)}, its share of the run` : `counting it took longer than ${duration(taken * 1000)}`),
  },
  'arm-failed': { sample: { arm: 'head', because: SAMPLE }, say: ({ arm, because }, describe) => `${arm}: ${describe(because)}` },
  'instructions-not-counted': { sample: { because: SILENT }, say: ({ because }, describe) => `instructions were not counted: ${describe(because)}` },
  'benchmarks-not-counted': {
    sample: { benchmarks: ['express/updateUser', 'koa/updateUser'], because: SILENT },
    say: ({ benchmarks, because }, describe) => `the instructions of ${listOfMost(benchmarks, MOST_NAMED)} were not counted: ${describe(because)}`,
  },
  'required-instructions-not-counted': {
    sample: { because: SILENT },
    say: ({ because }, describe) => `instructions are required and were not counted: ${describe(because)}`,
  },
  'operation-too-long': {
    sample: { operationMs: 2_500, mostMs: 2_000 },
    say: ({ operationMs, mostMs }) => `an operation takes ${duration(operationMs)}, and at most ${mostMs / 1000} s can be measured`,
    todo: 'Give the operation less work.',
  },
  'operation-too-long-at-head': {
    sample: { headMs: 5_000, baseMs: 300, mostMs: 2_000 },
    say: ({ headMs, baseMs, mostMs }) => `an operation takes ${duration(headMs)}, and ${duration(baseMs)} at base: more than ${mostMs / 1000} s cannot be measured`,
  },
  'too-few-operations': {
    sample: {},
    say: () => 'the task finished too few operations in the measured window: they took much longer than at first',
    todo: 'Give each operation the same work.',
  },

  'base-breaks-too': {
    sample: { base: SAMPLE, head: SILENT },
    say: ({ base, head }, describe) => `base breaks now and then too: ${describe(base)}; head broke last: ${describe(head)}`,
    todo: 'Make the target reliable at base first.',
  },
  'head-broke-at-next-try': {
    sample: { first: SILENT, head: SAMPLE },
    say: ({ first, head }, describe) => `${describe(first)}; at the next try head broke: ${describe(head)}`,
    todo: 'Run it again.',
  },
  'head-broke-alone': {
    sample: { head: SAMPLE, base: SILENT },
    say: ({ head, base }, describe) => `head broke by itself: ${describe(head)}; base could not be measured the same way: ${describe(base)}`,
    todo: 'Run it again.',
  },
  'works-alone': {
    sample: { arm: 'head', because: UNBOOTED },
    say: ({ arm, because }, describe) => `${arm} fails beside ${arm === 'head' ? 'base' : 'head'}, and works by itself: ${describe(because)}`,
    todo: 'Use no fixed port, file or lock: base and head run at the same time, and only PORT differs.',
  },
  'not-tried-alone': {
    sample: { arm: 'head', because: UNBOOTED, alone: SILENT },
    say: ({ arm, because, alone }, describe) => `${arm} fails beside ${arm === 'head' ? 'base' : 'head'}: ${describe(because)}; it could not be tried by itself: ${describe(alone)}`,
    todo: 'Run it again.',
  },
  'not-up-after-kill': {
    sample: { arm: 'base', seconds: 5, because: UNBOOTED },
    say: ({ arm, seconds: grace, because }, describe) => `${arm} was killed after its \`stopTimeout\` (${grace} s) and does not come up any more: ${describe(because)}`,
    todo: 'Raise `stopTimeout`, or have the server end on SIGTERM and take over the locks of one that was killed.',
  },
  'interrupted-before-its-turn': { sample: {}, say: () => 'the run was interrupted before its turn' },

  'try-failed': {
    sample: { benchmark: 'express/updateUser', arm: 'head', round: 'measured again', times: 2, because: SAMPLE },
    say: ({ benchmark, arm, round, times: count, because }, describe) => `${benchmark}: ${arm === null ? 'measuring failed' : `${arm} broke`} ${times(count)}; ${WENT_ON[round][count === 1 ? 0 : 1]}; the ${count === 1 ? '' : 'last '}reason: ${describe(because)}`,
  },
  'second-try-of-arm': {
    sample: { arm: 'head', because: SILENT },
    say: ({ arm, because }, describe) => `it took a second try to make ${arm} ready: ${describe(because)}`,
  },
  'server-killed': {
    sample: { target: 'express' },
    say: ({ target }) => `${target} did not end within its \`stopTimeout\` after SIGTERM and was killed`,
    todo: 'End the server on SIGTERM, or raise `stopTimeout`.',
  },
  'other-node': {
    sample: { target: 'express', version: 'v22.20.0', onPath: 'v24.2.0' },
    say: ({ target, version, onPath }) => `${target} is served by Node.js ${version}, but reports and stored runs name the ${onPath} on PATH`,
    todo: 'Start the server by `node` itself, or put the same version on PATH: scripts of npm take a `node` among the packages, and version managers the one of the folder.',
  },
  'not-pinned': {
    sample: { cause: 'one core', problem: '' },
    say: ({ cause, problem }) => `base and head took turns, which widens intervals: no process could be pinned to a core (${NOT_PINNED[cause]}${problem === '' ? '' : `: ${problem}`})`,
    todo: 'Measure on Linux with two cores or more and `taskset` (package util-linux).',
  },
  'waiting-for-run': {
    sample: { pid: 4_711, folder: '/home/ada/shop', ahead: 2 },
    say: ({ pid, folder, ahead }) => `waiting for ${ahead === 1 ? 'another perf-gate run' : `${ahead} other perf-gate runs`} on this machine, first come, first served (process ${pid}, in ${folder}, measures now)`,
  },
  'cpu-limited': {
    sample: { cpus: 1.5, cores: 4 },
    say: ({ cpus, cores }) => `a limit of the control group (a container?) leaves ${cpus} of ${cores} CPUs to the run: the kernel stops base and head again and again, which widens intervals`,
    todo: 'Raise the limit to two CPUs or more.',
  },
  'over-budget': {
    sample: { seconds: 159, budgetSeconds: 60 },
    say: ({ seconds: taken, budgetSeconds }) => `measuring took ${taken} s, and ${Math.round((taken / budgetSeconds - 1) * 100)} % longer than the budget of ${budgetSeconds} s: boots, loads of suites or answers take longer than was reckoned`,
    todo: 'Choose fewer benchmarks by `only`, or raise the budget.',
  },
  'no-machine-lock': {
    sample: { file: '/tmp/perf-gate-turn-1000.json', problem: 'EACCES: permission denied' },
    say: ({ file, problem }) => `the run did not wait for other perf-gate runs on this machine, because ${file} cannot be written (${problem})`,
    todo: 'Set TMPDIR to a folder that can be written, and let no other run measure meanwhile.',
  },
  'waited-for-run': { sample: { seconds: 95 }, say: ({ seconds: waited }) => `the run waited ${waited} s for another perf-gate run on this machine` },
  'budget-used-up': {
    sample: { benchmarks: 2 },
    say: ({ benchmarks }) => `the budget was used up before ${countOf(benchmarks, 'suspicious benchmark')} had another look`,
    todo: 'Raise the budget.',
  },
  'run-interrupted': { sample: {}, say: () => 'the run was interrupted: it holds only what was measured until then' },
  'temporary-programs-refused': {
    sample: { folder: '/tmp' },
    say: ({ folder }) => `no program in the temporary folder (${folder}) may be executed, as if it were mounted noexec: programs and native addons of base and head fail`,
    todo: 'Set TMPDIR to another folder.',
  },
  'other-first-body': {
    sample: { benchmark: 'express/updateUser', baseBytes: 120, headBytes: 90, rounds: 6 },
    say: ({ benchmark, baseBytes, headBytes, rounds }) => `${benchmark}: head answers ${formatInteger(headBytes)} bytes and base ${formatInteger(baseBytes)}, in each of ${rounds} rounds, so the figures compare two different answers`,
    todo: 'Look at what head answers, and say by `expect` which body is right.',
  },
  'cost-grows': {
    sample: { benchmark: 'lists/append', factor: 1.4 },
    say: ({ benchmark, factor }) => `${benchmark}: an operation or a request took ${factor.toFixed(1)} times as long at the end of a round as at its start, so the change looks smaller than it is`,
    todo: 'Give each of them the same work: no data may grow from one to the next.',
  },
};
