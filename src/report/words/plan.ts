import type { PLAN_REASONS } from '../../model/reasons/plan.ts';
import type { WordsFor } from './words-for.ts';

export const PLAN_WORDS: WordsFor<typeof PLAN_REASONS> = {
};
