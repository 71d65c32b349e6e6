/** Hand-built runs and judgements: as little as a report needs, and every kind of verdict. */
import { absenceOf, allComparisonsOf } from '../../src/judge/verdict.ts';
import { isCounted } from '../../src/judge/instruction-evidence.ts';
import { clearableBelow } from '../../src/judge/rules.ts';
import { METRICS } from '../../src/metrics.ts';
import { changeOfFigure } from '../../src/text/differences.ts';
import type { ReportedRun } from '../../src/report/report-source.ts';
import type {
  BenchmarkRecord,
  Comparison,
  Environment,
  JudgedBenchmark,
  Judgement,
  Measurement,
  MetricName,
  Reason,
  RoundOfBothArms,
  StoredResult,
  Variant,
} from '../../src/model.ts';
import { aBenchmark, aDuet, aRun, counted, POLICY } from '../judge/records.ts';
import { reasonThatSays } from '../reason-that-says.ts';
import { describeReason } from '../../src/report/words.ts';

export const BASE_SHA = '1f0e4c7a9b2d3e5f60718293a4b5c6d7e8f90a1b';
export const HEAD_SHA = '9c8b7a6f5e4d3c2b1a09f8e7d6c5b4a392817065';

export const ENVIRONMENT: Environment = {
  key: 'amd-epyc-7763-x64-4-node24-linux-6',
  cpuModel: 'AMD EPYC 7763 64-Core Processor',
  arch: 'x64',
  cores: 4,
  nodeVersion: 'v24.21.0',
  osMajor: 'linux-6',
  kernel: '6.8.0-1021-azure',
  memoryBytes: 16 * 1024 ** 3,
  emulator: 'qemu-user 7.2.22',
  runnerImage: 'ubuntu24 20260105.1',
};

/** Verdicts on what has no rounds. */
const UNMEASURED: ReadonlySet<JudgedBenchmark['verdict']> = new Set(['failed', 'invalid', 'removed', 'unaffected', 'not measured']);

/** Up to the first look of `standard`. */
const ROUNDS = 8;

/** Base's figures in its rounds. */
const BASE_LEVELS: Readonly<Partial<Record<string, number>>> = {
  cpuPerRequest: 77.8,
  unloadedLatency: 1.31,
  nsPerOp: 1_204,
  throughput: 2_200,
  instructionsPerRequest: 205_480,
};

/** A comparison whose interval is the estimate ± `margin`. */
export function comparison(metric: MetricName, estimate: number, margin: number, overrides: Partial<Comparison> = {}): Comparison {
  const { role, delta0, threshold, direction } = METRICS[metric];
  const base = BASE_LEVELS[metric] ?? 80;
  return {
    metric,
    role,
    direction,
    delta0,
    threshold,
    clearableBelow: clearableBelow({ metric, delta0, threshold }, POLICY),
    n: isCounted(metric) ? 1 : ROUNDS,
    levels: { base, head: base * (1 + changeOfFigure(estimate, direction)) },
    estimate,
    interval: { low: estimate - margin, high: estimate + margin, level: 0.98 },
    sd: margin * 1.3,
    decides: role === 'gating',
    p: 0.4,
    adjustedP: role === 'gating' ? 1 : null,
    pBetter: 0.6,
    adjustedPBetter: role === 'gating' ? 1 : null,
    smallestVisible: margin * 3,
    outcome: 'no regression',
    ...overrides,
  };
}

/** A comparison with stored runs that is shown only. */
export function storedComparison(metric: MetricName, estimate: number, margin: number, overrides: Partial<Comparison> = {}): Comparison {
  return comparison(metric, estimate, margin, { n: 3, decides: false, adjustedP: null, adjustedPBetter: null, ...overrides });
}

export const NO_STORED_RUNS: StoredResult = {
  state: 'nothing to compare',
  reason: reasonThatSays('0 stored runs of this machine kind and load, 2 are needed'),
};

/** Of what was not measured, whatever is stored. */
const NOTHING_OF_HEAD: StoredResult = { state: 'nothing to compare', reason: reasonThatSays('not measured in this run') };

/** A judged benchmark; `express/updateUser` is a server, `suite:user/parse` a suite's task. */
export function benchmark(id: string, judged: Partial<JudgedBenchmark> & Pick<JudgedBenchmark, 'verdict' | 'because'>): JudgedBenchmark {
  const kind = id.startsWith('suite:') ? 'suite' : 'server';
  const name = id.replace(/^suite:/u, '');
  const slash = name.indexOf('/');
  return {
    id: name,
    target: name.slice(0, slash),
    scenario: name.slice(slash + 1),
    kind,
    version: null,
    labels: {},
    variant: null,
    comparisons: [],
    stored: UNMEASURED.has(judged.verdict) ? NOTHING_OF_HEAD : NO_STORED_RUNS,
    absence: judged.verdict === 'not measured' ? absenceOf(unmeasured(judged.because), { shard: null }) : null,
    unseen: [],
    acceptance: null,
    slowerSince: null,
    figures: {},
    precision: {},
    clientSaturated: false,
    ...judged,
  };
}

/** Figures of a server that answers so many requests a second. */
export function serverFigures(requestsPerSecond: number): JudgedBenchmark['figures'] {
  const latencyMs = 200_000 / requestsPerSecond;
  return {
    throughput: requestsPerSecond,
    latencyP50: latencyMs * 0.95,
    latencyP975: latencyMs * 1.8,
    latencyP99: latencyMs * 2.4,
    output: requestsPerSecond * 0.00031,
    maxMemory: 85 + 300_000 / requestsPerSecond,
    maxCpu: 98.6,
    bootTime: 155,
    cpuPerRequest: 1e6 / requestsPerSecond,
  };
}

export function suiteFigures(nsPerOp: number): JudgedBenchmark['figures'] {
  return { nsPerOp, opsPerSecond: 1e9 / nsPerOp };
}

/** What the comparisons would have been made of, and what every round has. */
function slicesOf({ kind, comparisons }: JudgedBenchmark): RoundOfBothArms['slices'] {
  const metrics = [kind === 'server' ? 'cpuPerRequest' : 'nsPerOp', ...comparisons.map(({ metric }) => metric)];
  return Object.fromEntries(metrics.map((metric) => [metric, [{ base: BASE_LEVELS[metric] ?? 80, head: 82 }]]));
}

/** What the judge takes these verdicts and their reasons from; undefined: from rounds. */
function stateOf({ verdict, because: reason }: JudgedBenchmark): Measurement | undefined {
  const states: Readonly<Partial<Record<JudgedBenchmark['verdict'], Measurement>>> = {
    failed: { state: 'broken', arm: 'head', reason },
    invalid: { state: 'invalid', reason },
    removed: { state: 'removed' },
    unaffected: { state: 'unaffected' },
    'not measured': unmeasured(reason),
  };
  return states[verdict];
}

function unmeasured(reason: Reason): Measurement {
  const text = describeReason(reason);
  if (text.endsWith(' did not arrive')) return { state: 'lost', reason };
  const [missingProgram] = text.split(' is not installed');
  return { state: 'not measured', reason, ...(missingProgram === text ? {} : { missingProgram }) };
}

/** The environment of a benchmark whose variant is named like `Node v22.20.0`. */
function variantOf(name: string): Variant {
  const nodeVersion = name.replace('Node ', '');
  return { name, environment: { ...ENVIRONMENT, key: ENVIRONMENT.key.replace('node24', `node-${nodeVersion}`), nodeVersion } };
}

function recordOf(judged: JudgedBenchmark): BenchmarkRecord {
  const { id, target, scenario, kind, version, labels, variant, verdict, because, comparisons, figures } = judged;
  const rounds = comparisons.length === 0 ? [] : Array.from({ length: ROUNDS }, (_, index) => aDuet(index, slicesOf(judged)));
  const solos = [0, 1].map((index) => ({ index, figures }));
  const measured: Measurement = {
    state: 'measured',
    plan: comparisons.length === 0 ? null : { looks: [ROUNDS] },
    duets: rounds,
    solos,
    ...(comparisons.some(({ metric }) => metric === 'instructionsPerRequest')
      ? { instructions: counted(BASE_LEVELS['instructionsPerRequest']!, 208_593) }
      : {}),
  };
  const measurement: Measurement = verdict === 'new' ? { state: 'new', why: because, solos } : (stateOf(judged) ?? measured);
  const shown = { target, scenario, kind, version, labels, variant: variant === null ? null : variantOf(variant) };
  return aBenchmark(id, measurement, { ...shown, loadHash: 'a1b2c3' });
}

export interface Sample {
  readonly run: ReportedRun;
  readonly judgement: Judgement;
}

/** A run with just these benchmarks; the judgement is taken as given, not judged. */
export function sample(
  benchmarks: readonly JudgedBenchmark[],
  judged: Pick<Judgement, 'verdict' | 'exitCode'>,
  overrides: Partial<ReportedRun> = {},
): Sample {
  const familySize = benchmarks.flatMap(allComparisonsOf).filter(({ adjustedP }) => adjustedP !== null).length;
  return {
    run: aRun({
      durationMs: 102_000,
      profile: 'standard',
      seed: 42,
      head: { sha: HEAD_SHA, dirty: false },
      base: { sha: BASE_SHA, dirty: false },
      environment: ENVIRONMENT,
      configHash: 'f'.repeat(64),
      benchmarks: benchmarks.map(recordOf),
      ...overrides,
    }),
    judgement: { ...judged, familySize, alpha: 0.01, benchmarks, drifts: [] },
  };
}
