import { resolveConfig } from '../src/config/resolve.ts';
import { configSchema } from '../src/config/schema.ts';
import type { Policy } from '../src/model.ts';

/** Of a configuration that says nothing of it. */
export const DEFAULT_POLICY: Policy = resolveConfig(configSchema.parse({ version: 1 }), 'perf-gate.yml').policy;
