import picomatch from 'picomatch/posix.js';
import { METRIC_NAMES } from '../metrics.ts';
import { fixOfUnknownName } from './problems.ts';
import type { Problem } from './problems.ts';
import type { ConfigShape } from './schema.ts';

/** What the schema cannot see: names that refer to nothing, or to two things. */
export function referenceProblems(shape: ConfigShape): readonly Problem[] {
  return [...missingTargets(shape), ...scenarioProblems(shape), ...sharedNames(shape), ...ruleProblems(shape)];
}

function missingTargets({ servers, suites }: ConfigShape): readonly Problem[] {
  if (Object.keys(servers).length + Object.keys(suites).length > 0) return [];
  return [{ path: [], what: 'no servers and no suites: there is nothing to measure', fix: 'Describe at least one under `servers` or `suites`.' }];
}

function scenarioProblems({ scenarios, servers }: ConfigShape): readonly Problem[] {
  const known = Object.keys(scenarios);
  return Object.entries(servers).flatMap(([name, server]) =>
    server.scenarios.flatMap((scenario, index): readonly Problem[] => {
      const path = ['servers', name, 'scenarios', index];
      if (!Object.hasOwn(scenarios, scenario)) {
        const allowed = known.length === 0 ? 'none is defined' : `defined are ${known.join(', ')}`;
        return [{ path, what: `unknown scenario "${scenario}"; ${allowed}`, fix: fixOfUnknownName(scenario, known, 'Define it under `scenarios`.') }];
      }
      if (server.scenarios.indexOf(scenario) === index) return [];
      return [{ path, what: `scenario "${scenario}" is listed twice`, fix: 'Remove one of the two.' }];
    }));
}

function sharedNames({ servers, suites }: ConfigShape): readonly Problem[] {
  return Object.keys(suites).filter((name) => Object.hasOwn(servers, name)).map((name) => ({
    path: ['suites', name],
    what: `"${name}" is the name of a server as well`,
    fix: 'Rename one of the two: names of targets are the first half of benchmark ids.',
  }));
}

function ruleProblems({ policy }: ConfigShape): readonly Problem[] {
  return policy.rules.flatMap(({ metric }, index): readonly Problem[] => {
    const matches = picomatch(metric);
    if (METRIC_NAMES.some((name) => matches(name))) return [];
    const fix = fixOfUnknownName(metric, METRIC_NAMES, 'Use one of them, or a glob like latency*.');
    return [{ path: ['policy', 'rules', index, 'metric'], what: `no metric matches "${metric}"; metrics are ${METRIC_NAMES.join(', ')}`, fix }];
  });
}
