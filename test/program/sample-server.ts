import type { Files } from '../git-repository.ts';

const ANSWER = { hello: 'world' };

/** One server, `api`, with one scenario, `hello`; further lines go to the server, or to the end of the file. */
export function sampleConfig({ server = '', rest = '' }: { readonly server?: string; readonly rest?: string } = {}): string {
  return `version: 1
instructions: off

scenarios:
  hello:
    path: /hello
    expect: { json: ${JSON.stringify(ANSWER)} }
    connections: 50
    pipelining: 4

servers:
  api:
    dir: api
    install: false
    start: node server.mjs
    scenarios: [hello]
${indented(server, 4)}${rest}`;
}

const indented = (lines: string, columns: number): string =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `${' '.repeat(columns)}${line}\n`)
    .join('');

/** For the end of a configuration: what `smoke` and `quick` measure, by shorter loads of head alone, whose figures can be compared with each other's. */
export const SHORT_PROFILES = `profiles:
  glance: { warmup: 500ms, duration: 500ms }
  brief: { looks: [5, 10, 16], solosWithoutBase: 3, warmup: 500ms, duration: 500ms }
`;

/** How a sample server departs from a good one: JavaScript for each of its places. */
export interface ServerParts {
  /** Before anything else. */
  readonly first?: string;
  /** Instead of answering; has `request` and `response`. */
  readonly answer?: string;
  readonly onSigterm?: string;
}

/** A server without dependencies that tells its process id to PID_FILE. */
export function sampleServer({
  first = '',
  answer = `response.end('${JSON.stringify(ANSWER)}');`,
  onSigterm = 'process.exit();',
}: ServerParts = {}): string {
  return `import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

appendFileSync(process.env.PID_FILE, process.pid + '\\n');
process.on('SIGTERM', () => { ${onSigterm} });
${first}
createServer((request, response) => {
  ${answer}
}).listen(Number(process.env.PORT), process.env.HOST);
`;
}

/** What a commit makes of the server, or of other files. */
export type SampleChange = ServerParts | { readonly files: Files };

/** The files of such a commit. */
export function changedFiles(change: SampleChange): Files {
  return 'files' in change ? change.files : { 'api/server.mjs': sampleServer(change) };
}

/** A configuration and its good server. */
export function sampleFiles(server: ServerParts = {}): Files {
  return { 'perf-gate.yml': sampleConfig(), 'api/server.mjs': sampleServer(server) };
}
