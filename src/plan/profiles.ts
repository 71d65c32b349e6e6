import type { ProfileName } from '../model.ts';

/** How many rounds a benchmark gets. */
export interface RoundCounts {
  /** Rounds of base and head side by side. */
  readonly duets: number;
  /** Rounds of head alone, for the absolute figures. */
  readonly solos: number;
}

/** `smoke` measures everything once for the tables and says nothing about regressions. */
export const PROFILES: Readonly<Record<ProfileName, RoundCounts>> = {
  smoke: { duets: 0, solos: 1 },
  quick: { duets: 6, solos: 1 },
  standard: { duets: 12, solos: 2 },
  thorough: { duets: 32, solos: 5 },
};

/** Fewer rounds than this are no basis for a test: a budget below it is refused instead of silently weakened. */
export const LEAST_DUETS = 5;

/** Without a base the solo rounds are all there is, so there are more of them. */
export const SOLOS_WITHOUT_BASE: Readonly<Record<ProfileName, number>> = { smoke: 1, quick: 3, standard: 5, thorough: 10 };
