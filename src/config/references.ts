import { editionProblems } from './edition-problems.ts';
import { folderProblems } from './folder-problems.ts';
import { listedNameProblems } from './listed-names.ts';
import type { Problem } from './problems.ts';
import { ruleProblems } from './rule-problems.ts';
import type { ConfigShape } from './schema.ts';
import { profileProblems, selectionProblems } from './selection-problems.ts';
import { serviceProblems } from './service-problems.ts';

/** What the schema cannot see: names that refer to nothing, or to two things. */
export function referenceProblems(shape: ConfigShape): readonly Problem[] {
  return [...missingTargets(shape), ...scenarioProblems(shape), ...serviceProblems(shape), ...sharedNames(shape), ...ruleProblems(shape), ...editionProblems(shape), ...folderProblems(shape), ...selectionProblems(shape), ...profileProblems(shape)];
}

function missingTargets({ servers, suites }: ConfigShape): readonly Problem[] {
  if (Object.keys(servers).length + Object.keys(suites).length > 0) return [];
  return [{ path: [], what: 'no servers and no suites: there is nothing to measure', fix: 'Describe at least one under `servers` or `suites`.' }];
}

function scenarioProblems({ scenarios, servers }: ConfigShape): readonly Problem[] {
  const defined = Object.keys(scenarios);
  return Object.entries(servers).flatMap(([name, server]) =>
    listedNameProblems({ kind: 'scenario', names: server.scenarios, defined, path: ['servers', name, 'scenarios'] }));
}

function sharedNames({ servers, suites }: ConfigShape): readonly Problem[] {
  return Object.keys(suites).filter((name) => Object.hasOwn(servers, name)).map((name) => ({
    path: ['suites', name],
    what: `"${name}" is the name of a server as well`,
    fix: 'Rename one of the two: names of targets are the first half of benchmark ids.',
  }));
}
