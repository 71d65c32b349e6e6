import type { BenchmarkRecord, Policy } from '../model.ts';
import { type BenchmarkEvidence } from './evidence.ts';
/**
 * What the duets of one benchmark say of every metric that they recorded, at the looks that were planned. What came after
 * the last of those that were held, because something ended the run, does not count: nobody may choose when to look.
 */
export declare function sideBySideEvidence(record: BenchmarkRecord, policy: Policy, canDecide: boolean): BenchmarkEvidence;
