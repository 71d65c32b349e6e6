import type { Judgement, Run } from '../model.ts';
/**
 * Holds two recorded runs that were measured at different times against each other, by the base's policy. What needs no
 * figures is decided: a head that broke where base stood, a base that was no good, what is new or removed. Figures decide
 * nothing, on whatever machines they were measured: the rounds of a run know the noise from round to round and not that
 * from run to run, which may be many times as large, so a test by them would call what did not change a regression.
 * Changes are estimated by Welch's t over the logs of the solo rounds, for the tables, with the intervals that these
 * rounds alone give.
 */
export declare function judgeSequential(base: Run, head: Run): Judgement;
