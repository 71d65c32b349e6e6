import type { BenchmarkRecord, Measurement, Run, SoloRound } from '../model.ts';
import { environmentOf } from './environments.ts';
import { solosOf } from './solos.ts';
import { type BenchmarkVerdict, verdictWithoutComparison } from './verdict.ts';
import { benchmarkLabel } from './wording.ts';

/** One benchmark of two recorded runs: both runs' solo rounds, or the verdict that needs none. */
export type Pair =
  | {
      readonly record: BenchmarkRecord;
      readonly state: 'comparable';
      readonly baseSolos: readonly SoloRound[];
      readonly headSolos: readonly SoloRound[];
      /** Machine kinds of both. */
      readonly baseKey: string;
      readonly headKey: string;
    }
  | { readonly record: BenchmarkRecord; readonly state: 'decided'; readonly decided: BenchmarkVerdict };

/** Every benchmark of head in its order, then those that only base has; variants of one are benchmarks of their own. */
export function pairBenchmarks(base: Run, head: Run): readonly Pair[] {
  const baseRecords = new Map(base.benchmarks.map((record) => [labelOf(record), record]));
  const headLabels = new Set(head.benchmarks.map(labelOf));
  const removed = base.benchmarks.filter((record) => !headLabels.has(labelOf(record)) && record.measurement.state !== 'removed');
  return [
    ...head.benchmarks.map((record) => pairOf({ record, run: head }, { record: baseRecords.get(labelOf(record)), run: base })),
    ...removed.map((record): Pair => decidedPair(record, { verdict: 'removed', because: 'the head run does not have it' })),
  ];
}

function labelOf({ id, variant }: BenchmarkRecord): string {
  return benchmarkLabel({ id, variant: variant?.name ?? null });
}

interface OfRun<Item> {
  readonly record: Item;
  readonly run: Run;
}

function pairOf({ record, run }: OfRun<BenchmarkRecord>, { record: baseRecord, run: baseRun }: OfRun<BenchmarkRecord | undefined>): Pair {
  const headDecides = verdictOfHead(record.measurement);
  if (headDecides !== null) return decidedPair(record, headDecides);
  if (baseRecord === undefined) return decidedPair(record, { verdict: 'new', because: 'the base run does not have it' });
  // What was not measured was put under no load that could have changed.
  const baseDecides = verdictOfBase(baseRecord.measurement);
  if (baseDecides !== null) return decidedPair(record, baseDecides);
  if (baseRecord.loadHash !== record.loadHash) {
    return decidedPair(record, { verdict: 'new', because: 'its load changed, so there is nothing to compare it with' });
  }
  return {
    record,
    state: 'comparable',
    baseSolos: solosOf(baseRecord.measurement),
    headSolos: solosOf(record.measurement),
    baseKey: environmentOf(baseRecord, baseRun).key,
    headKey: environmentOf(record, run).key,
  };
}

function decidedPair(record: BenchmarkRecord, decided: BenchmarkVerdict): Pair {
  return { record, state: 'decided', decided };
}

/** `new` and `unaffected` are relative to the base that head was measured with, which is not the one at hand. */
function verdictOfHead(measurement: Measurement): BenchmarkVerdict | null {
  if (measurement.state === 'new') return null;
  if (measurement.state === 'unaffected') return { verdict: 'not measured', because: 'the head run did not measure it' };
  return verdictWithoutComparison(measurement);
}

function verdictOfBase(measurement: Measurement): BenchmarkVerdict | null {
  if (measurement.state === 'measured' || measurement.state === 'new') return null;
  if (measurement.state === 'removed') return { verdict: 'new', because: 'the base run does not have it' };
  if (measurement.state === 'broken' || measurement.state === 'invalid' || measurement.state === 'lost') {
    return { verdict: 'invalid', because: `in the base run: ${measurement.reason}` };
  }
  return { verdict: 'not measured', because: 'the base run did not measure it' };
}
