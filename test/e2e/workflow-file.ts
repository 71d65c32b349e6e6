/**
 * Workflow files and action.yml, as far as `workflow-runner.ts` understands them. The objects are strict: a key that it
 * would have to ignore is an error.
 */
import { parse } from 'yaml';
import { z } from 'zod';

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const permissions = z.record(z.string(), z.enum(['read', 'write']));

const step = z.strictObject({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string(),
  with: z.record(z.string(), text).default({}),
});

const strategy = z.strictObject({
  /** The jobs of a matrix run one after the other here, so none of them could end the others early. */
  'fail-fast': z.literal(false),
  matrix: z.record(z.string(), z.array(text)),
});

const job = z.strictObject({
  name: z.string().optional(),
  needs: z.string().optional(),
  if: z.string().optional(),
  strategy: strategy.optional(),
  'runs-on': z.literal('ubuntu-latest'),
  'timeout-minutes': z.number().optional(),
  permissions,
  steps: z.array(step).readonly(),
});

const dispatchInput = z.strictObject({
  description: z.string(),
  type: z.enum(['string', 'choice', 'boolean']),
  options: z.array(z.string()).optional(),
  default: z.string().default(''),
});

const triggers = z.strictObject({
  /** Without filters: opened, synchronize and reopened. */
  pull_request: z.null().optional(),
  merge_group: z.null().optional(),
  push: z.strictObject({ branches: z.array(z.string()), 'paths-ignore': z.array(z.string()) }).optional(),
  schedule: z.array(z.strictObject({ cron: z.string() })).optional(),
  workflow_dispatch: z.strictObject({ inputs: z.record(z.string(), dispatchInput) }).nullish(),
  workflow_run: z.strictObject({ workflows: z.array(z.string()), types: z.tuple([z.literal('completed')]) }).optional(),
  issue_comment: z.strictObject({ types: z.tuple([z.literal('created')]) }).optional(),
});

/** One event, or a list of them, is short for those without filters. */
function withKeys(on: unknown): unknown {
  if (typeof on !== 'string' && !Array.isArray(on)) return on;
  const events: readonly string[] = typeof on === 'string' ? [on] : on;
  return Object.fromEntries(events.map((event) => [event, null]));
}

const workflow = z.strictObject({
  name: z.string().default(''),
  'run-name': z.string().default(''),
  on: z.preprocess(withKeys, triggers),
  /** Nothing that a job does not ask for itself. */
  permissions: z.strictObject({}),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': text.optional() }).optional(),
  jobs: z.record(z.string(), job),
});

const actionManifest = z.object({
  runs: z.strictObject({ using: z.literal('node24'), main: z.string() }),
  inputs: z.record(z.string(), z.object({ default: text.default('') })),
});

export type Workflow = Readonly<z.output<typeof workflow>>;
export type WorkflowJob = Readonly<z.output<typeof job>>;
/** `read` or `write` by scope; a scope that is not there may do nothing. */
export type Permissions = Readonly<z.output<typeof permissions>>;
export type ActionManifest = Readonly<z.output<typeof actionManifest>>;

export function parseWorkflow(yaml: string): Workflow {
  return workflow.parse(parse(yaml));
}

export function parseActionManifest(yaml: string): ActionManifest {
  return actionManifest.parse(parse(yaml));
}
