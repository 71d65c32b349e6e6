import picomatch from 'picomatch/posix.js';
import { METRIC_NAMES } from '../metrics.ts';
import { fixOfUnknownName } from './problems.ts';
import type { Problem } from './problems.ts';
import type { ConfigShape } from './schema.ts';
import { knownNames, unmatchedGlob, type KnownNames } from './unmatched-globs.ts';

/**
 * Rules that hold for no target or no metric, or set nothing, which nobody would notice. They are held against the targets of their own
 * file: base's against base's, so that a target that head adds, renames or removes does not make a rule of base's wrong.
 */
export function ruleProblems(shape: ConfigShape): readonly Problem[] {
  // A rule takes no names of selections.
  const known: KnownNames = { ...knownNames(shape), selections: [] };
  return shape.policy.rules.flatMap((rule, index) => {
    const path = ['policy', 'rules', index];
    return [...emptyRuleProblems(rule, path), ...unmatchedGlob(rule.benchmark, [...path, 'benchmark'], known), ...metricProblems(rule.metric, [...path, 'metric'])];
  });
}

/** Most often a dash too many: what the rule was to set stands in an item of its own, and holds there for everything. */
function emptyRuleProblems({ role, direction, delta0, threshold }: ConfigShape['policy']['rules'][number], path: readonly PropertyKey[]): readonly Problem[] {
  if ([role, direction, delta0, threshold].some((field) => field !== undefined)) return [];
  return [{ path, what: 'this rule sets nothing', fix: 'Write `role`, `direction`, `delta0` or `threshold` in the same item of the list, without a dash of its own, or remove the rule.' }];
}

function metricProblems(metric: string, path: readonly PropertyKey[]): readonly Problem[] {
  const matches = picomatch(metric);
  if (METRIC_NAMES.some((name) => matches(name))) return [];
  const fix = fixOfUnknownName(metric, METRIC_NAMES, 'Use one of them, or a glob like latency*.');
  return [{ path, what: `no metric matches "${metric}"; metrics are ${METRIC_NAMES.join(', ')}`, fix }];
}
