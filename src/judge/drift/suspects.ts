import { type Candidate, likeliestChange, type Stretch } from './divergence.ts';
import { sumPairDistances } from './pair-distances.ts';
import { stepBetween } from './step.ts';

/** How the places are searched. */
export interface Search {
  /** Values that are searched together; at least 2. */
  readonly windowLength: number;
  /** Largest p value of the t test at a place. */
  readonly maxP: number;
}

/**
 * Places where the series may have changed, by the split of Hunter (Fleming et al. 2023): windows that overlap by half,
 * or begin at the last place, are searched each on its own, so that a large change does not hide a small one elsewhere.
 */
export function suspectPlaces(series: readonly number[], { windowLength, maxP }: Search): readonly number[] {
  const places = new Set<number>();
  const stride = Math.floor(windowLength / 2);
  let start = 0;
  while (start < series.length) {
    const inWindow = divide(series.slice(start, start + windowLength), maxP);
    for (const place of inWindow) places.add(start + place);
    start += Math.max(stride, inWindow.at(-1) ?? 0);
  }
  return [...places].toSorted((a, b) => a - b);
}

/** E-divisive: divides at the likeliest change of all stretches for as long as the t test finds a difference there. */
function divide(window: readonly number[], maxP: number): readonly number[] {
  const sumOfDistances = sumPairDistances(window);
  let places: readonly number[] = [];
  for (;;) {
    const likeliest = mostDivergent(stretchesBetween(places, window.length).flatMap((stretch) => likeliestChange(sumOfDistances, stretch) ?? []));
    if (likeliest === null) return places;
    const { index, stretch } = likeliest;
    if (stepBetween(window.slice(stretch.start, index), window.slice(index, stretch.end)).p > maxP) return places;
    places = [...places, index].toSorted((a, b) => a - b);
  }
}

function stretchesBetween(places: readonly number[], length: number): readonly Stretch[] {
  return [0, ...places].map((start, position) => ({ start, end: places[position] ?? length }));
}

/** The first of those that diverge most; null: there are none. */
function mostDivergent(candidates: readonly Candidate[]): Candidate | null {
  return candidates.toSorted((a, b) => b.divergence - a.divergence)[0] ?? null;
}
