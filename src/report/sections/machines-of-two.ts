import { describeEnvironmentDifferences, environmentDifferences } from '../../judge/facts/environment-differences.ts';
import { environmentOf } from '../../judge/facts/environments.ts';
import type { Environment, Run } from '../../model.ts';
import type { Block } from '../terms/document.ts';
import type { ComparedRuns } from '../terms/report-source.ts';

/** How the machine of the base run differs from that of the head run, in each environment that both have; nothing where it does not. */
export function describeMachines({ base, head }: ComparedRuns): readonly Block[] {
  const ofBase = environmentsByVariant(base.run);
  return [...environmentsByVariant(head.run)].flatMap(([variant, here]): readonly Block[] => {
    const there = ofBase.get(variant);
    const text = there === undefined ? null : describeMachineDifference(there, here);
    if (text === null) return [];
    return [{ kind: 'paragraph', text: variant === null ? [text] : [{ code: variant }, `: ${text}`] }];
  });
}

function describeMachineDifference(there: Environment, here: Environment): string | null {
  const differences = environmentDifferences(there, here);
  if (there.key === here.key && differences.length === 0) return null;
  const inBrackets = differences.length === 0 ? '' : ` (${describeEnvironmentDifferences(differences)})`;
  return `The base run was measured ${there.key === here.key ? 'in other circumstances' : 'on another machine kind'}${inBrackets}.`;
}

/** By the variants that a run names; null: its own environment. */
function environmentsByVariant(run: Run): ReadonlyMap<string | null, Environment> {
  return new Map(run.benchmarks.map((record) => [record.variant?.name ?? null, environmentOf(record, run)]));
}
