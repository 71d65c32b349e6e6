import { mean } from 'simple-statistics';
import type { Draw } from '../../../src/statistics.ts';
import type { Arm, MetricName } from '../../../src/model.ts';
import type { Fare } from './entrants.ts';
import type { RoundAt } from './families.ts';
import type { PooledRound, Population } from './populations.ts';
import type { RivalData } from './rivals/rival.ts';

/** What a rule is shown of one metric. */
interface Exhibit {
  readonly metric: MetricName;
  /** The rounds that our procedure saw too. */
  readonly roundAt: RoundAt;
  /** The same benchmark, unchanged, at any time of the recording: where stored runs come from. null: it was never recorded so. */
  readonly past: Population | null;
}

/** The figures that a tool would have had; null: it compares with stored runs, and there are none. */
export function rivalData({ metric, roundAt, past }: Exhibit, fare: Fare, draw: Draw): RivalData | null {
  if (past === null && fare.storedRuns > 0) return null;
  const figuresIn = (rounds: RoundAt, arm: Arm): readonly number[] => takeFigures(rounds, fare, (round) => figuresOfRound(round, metric, arm, fare.figureOf)).figures;
  const history = past === null ? [] : Array.from({ length: fare.storedRuns }, () => figuresIn(storedRun(past, draw), 'base'));
  return { head: figuresIn(roundAt, 'head'), base: history.at(-1) ?? figuresIn(roundAt, 'base'), history: history.map((run) => mean([...run])) };
}

/**
 * The rounds that a tool goes through for its figures of a metric: more than it was given where it does not judge so few, and with
 * those that measured nothing usable, which took their time as well.
 */
export function roundsFor({ metric, roundAt }: Pick<Exhibit, 'metric' | 'roundAt'>, fare: Fare): number {
  return takeFigures(roundAt, fare, (round) => figuresOfRound(round, metric, 'head', fare.figureOf)).rounds;
}

/** A block of rounds at some time of the recording. */
function storedRun({ rounds }: Population, draw: Draw): RoundAt {
  const from = draw(rounds.length);
  return (index) => rounds[(from + index) % rounds.length]!;
}

/** Rounds that measured nothing usable of it have none. */
function figuresOfRound({ slices, figures }: PooledRound, metric: MetricName, arm: Arm, figureOf: Fare['figureOf']): readonly number[] {
  if (figureOf === 'slice') return (slices[metric] ?? []).map((pair) => pair[arm]);
  const figure = figures[metric];
  return figure === undefined ? [] : [figure[arm]];
}

/** Rounds that a rule goes through in search of figures before it is clear that there are none. */
const MOST_ROUNDS = 10_000;

/** Figures that a tool takes, and the rounds that it goes through for them. */
interface Taken {
  readonly figures: readonly number[];
  readonly rounds: number;
}

function takeFigures(roundAt: RoundAt, { rounds, leastFigures, mostFigures }: Fare, figuresOf: (round: PooledRound) => readonly number[]): Taken {
  const taken: number[] = [];
  let [used, index] = [0, 0];
  for (; used < rounds || taken.length < leastFigures; index += 1) {
    if (index === MOST_ROUNDS) throw new RangeError(`${taken.length} figures in ${MOST_ROUNDS} rounds`);
    const figures = figuresOf(roundAt(index));
    if (figures.length > 0) used += 1;
    taken.push(...figures);
  }
  return { figures: taken.slice(0, mostFigures), rounds: index };
}
