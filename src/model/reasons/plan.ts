/** Reasons that `plan` gives. */
import type { ReasonShapes } from './shapes.ts';

export const PLAN_REASONS = {
} as const satisfies ReasonShapes;
