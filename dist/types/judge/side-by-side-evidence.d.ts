import { type BenchmarkEvidence } from './evidence.ts';
import type { BenchmarkRecord, Run } from '../model.ts';
/**
 * Evidence of every metric that the duets recorded, at the planned looks. Rounds after the last look that was held do not count: a run
 * must not choose when to look.
 */
export declare function sideBySideEvidence({ benchmarks, policy }: Pick<Run, 'benchmarks' | 'policy'>, canDecide: boolean): ReadonlyMap<BenchmarkRecord, BenchmarkEvidence>;
