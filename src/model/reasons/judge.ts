import { z } from 'zod';
import { METRIC_NAMES } from '../../metrics.ts';
import { nested, type ReasonShapes } from './shapes.ts';

const metric = z.enum(METRIC_NAMES);

/** How a metric compares. Positive is worse; `direction` tells which way its own figure moved. */
const difference = z.object({ metric, direction: z.enum(['lower', 'higher']), estimate: z.number(), interval: z.object({ low: z.number(), high: z.number() }), threshold: z.number() });

/** Number of stored runs that were compared with; null: base and head side by side. */
const storedRuns = z.int().nullable();

const differences = { metrics: z.array(difference), storedRuns };

/** Reasons of verdicts. */
export const JUDGE_REASONS = {
  slower: differences,
  faster: differences,
  /** `clearedOf`: the change that the interval rules out. */
  unchanged: { metrics: z.array(difference.extend({ clearedOf: z.number() })), storedRuns },
  undecided: { metrics: z.array(difference.extend({ smallestVisible: z.number() })), storedRuns },
  accepted: { regression: nested, by: z.string(), until: z.string(), reason: z.string() },
  'undecided-beside-accepted': { doubt: nested, accepted: nested },

  'too-few-usable-rounds': { rounds: z.array(z.object({ metric, usable: z.int() })), counts: z.array(z.object({ metric, usable: z.int() })) },
  'no-usable-figures': { metrics: z.array(metric) },
  'stopped-before-first-look': { rounds: z.int(), firstLook: z.int() },
  'no-metric-compared': {},
  'no-gating-metric': {},
  'gating-metrics-not-stored': {},
  'control-unfair': {},
  'measured-for-tables': { profile: z.string() },

  removed: {},
  unaffected: {},
  'base-broken': { base: nested },

  'stored-runs-too-few': { runs: z.int(), needed: z.int(), underSameLoad: z.boolean(), otherLoads: z.int() },
  'not-measured-in-this-run': {},
  'new-benchmark': {},
  'base-decides': {},

  'rule-without-benchmark': { glob: z.string(), file: z.string(), ofBase: z.boolean() },
  'direction-turned': { metrics: z.array(metric), file: z.string(), ofBase: z.boolean() },
  'threshold-below-delta0': { metrics: z.array(metric) },
} as const satisfies ReasonShapes;
