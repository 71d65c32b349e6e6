import type { Cause } from '../../src/model.ts';
import type { Sample } from './sample-run.ts';

const ROUTE = { name: 'updateUser', file: 'src/routes/user.js', line: 41 };
const SCHEMA = { name: 'compile', file: 'node_modules/schema-kit/lib/compile.js', line: 118 };

/** A route clones the user, and a bumped package compiles its schema anew for each request. */
export const CAUSE: Cause = {
  stretches: 8,
  level: 0.99,
  cpuUs: { base: 77.8, head: 84.1 },
  functions: [
    { at: { name: 'structuredClone', file: null, line: null }, base: 0, head: 2.8, low: 2.3, high: 3.3, caller: ROUTE },
    { at: SCHEMA, base: 0.4, head: 2.1, low: 1.2, high: 2.2, caller: { name: '(anonymous)', file: 'src/app.js', line: 12 } },
    { at: { name: '(garbage collector)', file: null, line: null }, base: 1.9, head: 3, low: 0.5, high: 1.7, caller: ROUTE },
    { at: { name: 'end', file: 'node:_http_outgoing', line: null }, base: 6.1, head: 6.2, low: -0.4, high: 0.6, caller: ROUTE },
  ],
  allocatedBytes: { base: 5_120, head: 6_410 },
  allocations: [{ at: ROUTE, base: 310, head: 1_500, low: 900, high: 1_480, caller: { name: 'handle', file: 'node_modules/router/index.js', line: 160 } }],
  packages: [{ name: 'schema-kit', from: '2.3.0', to: '2.4.0' }, { name: 'fast-clone', from: null, to: '1.0.0' }],
  engines: { base: 'v24.21.0 (V8 13.6.233)', head: 'v24.21.0 (V8 13.6.233)' },
  commits: [{ sha: '9c8b7a6f5e4d3c2b1a09f8e7d6c5b4a392817065', subject: 'routes: hand out a copy of the user' }],
  tree: { frames: [{ name: 'updateUser', file: 'src/routes/user.js', line: 30 }], nodes: [[-1, 0, 900, 1_000]] },
};

/** Nothing in it is clear of what chance makes of samples. */
export const VAGUE_CAUSE: Cause = {
  ...CAUSE,
  functions: CAUSE.functions.slice(3),
  allocations: [],
  packages: [],
  engines: { base: 'v22.20.0 (V8 12.4.254)', head: 'v24.21.0 (V8 13.6.233)' },
  commits: [],
};

/** The sample with these causes for the benchmarks that they are named by. */
export function withCauses({ run, judgement }: Sample, causes: Readonly<Record<string, Cause>>): Sample {
  return { judgement, run: { ...run, benchmarks: run.benchmarks.map((record) => ({ ...record, cause: causes[record.id] })) } };
}
