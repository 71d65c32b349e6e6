import type { Scenario, ServerTarget, SuiteTarget } from '../src/model.ts';

/** A scenario that asks for `/` and accepts any body, with what a test cares about in place of that. */
export function scenarioOf(change: Partial<Scenario> = {}): Scenario {
  return {
    name: 'hello', method: 'GET', path: '/', headers: {}, body: null,
    expect: { status: 200, body: null }, connections: 4, pipelining: 1,
    ...change,
  };
}

/** A server with nothing to install or build. */
export function serverTargetOf(change: Partial<ServerTarget> = {}): ServerTarget {
  return {
    kind: 'server', name: 'tiny', dir: 'servers/tiny', install: null, build: null, env: {}, dependsOn: [], versionOf: null,
    start: 'node server.js', bootTimeoutMs: 10_000, stopTimeoutMs: 5_000, scenarios: [scenarioOf()],
    ...change,
  };
}

/** A suite with nothing to install or build. */
export function suiteTargetOf(change: Partial<SuiteTarget> = {}): SuiteTarget {
  return {
    kind: 'suite', name: 'parser', dir: 'suites/parser', install: null, build: null, env: {}, dependsOn: [], versionOf: null,
    file: 'parser.suite.js',
    ...change,
  };
}
