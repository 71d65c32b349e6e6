import type { MEASURE_REASONS } from '../../model/reasons/measure.ts';
import type { Reason } from '../../model/reasons.ts';
import { countOf, listOfMost } from '../../text/phrases.ts';
import type { WordsFor } from './words-for.ts';

export type Ending = { readonly kind: 'exited'; readonly code: number | null } | { readonly kind: 'signalled'; readonly signal: string } | { readonly kind: 'not started'; readonly why: string };

/** As it follows the program's name: `exited with code 1`. */
export function sayEnding(ending: Ending): string {
  switch (ending.kind) {
    case 'exited':
      return `exited with code ${ending.code}`;
    case 'signalled':
      return `was ended by ${ending.signal}`;
    case 'not started':
      return `could not be started: ${ending.why}`;
  }
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** With at most one digit behind the point. */
const seconds = (value: number): string => `${Number(value.toFixed(1))} s`;

function duration(ms: number): string {
  if (ms < 1) return 'less than 1 ms';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

const ROUNDS = {
  'measured again': 'a round, which was measured again',
  'control left out': 'a round of base against base, which was left out',
  'solo left out': 'a round of head alone, which was left out',
  'base alone': 'a round of base alone',
} as const;

const SUITE_WORK = {
  list: 'its file was loaded',
  labels: 'its labels were worked out',
  calibrate: 'its file, `beforeAll` and the first operations of the task ran',
  run: 'the task ran',
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
const CLOSED: Reason = { kind: 'websocket-closed', answers: 3, requests: 20_000, how: 'code 1006' };
const UNLOADED: Reason = { kind: 'process-error', problem: 'Cannot find package "express"' };

export const MEASURE_WORDS: WordsFor<typeof MEASURE_REASONS> = {
  'printed-last': {
    sample: { because: SAMPLE, output: 'Error: connect ECONNREFUSED 127.0.0.1:5432' },
    say: ({ because, output }, describe) => `${describe(because)}; its last output: ${output}`,
  },
  'exited-before-listening': {
    sample: { command: 'node server.js', port: 34_127, ending: EXITED },
    say: ({ command, port, ending }) => `\`${command}\` ${sayEnding(ending)} before it listened on PORT ${port}`,
    todo: 'Start the server by hand with PORT and HOST set, and correct what its output names.',
  },
  'not-listening': {
    sample: { command: 'node server.js', address: '127.0.0.1:34127', seconds: 30 },
    say: ({ command, address, seconds: waited }) => `\`${command}\` did not listen on ${address} within ${seconds(waited)}`,
    todo: 'Listen on the HOST and PORT of the environment; raise `bootTimeout` if the server needs longer.',
  },
  'listens-elsewhere': {
    sample: { command: 'node server.js', port: 34_127, listensOn: ['[::1]:3456'] },
    say: ({ command, port, listensOn }) => `\`${command}\` listens on ${listensOn.join(' and ')}; PORT was ${port}`,
    todo: 'Listen on the PORT of the environment: base and head run at the same time and need a port each.',
  },
  'first-request-failed': {
    sample: { request: 'GET /user/1', because: SAMPLE },
    say: ({ request, because }, describe) => `${request}: ${describe(because)}`,
  },
  'busy-after-first-answer': {
    sample: { command: 'node server.js' },
    say: ({ command }) => `\`${command}\` answered once, and then its event loop was blocked`,
    todo: 'Let the server become idle after its start, or raise `bootTimeout`.',
  },

  'wrong-status': {
    sample: { status: 500, expected: 200, body: 'no database' },
    say: ({ status, expected, body }) => `it answered ${status}, expected ${expected}${body === '' ? '' : `: ${body}`}`,
    todo: 'Correct the server, or set `expect.status` of the scenario.',
  },
  'wrong-body': {
    sample: { at: 'users[19].name', found: '"Ada"', expected: '"Grace"' },
    say: ({ at, found, expected }) => `it answered another body: ${at === '' ? '' : `${at} is `}${found}, expected ${expected}`,
    todo: 'Correct the server, or `expect` of the scenario.',
  },
  'wrong-digest': {
    sample: { found: 'a8100ae6…', expected: '2689367b…', bytes: 2, body: 'no' },
    say: ({ found, expected, bytes, body }) => `it answered another body: ${body} (${bytes} bytes), whose SHA-256 is ${found}, expected ${expected}`,
    todo: 'Correct the server, or `expect.sha256` of the scenario.',
  },
  'body-is-not-json': {
    sample: { body: '<html>' },
    say: ({ body }) => `it answered a body that is not JSON: ${body}`,
    todo: 'Correct the server, or use `expect.text`.',
  },
  'body-cannot-be-decoded': {
    sample: { encoding: 'compress' },
    say: ({ encoding }) => `it answered a compressed body that cannot be decoded (Content-Encoding: ${encoding})`,
    todo: 'Use `expect.sha256`, or let the server answer this scenario without compression.',
  },
  'another-body-than-before': {
    sample: {},
    say: () => 'it answered another body than at first',
    todo: 'Leave the body out of `expect` if it may change from answer to answer.',
  },
  'no-answer-in-time': {
    sample: { seconds: 10 },
    say: ({ seconds: waited }) => `no answer within ${waited} s`,
  },
  'answer-too-long': {
    sample: { megabytes: 100 },
    say: ({ megabytes }) => `the answer is longer than ${megabytes} MB`,
    todo: 'Measure an endpoint whose answer ends sooner.',
  },
  'answer-cut-off': {
    sample: { receivedBytes: 9, announcedBytes: 100 },
    say: ({ receivedBytes, announcedBytes }) => `the answer ended after ${receivedBytes}${announcedBytes === null ? '' : ` of ${announcedBytes}`} bytes of its body`,
    todo: 'Correct the server: it closed the connection in the middle of its answer.',
  },
  'headers-too-large': {
    sample: { kibibytes: 64 },
    say: ({ kibibytes }) => `the headers of the answer are larger than ${kibibytes} KiB`,
    todo: 'Measure an endpoint with smaller headers.',
  },
  'length-and-chunked': {
    sample: {},
    say: () => 'the answer has both Content-Length and Transfer-Encoding',
    todo: 'Let the server send one of the two: HTTP/1.1 forbids both.',
  },
  'answer-is-not-http': {
    sample: { problem: 'Expected HTTP/, RTSP/ or ICE/', begins: '+PONG' },
    say: ({ problem, begins }) => `the answer is not HTTP/1.1 (${problem}); it begins with: ${begins}`,
    todo: 'Let the server speak HTTP/1.1 on PORT.',
  },
  'speaks-tls': {
    sample: {},
    say: () => 'the server speaks TLS (https)',
    todo: 'Let the server speak HTTP/1.1 without TLS where PORT is set: only that is measured.',
  },
  'speaks-http2': {
    sample: {},
    say: () => 'the server speaks HTTP/2',
    todo: 'Let the server speak HTTP/1.1 where PORT is set: only that is measured.',
  },
  'connection-failed': {
    sample: { problem: 'socket hang up' },
    say: ({ problem }) => `the connection failed: ${problem}`,
  },

  'websocket-not-opened': {
    sample: { problem: 'Unexpected server response: 404' },
    say: ({ problem }) => `the websocket could not be opened: ${problem}`,
  },
  'websocket-closed': {
    sample: { answers: 3, requests: 20_000, how: 'code 1006' },
    say: ({ answers, requests, how }) => `the connection was closed (${how}) after ${answers} of ${requests} answers`,
  },
  'answers-missing': {
    sample: { answers: 3, requests: 20_000, seconds: 31 },
    say: ({ answers, requests, seconds: waited }) => `only ${answers} of ${requests} answers came within ${waited} s`,
    todo: 'Lower `requests` of the scenario if the server needs longer.',
  },
  'message-is-not-json': {
    sample: { message: 'hello' },
    say: ({ message }) => `a message is not JSON: ${message}`,
  },
  'wrong-message': {
    sample: { message: '{"sid":2}', expected: '{"sid":1}' },
    say: ({ message, expected }) => `it answered ${message}, expected one like ${expected}`,
    todo: 'Correct the server, or `reply` of the scenario.',
  },
  'repeated-message': {
    sample: { message: '{"sid":1}' },
    say: ({ message }) => `it answered ${message} more than once`,
  },
  'answered-before-hold': {
    sample: { afterMs: 20, holdMs: 1_000 },
    say: ({ afterMs, holdMs }) => `its first answer came after ${afterMs} ms, but each request is to be held for ${holdMs} ms`,
    todo: 'Hold each request for the time that `holdMs` of the scenario says.',
  },

  'bad-answers': {
    sample: { answers: 20_000, statuses: { 503: 12 }, otherBodies: 0, late: 1, broken: 0, closed: 0 },
    say: ({ answers, statuses, otherBodies, late, broken, closed }) => {
      const counted = [
        ...Object.entries(statuses).map(([status, count]) => [count, `status ${status}`] as const),
        [otherBodies, 'another body'], [late, 'no answer in time'], [broken, 'connection broken'], [closed, 'connection closed without an answer'],
      ] as const;
      return `under load, of ${answers} answers: ${counted.filter(([count]) => count > 0).map(([count, what]) => `${count} × ${what}`).join(', ')}`;
    },
    todo: 'Lower `connections` if the server cannot stand them, or correct the server.',
  },
  'no-answer-under-load': {
    sample: {},
    say: () => 'it gave no answer under load',
  },
  'failed-after-load': {
    sample: { because: SAMPLE },
    say: ({ because }, describe) => `after the load, with one request at a time: ${describe(because)}`,
  },
  'failed-at-rate': {
    sample: { rate: 500, because: SAMPLE },
    say: ({ rate, because }, describe) => `after the load, with ${rate} requests per second: ${describe(because)}`,
  },
  'held-requests-failed': {
    sample: { requests: 20_000, because: CLOSED },
    say: ({ requests, because }, describe) => `with ${requests} held requests at once: ${describe(because)}`,
  },
  'server-died': {
    sample: { ending: { kind: 'signalled', signal: 'SIGKILL' }, isKilled: true },
    say: ({ ending, isKilled }) => `the server ${sayEnding(ending)} while it was measured${isKilled ? ' (out of memory?)' : ''}`,
    todo: 'Correct the server; if memory ran out, remember that base and head run at the same time.',
  },
  'server-process-ended': {
    sample: { isReplaced: true },
    say: ({ isReplaced }) => `a process of the server ended under load${isReplaced ? ', and another took its place' : ''}`,
    todo: 'Find out why the process ends: the server\'s own log should tell.',
  },
  'server-stopped-answering': {
    sample: { seconds: 1.2 },
    say: ({ seconds: silent }) => `it answered no request for ${silent.toFixed(1)} s under load, while the other arm did`,
  },
  'busy-after-load': {
    sample: { seconds: 20, protocol: 'http' },
    say: ({ seconds: waited }) => `its event loop was still blocked ${waited} s after the load`,
    todo: 'Lower the load (`connections` or `pipelining`; `requests` over a websocket): more is under way than the server can answer.',
  },

  'no-probe': {
    sample: { command: 'NODE_OPTIONS= node server.js' },
    say: ({ command }) => `no Node.js process of \`${command}\` loaded the probe of perf-gate`,
    todo: 'Start the server by Node.js 22.15 or newer, and do not replace NODE_OPTIONS: write `node --import …` or `NODE_OPTIONS="$NODE_OPTIONS …"`.',
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
  'load-client-failed': {
    sample: { because: SILENT },
    say: ({ because }, describe) => `the load client failed: ${describe(because)}`,
  },
  'no-room-to-measure': {
    sample: { problem: 'ENOSPC: no space left on device', folder: '/tmp' },
    say: ({ problem, folder }) => `the system refused a file, a socket or a port: ${problem} (temporary folder: ${folder})`,
    todo: 'Free room in the temporary folder, or set TMPDIR to another.',
  },

  'process-ended': {
    sample: { ending: EXITED },
    say: ({ ending }) => `its process ${sayEnding(ending)}`,
  },
  'process-silent': {
    sample: { seconds: 25 },
    say: ({ seconds: waited }) => `no answer within ${waited} s`,
  },
  'process-error': {
    sample: { problem: 'Cannot find package "express"' },
    say: ({ problem }) => problem,
  },

  'suite-failed': {
    sample: { file: 'bench/parse.suite.js', because: UNLOADED },
    say: ({ file, because }, describe) => `${file}: ${describe(because)}`,
  },
  'suite-silent': {
    sample: { seconds: 30, asked: 'calibrate' },
    say: ({ seconds: waited, asked }) => `no answer within ${waited} s while ${SUITE_WORK[asked]}`,
    todo: 'Make sure that the file, its hooks and its tasks come to an end.',
  },
  'failed-while-counted': {
    sample: { because: SAMPLE },
    say: ({ because }, describe) => `while its instructions were counted: ${describe(because)}`,
  },
  'counting-failed': {
    sample: { problem: 'the programs that count are missing' },
    say: ({ problem }) => problem,
  },
  'arm-failed': {
    sample: { arm: 'head', because: SAMPLE },
    say: ({ arm, because }, describe) => `${arm}: ${describe(because)}`,
  },
  'instructions-not-counted': {
    sample: { because: SILENT },
    say: ({ because }, describe) => `instructions were not counted: ${describe(because)}`,
  },
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
  'head-boots-alone': {
    sample: { head: UNBOOTED },
    say: ({ head }, describe) => `head does not boot beside base, but does by itself: ${describe(head)}`,
    todo: 'Use no fixed port, file or lock: base and head run at the same time, and only PORT differs.',
  },
  'head-not-booted-alone': {
    sample: { head: UNBOOTED, alone: SILENT },
    say: ({ head, alone }, describe) => `head does not boot beside base: ${describe(head)}; it could not be booted by itself: ${describe(alone)}`,
    todo: 'Run it again.',
  },
  'interrupted-before-its-turn': {
    sample: {},
    say: () => 'the run was interrupted before its turn',
  },

  'try-failed': {
    sample: { benchmark: 'express/updateUser', arm: 'head', round: 'measured again', times: 2, because: SAMPLE },
    say: ({ benchmark, arm, round, times: count, because }, describe) => `${benchmark}: ${arm === null ? 'measuring failed' : `${arm} broke`} ${times(count)} in ${ROUNDS[round]}${count === 1 ? '' : '; the last time'}: ${describe(because)}`,
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
    todo: 'Start the server by `node` itself, or put the same version on PATH: scripts of npm and pnpm take a `node` among the packages, and version managers the one that a folder asks for.',
  },
  'not-pinned': {
    sample: { cause: 'one core', problem: '' },
    say: ({ cause, problem }) => `processes could not be pinned to a core (${NOT_PINNED[cause]}${problem === '' ? '' : `: ${problem}`}), so base and head took turns instead of running side by side: expect wider intervals`,
    todo: 'Measure on Linux with two cores or more and `taskset` (package util-linux).',
  },
  'budget-used-up': {
    sample: { benchmarks: 2, keepsTimeToCount: false },
    say: ({ benchmarks, keepsTimeToCount }) => `the budget${keepsTimeToCount ? ' (less the time kept to count instructions)' : ''} was used up before ${countOf(benchmarks, 'suspicious benchmark')} had another look`,
    todo: 'Raise the budget.',
  },
  'run-interrupted': {
    sample: {},
    say: () => 'the run was interrupted: it holds only what was measured until then',
  },
  'other-first-body': {
    sample: { benchmark: 'express/updateUser', baseBytes: 120, headBytes: 90, rounds: 6 },
    say: ({ benchmark, baseBytes, headBytes, rounds }) => `${benchmark}: head's first answer has ${headBytes} bytes and base's ${baseBytes}, the same in each of ${rounds} rounds, so the figures compare two different answers`,
    todo: 'Look at what head answers, and say by `expect` which body is right.',
  },
  'cost-grows': {
    sample: { benchmark: 'lists/append', factor: 1.4 },
    say: ({ benchmark, factor }) => `${benchmark}: an operation took ${factor.toFixed(1)} times as long at the end of a round as at its start, so the change is shown smaller than it is`,
    todo: 'Give each operation the same work: let no data grow from one to the next.',
  },
};
