import type { Reason } from '../src/model.ts';

/** A reason whose words are this text. */
export const reasonThatSays = (problem: string): Reason => ({ kind: 'process-error', problem });
