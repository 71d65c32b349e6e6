import type { Reason } from '../src/model.ts';

/** A reason that is a plain text, as files of older versions hold it. */
export const recordedText = (text: string): Reason => ({ kind: 'recorded-text', text });
