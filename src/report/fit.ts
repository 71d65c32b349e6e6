/**
 * The largest whole number from 0 to `most` for which `holds` is true, by bisection; null: not even 0. `holds` must
 * not become true again once it is false.
 */
export function largestThatHolds(most: number, holds: (count: number) => boolean): number | null {
  if (!holds(0)) return null;
  let [largest, tooMany] = [0, most + 1];
  while (tooMany - largest > 1) {
    const middle = Math.floor((largest + tooMany) / 2);
    if (holds(middle)) largest = middle;
    else tooMany = middle;
  }
  return largest;
}
