/** Reasons that `prepare` gives. */
import type { ReasonShapes } from './shapes.ts';

export const PREPARE_REASONS = {
} as const satisfies ReasonShapes;
