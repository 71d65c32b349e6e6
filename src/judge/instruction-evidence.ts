import { sum } from 'simple-statistics';
import type { ExecutedArm } from './cause/counted-cause.ts';
import { type Evidence, evidenceOfOneLook } from './evidence.ts';
import type { LogEstimate } from './log-estimate.ts';
import type { CountedInstructions, Measurement, MetricName, OfBothArms, TargetKind } from '../model.ts';

/** The metric that the instructions of a target are. */
export function countedMetric(kind: TargetKind): MetricName {
  return kind === 'suite' ? 'instructionsPerOp' : 'instructionsPerRequest';
}

/** The metric that says how long counted work takes. */
export const timeOfCounted = (kind: TargetKind): MetricName => (kind === 'suite' ? 'nsPerOp' : 'cpuPerRequest');

/** Tells whether a metric has one count an arm, and no rounds. */
export const isCounted = (metric: MetricName): boolean => metric === countedMetric('server') || metric === countedMetric('suite');

/** null: it was not counted. */
export const instructionsOf = (measurement: Measurement): CountedInstructions | null =>
  measurement.state === 'measured' ? (measurement.instructions ?? null) : null;

/**
 * How far an edit that changes no work moves a count: standard deviations as a share of it, as `node bench/instructions.ts table` prints it,
 * rounded up, with fewer degrees of freedom than edits were counted; and in instructions, which matter to short operations.
 */
const NEUTRAL_EDITS = { share: 0.0001, instructions: 2, degreesOfFreedom: 10 } as const;

/** The luck of an edit, as a standard deviation of the log ratio of two counts. */
export const luckOfEdits = ({ base }: OfBothArms<number>): number => Math.hypot(NEUTRAL_EDITS.share, NEUTRAL_EDITS.instructions / base);

/** Tells whether counts differ by no more than a harmless edit may move them. */
export const isSameWork = (counts: OfBothArms<number>): boolean => Math.abs(Math.log(counts.head / counts.base)) <= luckOfEdits(counts);

/** The part of a change that is as good as all of it. */
const NEARLY_ALL = 0.9;

/**
 * Tells whether counts differ in JSON.stringify alone, while JavaScript executes the same. V8 finds the keys that it has written before by
 * their addresses (`SimplePropertyKeyCache`), which any edit moves: a list of objects then takes several percent more or less.
 */
export function isLuckOfKeys(arms: OfBothArms<ExecutedArm>): boolean {
  const [before, after] = [instructionsByPart(arms.base), instructionsByPart(arms.head)];
  const ofJson = (after.json - before.json) / (after.all - before.all);
  const mayMove = luckOfEdits({ base: before.all, head: after.all }) * before.all;
  return Math.abs(1 - ofJson) <= 1 - NEARLY_ALL && Math.abs(after.javaScript - before.javaScript) <= mayMove;
}

function instructionsByPart({ instructions, functions, native }: ExecutedArm): { all: number; javaScript: number; json: number } {
  const javaScript = sum([...functions.values()].map((one) => one.instructions - one.native));
  return { all: instructions, javaScript, json: native.get('JsonStringifier') ?? 0 };
}

/** A count repeats, so one of each arm tells how they differ, and its error is the luck of an edit. */
export function instructionEstimate(counts: OfBothArms<number>): LogEstimate {
  const { degreesOfFreedom } = NEUTRAL_EDITS;
  return { log: Math.log(counts.head / counts.base), standardError: luckOfEdits(counts), degreesOfFreedom, n: 1, sd: 0 };
}

export function instructionEvidence(
  counts: OfBothArms<number>,
  { metric, rule }: Pick<Evidence, 'metric' | 'rule'>,
  canDecide: boolean,
): Evidence {
  const { base, head } = counts;
  return evidenceOfOneLook({ metric, rule, levels: { base, head }, estimate: instructionEstimate(counts) }, canDecide);
}
