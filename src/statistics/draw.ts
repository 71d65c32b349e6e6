/** Draws by chance that a seed gives again: rounds are put in order by them, and families replayed. A recorded seed must draw the same for ever. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Gives a whole number from 0 up to, and without, `count`. */
export type Draw = (count: number) => number;

/** The same seed draws the same. */
export function seededDraw(seed: number): Draw {
  const random = xoroshiro128plus(seed);
  return (count) => uniformInt(random, 0, count - 1);
}

/** In an order that is drawn: Fisher and Yates's. */
export function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
