/** What the profile `standard` says of replayed families of one place. */
import { sum } from 'simple-statistics';
import type { Policy, VerdictKind } from '../../src/model.ts';
import { BUILT_IN_PROFILES } from '../../src/plan/profiles.ts';
import { seededDraw } from '../../src/statistics.ts';
import { DEFAULT_POLICY } from '../default-policy.ts';
import { replayGate } from '../replay-gate.ts';
import { drawFamily, type Family, type HalfHour, halfHoursOf, type Member } from './families.ts';
import type { PlaceFigures, StatedShare } from './figures-tables.ts';
import type { Place } from './places.ts';
import { type Rate, rateOf, shareOf, type Trial } from './rates.ts';

const PLAN = BUILT_IN_PROFILES.find(({ name }) => name === 'standard')!.plan!;

/** Of rounds of one benchmark: what an answer may take. */
const WITHIN_SECONDS = 90;

/** Each figure draws by itself: one that is added leaves the others as they are. */
const SEED = 20_260_115;

const FAMILY_SIZE = 10;
const SLOWDOWN = 0.03;
const OTHER_SLOWDOWNS = [0.02, 0.05];
/** Of the families of ten: those of a hundred take ten times as long. */
const SHARE_OF_HUNDREDS = 0.5;
const SHARE_OF_IDENTICAL = 0.3;
const SHARE_A_BENCHMARK = 0.1;

interface MemberReplay {
  readonly member: Member;
  readonly verdict: VerdictKind;
  readonly seconds: number;
}

/** @param families of ten that are drawn; everything else in proportion. @returns null: too few rounds were recorded */
export function placeFigures(
  { recordings, machine, neighbour, environment: { cpuModel }, isOfToday }: Place,
  families: number,
): PlaceFigures | null {
  const halfHours = halfHoursOf(recordings);
  if (halfHours.length === 0) return null;
  const isOfOneHalfHour = [
    ...Map.groupBy(
      halfHours.flatMap(({ populations }) => populations),
      ({ record }) => record.id,
    ).values(),
  ].some((ofBenchmark) => ofBenchmark.length === 1);
  const stated = (rate: Rate): StatedShare => ({ share: shareOf(rate), interval: isOfOneHalfHour ? null : [rate.low, rate.high] });
  const alarms = [
    { size: FAMILY_SIZE, count: families },
    { size: 100, count: Math.round(families * SHARE_OF_HUNDREDS) },
  ].map(({ size, count }) => {
    const trials = falseAlarms(halfHours, size, count);
    return {
      size,
      families: count,
      falseAlarms: trials.filter(({ isHit }) => isHit).length,
      atMost: rateOf(trials, seededDraw(SEED)).high,
    };
  });
  const found = slowdownFound(halfHours, SLOWDOWN, families);
  const ofServers = found.filter(({ isServer }) => isServer);
  const [leastFound] = [...Map.groupBy(found, ({ benchmark }) => benchmark)]
    .map(([benchmark, tries]) => ({ benchmark, share: tries.filter(({ isHit }) => isHit).length / tries.length }))
    .toSorted((one, other) => one.share - other.share);
  return {
    machine,
    neighbour,
    cpuModel,
    isOfToday,
    halfHours: halfHours.length,
    unchanged: alarms,
    found: stated(rateOf(found, seededDraw(SEED))),
    leastFound: leastFound!,
    foundInTime:
      ofServers.length === 0
        ? null
        : stated(
            rateOf(
              ofServers.map((one) => ({ ...one, isHit: one.isHit && one.seconds <= WITHIN_SECONDS })),
              seededDraw(SEED),
            ),
          ),
    foundOfOthers: OTHER_SLOWDOWNS.map((slowdown) => ({
      slowdown,
      ...stated(rateOf(slowdownFound(halfHours, slowdown, families), seededDraw(SEED))),
    })),
    cleared: stated(rateOf(cleared(halfHours, Math.round(families * SHARE_OF_IDENTICAL)), seededDraw(SEED))),
  };
}

function falseAlarms(halfHours: readonly HalfHour[], size: number, count: number): readonly Trial[] {
  const draw = seededDraw(SEED);
  return times(count, () => {
    const family = drawFamily(halfHours, size, draw);
    return { halfHour: family.halfHour, isHit: replay(family, DEFAULT_POLICY).some(({ verdict }) => verdict === 'regressed') };
  });
}

/** Of every benchmark equally often. */
function slowdownFound(
  halfHours: readonly HalfHour[],
  slowdown: number,
  families: number,
): readonly (Trial & { readonly benchmark: string; readonly isServer: boolean; readonly seconds: number })[] {
  const draw = seededDraw(SEED);
  const benchmarks = [...new Set(halfHours.flatMap(({ populations }) => populations.map(({ record }) => record.id)))];
  return benchmarks.flatMap((benchmark) =>
    times(Math.max(1, Math.round(families * SHARE_A_BENCHMARK)), () => {
      const family = drawFamily(halfHours, FAMILY_SIZE, draw, { benchmark, factor: 1 + slowdown });
      const { member, verdict, seconds } = replay(family, DEFAULT_POLICY).find((one) => one.member === family.changed)!;
      return {
        halfHour: family.halfHour,
        benchmark,
        isServer: member.population.record.kind === 'server',
        isHit: verdict === 'regressed',
        seconds,
      };
    }),
  );
}

/** Benchmarks of unchanged families that are shown to be less slower than `SLOWDOWN`. */
function cleared(halfHours: readonly HalfHour[], count: number): readonly Trial[] {
  const draw = seededDraw(SEED);
  return times(count, () => {
    const family = drawFamily(halfHours, FAMILY_SIZE, draw);
    return replay(family, { ...DEFAULT_POLICY, noRegressionOver: SLOWDOWN }).map(({ verdict }) => ({
      halfHour: family.halfHour,
      isHit: verdict === 'no regression',
    }));
  }).flat();
}

function replay({ members }: Family, policy: Policy): readonly MemberReplay[] {
  const taken = new Map(members.map(({ id }) => [id, 0]));
  const benchmarks = members.map(({ id, population, roundAt }) => ({
    record: { ...population.record, id },
    draw: () => {
      const index = taken.get(id)!;
      taken.set(id, index + 1);
      return roundAt(index).slices;
    },
  }));
  const verdicts = new Map(replayGate({ benchmarks, plan: PLAN, policy }).judgement.benchmarks.map(({ id, verdict }) => [id, verdict]));
  return members.map((member): MemberReplay => ({
    member,
    verdict: verdicts.get(member.id)!,
    seconds: sum(times(taken.get(member.id)!, (index) => member.roundAt(index).seconds)),
  }));
}

const times = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
