/**
 * The words of this project, as types, to be read in this order. Everything flows through them:
 * configuration → plan → Run (raw rounds) → Judgement → reports.
 *
 * A Run is plain JSON: the same Run judged anywhere, at any time, gives the same Judgement.
 */
export type * from './model/words.ts';
export type * from './model/configuration.ts';
export type * from './model/cause.ts';
export type * from './model/measurement.ts';
export type * from './model/judgement.ts';
export type { Reason } from './reasons.ts';
