/** Reasons that `measure` gives. */
import type { ReasonShapes } from './shapes.ts';

export const MEASURE_REASONS = {
} as const satisfies ReasonShapes;
