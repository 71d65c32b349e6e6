import { countOf } from '../text/phrases.ts';
import type { Environment } from '../model.ts';

/** What a matrix sets on purpose comes before what a runner happens to be. */
const FACTS: readonly ((environment: Environment) => string)[] = [
  ({ nodeVersion }) => `Node ${nodeVersion}`,
  ({ osMajor }) => osMajor,
  ({ arch }) => arch,
  ({ cpuModel }) => cpuModel,
  ({ cores }) => countOf(cores, 'core'),
  ({ cpuLimit }) => (cpuLimit === undefined ? 'no CPU limit' : `CPU limit ${cpuLimit}`),
  ({ key }) => key,
];

/**
 * What sets each of several environments apart, in as few facts as will do; by environment key. `environments` have
 * keys of their own; a single one needs no name.
 */
export function variantNames(environments: readonly Environment[]): ReadonlyMap<string, string> {
  const differing = FACTS.filter((factOf) => new Set(environments.map(factOf)).size > 1);
  const named = differing.map((_, last) => environments.map((environment) => differing.slice(0, last + 1).map((factOf) => factOf(environment)).join(', ')));
  const enough = named.find((names) => new Set(names).size === names.length) ?? [];
  return new Map(enough.map((name, index) => [environments[index]!.key, name]));
}
