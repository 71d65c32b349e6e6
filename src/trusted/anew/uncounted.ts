import { headCounts } from '../../judge/facts/head-counts.ts';
import { instructionEstimate } from '../../judge/evidence/instruction-evidence.ts';
import type { BenchmarkRecord, Measured, Target } from '../../model.ts';
import { endedAfter } from '../../record/ended.ts';
import type { TrustedConfigs } from '../repository/config-measured-against.ts';

/** Whether instructions must have been counted: where the configuration that a run was measured by asked for it already. */
export function requiresInstructions({ config, measuredAgainst }: TrustedConfigs): boolean {
  return [config, measuredAgainst ?? config].every(({ instructions }) => instructions === 'required');
}

/**
 * What was measured and has no counts, or too few to say anything, is invalid, as it is where it was measured: without
 * them a change that costs instructions would pass.
 */
export function invalidIfUncounted(record: BenchmarkRecord, targets: readonly Target[]): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state !== 'measured' || isCounted(measurement) || holdsRequests(record, targets)) return record;
  const ending = { state: 'invalid', reason: 'instructions are required, and the run that was uploaded has no counts of it' } as const;
  return { ...record, measurement: endedAfter(ending, measurement) };
}

/** Of head alone, where it was compared with nothing, any count says something beside stored ones. */
function isCounted(measured: Measured): boolean {
  return measured.duets.length === 0 ? headCounts(measured).some((count) => count > 0) : instructionEstimate(measured.instructions ?? []) !== null;
}

/** Such a benchmark has nothing to count. That it is one, the trusted configuration says. */
function holdsRequests({ target, scenario }: BenchmarkRecord, targets: readonly Target[]): boolean {
  const trusted = targets.find(({ name }) => name === target);
  return trusted?.kind === 'server' && trusted.scenarios.some(({ name, protocol }) => name === scenario && protocol === 'websocket');
}
