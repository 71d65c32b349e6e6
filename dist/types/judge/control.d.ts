import type { Control, ControlRound } from '../model.ts';
/**
 * Tests whether the gate itself makes the arms different: a two-sided t test over rounds that had base's code in both of them,
 * on the first gating metric of each. They come from several benchmarks, which makes their variances differ and the test
 * more cautious. Of few rounds it sees gross differences alone, and tells which.
 *
 * Where runs were joined, each is tested by itself as well, because one whose arms were treated differently would hide
 * among others that were not; all tests share α evenly (Bonferroni).
 */
export declare function judgeControl(rounds: readonly ControlRound[]): Control;
