/** Moods of a shared machine last minutes: stretches are longer than that. What lasts longer, one shares with the next of the same hour. */
const STRETCH_SECONDS = 1_800;

/** Names the half-hour of a session in which a round was begun. */
export const stretchOf = (startedAt: string, atSeconds: number): string => `${startedAt}/${Math.floor(atSeconds / STRETCH_SECONDS)}`;

/** Between the end of a half-hour and the beginning of the next of a condition. */
const APART_SECONDS = 3_600;

/** Whether so much lies between two half-hours of these names. */
export function areApart(earlier: string, later: string): boolean {
  return earliestSecondOf(later) - earliestSecondOf(earlier) >= STRETCH_SECONDS + APART_SECONDS;
}

/** Since 1970. */
const earliestSecondOf = (stretch: string): number => sessionBegunMs(stretch) / 1_000 + Number(stretch.slice(stretch.lastIndexOf('/') + 1)) * STRETCH_SECONDS;

/** When the session of a half-hour of that name began, in ms since 1970. */
export const sessionBegunMs = (stretch: string): number => Date.parse(stretch.slice(0, stretch.lastIndexOf('/')));
