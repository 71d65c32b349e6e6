/** What stands beside a verdict that lets a change through, and keeps it from being all that there is to say. */
import { describeDrift } from './comparison-words.ts';
import type { Drift, JudgedBenchmark, Judgement } from '../model.ts';
import { ATTENTION_TITLE } from './attention.ts';
import { DRIFT_TITLE } from './drift-section.ts';
import type { ReportSource } from './report-source.ts';
import { countOf } from '../text/phrases.ts';

/** What is left to be done, in whole sentences: `Nothing to do.` only where nobody has to know of anything. */
export function describeLeft(source: ReportSource): string {
  const [gaps, slower] = [gapsOf(source), describeSlower(source.judgement)];
  return [...(gaps.length > 0 ? gaps : [describeDone(source.judgement, slower.length > 0)]), ...slower].join(' ');
}

/** A whole sentence about each thing that nobody may overlook. */
export function concernsOf(source: ReportSource): readonly string[] {
  return [...gapsOf(source), ...describeSlower(source.judgement)];
}

function describeDone({ benchmarks }: Judgement, isSlowerOnMain: boolean): string {
  if (benchmarks.some(({ verdict }) => verdict === 'inconclusive')) return 'Nothing failed.';
  return isSlowerOnMain ? 'Nothing to do for this change.' : 'Nothing to do.';
}

function gapsOf(source: ReportSource): readonly string[] {
  const { run: { warnings }, judgement } = source;
  const unguarded = unguardedOf(judgement).length;
  return [
    ...describeSlowdowns(lastingSlowdowns(judgement)),
    ...(warnings.length === 0 ? [] : [`There are warnings that this verdict has to be read with: see "${ATTENTION_TITLE}".`]),
    ...(unguarded === 0 ? [] : [`${countOf(unguarded, 'benchmark')} ${unguarded === 1 ? 'was' : 'were'} not measured, so nothing is said of ${unguarded === 1 ? 'it' : 'them'}: see "${ATTENTION_TITLE}".`]),
  ];
}

function describeSlower({ benchmarks }: Judgement): readonly string[] {
  const slower = benchmarks.filter(({ slowerSince }) => slowerSince !== null).length;
  return slower === 0 ? [] : [`${countOf(slower, 'benchmark')} ${slower === 1 ? 'is' : 'are'} slower on main, which nobody has accepted: see below.`];
}

/** What was to be measured here, and was not: in the run of one shard nobody misses what another measures. */
export function unguardedOf({ benchmarks }: Judgement): readonly JudgedBenchmark[] {
  return benchmarks.filter(({ verdict, absence }) => verdict === 'not measured' && absence !== 'left to another shard');
}

/** Where the main branch has become worse to stay so, the worst first; where it became better, or that was undone or accepted, nobody has to do anything. */
export function lastingSlowdowns({ drifts }: Pick<Judgement, 'drifts'>): readonly Drift[] {
  return drifts.filter(({ change, state }) => change > 0 && state === 'lasting').toSorted((one, other) => other.change - one.change);
}

function describeSlowdowns(drifts: readonly Drift[]): readonly string[] {
  const [worst] = drifts;
  if (worst === undefined) return [];
  const more = drifts.length === 1 ? '' : `, and ${drifts.length - 1} more`;
  return [`${describeDrift(worst)}${more}: see "${DRIFT_TITLE}".`];
}
