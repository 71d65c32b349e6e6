/** Reasons of planning: benchmarks that are left out or not compared, and settings without effect. */
import { z } from 'zod';
import { nested, type ReasonShapes } from './shapes.ts';

const text = z.string();
const names = z.array(text);

/** Rounds that a budget leaves, of those that the profile has; null: all of them. */
const fewer = z.object({ left: z.number(), of: z.number() }).nullable();

export const PLAN_REASONS = {
  // Why a benchmark is new.
  'base-lacks-target': {},
  'base-lacks-benchmark': {},
  'scenario-differs': {},
  'base-without-config': { file: text, because: nested },

  // Why a benchmark is not measured.
  'program-missing': { program: text, installHint: text.nullable() },
  'left-to-shard': { index: z.number(), count: z.number() },

  // Settings.
  'profile-differs': { profile: text },
  'scenarios-unsent': { scenarios: names },
  'services-unneeded': { services: names },
  'glob-matches-nothing': { glob: text, by: text },
  'dependency-matches-nothing': { pattern: text, target: text, file: text },
  'budget-leaves-fewer-rounds': { beforeFirstLook: fewer, ofHeadAlone: fewer },
  'budget-leaves-fewer-looks': { looks: z.array(z.number()) },
} as const satisfies ReasonShapes;
