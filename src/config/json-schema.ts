import { z } from 'zod';
import { configSchema } from './schema.ts';

/** The part of JSON Schema that describes a configuration. */
interface ConfigJsonSchema {
  readonly properties?: Readonly<Record<string, ConfigJsonSchema>>;
  readonly additionalProperties?: ConfigJsonSchema | boolean;
  readonly items?: ConfigJsonSchema;
  /** Shapes that one key tells apart, like the protocols of scenarios. */
  readonly oneOf?: readonly ConfigJsonSchema[];
}

/** JSON Schema (draft 7, what editors know best) of perf-gate.yml, for completion and checks while typing. */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(configSchema, { io: 'input', target: 'draft-7', override: withoutSafeIntegerBound });
  return { ...schema, title: 'perf-gate configuration' };
}

/** Keys that are known at a place of the configuration, in the order of the schema; empty where any key is. */
export function knownKeys(path: readonly PropertyKey[]): readonly string[] {
  const places = path.reduce((shapes: readonly ConfigJsonSchema[], step) => shapes.flatMap((shape) => shapesAt(shape, step)), shapesOf(configJsonSchema()));
  return [...new Set(places.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

function shapesAt({ items, properties, additionalProperties }: ConfigJsonSchema, step: PropertyKey): readonly ConfigJsonSchema[] {
  if (typeof step === 'number') return shapesOf(items);
  return shapesOf(properties?.[String(step)] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined));
}

const shapesOf = (place: ConfigJsonSchema | undefined): readonly ConfigJsonSchema[] => (place === undefined ? [] : (place.oneOf ?? [place]));

/** zod bounds every integer by 2^53 − 1, which tells a reader nothing. */
function withoutSafeIntegerBound({ jsonSchema }: { readonly jsonSchema: { maximum?: number | undefined } }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
