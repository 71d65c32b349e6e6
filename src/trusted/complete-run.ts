import { judgeControl } from '../judge/control.ts';
import { keyOfBenchmark } from '../judge/shown-record.ts';
import { countOf } from '../text/phrases.ts';
import { coarseKindOf } from '../merge/legs.ts';
import { EVERY_TARGET } from '../merge/merge-runs.ts';
import { withinPart } from '../merge/part-names.ts';
import type { BenchmarkRecord, Run } from '../model.ts';
import { asWarnings } from '../run/notes.ts';
import { uniteAsked } from '../plan/selections.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';
import type { TrustedConfigs } from './config-measured-against.ts';
import { problemOfPlans } from './plan-of-profile.ts';
import { otherRunsOnCommit, type RunOfPullRequest } from './runs-on-commit.ts';
import type { TrustedContext } from './trusted-context.ts';

/**
 * Several runs of one commit may have measured the same, or parts, and end in any order: comment and check tell of all
 * benchmarks, and of each what was measured last. So what runs that were started later have measured takes the place of what
 * this one has; and whoever starts a run by hand may measure a part only, which earlier runs complete. Throws a UserError if
 * GitHub does not answer.
 */
export async function completeRun(one: RunOfPullRequest, context: TrustedContext): Promise<Run> {
  const { run, origin } = one;
  if (origin.pull === null) return run;
  const others = await otherRunsOnCommit(one, context);
  const isLater = ({ startedAt }: Run): boolean => Date.parse(startedAt) > Date.parse(run.startedAt);
  const newest = others.filter((other) => isLater(other.run)).reduceRight((whole, other) => replacedBy(whole, other.run, other.configs), run);
  const earlier = origin.startedByHand ? others.filter((other) => !isLater(other.run)) : [];
  const whole = earlier.reduce((filled, other) => filledFrom(filled, other.run, other.configs), newest);
  return { ...whole, notes: [...notesOnOthers(run, newest, whole), ...run.notes] };
}

function notesOnOthers(run: Run, newest: Run, whole: Run): readonly string[] {
  const ofLater = newest.benchmarks.filter((record) => !run.benchmarks.includes(record)).length;
  const ofEarlier = whole.benchmarks.length - newest.benchmarks.length;
  return [
    ...(ofLater === 0 ? [] : [`${countOf(ofLater, 'benchmark')} came from a later run on this commit, which ended before this one.`]),
    ...(ofEarlier === 0 ? [] : [`${countOf(ofEarlier, 'benchmark')} came from an earlier run on this commit: the newest did not measure everything.`]),
  ];
}

/** A run with the benchmarks of an earlier one that it says nothing of. */
export function filledFrom(run: Run, earlier: Run, configs: TrustedConfigs): Run {
  if (!mayComplete(earlier, run, configs)) return run;
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
export function replacedBy(run: Run, later: Run, configs: TrustedConfigs): Run {
  if (!mayComplete(later, run, configs)) return run;
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

/** What was measured for tables alone, treated its arms differently, or would be refused for its plan, completes no verdict. */
function mayComplete(other: Run, run: Run, configs: TrustedConfigs): boolean {
  return other.measuredFor === run.measuredFor && judgeControl(other.control).state !== 'unfair' && problemOfPlans(other, configs) === null;
}

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

/** Records of another run, as a part of their own. What another kind of machine made of head alone does not belong beside the figures of this one; how the arms differ does. */
function asFiguresOf(run: Run, records: readonly BenchmarkRecord[], from: Run): readonly BenchmarkRecord[] {
  const named = records.map((record) => ({ ...record, part: withinPart(record, `the run of ${from.startedAt}`) }));
  return from.environment.key === run.environment.key ? named : named.map(ofBothArms);
}

function ofBothArms(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state === 'new') return { ...record, measurement: { ...measurement, solos: [] } };
  return measurement.state === 'measured' ? { ...record, measurement: { ...measurement, solos: [], instructionsOfHead: undefined } } : record;
}
