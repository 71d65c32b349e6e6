/** What moves the counts of a machine beside the work. */
import { mean, sum } from 'simple-statistics';
import type { SlicePair } from '../../src/model.ts';
import { type Case, CASES, keyOf, NEUTRAL, type Subject, SUBJECT_NAMES } from './cases.ts';
import type { CountingNoise, Refusals } from './power.ts';
import { type CountedMachine, pairsOf } from './recorded-counts.ts';

/** null: no edit was counted, or nothing twice. */
export function countingNoiseOf(machine: CountedMachine): CountingNoise | null {
  const lucks = SUBJECT_NAMES.map((subject) => lucksOf(machine, subject)).filter((ofSubject) => ofSubject.length > 0);
  const repeats = SUBJECT_NAMES.flatMap((subject) => [...sameAgain(machine, subject, false), ...sameAgain(machine, subject, true)]).map(
    logRatio,
  );
  return lucks.length === 0 || repeats.length === 0
    ? null
    : { lucks, repeats, refusals: SUBJECT_NAMES.map((subject) => refusalsOf(machine, subject)).filter(({ tries }) => tries > 0) };
}

/** Of all edits. */
export function refusalsOf(machine: CountedMachine, subject: Subject): Refusals {
  const cases = CASES.filter((one) => one.subject === subject);
  const refused = sum(cases.map((one) => machine.failures[keyOf(one)] ?? 0));
  return { program: subject, refused, tries: refused + sum(cases.map((one) => pairsOf(machine, one).length)) };
}

/** Of the same code in both arms. */
export const sameAgain = (machine: CountedMachine, subject: Subject, busy: boolean): readonly SlicePair[] =>
  pairsOf(machine, { subject, edit: 'nothing', busy });

export const logRatio = ({ base, head }: SlicePair): number => Math.log(head / base);

/** The mean of each edit that was counted. */
function lucksOf(machine: CountedMachine, subject: Subject): readonly number[] {
  return CASES.filter((one) => one.subject === subject && isNeutral(one))
    .map((one) => pairsOf(machine, one))
    .filter((pairs) => pairs.length > 0)
    .map((pairs) => mean(pairs.map(logRatio)));
}

const isNeutral = ({ edit }: Case): boolean => (NEUTRAL as readonly string[]).includes(edit);
