/** Reasons why nobody can say what made a benchmark dearer. */
import { z } from 'zod';
import { nested, type ReasonShapes } from './shapes.ts';

const text = z.string();

export const CAUSE_REASONS = {
  'not-profiled': { problem: text },
  'nothing-while-profiled': { arm: z.enum(['base', 'head']), seconds: z.number() },
  'cause-not-found': { benchmark: text, because: nested },
  'causes-left-out': { benchmarks: z.number(), because: z.enum(['budget', 'number']) },
} as const satisfies ReasonShapes;
