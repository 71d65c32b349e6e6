import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  /** `path`, `query` or `header`. */
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface Operation {
  /** Upper case. */
  readonly method: string;
  /** Template like `/repos/{owner}/{repo}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** null: the operation takes no body. */
  readonly requestBody: JsonSchema | null;
  /** Schema of the JSON body by status; null: no body. A status that is not here is not declared. */
  readonly responses: Readonly<Record<string, JsonSchema | null>>;
}

/** What `vendor-openapi.ts` takes from GitHub's API description. `$ref`s point to `github#/components/schemas/NAME`. */
export interface ApiSubset {
  readonly source: string;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly webhooks: Readonly<Record<string, JsonSchema>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
  /** GitHub's own example of each operation's successful answer. */
  readonly examples: Readonly<Record<string, unknown>>;
}

export const apiSubset = JSON.parse(readFileSync(join(import.meta.dirname, 'api-subset.json'), 'utf8')) as ApiSubset;
