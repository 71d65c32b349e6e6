import { countOf, listOf } from '../judge/wording.ts';
import type { BenchmarkRecord, Run, TestPlan } from '../model.ts';
import { findProfile, LEAST_DUETS } from '../plan/profiles.ts';
import type { TrustedConfigs } from './config-measured-against.ts';

/**
 * Why the rounds of a run cannot have been planned by its profile; null: they can. The run says which profile that is, and
 * the trusted configuration what it asks for, so that no change has itself looked at by a plan of its own.
 */
export function problemOfPlans({ profile, measuredFor, benchmarks }: Pick<Run, 'profile' | 'measuredFor' | 'benchmarks'>, { config, measuredAgainst }: TrustedConfigs): string | null {
  const planned = benchmarks.flatMap(({ id, measurement }) => (measurement.state === 'measured' && measurement.plan !== null ? [{ id, plan: measurement.plan }] : []));
  if (measuredFor === 'tables' || planned.length === 0) return null;
  const wanted = [config, measuredAgainst].flatMap((one) => (one === null ? [] : findProfile(profile, one)?.plan ?? []));
  const [first] = wanted;
  if (first === undefined) return `it was measured by the ${profile} profile, and the configuration that judges it has none of that name that compares: it holds once it is on the base`;
  const odd = planned.find(({ plan }) => !wanted.some((ofProfile) => comesOf(ofProfile, plan)));
  return odd === undefined ? null : `${odd.id} was ${describePlan(odd.plan)}, which is no plan of its profile: by ${profile} it is ${describePlan(first)}`;
}

/** The first look may come sooner because of a budget, which is the measuring step's own; all looks together spend α once then too. */
function comesOf(profile: TestPlan, { looks: [first = 0, ...later] }: TestPlan): boolean {
  const [planned = 0, ...plannedLater] = profile.looks;
  return first >= LEAST_DUETS && first <= planned && JSON.stringify(later) === JSON.stringify(plannedLater);
}

/** `looked at after 8, 20 and 40 rounds` */
const describePlan = ({ looks }: TestPlan): string => `looked at after ${listOf(looks.map(String))} rounds`;

/** A benchmark whose rounds do not reach its first look is lost: a run that was interrupted may be among those that were joined. */
export function lostIfNeverLookedAt(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state !== 'measured' || measurement.plan === null) return record;
  const [first = 0] = measurement.plan.looks;
  const { length } = measurement.duets;
  if (length >= first) return record;
  return { ...record, measurement: { state: 'lost', reason: `of ${countOf(first, 'round')} before the first look the run has ${length}` } };
}
