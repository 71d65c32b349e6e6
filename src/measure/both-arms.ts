/**
 * Doing a thing to both arms. It is done to its end for both, whichever breaks first, and where both break it is base's
 * failure that counts: nothing can be said of head then.
 */
import type { Arm, OfBothArms } from '../model.ts';

export const otherArm = (arm: Arm): Arm => (arm === 'base' ? 'head' : 'base');

/** Both at once, begun with `first`. Rejects with what base failed with, else with what head failed with. */
export async function bothAtOnce<Value>(first: Arm, act: (arm: Arm) => Promise<Value>): Promise<OfBothArms<Value>> {
  const [one, other] = await Promise.allSettled([act(first), act(otherArm(first))]);
  return first === 'base' ? valuesOf(one, other) : valuesOf(other, one);
}

/** The same, one after the other. */
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
