import type { Comparison } from '../model.ts';
import { describeDifference } from './words/wording.ts';

/**
 * What to say where throughput fell by more than CPU per request explains: it is worse beyond its δ₀, and their intervals do not
 * meet. A sentence without a full stop; null: nothing.
 */
export function sharedWaiting(throughput: Comparison, cpu: Comparison): string | null {
  if (throughput.interval.low <= Math.max(throughput.delta0, cpu.interval.high)) return null;
  const why = 'requests wait together for something, like the connections of a pool or a lock';
  return `${describeDifference(throughput, 'higher')}, but ${describeDifference(cpu, 'lower')}: ${why}${throughput.decides ? '' : ', and that can fail the check only where servers mostly wait, or a rule makes throughput gating'}`;
}
