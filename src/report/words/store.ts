import type { STORE_REASONS } from '../../model/reasons/store.ts';
import type { WordsFor } from './words-for.ts';

export const STORE_WORDS: WordsFor<typeof STORE_REASONS> = {
};
