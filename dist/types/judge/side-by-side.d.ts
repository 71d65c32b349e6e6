import type { BenchmarkRecord, Policy } from '../model.ts';
import { type BenchmarkEvidence } from './evidence.ts';
/** What the duets of one benchmark say of every metric that they recorded. */
export declare function sideBySideEvidence(record: BenchmarkRecord, policy: Policy, canDecide: boolean): BenchmarkEvidence;
