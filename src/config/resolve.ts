import type { Config, Expectation, Rule, Scenario, ServerTarget, SuiteTarget } from '../model.ts';
import type { ConfigShape } from './schema.ts';

type ScenarioShape = ConfigShape['scenarios'][string];
type ServerShape = ConfigShape['servers'][string];
type SuiteShape = ConfigShape['suites'][string];
type RuleShape = ConfigShape['policy']['rules'][number];

/** The configuration that a file of the right shape, without problems of reference, means. */
export function resolveConfig(shape: ConfigShape, file: string): Config {
  const scenarios = new Map(Object.entries(shape.scenarios).map(([name, scenario]) => [name, resolveScenario(name, scenario)]));
  const { inconclusive, rules, ...limits } = shape.policy;
  return {
    file,
    targets: [
      ...Object.entries(shape.servers).map(([name, server]) => resolveServer(name, server, scenarios)),
      ...Object.entries(shape.suites).map(([name, suite]) => resolveSuite(name, suite)),
    ],
    policy: { ...limits, onInconclusive: inconclusive, rules: rules.map(resolveRule) },
    budgetMs: shape.budget ?? null,
    baselines: shape.baselines,
    retention: { runs: shape.retention.runs, maxAgeMs: shape.retention.maxAge },
  };
}

function resolveServer(name: string, shape: ServerShape, scenarios: ReadonlyMap<string, Scenario>): ServerTarget {
  return {
    kind: 'server',
    ...resolveTarget(name, shape),
    start: shape.start,
    bootTimeoutMs: shape.bootTimeout,
    stopTimeoutMs: shape.stopTimeout,
    scenarios: shape.scenarios.flatMap((scenario) => scenarios.get(scenario) ?? []),
  };
}

function resolveSuite(name: string, shape: SuiteShape): SuiteTarget {
  return { kind: 'suite', ...resolveTarget(name, shape), file: shape.file };
}

function resolveTarget(name: string, { dir, install, build, env, dependsOn, versionOf }: ServerShape | SuiteShape): Omit<SuiteTarget, 'kind' | 'file'> {
  return { name, dir, install: install === false ? null : install, build: build ?? null, env, dependsOn, versionOf: versionOf ?? null };
}

function resolveScenario(name: string, shape: ScenarioShape): Scenario {
  const { method, path, connections, pipelining } = shape;
  return {
    name,
    method,
    path,
    headers: headersOf(shape),
    body: shape.json === undefined ? (shape.text ?? null) : JSON.stringify(shape.json),
    expect: resolveExpectation(shape.expect),
    connections,
    pipelining,
  };
}

function headersOf({ headers, json }: ScenarioShape): Scenario['headers'] {
  const saysType = Object.keys(headers).some((header) => header.toLowerCase() === 'content-type');
  return json === undefined || saysType ? headers : { ...headers, 'content-type': 'application/json' };
}

function resolveExpectation({ status, json, text }: ScenarioShape['expect']): Expectation {
  if (json !== undefined) return { status, body: { kind: 'json', value: json } };
  return { status, body: text === undefined ? null : { kind: 'text', value: text } };
}

/** A `*` stops at a slash in globs, so alone it would match no benchmark id at all, which nobody means. */
function resolveRule(rule: RuleShape): Rule {
  return { ...rule, benchmark: rule.benchmark === '*' ? '**' : rule.benchmark };
}
