/**
 * Families of benchmarks, as a pull request would have reached them, made of recorded rounds. The rounds of a family come
 * from one stretch of a recording, so that the machine's moods fall on all its members alike; which arm is called head is
 * drawn for each round anew, so that there is truly no difference. Larger families than were recorded hold a benchmark
 * several times, each time with other draws of its rounds and with other labels: that is an extrapolation.
 */
import { sum } from 'simple-statistics';
import type { Draw } from '../../src/calibrate/resample.ts';
import type { MetricName } from '../../src/model.ts';
import { COST } from './conditions.ts';
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
const LEAST_ROUNDS_OF_A_STRETCH = 10;

/** A source of families. */
export interface Families {
  /** Of so many gating metrics each. */
  readonly next: (size: number, regression?: Regression) => Family;
  /** From how many stretches they are drawn: however many families, there is no more chance in them than that. */
  readonly stretches: number;
}

/**
 * @param unchanged populations in which nothing was injected
 * @returns null: no stretch has rounds enough of any benchmark
 */
export function openFamilies(unchanged: readonly Population[], draw: Draw): Families | null {
  const stretches = stretchesOf(unchanged);
  if (stretches.length === 0) return null;
  const total = sum(stretches.map(({ rounds }) => rounds));
  return {
    stretches: stretches.length,
    next: (size, regression) => {
      const { stretch, populations } = stretchAt(stretches, draw(total));
      const changed = regression === undefined ? null : changedMember(regression, stretch, draw);
      const members = unchangedMembers(populations, size - (changed?.metrics.length ?? 0), draw);
      return { stretch, members: changed === null ? members : [changed, ...members], changed };
    },
  };
}

/** What was recorded within a stretch, of benchmarks that have enough of it. */
interface Stretch {
  readonly stretch: string;
  readonly rounds: number;
  readonly populations: readonly Labelled[];
}

/** A population with both ways in which the arms of its rounds can be labelled, worked out once for all families. */
interface Labelled {
  readonly population: Population;
  readonly rounds: readonly (readonly [asRecorded: PooledRound, swapped: PooledRound])[];
}

function stretchesOf(unchanged: readonly Population[]): readonly Stretch[] {
  const names = [...new Set(unchanged.flatMap(({ rounds }) => rounds.map(({ stretch }) => stretch)))];
  return names.map((stretch): Stretch => {
    const populations = unchanged
      .map((population): Labelled => ({ population, rounds: population.rounds.filter((round) => round.stretch === stretch).map((round) => [round, swapped(round)]) }))
      .filter(({ population, rounds }) => areEnough(population, rounds.map(([asRecorded]) => asRecorded)));
    return { stretch, rounds: sum(populations.map(({ rounds }) => rounds.length)), populations };
  }).filter(({ populations }) => populations.length > 0);
}

/** Rounds that did not come to rest have no figure of what was measured under load, and only those with all of them count. */
const areEnough = ({ metrics }: Population, rounds: readonly PooledRound[]): boolean =>
  rounds.filter(({ figures }) => metrics.every((metric) => figures[metric] !== undefined)).length >= LEAST_ROUNDS_OF_A_STRETCH;

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
function unchangedMembers(populations: readonly Labelled[], size: number, draw: Draw): readonly Member[] {
  const members: Member[] = [];
  let left = size;
  while (left > 0) {
    for (const { population, rounds } of shuffled(populations, draw)) {
      if (left <= 0) break;
      const isWhole = population.metrics.length <= left;
      const metrics = isWhole ? population.metrics : shuffled(population.metrics, draw).slice(0, left);
      left -= metrics.length;
      const id = `${population.record.id}#${members.length}`;
      members.push({ id, population, metrics, roundAt: openRounds(rounds, draw, (labels) => (isWhole ? labels[draw(2)]! : restricted(labels[draw(2)]!, metrics))) });
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
  const ofStretch = ofAmount.filter((round) => round.stretch === stretch);
  const drawnFrom = fromAllStretches || !areEnough(population, ofStretch) ? ofAmount : ofStretch;
  const change = factor === undefined ? (round: PooledRound) => round : (round: PooledRound) => scaled(draw(2) === 0 ? round : swapped(round), COST[kind], factor);
  return { id: `${id}#changed`, population, metrics, roundAt: openRounds(drawnFrom, draw, change) };
}

/** Each is drawn from all of them: without replacement a low one would make those that follow higher, and means steadier than they are. */
function openRounds<Recorded>(rounds: readonly Recorded[], draw: Draw, roundOf: (recorded: Recorded) => PooledRound): RoundAt {
  const drawn: PooledRound[] = [];
  return (index) => {
    while (drawn.length <= index) drawn.push(roundOf(rounds[draw(rounds.length)]!));
    return drawn[index]!;
  };
}

/** Fisher and Yates's. */
function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
