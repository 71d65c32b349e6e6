import type { SERVER_REASONS } from '../../model/reasons/server.ts';
import type { Reason } from '../../model/reasons.ts';
import { plainName } from '../../text/escape.ts';
import { listOfMost } from '../../text/phrases.ts';
import type { WordsFor } from './words-for.ts';

/** Paths that a reason names before it counts the rest. */
const MOST_PATHS = 4;

type ToldEnding = { readonly kind: 'exited'; readonly code: number | null } | { readonly kind: 'signalled'; readonly signal: string } | { readonly kind: 'not started'; readonly why: string };

/** As it follows the program's name: `exited with code 1`. */
export function sayEnding(ending: ToldEnding): string {
  switch (ending.kind) {
    case 'exited':
      return `exited with code ${ending.code}`;
    case 'signalled':
      return `was ended by ${ending.signal}`;
    case 'not started':
      return `could not be started: ${ending.why}`;
  }
}

/** With at most one digit behind the point. */
const seconds = (value: number): string => `${Number(value.toFixed(1))} s`;

const EXITED = { kind: 'exited', code: 1 } as const;

/** Reasons that stand inside others in the samples. */
const SAMPLE: Reason = { kind: 'wrong-status', status: 500, expected: 200, body: 'no database' };
const CLOSED: Reason = { kind: 'websocket-closed', answers: 3, requests: 20_000, how: 'code 1006' };

export const SERVER_WORDS: WordsFor<typeof SERVER_REASONS> = {
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

  'no-path-answers': {
    sample: { answers: [{ path: '/', status: 404 }, { path: '/users', status: 401 }] },
    say: ({ answers }) => `it answers no path that init found: ${listOfMost(answers.map(({ path, status }) => `${plainName(path)} with ${status}`), MOST_PATHS)}`,
    todo: 'Write a path that it answers into its scenario, or the status that it has as `expect.status`.',
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
  'answer-without-end': {
    sample: { seconds: 10, status: 200, type: 'text/event-stream', bytes: 290 },
    say: ({ seconds: waited, status, type, bytes }) => `status ${status} and ${bytes} bytes came${type === '' ? '' : ` (${type})`}, but the answer had no end within ${waited} s`,
    todo: 'Measure an endpoint whose answers end: an event stream is not measured.',
  },
  'before-refused': {
    sample: { request: 'POST /login', status: 401, body: 'no such user' },
    say: ({ request, status, body }) => `${request}, which comes before, was answered ${status}${body === '' ? '' : `: ${body}`}`,
    todo: 'Correct `before` of the scenario, or the server.',
  },
  'value-not-found': {
    sample: { request: 'POST /login', name: 'TOKEN', from: 'body token', body: '{"ok":true}' },
    say: ({ request, name, from, body }) => `the answer to ${request} has no value for ${name} (${from})${body === '' ? '' : `: ${body}`}`,
    todo: 'Correct `take` of the scenario: `header NAME`, `cookie NAME`, `body`, `body PATH` or `body /REGEX/`.',
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
    todo: 'Write `tls: true` at the server in perf-gate.yml, or let it speak HTTP/1.1 without TLS where PORT is set.',
  },
  'speaks-no-tls': {
    sample: {},
    say: () => 'the server does not speak TLS (https)',
    todo: 'Remove `tls: true` from the server in perf-gate.yml, or let it speak TLS.',
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
    todo: 'Hold each request for the time that `hold` of the scenario says.',
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
};
