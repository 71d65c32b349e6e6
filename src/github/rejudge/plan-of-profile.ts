import { isDeepStrictEqual } from 'node:util';
import { hintOnVersions } from './trusted-context.ts';
import { headCounts, instructionEstimate } from '../../judge/instruction-evidence.ts';
import { shortOfFirstLook } from '../../judge/load-facts.ts';
import { endedAfter, varyingRounds } from '../../judge/rounds.ts';
import type { BenchmarkRecord, Config, Measured, Run, TestPlan } from '../../model.ts';
import { findProfile, LEAST_DUETS } from '../../plan/profiles.ts';
import type { Reason } from '../../model/reasons.ts';
import { listOf } from '../../text/phrases.ts';

/**
 * The reason that a run's profile cannot have planned its rounds; null: it can. The run names the profile, and a trusted configuration says
 * what it asks for. The built-in profiles are those of the version that judges, which may be another than the one that measured.
 */
export function problemOfPlans({ tool, profile, measuredFor, benchmarks }: Pick<Run, 'tool' | 'profile' | 'measuredFor' | 'benchmarks'>, config: Config): string | null {
  const planned = benchmarks.flatMap(({ id, measurement }) => {
    const plan = varyingRounds(measurement)?.plan ?? null;
    return plan === null ? [] : [{ id, plan }];
  });
  if (measuredFor === 'tables' || planned.length === 0) return null;
  const wanted = findProfile(profile, config)?.plan ?? null;
  if (wanted === null) return `it was measured by the profile ${profile}, and the base's configuration has none of that name that compares: merge the profile first${hintOnVersions(tool)}`;
  const odd = planned.find(({ plan }) => !comesOf(wanted, plan));
  return odd === undefined ? null : `${odd.id} was ${describePlan(odd.plan)}, which is no plan of its profile: by ${profile} it is ${describePlan(wanted)}${hintOnVersions(tool)}`;
}

/** A budget, which the measuring step sets, may bring the first look forward and leave out the last ones. */
function comesOf(profile: TestPlan, { looks: [first = 0, ...later] }: TestPlan): boolean {
  const [planned = 0, ...plannedLater] = profile.looks;
  return first >= LEAST_DUETS && first <= planned && isDeepStrictEqual(later, plannedLater.slice(0, later.length));
}

/** `looked at after 8, 14, 24 and 40 rounds` */
const describePlan = ({ looks }: TestPlan): string => `looked at after ${listOf(looks.map(String))} rounds`;

/** A benchmark is lost if its rounds do not reach its first look, or if head was measured alone though there is a base. */
export function lostIfNeverLookedAt(record: BenchmarkRecord, { base, measuredFor }: Pick<Run, 'base' | 'measuredFor'>): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state !== 'measured') return record;
  const isUncompared = measurement.plan === null && base !== null && measuredFor !== 'tables';
  const reason: Reason | null = isUncompared ? { kind: 'not-beside-base' } : shortOfFirstLook(measurement);
  return reason === null ? record : { ...record, measurement: { state: 'lost', reason } };
}

/** A benchmark without counts, or with too few, is invalid where the configuration requires them: a change that costs instructions would pass. */
export function invalidIfUncounted(record: BenchmarkRecord, { instructions, targets }: Pick<Config, 'instructions' | 'targets'>): BenchmarkRecord {
  const { measurement } = record;
  if (instructions !== 'required' || measurement.state !== 'measured' || isCounted(measurement) || holdsRequests(record, targets)) return record;
  const ending = { state: 'invalid', reason: { kind: 'not-counted-in-upload' } } as const;
  return { ...record, measurement: endedAfter(ending, measurement) };
}

/** Where head was measured alone, any count can be held against stored ones. */
function isCounted(measured: Measured): boolean {
  return measured.duets.length === 0 ? headCounts(measured).some((count) => count > 0) : instructionEstimate(measured.instructions ?? []) !== null;
}

/** A WebSocket benchmark has nothing to count. The trusted configuration says which are. */
function holdsRequests({ target, scenario }: BenchmarkRecord, targets: Config['targets']): boolean {
  const trusted = targets.find(({ name }) => name === target);
  return trusted?.kind === 'server' && trusted.scenarios.some(({ name, protocol }) => name === scenario && protocol === 'websocket');
}
