import { sampleServer } from '../program/sample-server.ts';

/** Some fifteen microseconds of work, where the rest of a request takes some twenty. */
export const ITERATIONS = 100;

/** Works for each request: natively, so that no compiler gets better at it while it is measured. */
export const workingServer = (iterations: number, comment = ''): string =>
  sampleServer({
    first: `import { pbkdf2Sync } from 'node:crypto';\n${comment}`,
    answer: `pbkdf2Sync('perf', 'gate', ${iterations}, 32, 'sha256');\n  response.end(JSON.stringify({ hello: 'world' }));`,
  });
