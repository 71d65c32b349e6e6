import type { PREPARE_REASONS } from '../../model/reasons/prepare.ts';
import type { WordsFor } from './words-for.ts';

export const PREPARE_WORDS: WordsFor<typeof PREPARE_REASONS> = {
};
