/** Reasons that `judge` gives. */
import type { ReasonShapes } from './shapes.ts';

export const JUDGE_REASONS = {
} as const satisfies ReasonShapes;
