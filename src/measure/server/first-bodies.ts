/** What base and head say to the first request where the scenario takes any body for an answer: a head that answers less is cheaper, and no better for it. */
import { hash } from 'node:crypto';
import type { BootedServer } from './server.ts';
import type { HttpScenario, OfBothArms } from '../../model.ts';
import type { Reason } from '../../model/reasons.ts';

/** A body, as far as it takes to know it again. */
export interface FirstBody {
  readonly sha256: string;
  readonly bytes: number;
}

/** null: an expected body was checked, or answers have none that others could be compared with. */
export function firstBodiesOf({ base, head }: OfBothArms<Pick<BootedServer, 'firstBody'>>, scenario: HttpScenario): OfBothArms<FirstBody> | null {
  if (scenario.expect.body !== null || base.firstBody === null || head.firstBody === null) return null;
  return { base: summed(base.firstBody), head: summed(head.firstBody) };
}

function summed(base64: string): FirstBody {
  return { sha256: hash('sha256', base64), bytes: Buffer.byteLength(base64, 'base64') };
}

/**
 * A sentence where head's answer is of another length. Bodies may hold times and ids, so nothing is said where base does not answer
 * like itself in every round, each of which boots it anew; nor where head ever answers as much as base: what a build draws anew for
 * each arm, or the arm's folder, is other text of the same length.
 *
 * @param rounds of a benchmark, side by side
 */
export function warningsOfBodies(benchmark: string, rounds: readonly OfBothArms<FirstBody>[]): readonly Reason[] {
  const [first, ...others] = rounds;
  if (first === undefined || others.length === 0) return [];
  const { sha256, bytes } = first.base;
  if (rounds.some(({ base, head }) => base.sha256 !== sha256 || head.bytes === bytes)) return [];
  return [{ kind: 'other-first-body', benchmark, baseBytes: bytes, headBytes: first.head.bytes, rounds: rounds.length }];
}
