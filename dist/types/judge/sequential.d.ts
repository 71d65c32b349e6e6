import type { Judgement, Run } from '../model.ts';
/**
 * Judges two recorded runs that were measured one after the other, by Welch's t over the logs of their solo rounds and
 * by the base's policy. Benchmarks are compared where both runs put the same load on them, and decide only where both
 * were measured on the same machine kind.
 *
 * Weaker than a duet: what the machine did between the runs cannot be told from what the change did. The test knows
 * the noise from round to round, not that from run to run, and every reason says so.
 */
export declare function judgeSequential(base: Run, head: Run): Judgement;
