import type { BenchmarkRecord, Judgement } from '../../model.ts';
import type { ComparedRuns, ReportSource } from './report-source.ts';

/**
 * What is reported of two recorded runs: head's rounds of its own alone, against the commit of the base run and by the
 * policy of that. What the head run had beside them is no part of it: the base that it was measured against, its pull request, the control, what
 * was stored, and notes and warnings of all that.
 */
export function sourceOfComparedRuns(apart: ComparedRuns, judgement: Judgement): ReportSource {
  const { base: { run: base }, head: { run: head } } = apart;
  const run = { ...head, base: base.head, pullRequest: null, mergeOf: undefined, hasUnknownBase: undefined, policy: base.policy, storedKinds: undefined, benchmarks: head.benchmarks.map(ofHeadAlone), control: [], notes: [], warnings: undefined };
  return { run, judgement, apart };
}

function ofHeadAlone(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state !== 'measured') return record;
  return { ...record, measurement: { state: 'measured', plan: null, duets: [], solos: measurement.solos } };
}
