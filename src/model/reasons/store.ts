/** Reasons that `store` gives. */
import type { ReasonShapes } from './shapes.ts';

export const STORE_REASONS = {
} as const satisfies ReasonShapes;
