/**
 * Workflow files and action.yml, as far as `workflow-runner.ts` understands them. The objects are strict: a key that it
 * would have to ignore is an error.
 */
import { parse } from 'yaml';
import { z } from 'zod';

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const permissions = z.record(z.string(), z.enum(['read', 'write']));

const environment = z.record(z.string(), text).default({});

const step = z
  .strictObject({
    id: z.string().optional(),
    if: z.string().optional(),
    env: environment,
    /** A shell command, or an action. */
    run: z.string().optional(),
    uses: z.string().default(''),
    with: z.record(z.string(), text).default({}),
  })
  .refine(({ run, uses }) => (run === undefined) !== (uses === ''), 'a step either runs a command or uses an action');

const strategy = z.strictObject({
  /** The jobs of a matrix run one after the other here, so none of them could end the others early. */
  'fail-fast': z.literal(false),
  /** An expression gives the values as JSON. */
  matrix: z.record(z.string(), z.union([z.array(text), z.string()])),
});

const anyJob = {
  name: z.string().optional(),
  needs: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((needs) => (typeof needs === 'string' ? [needs] : needs)),
  if: z.string().optional(),
  strategy: strategy.optional(),
  permissions,
};

const jobOfSteps = z.strictObject({
  ...anyJob,
  'runs-on': z.string(),
  'timeout-minutes': text.optional(),
  outputs: z.record(z.string(), z.string()).default({}),
  steps: z.array(step).readonly(),
});

/** A job that is another workflow. */
const callingJob = z.strictObject({ ...anyJob, uses: z.string(), with: z.record(z.string(), text).default({}) });

const input = z.strictObject({
  description: z.string(),
  type: z.enum(['string', 'choice', 'boolean', 'number']),
  options: z.array(z.string()).optional(),
  default: text.default(''),
});

const triggers = z.strictObject({
  /** Without filters: opened, synchronize and reopened. */
  pull_request: z.null().optional(),
  merge_group: z.null().optional(),
  push: z.strictObject({ branches: z.array(z.string()), 'paths-ignore': z.array(z.string()) }).optional(),
  schedule: z.array(z.strictObject({ cron: z.string() })).optional(),
  workflow_dispatch: z.strictObject({ inputs: z.record(z.string(), input) }).nullish(),
  workflow_call: z
    .strictObject({
      inputs: z.record(z.string(), input),
      secrets: z.record(z.string(), z.strictObject({ required: z.literal(false), description: z.string() })).default({}),
    })
    .optional(),
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
  jobs: z.record(z.string(), z.union([jobOfSteps, callingJob])),
});

const actionManifest = z.object({
  runs: z.strictObject({ using: z.literal('node24'), main: z.string() }),
  inputs: z.record(z.string(), z.object({ default: text.default('') })),
});

export type Workflow = Readonly<z.output<typeof workflow>>;
export type JobOfSteps = Readonly<z.output<typeof jobOfSteps>>;
export type CallingJob = Readonly<z.output<typeof callingJob>>;
export type WorkflowJob = JobOfSteps | CallingJob;
/** `read` or `write` by scope; a scope that is not there may do nothing. */
export type Permissions = Readonly<z.output<typeof permissions>>;
export type ActionManifest = Readonly<z.output<typeof actionManifest>>;

export function parseWorkflow(yaml: string): Workflow {
  return workflow.parse(parse(yaml));
}

export function parseActionManifest(yaml: string): ActionManifest {
  return actionManifest.parse(parse(yaml));
}
