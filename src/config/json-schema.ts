import { z } from 'zod';
import { configSchema } from './schema.ts';

/** The part of JSON Schema that describes a configuration. */
interface ConfigJsonSchema {
  readonly properties?: Readonly<Record<string, ConfigJsonSchema>>;
  readonly additionalProperties?: ConfigJsonSchema | boolean;
  readonly items?: ConfigJsonSchema;
  /** Alternatives, like the protocols of scenarios. */
  readonly oneOf?: readonly ConfigJsonSchema[];
  readonly required?: readonly string[];
  /** The only allowed value. */
  readonly const?: string | number;
}

/** JSON Schema (draft 7, what editors know best) of perf-gate.yml, for completion and checks while typing. */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(configSchema, { io: 'input', target: 'draft-7', override: withoutSafeIntegerBound });
  return { ...schema, title: 'perf-gate configuration' };
}

/** Known keys at a place of the configuration, in the order of the schema; of several shapes, those of the value's. */
export function knownKeys(path: readonly PropertyKey[], value?: unknown): readonly string[] {
  const shapes = shapesOfPlace(path);
  const meant = shapes.find((shape) => hasShape(value, shape)) ?? shapes[0];
  return Object.keys(meant?.properties ?? {});
}

/** The setting that would allow a key at a place, like `protocol: websocket`; null: none. */
export function whatAllowsKey(key: string, path: readonly PropertyKey[]): string | null {
  const properties =
    shapesOfPlace(path)
      .map((shape) => shape.properties ?? {})
      .find((known) => Object.hasOwn(known, key)) ?? {};
  const mark = Object.entries(properties).find(([, { const: only }]) => only !== undefined);
  return mark === undefined ? null : `${mark[0]}: ${mark[1].const}`;
}

/** Tells whether a value has the constant that marks a shape; the default shape may leave it out. */
function hasShape(value: unknown, { properties = {}, required = [] }: ConfigJsonSchema): boolean {
  const found = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  return Object.entries(properties).every(
    ([key, { const: only }]) => only === undefined || found[key] === only || (found[key] === undefined && !required.includes(key)),
  );
}

function shapesOfPlace(path: readonly PropertyKey[]): readonly ConfigJsonSchema[] {
  return path.reduce(
    (shapes: readonly ConfigJsonSchema[], step) => shapes.flatMap((shape) => shapesAt(shape, step)),
    shapesOf(configJsonSchema()),
  );
}

function shapesAt({ items, properties, additionalProperties }: ConfigJsonSchema, step: PropertyKey): readonly ConfigJsonSchema[] {
  if (typeof step === 'number') return shapesOf(items);
  return shapesOf(properties?.[String(step)] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined));
}

const shapesOf = (place: ConfigJsonSchema | undefined): readonly ConfigJsonSchema[] =>
  place === undefined ? [] : (place.oneOf ?? [place]);

/** zod bounds every integer by 2^53 − 1, which tells a reader nothing. */
function withoutSafeIntegerBound({ jsonSchema }: { readonly jsonSchema: { maximum?: number | undefined } }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
