/** Several runs of one commit, each of which may have measured everything or a part: one is completed by others, and judged as one. */
import { keyOfBenchmark } from '../judge/verdict/shown-record.ts';
import type { BenchmarkRecord, Run } from '../model.ts';
import { uniteAsked } from '../plan/selections.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';
import { asWarnings } from '../record/warnings.ts';
import { coarseKindOf } from './legs.ts';
import { EVERY_TARGET } from './merge-runs.ts';
import { withinPart } from './part-names.ts';

/** A run with the benchmarks of an earlier one that it says nothing of. */
export function filledFrom(run: Run, earlier: Run): Run {
  const added = recordsBeside(run, earlier);
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
export function replacedBy(run: Run, later: Run): Run {
  const kept = recordsBeside(later, run);
  return {
    ...run,
    only: uniteAsked([run.only, later.only]),
    ...warningsOf(run, later),
    benchmarks: [...asFiguresOf(run, later.benchmarks, later), ...kept],
    alongside: [...alongside(run), ...run.benchmarks.filter((record) => !kept.includes(record)), ...asFiguresOf(run, alongside(later), later)],
  };
}

/** Each was about some of the benchmarks, and nobody knows which. */
const warningsOf = (...runs: readonly Run[]): Pick<Run, 'warnings'> => asWarnings(runs.flatMap(({ warnings = [] }) => warnings));

const alongside = (run: Run): readonly BenchmarkRecord[] => run.alongside ?? [];

/** The records of another run that a run says nothing of. */
function recordsBeside(run: Run, other: Run): readonly BenchmarkRecord[] {
  const known = new Set(run.benchmarks.flatMap((record) => [legOf(record, run), keyOfBenchmark(record)]));
  const targets = new Set(run.benchmarks.map(({ target }) => target));
  const wholeSuites = new Set(run.benchmarks.filter(({ scenario }) => scenario === WHOLE_SUITE).map(({ target }) => target));
  const beside = other.benchmarks.filter((record) =>
    !known.has(legOf(record, other)) && !known.has(keyOfBenchmark(record)) && !wholeSuites.has(record.target) && !(record.scenario === WHOLE_SUITE && targets.has(record.target)));
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
