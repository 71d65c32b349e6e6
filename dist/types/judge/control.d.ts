import type { Control, ControlRound } from '../model.ts';
/**
 * Whether the gate itself makes the arms different: a two-sided t test over rounds that had base's code in both of them,
 * on the first gating metric of each. They come from several benchmarks, which makes their variances differ and the test
 * more cautious.
 */
export declare function judgeControl(rounds: readonly ControlRound[]): Control;
