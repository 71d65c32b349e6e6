/**
 * Families of benchmarks, as a pull request would have reached them, made of recorded rounds of one stretch each, in one of
 * two ways. By themselves: each round of each member is drawn from the whole stretch, and which arm of it is called head
 * is drawn as well, so that there is truly no difference. Of a mood of some minutes, and of whatever an arm has for a while,
 * nothing is left by that: rounds are as independent of each other as a t test takes them to be. In order: the rounds of a
 * member follow each other as they were recorded, those of its fellows from the same time on (who was not measured then is
 * none of them), and one label is drawn for all of them. That keeps what rounds have of those before them, and there are few such families in a recording. By either way larger
 * families than were recorded hold a benchmark several times, each time by other draws: that is an extrapolation.
 */
import { sum } from 'simple-statistics';
import { type Draw, shuffled } from '../../../src/statistics.ts';
import type { MetricName } from '../../../src/model.ts';
import { COST } from '../recording/conditions.ts';
import { type PooledRound, type Population, restricted, scaled, swapped } from './populations.ts';

/** The rounds of a benchmark in the order in which it gets them: the same ones for every rule that looks at them. */
export type RoundAt = (index: number) => PooledRound;

export interface Member {
  readonly id: string;
  readonly population: Population;
  /** All that its population measured, or some of it to make a family as large as it should be. */
  readonly metrics: readonly MetricName[];
  readonly roundAt: RoundAt;
}

export interface Family {
  /** Where its unchanged rounds come from. */
  readonly stretch: string;
  readonly members: readonly Member[];
  /** The member that has a regression; null: nothing changed. */
  readonly changed: Member | null;
}

/** What one member has that the others have not. */
export interface Regression {
  readonly population: Population;
  /** Head's cost multiplied by this: for effects that nobody injected. The arms of such rounds are swapped at random like those of the others. */
  readonly factor?: number;
  /**
   * Its rounds are drawn from all that were recorded, whose mean is then the truth. Otherwise from the family's own
   * stretch, where there are enough of them: the mood of the machine is the same for all members then.
   */
  readonly fromAllStretches?: true;
}

/** With fewer rounds in a stretch, a member would be a handful of rounds over and over. */
export const LEAST_ROUNDS_OF_A_STRETCH = 10;

/** A source of families. */
export interface Families {
  /** Of so many gating metrics each. */
  readonly next: (size: number, regression?: Regression) => Family;
  /** From how many stretches they are drawn: however many families, there is no more chance in them than that. */
  readonly stretches: number;
}

/**
 * Whose rounds are drawn by themselves.
 *
 * @param unchanged populations in which nothing was injected
 * @returns null: no stretch has rounds enough of any benchmark
 */
export function openFamilies(unchanged: readonly Population[], draw: Draw): Families | null {
  const stretches = stretchesOf(unchanged, LEAST_ROUNDS_OF_A_STRETCH);
  if (stretches.length === 0) return null;
  const next = openDraws(stretches, draw, () => () => ({ rounds }) => openRounds(rounds, draw, (labels) => labels[draw(2)]!));
  return { stretches: stretches.length, next };
}

/** A source of families in which nothing changed and rounds follow each other. */
export interface FamiliesInOrder {
  readonly next: (size: number) => Family;
  readonly stretches: number;
  /** How many members there are that have no round in common. */
  readonly apart: number;
}

/** Benchmarks are recorded in passes, each in an order of its own: before a third round of one began, its fellows have begun a second. */
const PASSES = 2;

/**
 * Whose rounds are in the order of time. Of a half-hour servers may have the first part and tasks the rest, so that it is by
 * their times, and not by their places, that members are of one mood.
 *
 * @param length rounds that a member has, and no more
 * @returns null: no stretch has so many of any benchmark
 */
export function openFamiliesInOrder(unchanged: readonly Population[], draw: Draw, length: number): FamiliesInOrder | null {
  const stretches = stretchesOf(unchanged, length);
  if (stretches.length === 0) return null;
  const drawBeginning = (some: readonly Labelled[]): Beginning => {
    const beginnings = some.flatMap((one) => beginningsIn(one, length));
    return beginnings[draw(beginnings.length)]!;
  };
  const next = openDraws(stretches, draw, ({ populations }) => {
    const ofFirst = drawBeginning(populations);
    const fellows = populations.filter((one) => placeAt(one, ofFirst, length) !== null);
    const areFellows = new Set(fellows);
    return (sweep) => {
      const beginning = sweep === 0 ? ofFirst : drawBeginning(fellows);
      return (one) => {
        const place = areFellows.has(one) ? placeAt(one, beginning, length) : null;
        if (place === null) return null;
        const label = draw(2);
        return (index) => one.rounds[place + index]![label]!;
      };
    };
  });
  return { next, stretches: stretches.length, apart: sum(stretches.flatMap(({ populations }) => populations.map(({ rounds }) => Math.floor(rounds.length / length)))) };
}

/** When a member begins, and until when its fellows have begun as well, in s since the session did. */
interface Beginning {
  readonly from: number;
  readonly to: number;
}

function beginningsIn({ rounds }: Labelled, length: number): readonly Beginning[] {
  const times = rounds.map(([{ atSeconds }]) => atSeconds);
  return times.slice(0, times.length - length + 1).map((from, first) => ({ from, to: times[first + Math.min(PASSES, length - 1)]! }));
}

/** Of the first of its rounds; null: it was not measured then, or not for so many more. */
function placeAt({ rounds }: Labelled, { from, to }: Beginning, length: number): number | null {
  const first = rounds.findIndex(([{ atSeconds }]) => atSeconds >= from);
  return first === -1 || first + length > rounds.length || rounds[first]![0].atSeconds > to ? null : first;
}

/** Gives a benchmark its rounds. null: it has none, which is not so of all. */
type Deal = (one: Labelled) => RoundAt | null;

/** Opened for each family: sweep by sweep over the benchmarks, counted from 0. */
type OpenDeals = (stretch: Stretch) => (sweep: number) => Deal;

/** @param stretches at least one */
function openDraws(stretches: readonly Stretch[], draw: Draw, openDeals: OpenDeals): Families['next'] {
  const total = sum(stretches.map(({ rounds }) => rounds));
  return (size, regression) => {
    const from = stretchAt(stretches, draw(total));
    const { stretch } = from;
    const changed = regression === undefined ? null : changedMember(regression, stretch, draw);
    const members = unchangedMembers({ populations: from.populations, draw, dealIn: openDeals(from) }, size - (changed?.metrics.length ?? 0));
    return { stretch, members: changed === null ? members : [changed, ...members], changed };
  };
}

/** What was recorded within a stretch, of benchmarks that have enough of it. */
export interface Stretch {
  readonly stretch: string;
  readonly rounds: number;
  readonly populations: readonly Labelled[];
}

/** A population with both ways in which the arms of its rounds can be labelled, worked out once for all families. */
interface Labelled {
  readonly population: Population;
  readonly rounds: readonly (readonly [asRecorded: PooledRound, swapped: PooledRound])[];
}

/** @param least rounds of a benchmark, without which it is no part of the stretch */
export function stretchesOf(unchanged: readonly Population[], least: number): readonly Stretch[] {
  const names = [...new Set(unchanged.flatMap(({ rounds }) => rounds.map(({ stretch }) => stretch)))];
  return names.map((stretch): Stretch => {
    const populations = unchanged
      .map((population): Labelled => ({ population, rounds: population.rounds.filter((round) => round.stretch === stretch).map((round) => [round, swapped(round)]) }))
      .filter(({ population, rounds }) => usableRounds(population, rounds.map(([asRecorded]) => asRecorded)) >= least);
    return { stretch, rounds: sum(populations.map(({ rounds }) => rounds.length)), populations };
  }).filter(({ populations }) => populations.length > 0);
}

/** Rounds that did not come to rest have no figure of what was measured under load, and only those with all of them count. */
export const usableRounds = ({ metrics }: Pick<Population, 'metrics'>, rounds: readonly PooledRound[]): number =>
  rounds.filter(({ figures }) => metrics.every((metric) => figures[metric] !== undefined)).length;

/** Drawn in proportion to their rounds. */
function stretchAt(stretches: readonly Stretch[], place: number): Stretch {
  let before = 0;
  for (const stretch of stretches) {
    before += stretch.rounds;
    if (place < before) return stretch;
  }
  throw new RangeError(`place ${place} of ${before} rounds`);
}

/** Every benchmark once before any is there twice. */
function unchangedMembers({ populations, draw, dealIn }: Pick<Stretch, 'populations'> & { readonly draw: Draw; readonly dealIn: ReturnType<OpenDeals> }, size: number): readonly Member[] {
  const members: Member[] = [];
  let left = size;
  for (let sweep = 0; left > 0; sweep += 1) {
    const deal = dealIn(sweep);
    for (const one of shuffled(populations, draw)) {
      if (left <= 0) break;
      const roundAt = deal(one);
      if (roundAt === null) continue;
      const { population } = one;
      const isWhole = population.metrics.length <= left;
      const metrics = isWhole ? population.metrics : shuffled(population.metrics, draw).slice(0, left);
      left -= metrics.length;
      const id = `${population.record.id}#${members.length}`;
      members.push({ id, population, metrics, roundAt: isWhole ? roundAt : (index) => restricted(roundAt(index), metrics) });
    }
  }
  return members;
}

/** All of its rounds have the same edit, as those of a pull request have, where several were recorded. */
function changedMember({ population, factor, fromAllStretches }: Regression, stretch: string, draw: Draw): Member {
  const { record: { id, kind }, metrics, rounds } = population;
  const amounts = [...new Set(rounds.map(({ amount }) => amount))];
  const amount = amounts[draw(amounts.length)];
  const ofAmount = rounds.filter((round) => round.amount === amount);
  const drawnFrom = fromAllStretches ? ofAmount : roundsDrawnFrom({ ...population, rounds: ofAmount }, stretch);
  const change = factor === undefined ? (round: PooledRound) => round : (round: PooledRound) => scaled(draw(2) === 0 ? round : swapped(round), COST[kind], factor);
  return { id: `${id}#changed`, population, metrics, roundAt: openRounds(drawnFrom, draw, change) };
}

/** What a changed member draws its rounds from in a family of that stretch. @param population of one amount */
export function roundsDrawnFrom(population: Population, stretch: string): readonly PooledRound[] {
  const ofStretch = population.rounds.filter((round) => round.stretch === stretch);
  return usableRounds(population, ofStretch) >= LEAST_ROUNDS_OF_A_STRETCH ? ofStretch : population.rounds;
}

/** Each is drawn from all of them: without replacement a low one would make those that follow higher, and means steadier than they are. */
function openRounds<Recorded>(rounds: readonly Recorded[], draw: Draw, roundOf: (recorded: Recorded) => PooledRound): RoundAt {
  const drawn: PooledRound[] = [];
  return (index) => {
    while (drawn.length <= index) drawn.push(roundOf(rounds[draw(rounds.length)]!));
    return drawn[index]!;
  };
}
