import assert from 'node:assert/strict';
import { ArmFailure, MeasuringFailure, type ReasonError } from '../../src/measure/failure.ts';
import type { Arm, Reason } from '../../src/model.ts';

/** As much of a reason as a test is about. */
export interface ReasonPart {
  readonly kind?: Reason['kind'];
  readonly [field: string]: unknown;
}

/** For `assert.rejects`: the failure of this arm, for this reason, whatever the program printed. */
export const isFailureOf =
  (arm: Arm, ...parts: readonly ReasonPart[]) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof ArmFailure, String(error));
    assert.equal(error.arm, arm);
    return hasReason(error, parts);
  };

/** The same of a failure that is no arm's. */
export const isMeasuringFailure =
  (...parts: readonly ReasonPart[]) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof MeasuringFailure, String(error));
    return hasReason(error, parts);
  };

/** One of the parts, if there are several. */
function hasReason({ reason }: ReasonError, parts: readonly ReasonPart[]): boolean {
  const bare = withoutOutput(reason);
  const part = parts.find(({ kind }) => kind === bare.kind) ?? parts[0];
  if (part !== undefined) assert.partialDeepStrictEqual(bare, part);
  return true;
}

/** The reason itself, without what a program printed. */
export const withoutOutput = (reason: Reason): Reason => (reason.kind === 'printed-last' ? (reason.because as Reason) : reason);

/** The end of what a program printed; empty: nothing. */
export const outputOf = (reason: Reason): string => (reason.kind === 'printed-last' ? reason.output : '');
