import { z } from 'zod';
import { causeSchema } from './cause-schema.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type {
  Acceptance,
  AcceptedMark,
  BenchmarkRecord,
  CountedInstructions,
  Environment,
  Measured,
  Measurement,
  Policy,
  RoundOfBothArms,
  Run,
  RunFile,
  Shard,
  SlowerMark,
  SoloFigures,
  SoloRound,
  StoredKind,
  StoredRun,
  TestPlan,
  Variant,
} from '../model.ts';
import { reasonSchema } from '../reasons.ts';
import { MOST_STEPS } from '../percentiles.ts';
import { MOST_LOOKS } from '../plan/profiles.ts';

/**
 * Schemas of all that is written to disk: run files and baseline lines. `satisfies` holds the
 * schemas to the types of `model.ts`; that nothing is dropped on the way is shown by the round trips in the tests.
 */

/** Format of run files. */
export const RUN_SCHEMA = 3;

/** Format of the lines of a baseline file. */
export const STORED_SCHEMA = 3;

/** Format of the lines of the file of accepted regressions. */
export const ACCEPTANCE_SCHEMA = 1;

const count = z.int().nonnegative();
const figure = z.number().nonnegative();
const metricName = z.enum(METRIC_NAMES);
const timestamp = z.iso.datetime();

/** Names a baseline file, so it must be no path: a record may come from an artifact that anyone could have made. */
const environmentKey = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._+@-]{0,199}$/, 'not a name for a file');

const environment = z.object({
  key: environmentKey,
  cpuModel: z.string(),
  arch: z.string(),
  cores: z.int().positive(),
  cpuLimit: z.number().positive().optional(),
  nodeVersion: z.string(),
  osMajor: z.string(),
  kernel: z.string(),
  memoryBytes: count,
  emulator: z.string().nullable(),
  runnerImage: z.string().nullable(),
}) satisfies z.ZodType<Environment>;

const storedKind = z.object({ environment, runs: z.int().positive() }) satisfies z.ZodType<StoredKind>;

const soloRound = z.object({
  index: count,
  figures: z.partialRecord(metricName, figure),
  precision: z.partialRecord(metricName, figure).optional(),
  latencyDistribution: z.array(figure).max(MOST_STEPS).optional(),
  memorySeries: z.array(z.tuple([figure, figure])).optional(),
  clientSaturated: z.boolean().optional(),
}) satisfies z.ZodType<SoloRound>;

const slicePair = z.object({ base: figure, head: figure });

const roundOfBothArms = z.object({
  index: count,
  mode: z.enum(['duet', 'alternating']),
  startedFirst: z.enum(['base', 'head']),
  slices: z.partialRecord(metricName, z.array(slicePair)),
  coreShare: slicePair.nullable(),
  waitingShare: z.number().min(0).max(1).optional(),
  unsettled: z.literal(true).optional(),
  clientSaturated: z.literal(true).optional(),
}) satisfies z.ZodType<RoundOfBothArms>;

const testPlan = z.object({
  looks: z
    .array(z.int().positive())
    .min(1)
    .max(MOST_LOOKS)
    .refine((looks) => looks.every((look, index) => index === 0 || look > looks[index - 1]!), 'looks come one after the other'),
}) satisfies z.ZodType<TestPlan>;

const instructions = z.number().positive();

const countedInstructions = z.object({
  base: instructions.nullable(),
  head: instructions,
  allocated: z.object({ base: z.number(), head: z.number() }).optional(),
  hash: z.string().regex(/^[0-9a-f]{16}$/, 'not a hash'),
}) satisfies z.ZodType<CountedInstructions>;

const measured = z.object({
  state: z.literal('measured'),
  plan: testPlan.nullable(),
  duets: z.array(roundOfBothArms),
  solos: z.array(soloRound),
  instructions: countedInstructions.optional(),
}) satisfies z.ZodType<Measured>;

const shard = z
  .object({ index: z.int().positive(), count: z.int().positive() })
  .refine(({ index, count: of }) => index <= of, 'the index of a shard is at most their count') satisfies z.ZodType<Shard>;

const measurement = z.discriminatedUnion('state', [
  measured,
  z.object({ state: z.literal('new'), why: reasonSchema, solos: z.array(soloRound) }),
  z.object({ state: z.literal('removed') }),
  z.object({ state: z.literal('unaffected'), because: reasonSchema.optional() }),
  z.object({ state: z.literal('broken'), arm: z.enum(['base', 'head']), reason: reasonSchema }),
  z.object({ state: z.literal('invalid'), reason: reasonSchema }),
  z.object({ state: z.literal('not measured'), reason: reasonSchema, missingProgram: z.string().optional(), leftTo: shard.optional() }),
  z.object({ state: z.literal('lost'), reason: reasonSchema }),
]) satisfies z.ZodType<Measurement>;

const variant = z.object({ name: z.string().min(1), environment }) satisfies z.ZodType<Variant>;

const benchmarkRecord = z.object({
  id: z.string().min(1),
  target: z.string().min(1),
  scenario: z.string().min(1),
  kind: z.enum(['server', 'suite']),
  version: z.string().nullable(),
  labels: z.record(z.string(), z.string()),
  loadHash: z.string(),
  variant: variant.nullable(),
  part: z.string().min(1).optional(),
  measurement,
  tookMs: figure.optional(),
  cause: causeSchema.optional(),
}) satisfies z.ZodType<BenchmarkRecord>;

const fraction = z.number().min(0).max(1);

const policy = z.object({
  rules: z.array(
    z.object({
      benchmark: z.string().min(1),
      metric: z.string().min(1),
      role: z.enum(['gating', 'advisory']).optional(),
      delta0: fraction.optional(),
      threshold: fraction.optional(),
    }),
  ),
  // The judge needs a level that a test can have; a run file may come from anyone.
  alpha: z.number().gt(0).lte(0.5),
  noRegressionOver: fraction,
  onInconclusive: z.enum(['pass', 'neutral', 'fail']),
  minStoredRuns: count,
  countsSettle: z.boolean(),
}) satisfies z.ZodType<Policy>;

const commit = z.object({ sha: z.string().min(1), dirty: z.boolean() });

const pullRequest = z.int().positive().nullable();

const run = z.object({
  schema: z.literal(RUN_SCHEMA),
  tool: z.string(),
  startedAt: timestamp,
  durationMs: figure,
  phasesMs: z.object({ preparing: figure, waiting: figure, counting: figure, rounds: figure, explaining: figure }).optional(),
  profile: z.string().min(1),
  only: z.array(z.string()),
  measuredFor: z.enum(['verdict', 'tables']),
  seed: z.int(),
  budgetMs: z.int().positive().nullable().optional(),
  head: commit,
  base: commit.nullable(),
  pullRequest,
  branch: z.enum(['default', 'other', 'unknown']),
  shard: shard.nullable(),
  parts: z.int().positive().optional(),
  environment,
  storedKinds: z.array(storedKind).optional(),
  policy,
  configFile: z.string().min(1),
  configHash: z.string(),
  benchmarks: z.array(benchmarkRecord),
  notes: z.array(reasonSchema),
  warnings: z.array(reasonSchema),
}) satisfies z.ZodType<Run>;

const mark = z.object({ id: z.string().min(1), since: z.string().min(1) });

const slowerMark = mark.extend({ metrics: z.array(metricName) }) satisfies z.ZodType<SlowerMark>;

const acceptedMark = mark.extend({ acceptedAt: timestamp }) satisfies z.ZodType<AcceptedMark>;

/** The list as it was parsed and no copy of it: there may be thousands of runs, with many lists each. */
const figureList = z.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.every((one) => Number.isFinite(one) && one >= 0),
  'not a list of figures',
);

const storedFigures = z.partialRecord(metricName, figureList) satisfies z.ZodType<SoloFigures>;

const storedBenchmark = z.object({
  id: z.string().min(1),
  loadHash: z.string(),
  figures: storedFigures,
  instructions: countedInstructions.omit({ base: true }).optional(),
  tookMs: figure.optional(),
}) satisfies z.ZodType<StoredRun['benchmarks'][number]>;

/** A line of a baseline file. */
export const storedRunSchema = z.object({
  schema: z.literal(STORED_SCHEMA),
  tool: z.string(),
  recordedAt: timestamp,
  commit: z.string().min(1),
  environment,
  configHash: z.string(),
  benchmarks: z.array(storedBenchmark),
  slower: z.array(slowerMark),
  accepted: z.array(acceptedMark),
}) satisfies z.ZodType<StoredRun>;

/** A line of the file of accepted regressions. */
export const acceptanceSchema = z.object({
  schema: z.literal(ACCEPTANCE_SCHEMA),
  configFile: z.string().min(1),
  benchmark: z.string().min(1),
  upTo: z.number().positive().nullable(),
  metrics: z.partialRecord(metricName, z.number().nonnegative()).optional(),
  by: z.string().min(1),
  at: timestamp,
  reason: z.string().min(1),
  commit: z.string().min(1),
  pullRequest,
  expires: timestamp,
}) satisfies z.ZodType<Acceptance>;

/** A whole run file. */
export const runFileSchema = z.object({
  run,
  history: z.array(storedRunSchema),
  acceptances: z.array(acceptanceSchema),
}) satisfies z.ZodType<RunFile>;
