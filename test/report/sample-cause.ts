import type { CallTree, Cause, ProfiledCause } from '../../src/model.ts';
import type { Sample } from './sample-run.ts';

const ROUTE = { name: 'updateUser', file: 'src/routes/user.js', line: 41 };
const SCHEMA = { name: 'compile', file: 'node_modules/schema-kit/lib/compile.js', line: 118 };

const TREE: CallTree = {
  frames: [
    { name: 'parserOnHeadersComplete', file: 'node:_http_common', line: null },
    { name: 'parserOnIncoming', file: 'node:_http_server', line: null },
    { name: 'emit', file: 'node:events', line: null },
    { name: 'handle', file: 'node_modules/router/index.js', line: 160 },
    { name: 'parseBody', file: 'node_modules/body-kit/lib/read.js', line: 52 },
    { name: 'JSON.parse', file: null, line: null },
    { name: '(anonymous)', file: 'src/app.js', line: 12 },
    SCHEMA,
    { name: 'updateUser', file: 'src/routes/user.js', line: 30 },
    { name: 'structuredClone', file: null, line: null },
    { name: 'legacyHeaders', file: 'src/headers.js', line: 8 },
    { name: 'end', file: 'node:_http_outgoing', line: null },
    { name: 'writevGeneric', file: 'node:internal/stream_base_commons', line: null },
    { name: 'writev', file: null, line: null },
    { name: '(garbage collector)', file: null, line: null },
    { name: '(program)', file: null, line: null },
    { name: 'processTicksAndRejections', file: 'node:internal/process/task_queues', line: null },
    { name: 'onFinish', file: 'node:_http_outgoing', line: null },
  ],
  nodes: [
    [-1, 0, 3_000, 3_000],
    [0, 1, 4_200, 4_300],
    [1, 2, 1_500, 1_500],
    [2, 3, 6_800, 7_000],
    [3, 4, 3_900, 3_950],
    [4, 5, 8_200, 8_150],
    [3, 6, 2_600, 2_600],
    [6, 7, 400, 2_100],
    [6, 8, 7_300, 7_800],
    [8, 9, 0, 2_800],
    [8, 10, 1_100, 0],
    [8, 11, 6_100, 6_200],
    [11, 12, 3_000, 3_000],
    [12, 13, 12_400, 12_500],
    [-1, 14, 1_900, 3_000],
    [-1, 15, 5_400, 5_500],
    [-1, 16, 4_000, 4_200],
    [16, 17, 6_000, 6_500],
  ],
};

const COLLECTOR = { name: '(garbage collector)', file: null, line: null };
const AUTHORISE = { name: 'authorise', file: 'src/routes/user.js', line: 12 };
const MICROTASKS = { name: 'runMicrotasks', file: null, line: null };

const NOTHING_ELSE = { isChanged: false, text: null, part: null, caller: null, callee: null } as const;

const PROFILED: ProfiledCause = {
  stretches: 8,
  level: 0.99,
  cpuUs: { base: 77.8, head: 81 },
  functions: [
    {
      ...NOTHING_ELSE,
      isChanged: true,
      at: ROUTE,
      text: 'reply(structuredClone(user));',
      part: 'structuredClone',
      base: 8.2,
      head: 9.9,
      low: 1.3,
      high: 2.1,
      caller: { name: 'handle', file: 'node_modules/router/index.js', line: 160 },
    },
    {
      ...NOTHING_ELSE,
      isChanged: true,
      at: SCHEMA,
      text: 'const check = new Function("user", source);',
      base: 0.4,
      head: 1.4,
      low: 0.7,
      high: 1.3,
      caller: { name: '(anonymous)', file: 'src/app.js', line: 12 },
    },
    { ...NOTHING_ELSE, at: COLLECTOR, base: 1.9, head: 2.4, low: 0.2, high: 0.8 },
    { ...NOTHING_ELSE, at: MICROTASKS, base: 6.1, head: 6.2, low: -0.4, high: 0.6, callee: AUTHORISE },
  ],
  engines: { base: 'v24.21.0 (V8 13.6.233)', head: 'v24.21.0 (V8 13.6.233)' },
  tree: TREE,
};

/** A route clones the user, and a bumped package compiles its schema anew for each request. */
export const CAUSE: Cause & { readonly profiled: ProfiledCause } = {
  counted: null,
  profiled: PROFILED,
  packages: [
    { name: 'schema-kit', from: '2.3.0', to: '2.4.0' },
    { name: 'fast-clone', from: null, to: '1.0.0' },
  ],
  commits: [{ sha: '9c8b7a6f5e4d3c2b1a09f8e7d6c5b4a392817065', subject: 'routes: hand out a copy of the user' }],
};

/** A loop in a wrapper that head calls once a request. */
export const COUNTED_CAUSE: Cause = {
  ...CAUSE,
  counted: {
    instructions: { base: 205_480, head: 209_384 },
    functions: [
      {
        at: { name: 'auditUser', file: 'src/audit.js', line: 12 },
        isChanged: true,
        text: 'for (const field of fields) seen += field.length;',
        caller: { name: 'updateUser', file: 'src/routes/user.js', line: 41 },
        base: 0,
        head: 4_289,
        calls: { base: 0, head: 1 },
        part: null,
      },
      {
        at: { name: 'updateUser', file: 'src/routes/user.js', line: 41 },
        isChanged: true,
        text: null,
        caller: null,
        base: 2_911,
        head: 2_526,
        calls: { base: 1, head: 1 },
        part: null,
      },
    ],
  },
  profiled: null,
  packages: [],
};

/** Nothing in it is clear of what chance makes of samples. */
export const VAGUE_CAUSE: Cause = {
  ...CAUSE,
  profiled: {
    ...PROFILED,
    functions: PROFILED.functions.slice(3),
    engines: { base: 'v22.20.0 (V8 12.4.254)', head: 'v24.21.0 (V8 13.6.233)' },
  },
  packages: [],
  commits: [],
};

/** The sample with these causes for the benchmarks that they are named by. */
export function withCauses({ run, judgement }: Sample, causes: Readonly<Record<string, Cause>>): Sample {
  return { judgement, run: { ...run, benchmarks: run.benchmarks.map((record) => ({ ...record, cause: causes[record.id] })) } };
}
