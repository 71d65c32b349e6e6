import { coveringAcceptance } from './acceptance.ts';
import { openHistories } from './benchmark-history.ts';
import { openFamily } from './conclusions.ts';
import type { BenchmarkEvidence, Evidence } from './evidence.ts';
import { isCounted } from './instruction-evidence.ts';
import {
  ALPHA_OF_SUSPICION,
  growthByCount,
  isSettledByCounts,
  isSettledWithoutLook,
  mayReachThreshold,
  WITNESS_ROUNDS,
} from './settled-by-counts.ts';
import { sideBySideEvidence } from './side-by-side-evidence.ts';
import { pOfAtMost } from './significance.ts';
import type { BenchmarkRecord, Measured, Outcome, Policy, RunFile, TestPlan } from '../model.ts';

/** Comparisons that join the family after the rounds. */
export interface LaterFamily {
  /** Number of runs that are joined, this one included: shards and legs of a matrix. */
  readonly jobs: number;
  /** The run measures a part: an unknown number of others may join it. */
  readonly isPart: boolean;
}

const ALONE: LaterFamily = { jobs: 1, isPart: false };

/** Least size of the whole family, while a part is measured. A larger one would cost rounds, and few projects have it. */
const LEAST_OF_WHOLE = 100;

const NONE_LEFT_OUT: ReadonlySet<string> = new Set();

export interface Stage {
  /** `screen`: everything for the first time; `confirm`: benchmarks that the looks before left undecided. */
  readonly phase: 'screen' | 'confirm';
  /** How many rounds each benchmark has now, and how many when the stage is over. */
  readonly from: number;
  readonly rounds: number;
  /** Ids, the most suspicious first. */
  readonly benchmarks: readonly string[];
}

/** A benchmark that is measured side by side, with what is known of it so far. */
interface Weighed extends BenchmarkEvidence {
  readonly record: BenchmarkRecord;
  readonly measured: Measured & { readonly plan: TestPlan };
}

/** With the conclusions of a look. */
interface Looked extends Weighed {
  /** One of its deciding metrics regressed and was not accepted. */
  readonly isRegressed: boolean;
  /** Three rounds can be enough. */
  readonly countDecides: boolean;
  /** What decides and is not concluded yet. */
  readonly open: readonly Evidence[];
}

/**
 * Plans the next rounds of a run: first every benchmark up to its first look, then the undecided ones up to their next. A benchmark is
 * decided where each of its metrics improved or is clear of the threshold. null: no rounds are left to measure.
 *
 * Where a count decides, three rounds bear witness. A time that grew by more than the count asks for the first look, unless that regressed.
 *
 * One regressed metric decides a benchmark, unless it is accepted: then its other metrics do.
 *
 * @param leftOut ids of benchmarks that are not measured any further, and remain in the family
 */
export function nextStage(file: RunFile, later: LaterFamily = ALONE, leftOut: ReadonlySet<string> = NONE_LEFT_OUT): Stage | null {
  const isAhead = ({ record }: Weighed): boolean => !leftOut.has(record.id);
  const { policy } = file.run;
  const looked = lookAt(file, later);
  const unseen = looked.filter((one) => one.measured.duets.length < one.measured.plan.looks[0]! && !hasWitnesses(one, policy));
  const undecided = looked.filter((one) => isUndecided(one, policy));
  return stageOf('screen', unseen.filter(isAhead)) ?? stageOf('confirm', undecided.filter(isAhead));
}

/** Draws the conclusions that the rounds so far, or counts before any round, allow. */
function lookAt(file: RunFile, later: LaterFamily): readonly Looked[] {
  const { policy } = file.run;
  const weighed = weigh(file);
  const historyOf = openHistories(file);
  const allEvidence = weighed.flatMap(({ evidence }) => evidence);
  const withoutEvidence = weighed.flatMap(({ thin }) => thin).length;
  const { size, conclude } = openFamily(allEvidence, policy, withoutEvidence);
  // Comparisons that join later count with p = 1, the strictest case for these. A benchmark that stops now keeps its verdict then.
  const inWhole = openFamily(allEvidence, policy, withoutEvidence + joiningLater(size, later));
  const isAccepted = (one: Evidence, record: BenchmarkRecord): boolean => {
    const changes = [{ metric: one.metric, change: conclude(one).estimate }];
    return coveringAcceptance({ id: record.id, changes, past: historyOf(record) }, file) !== null;
  };
  return weighed.map((one) => {
    const deciding = one.evidence.filter(({ decides }) => decides);
    const regressed = deciding.filter((piece) => inWhole.conclude(piece).outcome === 'regressed');
    const isRegressed = regressed.some((piece) => !isAccepted(piece, one.record));
    return {
      ...one,
      isRegressed,
      countDecides: policy.countsSettle && (isRegressed || growthByCount(one.evidence) !== null),
      open: deciding.filter((piece) => !regressed.includes(piece) && isOpen(piece, conclude(piece).outcome)),
    };
  });
}

/** Tells whether three rounds are there, and enough: no look at them could tell more than a count. */
function hasWitnesses(one: Looked, policy: Policy): boolean {
  return one.measured.duets.length >= WITNESS_ROUNDS && one.countDecides && (one.isRegressed || isSettledWithoutLook(one, policy));
}

function isUndecided({ measured, evidence, thin, isRegressed, open }: Looked, policy: Policy): boolean {
  if (nextLook(measured) === null || isRegressed) return false;
  // Rounds tell nothing more of counts.
  const times = open.filter(({ metric }) => !isCounted(metric));
  if (times.some((one) => !isSettledByCounts(one, evidence, policy, ALPHA_OF_SUSPICION))) return true;
  // A metric without any usable round would have none in more rounds either.
  return thin.some(({ usableRounds }) => usableRounds > 0);
}

/**
 * A change between the threshold and `noRegressionOver` is often clear of the latter before it can count as regressed, so a benchmark
 * that stopped there would hide it.
 */
function isOpen({ estimate, rule }: Evidence, outcome: Outcome): boolean {
  return outcome === 'no regression' ? mayReachThreshold(estimate, rule) : outcome !== 'improved';
}

/** How many comparisons are going to join a family of this size; never less than none. */
function joiningLater(familySize: number, { jobs, isPart }: LaterFamily): number {
  return Math.max(familySize * jobs, isPart ? LEAST_OF_WHOLE : 0) - familySize;
}

const nextLook = ({ plan, duets }: Weighed['measured']): number | null => plan.looks.find((look) => look > duets.length) ?? null;

/** The next look, or the rounds that bear witness. */
function nextStop({ measured, countDecides }: Looked): number {
  const look = nextLook(measured)!;
  return measured.duets.length < WITNESS_ROUNDS && countDecides ? Math.min(look, WITNESS_ROUNDS) : look;
}

/** Takes the benchmarks with the fewest rounds up to the nearest look. null: there are none. */
function stageOf(phase: Stage['phase'], weighed: readonly Looked[]): Stage | null {
  if (weighed.length === 0) return null;
  const from = Math.min(...weighed.map(({ measured }) => measured.duets.length));
  const behind = weighed.filter(({ measured }) => measured.duets.length === from);
  const rounds = Math.min(...behind.map(nextStop));
  const staged = behind.filter((one) => nextStop(one) === rounds);
  return {
    phase,
    from,
    rounds,
    benchmarks: staged.toSorted((one, other) => smallestPValue(one) - smallestPValue(other)).map(({ record }) => record.id),
  };
}

/** The smallest p value of any metric that decides; 0 where nothing is known yet. */
function smallestPValue({ evidence }: BenchmarkEvidence): number {
  const ps = evidence.filter(({ decides }) => decides).map(({ estimate }) => pOfAtMost(0, estimate));
  return ps.length === 0 ? 0 : Math.min(...ps);
}

function weigh({ run }: RunFile): readonly Weighed[] {
  const evidenceOf = sideBySideEvidence(run, true);
  return run.benchmarks.flatMap((record) => {
    const { measurement } = record;
    if (measurement.state !== 'measured' || measurement.plan === null) return [];
    return [{ record, measured: { ...measurement, plan: measurement.plan }, ...evidenceOf.get(record)! }];
  });
}
