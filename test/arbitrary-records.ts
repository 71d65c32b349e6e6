import * as fc from 'fast-check';
import { METRIC_NAMES } from '../src/metrics.ts';
import type {
  Acceptance,
  BenchmarkRecord,
  CallNode,
  CallTree,
  Cause,
  CountedCause,
  ProfiledCause,
  CodePlace,
  RoundOfBothArms,
  Environment,
  FunctionGrowth,
  Measured,
  Measurement,
  Policy,
  Reason,
  Rule,
  Run,
  RunFile,
  Shard,
  SlowerMark,
  SoloRound,
  StoredRun,
  TestPlan,
} from '../src/model.ts';
import { reasonThatSays } from './reason-that-says.ts';

/** Any record that the types allow and JSON can hold. */

const count = fc.nat();
const figure = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
const text = fc.string();
const nonEmptyText = fc.string({ minLength: 1 });
const timestamp = fc
  .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
  .map((date) => date.toISOString());
const metric = fc.constantFrom(...METRIC_NAMES);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

const environment: fc.Arbitrary<Environment> = fc.record({
  key: fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/),
  cpuModel: text,
  arch: text,
  cores: fc.integer({ min: 1, max: 512 }),
  nodeVersion: text,
  osMajor: text,
  kernel: text,
  memoryBytes: count,
  emulator: fc.option(text),
  runnerImage: fc.option(text),
  cpuLimit: maybe(fc.double({ min: 0.01, max: 512, noNaN: true })),
});

const figures = fc.dictionary(metric, figure);

const soloRound: fc.Arbitrary<SoloRound> = fc.record({
  index: count,
  figures,
  precision: maybe(figures),
  latencyDistribution: maybe(fc.array(figure, { maxLength: 3 })),
  memorySeries: maybe(fc.array(fc.tuple(figure, figure), { maxLength: 3 })),
  clientSaturated: maybe(fc.boolean()),
});

const slicePair = fc.record({ base: figure, head: figure });

const roundOfBothArms = {
  index: count,
  mode: fc.constantFrom('duet' as const, 'alternating' as const),
  startedFirst: fc.constantFrom('base' as const, 'head' as const),
  slices: fc.dictionary(metric, fc.array(slicePair, { maxLength: 3 })),
  coreShare: fc.option(slicePair),
};

const duetRound: fc.Arbitrary<RoundOfBothArms> = fc.record({
  ...roundOfBothArms,
  waitingShare: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
});

const testPlan: fc.Arbitrary<TestPlan> = fc.record({
  looks: fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 })
    .map((looks) => looks.toSorted((one, other) => one - other)),
});

const counted = fc.record({ head: figure.map((more) => more + 1), hash: fc.stringMatching(/^[0-9a-f]{16}$/) });

const measured: fc.Arbitrary<Measured> = fc.record({
  state: fc.constant('measured' as const),
  plan: fc.option(testPlan),
  duets: fc.array(duetRound, { maxLength: 3 }),
  solos: fc.array(soloRound, { maxLength: 3 }),
  instructions: maybe(fc.tuple(counted, fc.option(counted)).map(([head, base]) => ({ ...head, base: base?.head ?? null }))),
});

const reason: fc.Arbitrary<Reason> = fc.oneof(
  text.map(reasonThatSays),
  fc.record({ kind: fc.constant('base-broken' as const), base: text.map(reasonThatSays) }, { noNullPrototype: true }),
  fc.record({ kind: fc.constant('no-usable-figures' as const), metrics: fc.array(metric, { maxLength: 2 }) }, { noNullPrototype: true }),
);

const measurement: fc.Arbitrary<Measurement> = fc.oneof(
  measured,
  fc.record({ state: fc.constant('new' as const), why: reason, solos: fc.array(soloRound, { maxLength: 3 }) }),
  fc.record({ state: fc.constantFrom('removed' as const, 'unaffected' as const) }),
  fc.record({ state: fc.constant('broken' as const), arm: fc.constantFrom('base', 'head'), reason }),
  fc.record({ state: fc.constant('invalid' as const), reason }),
  fc.record({ state: fc.constant('lost' as const), reason }),
  fc.record({
    state: fc.constant('not measured' as const),
    reason,
    missingProgram: maybe(text),
    leftTo: maybe(fc.constant({ index: 2, count: 3 })),
  }),
);

const shortText = fc.string({ maxLength: 20 });
const signed = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
const bothFigures = fc.record({ base: figure, head: figure });

const codePlace: fc.Arbitrary<CodePlace> = fc.record({
  name: shortText,
  file: fc.option(shortText),
  line: fc.option(fc.integer({ min: 1 })),
});

const growths: fc.Arbitrary<readonly FunctionGrowth[]> = fc.array(
  fc.record({
    at: codePlace,
    isChanged: fc.boolean(),
    text: fc.option(shortText),
    part: fc.option(shortText),
    base: figure,
    head: figure,
    low: signed,
    high: signed,
    caller: fc.option(codePlace),
    callee: fc.option(codePlace),
  }),
  { maxLength: 2 },
);

/** Each node hangs on the one before it. */
const callTree: fc.Arbitrary<CallTree> = fc
  .record({ frames: fc.array(codePlace, { minLength: 1, maxLength: 3 }), costs: fc.array(fc.tuple(figure, figure), { maxLength: 3 }) })
  .map(({ frames, costs }) => ({
    frames,
    nodes: costs.map(([base, head], index): CallNode => [index - 1, index % frames.length, base, head]),
  }));

const countedCause: fc.Arbitrary<CountedCause> = fc.record({
  instructions: bothFigures,
  functions: fc.array(
    fc.record({
      at: codePlace,
      isChanged: fc.boolean(),
      text: fc.option(shortText),
      base: figure,
      head: figure,
      calls: bothFigures,
      part: fc.option(shortText),
      caller: fc.option(codePlace),
    }),
    { maxLength: 2 },
  ),
});

const profiledCause: fc.Arbitrary<ProfiledCause> = fc.record({
  stretches: fc.integer({ min: 1 }),
  level: fc.double({ min: 0.5, max: 0.999, noNaN: true }),
  cpuUs: bothFigures,
  functions: growths,
  engines: fc.record({ base: shortText, head: shortText }),
  tree: callTree,
});

const cause: fc.Arbitrary<Cause> = fc.record({
  counted: fc.option(countedCause),
  profiled: fc.option(profiledCause),
  packages: fc.array(fc.record({ name: shortText, from: fc.option(shortText), to: fc.option(shortText) }), { maxLength: 2 }),
  commits: fc.array(fc.record({ sha: nonEmptyText, subject: shortText }), { maxLength: 2 }),
});

const benchmark: fc.Arbitrary<BenchmarkRecord> = fc.record({
  id: nonEmptyText,
  target: nonEmptyText,
  scenario: nonEmptyText,
  kind: fc.constantFrom('server', 'suite'),
  version: fc.option(text),
  // zod takes that name in no record, and so no configuration has it.
  labels: fc.dictionary(
    nonEmptyText.filter((name) => name !== '__proto__'),
    text,
    { maxKeys: 3, noNullPrototype: true },
  ),
  variant: fc.option(fc.record({ name: nonEmptyText, environment })),
  part: maybe(nonEmptyText),
  loadHash: text,
  measurement,
  cause: maybe(cause),
});

const fraction = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value));

const rule: fc.Arbitrary<Rule> = fc.record({
  benchmark: nonEmptyText,
  metric: nonEmptyText,
  role: maybe(fc.constantFrom('gating', 'advisory')),
  delta0: maybe(fraction),
  threshold: maybe(fraction),
});

const policy: fc.Arbitrary<Policy> = fc.record({
  rules: fc.array(rule, { maxLength: 3 }),
  alpha: fc.double({ min: 1e-6, max: 0.5, noNaN: true }),
  noRegressionOver: fraction,
  onInconclusive: fc.constantFrom('pass', 'neutral', 'fail'),
  minStoredRuns: count,
  countsSettle: fc.boolean(),
});

const commit = fc.record({ sha: nonEmptyText, dirty: fc.boolean() });

const pullRequest = fc.option(fc.integer({ min: 1 }));

const shard: fc.Arbitrary<Shard> = fc
  .integer({ min: 1, max: 50 })
  .chain((of) => fc.record({ index: fc.integer({ min: 1, max: of }), count: fc.constant(of) }));

const arbitraryRun: fc.Arbitrary<Run> = fc.record({
  schema: fc.constant(3),
  tool: text,
  startedAt: timestamp,
  durationMs: figure,
  profile: nonEmptyText,
  only: fc.array(text, { maxLength: 3 }),
  measuredFor: fc.constantFrom('verdict', 'tables'),
  seed: fc.integer(),
  budgetMs: fc.option(fc.integer({ min: 1 })),
  head: commit,
  base: fc.option(commit),
  pullRequest,
  branch: fc.constantFrom('default', 'other', 'unknown'),
  shard: fc.option(shard),
  environment,
  policy,
  storedKinds: fc.array(fc.record({ environment, runs: count.map((more) => more + 1) }), { maxLength: 2 }),
  configFile: nonEmptyText,
  configHash: text,
  benchmarks: fc.array(benchmark, { maxLength: 3 }),
  notes: fc.array(reason, { maxLength: 3 }),
  warnings: fc.array(reason, { maxLength: 3 }),
});

const slowerMark: fc.Arbitrary<SlowerMark> = fc.record({
  id: nonEmptyText,
  since: nonEmptyText,
  metrics: fc.array(metric, { maxLength: 2 }),
});

const storedBenchmark: fc.Arbitrary<StoredRun['benchmarks'][number]> = fc.record({
  id: nonEmptyText,
  loadHash: text,
  figures: fc.dictionary(metric, fc.array(figure, { maxLength: 3 })),
  instructions: maybe(counted),
});

export const arbitraryStoredRun: fc.Arbitrary<StoredRun> = fc.record({
  schema: fc.constant(3),
  tool: text,
  recordedAt: timestamp,
  commit: nonEmptyText,
  environment,
  configHash: text,
  benchmarks: fc.array(storedBenchmark, { maxLength: 3 }),
  slower: fc.array(slowerMark, { maxLength: 2 }),
  accepted: fc.array(fc.record({ id: nonEmptyText, since: nonEmptyText, acceptedAt: timestamp }), { maxLength: 2 }),
});

const changeForTheWorse = fc.double({ min: 1e-6, max: 10, noNaN: true });

export const arbitraryAcceptance: fc.Arbitrary<Acceptance> = fc.record({
  schema: fc.constant(1),
  configFile: nonEmptyText,
  benchmark: nonEmptyText,
  upTo: fc.option(changeForTheWorse),
  metrics: maybe(fc.dictionary(metric, changeForTheWorse, { noNullPrototype: true })),
  by: nonEmptyText,
  at: timestamp,
  reason: nonEmptyText,
  commit: nonEmptyText,
  pullRequest,
  expires: timestamp,
});

export const arbitraryRunFile: fc.Arbitrary<RunFile> = fc.record({
  run: arbitraryRun,
  history: fc.array(arbitraryStoredRun, { maxLength: 3 }),
  acceptances: fc.array(arbitraryAcceptance, { maxLength: 3 }),
});
