import { mean } from 'simple-statistics';
import { type Evidence, evidenceOfOneLook, type MetricSample } from './evidence.ts';
import { estimateFromRounds, type LogEstimate } from './log-estimate.ts';
import { figureOfLog } from './rounds.ts';
import type { MetricRule } from './rules.ts';
import { LEAST_REPEATS } from '../model/judgement.ts';
import type { Arm, Measurement, MetricName, SlicePair, TargetKind } from '../model.ts';

/** The metric that the instructions of a target are. */
export function countedMetric(kind: TargetKind): MetricName {
  return kind === 'suite' ? 'instructionsPerOp' : 'instructionsPerRequest';
}

/** Tells whether a metric has repeats, and no rounds. */
export const isCounted = (metric: MetricName): boolean => metric === countedMetric('server') || metric === countedMetric('suite');

/** Head's instructions of a request (or operation), one count a repeat; none where they were not counted. */
export function headCounts(measurement: Measurement): readonly number[] {
  if (measurement.state !== 'measured') return [];
  return measurement.instructions?.map(({ head }) => head) ?? measurement.instructionsOfHead ?? [];
}

/** How they were counted; null: it is not known. */
export function countingHashOf(measurement: Measurement): string | null {
  return measurement.state === 'measured' ? (measurement.countingHash ?? null) : null;
}

/** How far an edit that changes no work moves the count: it moves the code, and so what the compiler makes of it. */
export interface NeutralEdits {
  /** Standard deviation of the log ratio of the edited code to the other, whatever the repeats. */
  readonly sd: number;
  /** How well that is known. */
  readonly degreesOfFreedom: number;
}

/** As `node bench/instructions.ts table` prints it, rounded up: one program may vary so much. */
export const NEUTRAL_EDITS: NeutralEdits = { sd: 0.0005, degreesOfFreedom: 29 };

/** Tells whether pairs say something: enough of them do, and so do fewer that differ by no more than a neutral edit may. */
export function tellEnough(pairs: readonly SlicePair[], floor: NeutralEdits = NEUTRAL_EDITS): boolean {
  const ratios = usableLogRatios(pairs);
  return ratios.length >= LEAST_REPEATS || (ratios.length > 0 && ratios.every((ratio) => Math.abs(ratio) <= floor.sd));
}

/** Further pairs, with other hash seeds, are counted only where the first ones differ. */
const MOST_REPEATS = 5;
/** Standard error of the mean log ratio at which counting stops. It is as small as the effect of a neutral edit. */
const PRECISE = 0.0005;

/** Tells whether further pairs would hardly tell more. */
export function areEnough(pairs: readonly SlicePair[]): boolean {
  if (!tellEnough(pairs)) return false;
  const { length } = pairs;
  return length < LEAST_REPEATS || length >= MOST_REPEATS || estimateFromRounds(usableLogRatios(pairs)).standardError <= PRECISE;
}

/**
 * The mean of log(head/base) over repeats, which vary by their hash seeds: SE² = s²/n + floor². The floor is that of single
 * pairs, so a single one has no other error.
 *
 * @returns null: too few repeats
 */
export function instructionEstimate(pairs: readonly SlicePair[], floor: NeutralEdits = NEUTRAL_EDITS): LogEstimate | null {
  if (!tellEnough(pairs, floor)) return null;
  const ratios = usableLogRatios(pairs);
  return withFloor(
    ratios.length === 1 ? { log: ratios[0]!, standardError: 0, degreesOfFreedom: 1, n: 1, sd: 0 } : estimateFromRounds(ratios),
    floor,
  );
}

function usableLogRatios(pairs: readonly SlicePair[]): readonly number[] {
  return usablePairs(pairs).map(({ base, head }) => Math.log(head) - Math.log(base));
}

const usablePairs = (pairs: readonly SlicePair[]): readonly SlicePair[] => pairs.filter(({ base, head }) => base > 0 && head > 0);

/**
 * An estimate of how two counts differ, with the luck of where the code lies added to its error: all counts of the same
 * code hold the same luck, which no number of them takes out. Degrees of freedom by Satterthwaite (1946).
 */
function withFloor(estimate: LogEstimate, floor: NeutralEdits): LogEstimate {
  const [ofCounts, ofFloor] = [estimate.standardError ** 2, floor.sd ** 2];
  const squaredError = ofCounts + ofFloor;
  return {
    ...estimate,
    standardError: Math.sqrt(squaredError),
    degreesOfFreedom: squaredError ** 2 / (ofCounts ** 2 / estimate.degreesOfFreedom + ofFloor ** 2 / floor.degreesOfFreedom),
  };
}

/** What pairs of counts say, at once; null: too few repeats. */
export function instructionEvidence(
  pairs: readonly SlicePair[],
  { metric, rule }: Pick<Evidence, 'metric' | 'rule'>,
  canDecide: boolean,
): Evidence | null {
  const estimate = instructionEstimate(pairs);
  if (estimate === null) return null;
  const levelOf = (arm: Arm): number => figureOfLog(mean(usablePairs(pairs).map(({ [arm]: count }) => Math.log(count))));
  return evidenceOfOneLook({ metric, rule, levels: { base: levelOf('base'), head: levelOf('head') }, estimate }, canDecide);
}

/** {@link instructionEvidence} as a sample beside those of the duets. */
export function instructionSample(pairs: readonly SlicePair[], metric: MetricName, rule: MetricRule, canDecide: boolean): MetricSample {
  const evidence = instructionEvidence(pairs, { metric, rule }, canDecide);
  return { metric, rule, usableRounds: usableLogRatios(pairs).length, held: evidence?.looks ?? [], evidence };
}
