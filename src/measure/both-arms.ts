/** Runs a step in both arms to its end. If both fail, base's failure counts, because nothing can be said of head then. */
import type { Arm, OfBothArms } from '../model.ts';

export const otherArm = (arm: Arm): Arm => (arm === 'base' ? 'head' : 'base');

/** Both at once, begun with `first`. Rejects with base's failure, else with head's. */
export async function bothAtOnce<Value>(first: Arm, act: (arm: Arm) => Promise<Value>): Promise<OfBothArms<Value>> {
  const [one, other] = await Promise.allSettled([act(first), act(otherArm(first))]);
  return first === 'base' ? valuesOf(one, other) : valuesOf(other, one);
}

/** One after the other. Rejects like {@link bothAtOnce}. */
export async function bothInTurn<Value>(first: Arm, act: (arm: Arm) => Promise<Value>): Promise<OfBothArms<Value>> {
  const [one] = await Promise.allSettled([act(first)]);
  const [other] = await Promise.allSettled([act(otherArm(first))]);
  return first === 'base' ? valuesOf(one, other) : valuesOf(other, one);
}

function valuesOf<Value>(base: PromiseSettledResult<Value>, head: PromiseSettledResult<Value>): OfBothArms<Value> {
  if (base.status === 'rejected') throw base.reason as unknown;
  if (head.status === 'rejected') throw head.reason as unknown;
  return { base: base.value, head: head.value };
}
