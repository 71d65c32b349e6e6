import { mean } from 'simple-statistics';
import type { Draw } from '../../src/calibrate/resample.ts';
import type { Arm, MetricName } from '../../src/model.ts';
import type { Fare } from './entrants.ts';
import type { RoundAt } from './families.ts';
import type { PooledRound, Population } from './populations.ts';
import type { RivalData } from './rivals/rival.ts';

/** What a rule is shown of one metric. */
export interface Exhibit {
  readonly metric: MetricName;
  /** The rounds that our procedure saw too. */
  readonly roundAt: RoundAt;
  /** The same benchmark, unchanged, at any time of the recording: where stored runs come from. */
  readonly past: Population;
}

/** The figures that a tool would have had. A stored run is a block of rounds at some time of the recording, of base's arm. */
export function rivalData({ metric, roundAt, past }: Exhibit, fare: Fare, draw: Draw): RivalData {
  const { figureOf, storedRuns } = fare;
  const figuresIn = (rounds: RoundAt, arm: Arm): readonly number[] => takeFigures(rounds, fare, (round) => figuresOfRound(round, metric, arm, figureOf));
  const history = Array.from({ length: storedRuns }, () => {
    const from = draw(past.rounds.length);
    return figuresIn((index) => past.rounds[(from + index) % past.rounds.length]!, 'base');
  });
  return { head: figuresIn(roundAt, 'head'), base: history.at(-1) ?? figuresIn(roundAt, 'base'), history: history.map((run) => mean([...run])) };
}

/** Rounds that measured nothing usable of it have none. */
function figuresOfRound({ slices, figures }: PooledRound, metric: MetricName, arm: Arm, figureOf: Fare['figureOf']): readonly number[] {
  if (figureOf === 'slice') return (slices[metric] ?? []).map((pair) => pair[arm]);
  const figure = figures[metric];
  return figure === undefined ? [] : [figure[arm]];
}

/** Rounds that a rule goes through in search of figures before it is clear that there are none. */
const MOST_ROUNDS = 10_000;

function takeFigures(roundAt: RoundAt, { rounds, leastFigures, mostFigures }: Fare, figuresOf: (round: PooledRound) => readonly number[]): readonly number[] {
  const taken: number[] = [];
  let used = 0;
  for (let index = 0; used < rounds || taken.length < leastFigures; index += 1) {
    if (index === MOST_ROUNDS) throw new RangeError(`${taken.length} figures in ${MOST_ROUNDS} rounds`);
    const figures = figuresOf(roundAt(index));
    if (figures.length > 0) used += 1;
    taken.push(...figures);
  }
  return taken.slice(0, mostFigures);
}
