/** Reasons of judging an uploaded run again. */
import { z } from 'zod';
import { nested, type ReasonShapes } from './shapes.ts';

export const GITHUB_REASONS = {
  'not-in-upload': {},
  'left-unmeasured': { because: nested },
  'not-beside-base': {},
  'not-counted-in-upload': {},
  'earlier-results': { benchmarks: z.int().nonnegative() },
  'ancestry-not-looked-up': { runs: z.int().positive() },
  'fails-for-another': { number: z.int().positive(), branch: z.string() },
  'head-configuration-judges': { file: z.string(), branch: z.string() },
  'base-configuration-unusable': { problems: z.string(), file: z.string(), instead: z.string() },
} as const satisfies ReasonShapes;
