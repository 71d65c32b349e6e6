import type { BenchmarkRecord, DuetRound, Measured, MetricName, Run, RunFile, TestPlan } from '../model.ts';
import { type BenchmarkHistory, openHistories } from './benchmark-history.ts';
import { concludeTogether } from './conclusions.ts';
import type { BenchmarkEvidence, Evidence } from './evidence.ts';
import { sideBySideEvidence } from './side-by-side.ts';
import { pOfAtMost } from './significance.ts';
import { storedEvidence } from './stored.ts';
import { isSuspicious, mayReachThreshold } from './suspicion.ts';

/**
 * Shards, other legs of a matrix and counted instructions join the family only after the rounds. Who is convicted by a
 * look stops only where that would hold in a family so many times as large: else it might end as neither.
 */
const LATER_FAMILY = 10;

/** What to measure next of a run. */
export interface Stage {
  readonly phase: DuetRound['phase'];
  /** How many rounds of that phase each benchmark has when the stage is over. */
  readonly rounds: number;
  /** The most suspicious first. */
  readonly benchmarks: readonly StagedBenchmark[];
}

export interface StagedBenchmark {
  readonly id: string;
  /** What is frozen as suspect where the stage is the first that confirms. */
  readonly suspects: readonly MetricName[];
}

/** A benchmark that is measured side by side, with what is known of it so far. */
interface Weighed extends BenchmarkEvidence {
  readonly record: BenchmarkRecord;
  readonly measured: Measured & { readonly plan: TestPlan };
}

/**
 * What the test plans of a run ask for next, by what was measured so far: first the screen, then the suspects up to their
 * first look, then those that are neither convicted nor clear of the threshold up to the next. null: nothing more could
 * change a verdict. Whoever measures stores the suspects of the first stage that confirms in the records: that freezes the
 * list.
 *
 * Rounds against stored runs, where there are as many as may decide, add suspects and take none away.
 */
export function nextStage(file: RunFile): Stage | null {
  const weighed = file.run.benchmarks.flatMap((record) => weigh(record, file));
  const unscreened = weighed.filter(({ measured }) => count(measured, 'screen') < measured.plan.screenRounds);
  if (unscreened.length > 0) return stageOf(unscreened, 'screen', ({ plan }) => plan.screenRounds);
  const isFrozen = weighed.some(({ measured }) => measured.suspects.length > 0 || count(measured, 'confirm') > 0);
  return isFrozen ? nextLooks(weighed, file) : firstLooks(weighed, file);
}

/** Whatever screening did not clear. Where nothing was screened that is everything, and nothing has been measured yet. */
function firstLooks(weighed: readonly Weighed[], file: RunFile): Stage | null {
  const historyOf = openHistories(file);
  const suspected = weighed.flatMap((one) => {
    const suspects = suspectsOf(one, file, historyOf(one.record));
    return one.measured.plan.screenRounds === 0 || suspects.length > 0 ? [{ ...one, suspects }] : [];
  });
  return stageOf(suspected, 'confirm', nextLook);
}

function suspectsOf({ record, evidence, thin }: Weighed, { run }: RunFile, past: BenchmarkHistory): readonly MetricName[] {
  // What has no usable round at all would have none in fresh rounds either.
  const seen = thin.filter(({ usableRounds }) => usableRounds > 0);
  const bySideBySide = [...evidence.filter(({ inFamily }) => inFamily), ...seen].map(({ metric }) => metric);
  const gating = new Set(evidence.filter(({ decides }) => decides).map(({ metric }) => metric));
  return [...new Set([...bySideBySide, ...suspectsByHistory(record, run, past).filter((metric) => gating.has(metric))])];
}

function suspectsByHistory(record: BenchmarkRecord, run: Run, past: BenchmarkHistory): readonly MetricName[] {
  const stored = storedEvidence(record, run, past);
  if (stored.state !== 'comparable' || stored.runs < run.policy.minStoredRuns) return [];
  return stored.evidence.filter(({ estimate }) => isSuspicious(estimate)).map(({ metric }) => metric);
}

/** Of those that are not settled: the look that comes first for any of them. */
function nextLooks(weighed: readonly Weighed[], { run }: RunFile): Stage | null {
  const conclude = concludeTogether(weighed.flatMap(({ evidence }) => evidence), run.policy);
  const isOpen = (evidence: Evidence): boolean => {
    const { outcome, adjustedP } = conclude(evidence);
    if (!evidence.inFamily) return false;
    if (outcome === 'regressed') return (adjustedP ?? 1) * LATER_FAMILY > run.policy.alpha;
    return outcome === 'inconclusive' || (outcome === 'no regression' && mayReachThreshold(evidence.estimate, evidence.rule));
  };
  const undecided = weighed.filter(({ evidence, thin, measured }) =>
    nextLook(measured) !== null && (evidence.some(isOpen) || thin.some(({ usableRounds }) => usableRounds > 0)));
  return stageOf(undecided, 'confirm', nextLook);
}

const nextLook = (measured: Weighed['measured']): number | null => measured.plan.looks.find((look) => look > count(measured, 'confirm')) ?? null;

function stageOf(
  weighed: readonly (Weighed & { readonly suspects?: readonly MetricName[] })[],
  phase: Stage['phase'],
  roundsFor: (measured: Weighed['measured']) => number | null,
): Stage | null {
  if (weighed.length === 0) return null;
  const rounds = Math.min(...weighed.map(({ measured }) => roundsFor(measured) ?? Infinity));
  const staged = weighed.filter(({ measured }) => roundsFor(measured) === rounds);
  return {
    phase,
    rounds,
    benchmarks: staged.toSorted((one, other) => innocence(one) - innocence(other)).map(({ record, measured, suspects }) => ({ id: record.id, suspects: suspects ?? measured.suspects })),
  };
}

/** The smallest p value of any of its suspects; 0 where nothing is known yet. */
function innocence({ evidence }: Weighed): number {
  const ps = evidence.filter(({ inFamily }) => inFamily).map(({ estimate }) => pOfAtMost(0, estimate));
  return ps.length === 0 ? 0 : Math.min(...ps);
}

function weigh(record: BenchmarkRecord, { run }: RunFile): readonly Weighed[] {
  const { measurement } = record;
  if (measurement.state !== 'measured' || measurement.plan === null) return [];
  return [{ record, measured: { ...measurement, plan: measurement.plan }, ...sideBySideEvidence(record, run.policy, true) }];
}

const count = ({ duets }: Measured, wanted: DuetRound['phase']): number => duets.filter(({ phase }) => phase === wanted).length;
