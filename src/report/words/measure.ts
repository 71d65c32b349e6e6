import type { MEASURE_REASONS } from '../../model/reasons/measure.ts';
import type { WordsFor } from './words-for.ts';

export const MEASURE_WORDS: WordsFor<typeof MEASURE_REASONS> = {
};
