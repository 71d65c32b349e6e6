import { z } from 'zod';
import { configSchema } from './schema.ts';

/** JSON Schema (draft 7, what editors know best) of perf-gate.yml, for completion and checks while typing. */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(configSchema, { io: 'input', target: 'draft-7', override: withoutSafeIntegerBound });
  return { ...schema, title: 'perf-gate configuration' };
}

/** zod bounds every integer by 2^53 − 1, which tells a reader nothing. */
function withoutSafeIntegerBound({ jsonSchema }: { readonly jsonSchema: { maximum?: number | undefined } }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
