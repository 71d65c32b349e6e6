import type { ExecutedArm } from './cause/counted-cause.ts';
import { type Evidence } from './evidence.ts';
import type { LogEstimate } from './log-estimate.ts';
import type { CountedInstructions, Measurement, MetricName, OfBothArms, TargetKind } from '../model.ts';
/** The metric that the instructions of a target are. */
export declare function countedMetric(kind: TargetKind): MetricName;
/** The metric that says how long counted work takes. */
export declare const timeOfCounted: (kind: TargetKind) => MetricName;
/** Tells whether a metric has one count an arm, and no rounds. */
export declare const isCounted: (metric: MetricName) => boolean;
/** null: it was not counted. */
export declare const instructionsOf: (measurement: Measurement) => CountedInstructions | null;
/** The luck of an edit, as a standard deviation of the log ratio of two counts. */
export declare const luckOfEdits: ({ base }: OfBothArms<number>) => number;
/** Tells whether counts differ by no more than a harmless edit may move them. */
export declare const isSameWork: (counts: OfBothArms<number>) => boolean;
/**
 * Tells whether counts differ in JSON.stringify alone, while JavaScript executes the same. V8 finds the keys that it has written before by
 * their addresses (`SimplePropertyKeyCache`), which any edit moves: a list of objects then takes several percent more or less.
 */
export declare function isLuckOfKeys(arms: OfBothArms<ExecutedArm>): boolean;
/** A count repeats, so one of each arm tells how they differ, and its error is the luck of an edit. */
export declare function instructionEstimate(counts: OfBothArms<number>): LogEstimate;
export declare function instructionEvidence(counts: OfBothArms<number>, { metric, rule }: Pick<Evidence, 'metric' | 'rule'>, canDecide: boolean): Evidence;
