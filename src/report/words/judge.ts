import type { JUDGE_REASONS } from '../../model/reasons/judge.ts';
import type { WordsFor } from './words-for.ts';

export const JUDGE_WORDS: WordsFor<typeof JUDGE_REASONS> = {
};
