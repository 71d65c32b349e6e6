import { type BenchmarkEvidence } from './evidence.ts';
import type { BenchmarkRecord, Run } from '../model.ts';
/**
 * What the duets of a run's benchmarks say of every metric that they recorded, at the looks that were planned. What came after
 * the last of those that were held, because something ended the run, does not count: nobody may choose when to look. Of what broke, or is
 * invalid, its rounds until then are peers like any others, and say nothing of itself.
 */
export declare function sideBySideEvidence({ benchmarks, policy }: Pick<Run, 'benchmarks' | 'policy'>, canDecide: boolean): ReadonlyMap<BenchmarkRecord, BenchmarkEvidence>;
