import { z } from 'zod';
import { nested, type ReasonShapes } from './shapes.ts';

const shard = { index: z.int(), count: z.int() };

/** Reasons of joining runs, and of reading and writing stored runs. */
export const STORE_REASONS = {
  'shard-missing': shard,
  'shard-without-benchmark': shard,
  'runs-missing': { expected: z.int(), missing: z.int() },
  'of-parts': { parts: z.array(z.string()), note: nested },
  'seeds-of-parts': { seeds: z.array(z.object({ seed: z.int(), part: z.string() })) },

  'history-shallow': { runs: z.int(), commit: z.string() },
  'history-of-other-commits': { runs: z.int(), commit: z.string() },
  'history-of-unknown-commit': { runs: z.int(), commit: z.string() },

  'head-fails': {},
  'measurement-invalid': {},
  'part-missing': {},
  'no-figures': {},
  'not-stored-without-program': { targets: z.array(z.string()), reason: nested },
  'not-stored-when-invalid': { benchmarks: z.array(z.string()) },
} as const satisfies ReasonShapes;
