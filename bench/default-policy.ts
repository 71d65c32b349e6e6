import { resolveConfig } from '../src/config/resolve.ts';
import { configSchema } from '../src/config/schema.ts';
import type { Policy } from '../src/model.ts';

/** The policy of a configuration without one. */
export const DEFAULT_POLICY: Policy = resolveConfig(configSchema.parse({ version: 1 }), 'perf-gate.yml').policy;
