import type { Config, HeldScenario, HttpScenario, ServerTarget, Service, SuiteTarget, Target } from '../src/model.ts';
import { DEFAULT_IGNORE } from '../src/config/schema.ts';
import { BUILT_IN_PROFILES } from '../src/plan/profiles.ts';

/** A scenario that asks for `/` and accepts any body, with what a test cares about in place of that. */
export function scenarioOf(change: Partial<HttpScenario> = {}): HttpScenario {
  return {
    protocol: 'http',
    name: 'hello',
    method: 'GET',
    path: '/',
    headers: {},
    body: null,
    expect: { status: 200, body: null },
    connections: 4,
    pipelining: 1,
    ...change,
  };
}

/** Few requests, held so briefly that a test does not wait for them. */
export function heldScenarioOf(change: Partial<HeldScenario> = {}): HeldScenario {
  return {
    protocol: 'websocket',
    name: 'held',
    path: '/requests',
    message: { sid: '$ID', data: 'benchmark' },
    reply: { sid: '$ID', data: 'benchmarked!' },
    requests: 20,
    holdMs: 40,
    ...change,
  };
}

/** A server with nothing to install or build. */
export function serverTargetOf(change: Partial<ServerTarget> = {}): ServerTarget {
  return {
    kind: 'server',
    name: 'tiny',
    dir: 'servers/tiny',
    install: null,
    installTimeoutMs: 600_000,
    build: null,
    env: {},
    dependsOn: [],
    versionOf: null,
    edition: null,
    services: [],
    labels: {},
    start: 'node server.js',
    tls: false,
    bootTimeoutMs: 10_000,
    stopTimeoutMs: 5_000,
    scenarios: [scenarioOf()],
    ...change,
  };
}

/** A suite with nothing to install or build. */
export function suiteTargetOf(change: Partial<SuiteTarget> = {}): SuiteTarget {
  return {
    kind: 'suite',
    name: 'parser',
    dir: 'suites/parser',
    install: null,
    installTimeoutMs: 600_000,
    build: null,
    env: {},
    dependsOn: [],
    versionOf: null,
    edition: null,
    services: [],
    labels: {},
    file: 'parser.suite.js',
    ...change,
  };
}

/** A program that a shell always finds; it does not serve anything yet. */
export function serviceOf(change: Partial<Service> = {}): Service {
  return {
    name: 'echo',
    start: 'sleep 600',
    program: 'sh',
    installHint: null,
    ready: 'true',
    readyTimeoutMs: 60_000,
    env: {},
    scope: 'arm',
    required: false,
    ...change,
  };
}

/** A configuration of nothing but these targets. */
export function configOf(...targets: readonly Target[]): Config {
  return {
    file: 'perf-gate.yml',
    targets,
    ignore: DEFAULT_IGNORE,
    unsent: [],
    unneeded: [],
    selections: {},
    profiles: BUILT_IN_PROFILES,
    budgetMs: null,
    instructions: 'off',
    why: 'off',
    baselines: 'baselines',
    retention: { runs: 100, maxAgeMs: 1e9 },
    policy: { rules: [], alpha: 0.01, noRegressionOver: 0.05, onInconclusive: 'pass', minStoredRuns: 5, countsSettle: true },
  };
}
