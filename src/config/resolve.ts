import type { ConfigShape } from './schema.ts';
import type { Config, Expectation, HttpScenario, Profile, Rule, Scenario, ServerTarget, Service, SuiteTarget } from '../model.ts';
import { editionName } from '../plan/benchmark-glob.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';

/** Value of a variable without blanks; only a shell can tell where others end. */
const VALUE = /(?:"[^"\s\\]*"|'[^'\s]*'|\{[^\s'"`\\(){}]*\}|\$\([^\s'"`\\(){}]*\)|[^\s'"`\\(){])*/.source;

const PROGRAM = new RegExp(String.raw`^\s*(?:(?:exec|\w+=${VALUE})\s+)*(\S+)`);

/** First word of a shell command behind `exec` and assignments of variables. */
export const programOf = (command: string): string => PROGRAM.exec(command)?.[1] ?? command;

type ScenarioShape = ConfigShape['scenarios'][string];
type RequestShape = Exclude<ScenarioShape, { readonly protocol: 'websocket' }>;

/** Resolves a validated file: names become what they refer to. */
export function resolveConfig(shape: ConfigShape, file: string): Config {
  const scenarios = new Map(Object.entries(shape.scenarios).map(([name, scenario]) => [name, resolveScenario(name, scenario)]));
  const services = new Map(Object.entries(shape.services).map(([name, service]) => [name, resolveService(name, service)]));
  const servers = Object.entries(shape.servers).flatMap(([name, server]) =>
    resolveEditions(name, server, services).map((target): ServerTarget => ({
      kind: 'server',
      ...target,
      start: server.start,
      tls: server.tls,
      bootTimeoutMs: server.bootTimeout,
      stopTimeoutMs: server.stopTimeout,
      scenarios: server.scenarios.flatMap((scenario) => scenarios.get(scenario) ?? []),
    })),
  );
  const suites = Object.entries(shape.suites).flatMap(([name, suite]) =>
    resolveEditions(name, suite, services).map((target): SuiteTarget => ({ kind: 'suite', ...target, file: suite.file })),
  );
  const { inconclusive, rules, ...limits } = shape.policy;
  return {
    file,
    targets: [...servers, ...suites],
    ignore: shape.ignore,
    unsent: namesWithout(
      scenarios,
      Object.values(shape.servers).flatMap((server) => server.scenarios),
    ),
    unneeded: namesWithout(
      services,
      [...servers, ...suites].flatMap((target) => target.services.map(({ name }) => name)),
    ),
    selections: shape.selections,
    profiles: [...BUILT_IN_PROFILES, ...Object.entries(shape.profiles).map(([name, profile]) => resolveProfile(name, profile))],
    policy: { ...limits, onInconclusive: inconclusive, rules: rules.map(resolveRule) },
    budgetMs: shape.budget ?? null,
    instructions: shape.instructions,
    why: shape.why,
    baselines: shape.baselines,
    retention: { runs: shape.retention.runs, maxAgeMs: shape.retention.maxAge },
  };
}

function namesWithout(all: ReadonlyMap<string, unknown>, used: readonly string[]): readonly string[] {
  const known = new Set(used);
  return [...all.keys()].filter((name) => !known.has(name));
}

type TargetParts = Omit<SuiteTarget, 'kind' | 'file'>;

/** One target, or one for each of its editions. */
function resolveEditions(
  name: string,
  shape: ConfigShape['servers'][string] | ConfigShape['suites'][string],
  services: ReadonlyMap<string, Service>,
): readonly TargetParts[] {
  const { dir, install, installTimeout, build, env, dependsOn, versionOf, labels, versions } = shape;
  const target: TargetParts = {
    name,
    dir,
    edition: null,
    install: install === false ? null : install,
    installTimeoutMs: installTimeout,
    build: build ?? null,
    env,
    dependsOn: dependsOn ?? null,
    versionOf: versionOf ?? null,
    services: shape.services.flatMap((service) => services.get(service) ?? []),
    labels,
  };
  if (versions === undefined) return [target];
  return Object.entries(versions).map(([label, overlay]) => ({
    ...target,
    name: editionName(name, label),
    dir: editionName(dir, label),
    edition: { source: dir, overlay, siblings: Object.values(versions).filter((other) => other !== overlay) },
  }));
}

function resolveService(name: string, shape: ConfigShape['services'][string]): Service {
  const { start, program, install, ready, readyTimeout, env, scope, required } = shape;
  return {
    name,
    start,
    program: program ?? programOf(start),
    installHint: install ?? null,
    ready: ready ?? null,
    readyTimeoutMs: readyTimeout,
    env,
    scope,
    required,
  };
}

function resolveProfile(name: string, shape: ConfigShape['profiles'][string]): Profile {
  const { looks, solos, solosWithoutBase, only, connections, pipelining, warmup, duration } = shape;
  return {
    name,
    plan: looks.length === 0 ? null : { looks },
    solos,
    solosWithoutBase: solosWithoutBase ?? solos,
    only,
    load: { connections: connections ?? null, pipelining: pipelining ?? null, soloWarmupMs: warmup ?? null, soloMs: duration ?? null },
  };
}

function resolveScenario(name: string, shape: ScenarioShape): Scenario {
  if (shape.protocol === 'websocket') {
    const { protocol, path, message, reply, requests, hold } = shape;
    return { protocol, name, path, message, reply, requests, holdMs: hold };
  }
  const { connections, pipelining, before } = shape;
  return {
    protocol: 'http',
    name,
    ...resolveRequest(shape),
    ...(before === undefined ? {} : { before: before.map((step) => ({ ...resolveRequest(step), take: step.take })) }),
    expect: resolveExpectation(shape.expect),
    connections,
    pipelining,
  };
}

function resolveRequest(
  shape: Pick<RequestShape, 'method' | 'path' | 'headers' | 'json' | 'text' | 'base64' | 'file'>,
): Pick<HttpScenario, 'method' | 'path' | 'headers' | 'body' | 'bodyEncoding'> {
  const { method = 'GET', path, json, text, base64, file } = shape;
  const saysType = Object.keys(shape.headers).some((header) => header.toLowerCase() === 'content-type');
  const headers = json === undefined || saysType ? shape.headers : { ...shape.headers, 'content-type': 'application/json' };
  const request = { method, path, headers };
  if (base64 !== undefined) return { ...request, body: base64, bodyEncoding: 'base64' };
  if (file !== undefined) return { ...request, body: file, bodyEncoding: 'file' };
  return { ...request, body: json === undefined ? (text ?? null) : JSON.stringify(json) };
}

function resolveExpectation({ status, json, text, sha256 }: RequestShape['expect']): Expectation {
  if (sha256 !== undefined) return { status, body: { kind: 'sha256', value: sha256 } };
  if (json !== undefined) return { status, body: { kind: 'json', value: json } };
  return { status, body: text === undefined ? null : { kind: 'text', value: text } };
}

/** A pattern without a slash means all of a target, as in `only`. */
function resolveRule(rule: ConfigShape['policy']['rules'][number]): Rule {
  const { benchmark } = rule;
  if (benchmark === '*' || benchmark === '**') return { ...rule, benchmark: '**' };
  return { ...rule, benchmark: benchmark.includes('/') ? benchmark : `${benchmark}/**` };
}
