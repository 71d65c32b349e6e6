/** Several runs of one commit, each of which may have measured everything or a part: one is completed by others, and judged as one. */
import { keyOfBenchmark } from '../judge/verdict.ts';
import { coarseKindOf } from './legs.ts';
import { EVERY_TARGET, withinPart } from './merge-runs.ts';
import type { BenchmarkRecord, Run } from '../model.ts';
import { uniteAsked } from '../plan/selections.ts';
import { distinct } from '../text/phrases.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';

/** Whether a run was asked for all of a suite, whose tasks only it itself knows. */
export type IsAskedForAll = (run: Run, suite: string) => boolean;

/** A run with the benchmarks of an earlier one that it says nothing of. */
export function filledFrom(run: Run, earlier: Run, isAskedForAll: IsAskedForAll): Run {
  const added = recordsBeside(run, earlier, isAskedForAll);
  if (added.length === 0) return run;
  const leftOut = earlier.benchmarks.filter((record) => !added.includes(record));
  return {
    ...run,
    only: uniteAsked([run.only, earlier.only]),
    ...warningsOf(run, earlier),
    benchmarks: [...run.benchmarks, ...asFiguresOf(run, added, earlier)],
    alongside: [...alongside(run), ...asFiguresOf(run, [...leftOut, ...alongside(earlier)], earlier)],
  };
}

/** A run with the benchmarks of a later one, and of its own those that this says nothing of. */
export function replacedBy(run: Run, later: Run, isAskedForAll: IsAskedForAll): Run {
  const kept = recordsBeside(later, run, isAskedForAll);
  return {
    ...run,
    only: uniteAsked([run.only, later.only]),
    ...warningsOf(run, later),
    benchmarks: [...asFiguresOf(run, later.benchmarks, later), ...kept],
    alongside: [...alongside(run), ...run.benchmarks.filter((record) => !kept.includes(record)), ...asFiguresOf(run, alongside(later), later)],
  };
}

/** Each was about some of the benchmarks, and nobody knows which. */
const warningsOf = (...runs: readonly Run[]): Pick<Run, 'warnings'> => ({ warnings: distinct(runs.flatMap(({ warnings }) => warnings)) });

const alongside = (run: Run): readonly BenchmarkRecord[] => run.alongside ?? [];

/**
 * The records of another run that a run says nothing of. A suite that stands there as a whole is answered for by tasks of it where
 * the change could not reach it, and any of it was measured all the same, or where all of it was asked for; what kept it from being
 * measured is not mended by some of them.
 */
function recordsBeside(run: Run, other: Run, isAskedForAll: IsAskedForAll): readonly BenchmarkRecord[] {
  const known = new Set(run.benchmarks.flatMap((record) => [legOf(record, run), keyOfBenchmark(record)]));
  const targets = new Set(run.benchmarks.map(({ target }) => target));
  const wholeSuites = new Set(run.benchmarks.filter(({ scenario }) => scenario === WHOLE_SUITE).map(({ target }) => target));
  const isAnswered = ({ target, scenario, measurement }: BenchmarkRecord): boolean =>
    scenario === WHOLE_SUITE && targets.has(target) && (measurement.state === 'unaffected' || isAskedForAll(run, target));
  const beside = other.benchmarks.filter((record) =>
    !known.has(legOf(record, other)) && !known.has(keyOfBenchmark(record)) && !wholeSuites.has(record.target) && !isAnswered(record));
  // A leg of a matrix that the other one lost is missed beside what it adds, and where it adds nothing it is not.
  return beside.every(({ target }) => target === EVERY_TARGET) ? [] : beside;
}

/** A benchmark in a leg of a matrix, whatever CPU and whatever patch of Node.js a job was given that day. */
function legOf({ id, variant }: BenchmarkRecord, { environment }: Run): string {
  return JSON.stringify([id, 'leg', coarseKindOf(variant?.environment ?? environment)]);
}

/** Records of another run, as a part of their own. What another kind of machine made of head alone does not belong beside the figures of this one, nor its counts beside what this one has stored; how the arms differ does. */
function asFiguresOf(run: Run, records: readonly BenchmarkRecord[], from: Run): readonly BenchmarkRecord[] {
  const named = records.map((record) => ({ ...record, part: withinPart(record, `the run of ${from.startedAt}`) }));
  return from.environment.key === run.environment.key ? named : named.map(ofBothArms);
}

function ofBothArms(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state === 'new') return { ...record, measurement: { ...measurement, solos: [] } };
  return measurement.state === 'measured' ? { ...record, measurement: { ...measurement, solos: [], instructionsOfHead: undefined, countingHash: undefined } } : record;
}
