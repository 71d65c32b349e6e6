/** How often about 0.5 % and 1 % more work is flagged by counts: each try counts as a run does, and the judge says. */
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord, SlicePair } from '../../src/model.ts';
import { aBenchmark, around, aRun, COUNTING_HASH, measured } from '../../test/judge/records.ts';
import { DEFAULT_POLICY } from '../default-policy.ts';
import type { Effort } from '../effort.ts';
import { INJECTED_SUBJECTS, type Subject } from './cases.ts';
import { INJECTION_NAMES, type InjectionName } from './injections.ts';

export interface Try {
  readonly subject: Subject;
  readonly injection: InjectionName;
  readonly percent: 0.5 | 1;
}

/** Empty pairs: there was no count. */
export interface RecordedTry {
  readonly pairs: readonly SlicePair[];
  readonly effort: Effort;
}

const triesWith = (injection: InjectionName, percent: Try['percent']): readonly Try[] =>
  INJECTED_SUBJECTS.map((subject) => ({ subject, injection, percent }));

/** Kinds of which half of a per cent is tried. */
const OF_HALF: readonly InjectionName[] = ['arithmetic', 'text joined', 'objects made', 'JSON read'];

/** Every program with a kind of work before any with the next, so that a recording cut short is of use. */
export const TRIES: readonly Try[] = [
  ...OF_HALF.flatMap((injection) => triesWith(injection, 0.5)),
  ...INJECTION_NAMES.flatMap((injection) => triesWith(injection, 1)),
];

export const keyOfTry = ({ subject, injection, percent }: Try): string =>
  `${subject} | ${injection}${percent === 1 ? '' : ` | ${percent} %`}`;

/** With two gating metrics each: a family of ten. */
const MEMBERS = 5;
/** Nothing changes by time. */
const TIME = measured({ nsPerOp: around(0, 0.005) });

const member = (index: number, instructions: readonly SlicePair[]): BenchmarkRecord =>
  aBenchmark(
    `suite/${index}`,
    { ...TIME, ...(instructions.length === 0 ? {} : { instructions, countingHash: COUNTING_HASH }) },
    { kind: 'suite' },
  );

/** Whether a run of five benchmarks, in which this one alone counts more, calls it slower. */
export function isFlagged({ pairs }: Pick<RecordedTry, 'pairs'>): boolean {
  const benchmarks = Array.from({ length: MEMBERS }, (_, index) => member(index, index === 0 ? pairs : [{ base: 100_000, head: 100_000 }]));
  return judge({ run: aRun({ benchmarks, policy: DEFAULT_POLICY }), history: [], acceptances: [] }).benchmarks[0]!.verdict === 'regressed';
}
