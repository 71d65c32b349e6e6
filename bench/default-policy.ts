import { resolveConfig } from '../src/config/resolve.ts';
import { configSchema } from '../src/config/schema.ts';
import type { Policy } from '../src/model.ts';

/** Of a configuration that says nothing of it. */
export const DEFAULT_POLICY: Policy = resolveConfig(configSchema.parse({ version: 1 }), 'perf-gate.yml').policy;

/**
 * Since when the judge and the built-in profiles are what they are, ISO 8601: t tests were moderated, the looks of `standard` chosen and
 * rounds weighted by what had been recorded until then (bd23856, d9c8609, bc261ac, 3df681e, 416a105). Rounds from then on are held out.
 */
export const RULE_FIXED_AT = '2026-11-26T15:22:00Z';
