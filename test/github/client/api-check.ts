import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { apiSubset, type JsonSchema, type Operation } from './api-subset.ts';

/** A request as it came in, before anything is believed of it. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Parsed JSON; undefined: no body. */
  readonly body: unknown;
}

/** The operation that a request means, with the values of its path's parameters. */
export interface OperationMatch {
  readonly id: string;
  readonly operation: Operation;
  readonly pathValues: Readonly<Record<string, string>>;
}

const BASIC_ERROR: JsonSchema = { $ref: 'github#/components/schemas/basic-error' };
const ANYTHING: JsonSchema = {};

/**
 * What GitHub answers for any operation, whether the description names it there or not: bad credentials, too few
 * rights, a repository that the token may not see, a conflict, a request that makes no sense, rate limits
 * ("Troubleshooting the REST API" in GitHub's documentation), and what stands in front of the API.
 */
const ANSWERS_OF_EVERY_OPERATION: Readonly<Record<string, JsonSchema>> = {
  401: BASIC_ERROR,
  403: BASIC_ERROR,
  404: BASIC_ERROR,
  409: BASIC_ERROR,
  422: BASIC_ERROR,
  429: BASIC_ERROR,
  500: ANYTHING,
  502: ANYTHING,
  503: ANYTHING,
  504: ANYTHING,
};

/** Operations whose answer is bytes for the media type `raw`: the description says so in words only. */
const RAW_OPERATIONS = new Set(['repos/get-content']);

const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'github', components: apiSubset.components });

/** Parameters arrive as text, so numbers are read from it as GitHub does. */
const parameterAjv = new Ajv({ strict: false, coerceTypes: true });
addFormats.default(parameterAjv);

const validators = new Map<JsonSchema, ValidateFunction>();

function validate(schema: JsonSchema, value: unknown): readonly string[] {
  const validator = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validator);
  if (validator(value)) return [];
  return (validator.errors ?? []).map(
    (error) => `${error.instancePath || '(body)'} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
  );
}

/** What is wrong with a webhook's payload by GitHub's own schema; empty: nothing. */
export function webhookProblems(webhook: string, payload: unknown): readonly string[] {
  const schema = apiSubset.webhooks[webhook];
  return schema === undefined ? [`there is no webhook ${webhook} in the vendored description`] : validate(schema, payload);
}

/** The vendored operation that a request means; null: none. */
export function matchOperation(method: string, pathname: string): OperationMatch | null {
  const segments = pathname.split('/');
  for (const [id, operation] of Object.entries(apiSubset.operations)) {
    const template = operation.path.split('/');
    if (operation.method !== method || template.length !== segments.length) continue;
    if (!template.every((part, index) => part.startsWith('{') || part === segments[index])) continue;
    const pathValues = template.flatMap((part, index) =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(segments[index] ?? '')] as const] : [],
    );
    return { id, operation, pathValues: Object.fromEntries(pathValues) };
  }
  return null;
}

/** What is wrong with a request by GitHub's description; empty: nothing. */
export function requestProblems(match: OperationMatch, request: ApiRequest): readonly string[] {
  return [...parameterProblems(match, request.url), ...headerProblems(request), ...bodyProblems(match.operation, request)];
}

/** What is wrong with an answer by GitHub's description; empty: nothing. */
export function responseProblems({ id, operation }: OperationMatch, status: number, body: unknown): readonly string[] {
  if (typeof body === 'string') return status >= 500 ? [] : ['text where JSON is described'];
  if (body instanceof Uint8Array) return RAW_OPERATIONS.has(id) ? [] : ['bytes where JSON is described'];
  const declared = operation.responses[status];
  if (declared === null) return body === undefined ? [] : [`status ${status} has no body`];
  const schema = declared ?? ANSWERS_OF_EVERY_OPERATION[status];
  return schema === undefined ? [`status ${status} is not declared`] : validate(schema, body);
}

function parameterProblems({ operation, pathValues }: OperationMatch, url: URL): readonly string[] {
  const query = Object.fromEntries(url.searchParams);
  const declared = new Set(operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
  const unknown = Object.keys(query)
    .filter((name) => !declared.has(name))
    .map((name) => `query parameter ${name} is not declared`);
  const wrong = operation.parameters.flatMap(({ name, in: place, required, schema }) => {
    const value = place === 'path' ? pathValues[name] : query[name];
    if (value === undefined) return required ? [`${place} parameter ${name} is missing`] : [];
    // What may be a number or a text is one of both as it arrives; read as a number it would be both.
    const accepts =
      validate(schema, value).length === 0 || parameterAjv.compile({ type: 'object', properties: { value: schema } })({ value });
    return accepts ? [] : [`${place} parameter ${name} is ${JSON.stringify(value)}`];
  });
  return [...unknown, ...wrong];
}

/** GitHub refuses requests without a user agent; the other two are what its documentation asks for. */
function headerProblems({ headers }: ApiRequest): readonly string[] {
  const problems: string[] = [];
  if (!headers['user-agent']) problems.push('header user-agent is missing');
  if (!/^(?:token|bearer) \S+$/i.test(String(headers['authorization'] ?? '')))
    problems.push('header authorization is missing or malformed');
  if (!String(headers['accept'] ?? '').includes('application/vnd.github')) problems.push(`header accept is ${String(headers['accept'])}`);
  return problems;
}

function bodyProblems({ requestBody }: Operation, { body, headers }: ApiRequest): readonly string[] {
  if (requestBody === null) return body === undefined ? [] : ['a body where none is declared'];
  if (!String(headers['content-type'] ?? '').startsWith('application/json'))
    return [`header content-type is ${String(headers['content-type'])}`];
  return validate(requestBody, body);
}
