import { mean } from 'simple-statistics';
import type { RoundOfBothArms } from '../../model.ts';

/** Less of the core than that has whatever wakes up now and then. */
const NOTICEABLE = 0.02;
/** On any machine a few rounds are kept from some of it. */
const MANY = 0.1;

/** What tells whether others had of the core that both arms of a round share. */
type CoreUse = Pick<RoundOfBothArms, 'coreShare' | 'waitingShare' | 'unsettled' | 'clientSaturated'>;

/** That the arms of more than a tenth of the rounds had to do without some of their core. */
export interface Contention {
  readonly contended: number;
  /** Of which it can be told. */
  readonly rounds: number;
  /** Fraction of the core that others had in those that are contended, on average. */
  readonly kept: number;
}

/** null: no more rounds than usual. */
export function contentionOf(rounds: readonly CoreUse[]): Contention | null {
  const told = rounds.flatMap((round) => keptFromCore(round) ?? []);
  const contended = told.filter((kept) => kept > NOTICEABLE);
  return contended.length <= MANY * told.length ? null : { contended: contended.length, rounds: told.length, kept: mean(contended) };
}

/**
 * Fraction of the core that others had, on this machine or, of a virtual one, on its host. The core is idle only while base waits, so
 * it is at least what neither an arm took nor base waited through. null: nobody can tell, because the arms took turns, the load is left out,
 * or the client set its pace.
 */
function keptFromCore({ coreShare, waitingShare, unsettled, clientSaturated }: CoreUse): number | null {
  if (coreShare === null || waitingShare === undefined || unsettled || clientSaturated) return null;
  return 1 - coreShare.base - coreShare.head - waitingShare;
}
