import { editionProblems } from './edition-problems.ts';
import { folderProblems } from './folder-problems.ts';
import { listedNameProblems } from './listed-names.ts';
import type { Problem } from './problems.ts';
import { ruleProblems } from './rule-problems.ts';
import { DEFAULT_RUNS_KEPT, type ConfigShape } from './schema.ts';
import { profileProblems, selectionProblems } from './selection-problems.ts';
import { serviceProblems } from './service-problems.ts';

/** What the schema cannot see: names that refer to nothing, or to two things, and settings that contradict each other. */
export function referenceProblems(shape: ConfigShape): readonly Problem[] {
  return [...missingTargets(shape), ...scenarioProblems(shape), ...serviceProblems(shape), ...sharedNames(shape), ...storedRunProblems(shape), ...ruleProblems(shape), ...editionProblems(shape), ...folderProblems(shape), ...selectionProblems(shape), ...profileProblems(shape)];
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

/** With fewer stored runs than are asked for, those on main could never fail anything, and would seem to be on their way there. */
function storedRunProblems({ policy: { minStoredRuns }, retention: { runs } }: Pick<ConfigShape, 'policy' | 'retention'>): readonly Problem[] {
  if (minStoredRuns <= runs) return [];
  return [{
    // Of the two, one that was written: not the default.
    path: minStoredRuns > DEFAULT_RUNS_KEPT ? ['policy', 'minStoredRuns'] : ['retention', 'runs'],
    what: `${minStoredRuns} stored runs are needed (\`policy.minStoredRuns\`), and ${runs} are kept (\`retention.runs\`)`,
    fix: 'Raise `retention.runs`, or lower `policy.minStoredRuns`.',
  }];
}
