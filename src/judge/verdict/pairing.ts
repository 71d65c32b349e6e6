import type { BenchmarkRecord, Measurement, Run, SoloRound } from '../../model.ts';
import { keyOfBenchmark } from './shown-record.ts';
import { solosOf } from '../../record/solo-figures.ts';
import { type BenchmarkVerdict, verdictWithoutComparison } from './verdict.ts';

/** One benchmark that both of two recorded runs measured under the same load. */
export interface ComparablePair {
  readonly record: BenchmarkRecord;
  readonly state: 'comparable';
  readonly baseSolos: readonly SoloRound[];
  readonly headSolos: readonly SoloRound[];
}

/** One benchmark of two recorded runs: both runs' solo rounds, or the verdict that needs none. */
export type Pair = ComparablePair | { readonly record: BenchmarkRecord; readonly state: 'decided'; readonly decided: BenchmarkVerdict };

/** Every benchmark of head in its order, then those that only base has; variants of one are benchmarks of their own. */
export function pairBenchmarks(base: Run, head: Run): readonly Pair[] {
  const baseRecords = new Map(base.benchmarks.map((record) => [keyOfBenchmark(record), record]));
  const ofHead = new Set(head.benchmarks.map(keyOfBenchmark));
  const removed = base.benchmarks.filter((record) => !ofHead.has(keyOfBenchmark(record)) && record.measurement.state !== 'removed');
  return [
    ...head.benchmarks.map((record) => pairOf(record, baseRecords.get(keyOfBenchmark(record)), [base.tool, head.tool])),
    ...removed.map(removedPair),
  ];
}

function pairOf(record: BenchmarkRecord, baseRecord: BenchmarkRecord | undefined, tools: readonly [base: string, head: string]): Pair {
  const headDecides = verdictOfHead(record.measurement);
  // What breaks in both runs is not head's fault.
  const isBrokenInBoth = baseRecord !== undefined && isBroken(record.measurement) && isBroken(baseRecord.measurement);
  if (headDecides !== null && !isBrokenInBoth) return decidedPair(record, headDecides);
  if (baseRecord === undefined) return decidedPair(record, { verdict: 'new', because: 'the base run does not have it' });
  // What was not measured was put under no load that could have changed.
  const baseDecides = verdictOfBase(baseRecord.measurement);
  if (baseDecides !== null) return decidedPair(record, baseDecides);
  if (baseRecord.loadHash !== record.loadHash) {
    return decidedPair(record, { verdict: 'new', because: `its load changed${describeTools(tools)}, so there is nothing to compare it with` });
  }
  return { record, state: 'comparable', baseSolos: solosOf(baseRecord.measurement), headSolos: solosOf(record.measurement) };
}

/** The hash of a load holds how perf-gate measures as well. */
function describeTools([base, head]: readonly [base: string, head: string]): string {
  return base === head ? '' : `, or perf-gate ${base} and ${head} measure it in different ways`;
}

function decidedPair(record: BenchmarkRecord, decided: BenchmarkVerdict): Pair {
  return { record, state: 'decided', decided };
}

/** What base measured of it is no figure of head's. */
function removedPair(record: BenchmarkRecord): Pair {
  return decidedPair({ ...record, measurement: { state: 'removed' } }, { verdict: 'removed', because: 'the head run does not have it' });
}

const isBroken = (measurement: Measurement): boolean => measurement.state === 'broken' && measurement.arm === 'head';

/** `new`, `unaffected` and a broken base are relative to the base that head was measured with, which is not the one at hand. */
function verdictOfHead(measurement: Measurement): BenchmarkVerdict | null {
  if (measurement.state === 'new') return null;
  if (measurement.state === 'unaffected') return { verdict: 'not measured', because: 'the head run did not measure it' };
  if (measurement.state === 'broken' && !isBroken(measurement)) return { verdict: 'invalid', because: `in the head run: ${troubleOf(measurement)}` };
  return verdictWithoutComparison(measurement);
}

function verdictOfBase(measurement: Measurement): BenchmarkVerdict | null {
  if (measurement.state === 'measured' || measurement.state === 'new') return null;
  if (measurement.state === 'removed') return { verdict: 'new', because: 'the base run does not have it' };
  if (measurement.state === 'broken' || measurement.state === 'invalid' || measurement.state === 'lost') {
    return { verdict: 'invalid', because: `in the base run: ${troubleOf(measurement)}` };
  }
  return { verdict: 'not measured', because: 'the base run did not measure it' };
}

function troubleOf(measurement: Extract<Measurement, { readonly state: 'broken' | 'invalid' | 'lost' }>): string {
  return measurement.state === 'broken' && !isBroken(measurement) ? `its own base is broken: ${measurement.reason}` : measurement.reason;
}
