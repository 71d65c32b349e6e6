import { isDeepStrictEqual } from 'node:util';
import type { TrustedConfigs } from './measured-against.ts';
import { hintOnVersions } from './trusted-context.ts';
import { headCounts, instructionEstimate } from '../../judge/instruction-evidence.ts';
import { shortOfFirstLook } from '../../judge/load-facts.ts';
import { endedAfter, varyingRounds } from '../../judge/rounds.ts';
import type { BenchmarkRecord, Measured, Run, Target, TestPlan } from '../../model.ts';
import { findProfile, LEAST_DUETS } from '../../plan/profiles.ts';
import { listOf } from '../../text/phrases.ts';
import { recordedText } from '../../model/reasons.ts';

/**
 * Why the rounds of a run cannot have been planned by its profile; null: they can. The run says which profile that is, and
 * the trusted configuration what it asks for, so that no change has itself looked at by a plan of its own. The built-in profiles are
 * those of the version that measured, which may be another than the one that judges.
 */
export function problemOfPlans({ tool, profile, measuredFor, benchmarks }: Pick<Run, 'tool' | 'profile' | 'measuredFor' | 'benchmarks'>, { config, measuredAgainst }: TrustedConfigs): string | null {
  const planned = benchmarks.flatMap(({ id, measurement }) => {
    const plan = varyingRounds(measurement)?.plan ?? null;
    return plan === null ? [] : [{ id, plan }];
  });
  if (measuredFor === 'tables' || planned.length === 0) return null;
  const wanted = [config, measuredAgainst].flatMap((one) => (one === null ? [] : findProfile(profile, one)?.plan ?? []));
  const [first] = wanted;
  if (first === undefined) return `it was measured by the ${profile} profile, and the configuration that judges it has none of that name that compares: it holds once it is on the base${hintOnVersions(tool)}`;
  const odd = planned.find(({ plan }) => !wanted.some((ofProfile) => comesOf(ofProfile, plan)));
  return odd === undefined ? null : `${odd.id} was ${describePlan(odd.plan)}, which is no plan of its profile: by ${profile} it is ${describePlan(first)}${hintOnVersions(tool)}`;
}

/**
 * The first look may come sooner because of a budget, which is the measuring step's own, and the last ones not be planned at all;
 * those that are planned spend α once then too.
 */
function comesOf(profile: TestPlan, { looks: [first = 0, ...later] }: TestPlan): boolean {
  const [planned = 0, ...plannedLater] = profile.looks;
  return first >= LEAST_DUETS && first <= planned && isDeepStrictEqual(later, plannedLater.slice(0, later.length));
}

/** `looked at after 8, 14, 24 and 40 rounds` */
const describePlan = ({ looks }: TestPlan): string => `looked at after ${listOf(looks.map(String))} rounds`;

/**
 * A benchmark whose rounds do not reach its first look is lost: a run that was interrupted may be among those that were joined.
 * So is one of head alone where there is a base to compare it with.
 */
export function lostIfNeverLookedAt(record: BenchmarkRecord, { base, measuredFor }: Pick<Run, 'base' | 'measuredFor'>): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state !== 'measured') return record;
  const isUncompared = measurement.plan === null && base !== null && measuredFor !== 'tables';
  const reason = isUncompared ? recordedText('it was not measured side by side with the base') : shortOfFirstLook(measurement);
  return reason === null ? record : { ...record, measurement: { state: 'lost', reason } };
}

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
  const ending = { state: 'invalid', reason: recordedText('instructions are required, and the run that was uploaded has no counts of it') } as const;
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
