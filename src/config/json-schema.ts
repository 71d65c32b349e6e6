import { z } from 'zod';
import { configSchema } from './schema.ts';

/** The part of JSON Schema that describes a configuration. */
interface ConfigJsonSchema {
  readonly properties?: Readonly<Record<string, ConfigJsonSchema>>;
  readonly additionalProperties?: ConfigJsonSchema | boolean;
  readonly items?: ConfigJsonSchema;
}

/** JSON Schema (draft 7, what editors know best) of perf-gate.yml, for completion and checks while typing. */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(configSchema, { io: 'input', target: 'draft-7', override: withoutSafeIntegerBound });
  return { ...schema, title: 'perf-gate configuration' };
}

/** Keys that are known at a place of the configuration, in the order of the schema; empty where any key is. */
export function knownKeys(path: readonly PropertyKey[]): readonly string[] {
  let place: ConfigJsonSchema | undefined = configJsonSchema();
  for (const step of path) {
    if (typeof step === 'number') place = place?.items;
    else place = place?.properties?.[String(step)] ?? (typeof place?.additionalProperties === 'object' ? place.additionalProperties : undefined);
  }
  return Object.keys(place?.properties ?? {});
}

/** zod bounds every integer by 2^53 − 1, which tells a reader nothing. */
function withoutSafeIntegerBound({ jsonSchema }: { readonly jsonSchema: { maximum?: number | undefined } }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
