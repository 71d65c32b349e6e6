import { describeEnvironmentDifferences, environmentDifferences, type EnvironmentDifference } from '../../judge/facts/environment-differences.ts';
import { environmentsOf } from '../../judge/facts/environments.ts';
import { listOf } from '../../text/phrases.ts';
import type { Environment, Run, StoredKind } from '../../model.ts';
import type { Text } from '../terms/document.ts';

const MOST_KINDS = 3;

/** How the machines that runs were stored on differ from those that this one was measured on; nothing where they do not. */
export function describeStoredKinds(run: Run): readonly Text[] {
  const { storedKinds } = run;
  if (storedKinds === undefined) return [];
  const environments = environmentsOf(run);
  return environments.flatMap((here): readonly Text[] => {
    const text = describeOne(here, storedKinds);
    if (text === null) return [];
    return [environments.length === 1 ? [text] : [{ code: here.key }, `: ${text}`]];
  });
}

function describeOne(here: Environment, storedKinds: readonly StoredKind[]): string | null {
  const own = storedKinds.find(({ environment }) => environment.key === here.key);
  if (own === undefined) return `No stored run of this machine kind that counts${describeOthers(here, storedKinds)}`;
  const differences = environmentDifferences(own.environment, here);
  return differences.length === 0 ? null : `The newest stored run was measured in other circumstances${inBrackets(differences)}`;
}

function describeOthers(here: Environment, storedKinds: readonly StoredKind[]): string {
  return storedKinds.length === 0 ? ', and none of another that could be read' : `; ${describeOtherKinds(here, storedKinds)}`;
}

/** The nearest first: `5 of another (CPU model: X instead of Y) and 20 of 3 more`. */
export function describeOtherKinds(here: Environment, storedKinds: readonly StoredKind[]): string {
  const nearest = storedKinds
    .map(({ environment, runs }) => ({ runs, differences: environmentDifferences(environment, here).filter(({ inFingerprint }) => inFingerprint) }))
    .toSorted((one, other) => one.differences.length - other.differences.length || other.runs - one.runs);
  const [named, rest] = [nearest.slice(0, MOST_KINDS), nearest.slice(MOST_KINDS)];
  const others = named.map(({ runs, differences }) => `${runs} of another${inBrackets(differences)}`);
  return listOf(rest.length === 0 ? others : [...others, `${rest.reduce((sum, { runs }) => sum + runs, 0)} of ${rest.length} more`]);
}

function inBrackets(differences: readonly EnvironmentDifference[]): string {
  return differences.length === 0 ? '' : ` (${describeEnvironmentDifferences(differences)})`;
}
