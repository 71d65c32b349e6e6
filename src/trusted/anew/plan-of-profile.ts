import { isDeepStrictEqual } from 'node:util';
import { shortOfFirstLook } from '../../judge/facts/first-look.ts';
import { listOf } from '../../text/phrases.ts';
import type { BenchmarkRecord, Run, TestPlan } from '../../model.ts';
import { findProfile, LEAST_DUETS } from '../../plan/profiles.ts';
import { varyingRounds } from '../../record/ended.ts';
import { hintOnVersions } from '../context/hint-on-versions.ts';
import type { TrustedConfigs } from '../repository/config-measured-against.ts';

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
  const reason = isUncompared ? 'it was not measured side by side with the base' : shortOfFirstLook(measurement);
  return reason === null ? record : { ...record, measurement: { state: 'lost', reason } };
}
