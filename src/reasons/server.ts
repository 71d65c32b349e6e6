/** Reasons of a server that does not come up, answers wrongly, or fails under load. */
import { z } from 'zod';
import { plainName } from '../text/escape.ts';
import { listOfMost } from '../text/phrases.ts';
import { ending, field, nested, oneOf, orNull, plainReason, reason, sayEnding } from './entry.ts';

/** Paths that a reason names before it counts the rest. */
const MOST_PATHS = 4;

/** With at most one digit behind the point. */
const seconds = (value: number): string => `${Number(value.toFixed(1))} s`;

export const SERVER_REASONS = {
  // A server that does not come up.
  'printed-last': reason(
    { because: nested('wrong-status'), output: 'Error: connect ECONNREFUSED 127.0.0.1:5432' },
    ({ because, output }, describe) => `${describe(because)}; its last output: ${output}`,
  ),
  'exited-before-listening': reason(
    { command: 'node server.js', port: 34_127, ending },
    ({ command, port, ending }) => `\`${command}\` ${sayEnding(ending)} before it listened on PORT ${port}`,
    'Start the server by hand with PORT and HOST set, and correct what its output names.',
  ),
  'not-listening': reason(
    { command: 'node server.js', address: '127.0.0.1:34127', seconds: 30 },
    ({ command, address, seconds: waited }) => `\`${command}\` did not listen on ${address} within ${seconds(waited)}`,
    'Listen on the HOST and PORT of the environment; raise `bootTimeout` if the server needs longer.',
  ),
  'listens-elsewhere': reason(
    { command: 'node server.js', port: 34_127, listensOn: ['[::1]:3456'] },
    ({ command, port, listensOn }) => `\`${command}\` listens on ${listensOn.join(' and ')}; PORT was ${port}`,
    'Listen on the PORT of the environment: base and head run at the same time and need a port each.',
  ),
  'first-request-failed': reason(
    { request: 'GET /user/1', because: nested('wrong-status') },
    ({ request, because }, describe) => `${request}: ${describe(because)}`,
  ),
  'busy-after-first-answer': reason(
    { command: 'node server.js' },
    ({ command }) => `\`${command}\` answered once, and then its event loop was blocked`,
    'Let the server become idle after its start, or raise `bootTimeout`.',
  ),
  'no-path-answers': reason(
    {
      answers: [
        { path: '/', status: 404 },
        { path: '/users', status: 401 },
      ],
    },
    ({ answers }) =>
      `it answers no path that init found: ${listOfMost(
        answers.map(({ path, status }) => `${plainName(path)} with ${status}`),
        MOST_PATHS,
      )}`,
    'Write a path that it answers into its scenario, or the status that it has as `expect.status`.',
  ),

  // One answer over HTTP.
  'wrong-status': reason(
    { status: 500, expected: 200, body: 'no database' },
    ({ status, expected, body }) => `it answered ${status}, expected ${expected}${body === '' ? '' : `: ${body}`}`,
    'Correct the server, set `expect.status` of the scenario, or log in by its `before`.',
  ),
  'wrong-body': reason(
    { found: '…,"name":"Ada"}', expected: '…,"name":"Grace"}' },
    ({ found, expected }) => `it answered another body: ${found}, expected ${expected}`,
    'Correct the server, or `expect` of the scenario.',
  ),
  'wrong-digest': reason(
    { found: 'a8100ae6…', expected: '2689367b…', bytes: 2, body: 'no' },
    ({ found, expected, bytes, body }) =>
      `it answered another body: ${body} (${bytes} bytes), whose SHA-256 is ${found}, expected ${expected}`,
    'Correct the server, or `expect.sha256` of the scenario.',
  ),
  'body-is-not-json': reason(
    { body: '<html>' },
    ({ body }) => `it answered a body that is not JSON: ${body}`,
    'Correct the server, or use `expect.text`.',
  ),
  'body-cannot-be-decoded': reason(
    { encoding: 'compress' },
    ({ encoding }) => `it answered a compressed body that cannot be decoded (Content-Encoding: ${encoding})`,
    'Use `expect.sha256`, or let the server answer this scenario without compression.',
  ),
  'another-body-than-before': plainReason(
    'it answered another body than at first',
    'Leave the body out of `expect` if it may change from answer to answer.',
  ),
  'no-answer-in-time': reason({ seconds: 10 }, ({ seconds: waited }) => `no answer within ${waited} s`),
  'answer-without-end': reason(
    { seconds: 10, status: 200, type: 'text/event-stream', bytes: 290 },
    ({ seconds: waited, status, type, bytes }) =>
      `status ${status} and ${bytes} bytes came${type === '' ? '' : ` (${type})`}, but the answer had no end within ${waited} s`,
    'Measure an endpoint whose answers end: an event stream is not measured.',
  ),
  'before-refused': reason(
    { request: 'POST /login', status: 401, body: 'no such user' },
    ({ request, status, body }) => `${request}, which comes before, was answered ${status}${body === '' ? '' : `: ${body}`}`,
    'Correct `before` of the scenario, or the server.',
  ),
  'value-not-found': reason(
    { request: 'POST /login', name: 'TOKEN', from: 'body token', body: '{"ok":true}' },
    ({ request, name, from, body }) => `the answer to ${request} has no value for ${name} (${from})${body === '' ? '' : `: ${body}`}`,
    'Correct `take` of the scenario: `header NAME`, `cookie NAME`, `body`, `body PATH` or `body /REGEX/`.',
  ),
  'answer-too-long': reason(
    { megabytes: 100 },
    ({ megabytes }) => `the answer is longer than ${megabytes} MB`,
    'Measure an endpoint whose answer ends sooner.',
  ),
  'answer-cut-off': reason(
    { receivedBytes: 9, announcedBytes: orNull(100) },
    ({ receivedBytes, announcedBytes }) =>
      `the answer ended after ${receivedBytes}${announcedBytes === null ? '' : ` of ${announcedBytes}`} bytes of its body`,
    'Correct the server: it closed the connection in the middle of its answer.',
  ),
  'headers-too-large': reason(
    { kibibytes: 64 },
    ({ kibibytes }) => `the headers of the answer are larger than ${kibibytes} KiB`,
    'Measure an endpoint with smaller headers.',
  ),
  'length-and-chunked': plainReason(
    'the answer has both Content-Length and Transfer-Encoding',
    'Let the server send one of the two: HTTP/1.1 forbids both.',
  ),
  'answer-is-not-http': reason(
    { problem: 'Expected HTTP/, RTSP/ or ICE/', begins: '+PONG' },
    ({ problem, begins }) => `the answer is not HTTP/1.1 (${problem}); it begins with: ${begins}`,
    'Let the server speak HTTP/1.1 on PORT.',
  ),
  'speaks-tls': plainReason(
    'the server speaks TLS (https)',
    'Write `tls: true` at the server in perf-gate.yml, or let it speak HTTP/1.1 without TLS where PORT is set.',
  ),
  'speaks-no-tls': plainReason(
    'the server does not speak TLS (https)',
    'Remove `tls: true` from the server in perf-gate.yml, or let it speak TLS.',
  ),
  'speaks-http2': plainReason('the server speaks HTTP/2', 'Let the server speak HTTP/1.1 where PORT is set: only that is measured.'),
  'connection-failed': reason({ problem: 'socket hang up' }, ({ problem }) => `the connection failed: ${problem}`),

  // Held requests over a websocket.
  'websocket-not-opened': reason(
    { problem: 'Unexpected server response: 404' },
    ({ problem }) => `the websocket could not be opened: ${problem}`,
  ),
  'websocket-closed': reason(
    { answers: 3, requests: 20_000, how: 'code 1006' },
    ({ answers, requests, how }) => `the connection was closed (${how}) after ${answers} of ${requests} answers`,
  ),
  'answers-missing': reason(
    { answers: 3, requests: 20_000, seconds: 31 },
    ({ answers, requests, seconds: waited }) => `only ${answers} of ${requests} answers came within ${waited} s`,
    'Lower `requests` of the scenario if the server needs longer.',
  ),
  'message-is-not-json': reason({ message: 'hello' }, ({ message }) => `a message is not JSON: ${message}`),
  'wrong-message': reason(
    { message: '{"sid":2}', expected: '{"sid":1}' },
    ({ message, expected }) => `it answered ${message}, expected one like ${expected}`,
    'Correct the server, or `reply` of the scenario.',
  ),
  'repeated-message': reason({ message: '{"sid":1}' }, ({ message }) => `it answered ${message} more than once`),
  'answered-before-hold': reason(
    { afterMs: 20, holdMs: 1_000 },
    ({ afterMs, holdMs }) => `its first answer came after ${afterMs} ms, but each request is to be held for ${holdMs} ms`,
    'Hold each request for the time that `hold` of the scenario says.',
  ),

  // A server under load.
  'bad-answers': reason(
    { answers: 20_000, statuses: field(z.record(z.string(), z.number()), { 503: 12 }), otherBodies: 0, late: 1, broken: 0, closed: 0 },
    ({ answers, statuses, otherBodies, late, broken, closed }) => {
      const counted = [
        ...Object.entries(statuses).map(([status, count]) => [count, `status ${status}`] as const),
        [otherBodies, 'another body'],
        [late, 'no answer in time'],
        [broken, 'connection broken'],
        [closed, 'connection closed without an answer'],
      ] as const;
      return `under load, of ${answers} answers: ${counted
        .filter(([count]) => count > 0)
        .map(([count, what]) => `${count} × ${what}`)
        .join(', ')}`;
    },
    'Lower `connections` if the server cannot stand them, or correct the server.',
  ),
  'no-answer-under-load': plainReason('it gave no answer under load'),
  'failed-after-load': reason(
    { because: nested('wrong-status') },
    ({ because }, describe) => `after the load, with one request at a time: ${describe(because)}`,
  ),
  'held-requests-failed': reason(
    { requests: 20_000, because: nested('websocket-closed') },
    ({ requests, because }, describe) => `with ${requests} held requests at once: ${describe(because)}`,
  ),
  'server-died': reason(
    { ending: field(ending.schema, { kind: 'signalled', signal: 'SIGKILL' }), isKilled: true },
    ({ ending, isKilled }) => `the server ${sayEnding(ending)} while it was measured${isKilled ? ' (out of memory?)' : ''}`,
    'Correct the server; if memory ran out, remember that base and head run at the same time.',
  ),
  'server-process-ended': reason(
    { isReplaced: true },
    ({ isReplaced }) => `a process of the server ended under load${isReplaced ? ', and another took its place' : ''}`,
    "Find out why the process ends: the server's own log should tell.",
  ),
  'server-stopped-answering': reason(
    { seconds: 1.2 },
    ({ seconds: silent }) => `it answered no request for ${silent.toFixed(1)} s under load, while the other arm did`,
  ),
  'busy-after-load': reason(
    { seconds: 20, protocol: oneOf('http', 'websocket') },
    ({ seconds: waited }) => `its event loop was still blocked ${waited} s after the load`,
    'Lower the load (`connections` or `pipelining`; `requests` over a websocket): more is under way than the server can answer.',
  ),
};
