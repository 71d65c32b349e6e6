import type { BenchmarkRecord, Policy } from '../model.ts';
import { type BenchmarkEvidence } from './evidence.ts';
/**
 * What the duets of one benchmark say of every metric that they recorded. Screening clears or makes suspect; suspects
 * are judged by the fresh rounds alone, at the looks that were planned. Where nothing was screened everything is a suspect.
 */
export declare function sideBySideEvidence(record: BenchmarkRecord, policy: Policy, canDecide: boolean): BenchmarkEvidence;
