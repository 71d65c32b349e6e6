/**
 * Writes api-subset.json: the operations and webhooks of GitHub's own API description that the loopback GitHub
 * answers. Run by hand, because the package it reads takes 385 MB:
 *
 *   npm install --prefix "$(mktemp -d)" @octokit/openapi@23
 *   node test/github/client/vendor-openapi.ts THAT_FOLDER/node_modules/@octokit/openapi
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiSubset, JsonSchema, Operation, Parameter } from './api-subset.ts';

const OPERATIONS: Readonly<Record<string, readonly [path: string, method: string]>> = {
  'issues/list-comments': ['/repos/{owner}/{repo}/issues/{issue_number}/comments', 'get'],
  'issues/create-comment': ['/repos/{owner}/{repo}/issues/{issue_number}/comments', 'post'],
  'issues/update-comment': ['/repos/{owner}/{repo}/issues/comments/{comment_id}', 'patch'],
  'reactions/create-for-issue-comment': ['/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', 'post'],
  'pulls/get': ['/repos/{owner}/{repo}/pulls/{pull_number}', 'get'],
  'pulls/list': ['/repos/{owner}/{repo}/pulls', 'get'],
  'repos/compare-commits': ['/repos/{owner}/{repo}/compare/{basehead}', 'get'],
  'repos/get-content': ['/repos/{owner}/{repo}/contents/{path}', 'get'],
  'repos/get-collaborator-permission-level': ['/repos/{owner}/{repo}/collaborators/{username}/permission', 'get'],
  'checks/create': ['/repos/{owner}/{repo}/check-runs', 'post'],
  'actions/get-workflow-run': ['/repos/{owner}/{repo}/actions/runs/{run_id}', 'get'],
  'actions/list-workflow-runs': ['/repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', 'get'],
  'actions/list-workflow-run-artifacts': ['/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', 'get'],
  'actions/download-artifact': ['/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', 'get'],
  'actions/create-workflow-dispatch': ['/repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', 'post'],
  'users/get-authenticated': ['/user', 'get'],
};

const WEBHOOKS = [
  'pull-request-opened',
  'pull-request-synchronize',
  'push',
  'workflow-dispatch',
  'merge-group-checks-requested',
  'workflow-run-completed',
  'issue-comment-created',
] as const;

/** Keywords that say nothing about validity. */
const PROSE = new Set([
  'description',
  'example',
  'examples',
  'title',
  'externalDocs',
  'deprecated',
  'default',
  'x-github',
  'x-multi-segment',
]);

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** OpenAPI 3.0 says `nullable: true` where JSON Schema says `type: [..., "null"]`. */
function toJsonSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (!isObject(schema)) return schema;
  const kept: Record<string, Json> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isObject(value)) {
      kept[key] = Object.fromEntries(Object.entries(value).map(([name, property]) => [name, toJsonSchema(property)]));
    } else if (key === '$ref' && typeof value === 'string') {
      kept[key] = `github${value}`;
    } else if (key === 'enum' || key === 'required') {
      kept[key] = value;
    } else if (!PROSE.has(key) && key !== 'nullable') {
      kept[key] = toJsonSchema(value);
    }
  }
  if (schema['nullable'] !== true) return kept;
  if (Array.isArray(kept['enum']) && !kept['enum'].includes(null)) kept['enum'] = [...kept['enum'], null];
  if (typeof kept['type'] !== 'string') return { anyOf: [kept, { type: 'null' }] };
  return { ...kept, type: [kept['type'], 'null'] };
}

/** The names of all components that a schema leads to, itself included. */
function collectComponents(schema: Json, components: JsonObject, found: Map<string, Json>): void {
  if (Array.isArray(schema)) {
    for (const item of schema) collectComponents(item, components, found);
  } else if (isObject(schema)) {
    for (const value of Object.values(schema)) collectComponents(value, components, found);
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return;
    const name = reference.replace('github#/components/schemas/', '');
    if (found.has(name)) return;
    const component = toJsonSchema(components[name] ?? null);
    found.set(name, component);
    collectComponents(component, components, found);
  }
}

class Description {
  readonly #document: JsonObject;

  constructor(document: JsonObject) {
    this.#document = document;
  }

  at(...keys: readonly string[]): Json {
    let value: Json = this.#document;
    for (const key of keys) {
      const next: Json | undefined = isObject(value) ? value[key] : undefined;
      if (next === undefined) throw new Error(`the description has nothing at ${keys.join(' → ')}`);
      value = next;
    }
    return value;
  }

  resolve(value: Json): JsonObject {
    const target = isObject(value) && typeof value['$ref'] === 'string' ? this.at(...value['$ref'].slice(2).split('/')) : value;
    if (!isObject(target)) throw new Error('the description has a value where an object belongs');
    return target;
  }

  operation(id: string, [path, method]: readonly [string, string]): Operation {
    const source = this.resolve(this.at('paths', path, method));
    if (!JSON.stringify(source['operationId']).startsWith(`"${id}`)) throw new Error(`${method} ${path} is not ${id}`);
    const parameters = ((source['parameters'] as readonly Json[] | undefined) ?? []).map((entry): Parameter => {
      const { name, in: place, required, schema } = this.resolve(entry);
      if (typeof name !== 'string' || typeof place !== 'string') throw new Error(`a parameter of ${id} has no name or place`);
      return { name, in: place, required: required === true, schema: toJsonSchema(schema ?? {}) as JsonSchema };
    });
    const responses = Object.entries(this.resolve(source['responses'] ?? {})).map(
      ([status, response]) => [status, this.#bodySchema(this.resolve(response))] as const,
    );
    const body = source['requestBody'] === undefined ? null : this.#bodySchema(this.resolve(source['requestBody']));
    return { method: method.toUpperCase(), path, parameters, requestBody: body && closed(body), responses: Object.fromEntries(responses) };
  }

  /** The first example of the 2xx answer, as GitHub wrote it: what the loopback GitHub fills in; null: it has no body. */
  example(path: string, method: string): Json {
    const responses = this.resolve(this.at('paths', path, method, 'responses'));
    const status = Object.keys(responses).find((key) => key.startsWith('2'));
    const content = status === undefined ? undefined : this.resolve(responses[status] ?? null)['content'];
    const media = isObject(content) ? content['application/json'] : undefined;
    if (!isObject(media)) return null;
    const examples = this.resolve(media['examples'] ?? {});
    return this.resolve(Object.values(examples)[0] ?? {})['value'] ?? null;
  }

  #bodySchema(holder: JsonObject): JsonSchema | null {
    const content = holder['content'];
    if (!isObject(content)) return null;
    const media = content['application/json'];
    return isObject(media) ? (toJsonSchema(media['schema'] ?? {}) as JsonSchema) : null;
  }
}

/** A field that GitHub does not know is a mistake of ours, though GitHub would ignore it. */
const closed = (schema: JsonSchema): JsonSchema => ('properties' in schema ? { additionalProperties: false, ...schema } : schema);

async function vendor(packageDir: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const document = JSON.parse(await readFile(join(packageDir, 'generated', 'api.github.com.json'), 'utf8')) as JsonObject;
  const description = new Description(document);
  const operations = Object.fromEntries(Object.entries(OPERATIONS).map(([id, place]) => [id, description.operation(id, place)]));
  const webhooks = Object.fromEntries(
    WEBHOOKS.map((name) => [
      name,
      toJsonSchema(description.at('x-webhooks', name, 'post', 'requestBody', 'content', 'application/json', 'schema')) as JsonSchema,
    ]),
  );
  const found = new Map<string, Json>();
  collectComponents(
    [...Object.values(operations), ...Object.values(webhooks)] as unknown as Json,
    description.resolve(description.at('components', 'schemas')),
    found,
  );
  const subset: ApiSubset = {
    source: `@octokit/openapi ${version}, generated/api.github.com.json`,
    operations,
    webhooks,
    components: {
      schemas: Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1))) as Readonly<Record<string, JsonSchema>>,
    },
    examples: Object.fromEntries(Object.entries(OPERATIONS).map(([id, [path, method]]) => [id, description.example(path, method)])),
  };
  await writeFile(join(import.meta.dirname, 'api-subset.json'), `${JSON.stringify(subset)}\n`);
}

const packageDir = process.argv[2];
if (packageDir === undefined) throw new Error('usage: node test/github/client/vendor-openapi.ts PATH_OF_@octokit/openapi');
await vendor(packageDir);
