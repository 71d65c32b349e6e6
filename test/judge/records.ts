import { soloFigures } from '../../src/judge/rounds.ts';
import type {
  Acceptance,
  BenchmarkRecord,
  CountedInstructions,
  Environment,
  Measured,
  Measurement,
  MetricName,
  Policy,
  RoundOfBothArms,
  Run,
  RunFile,
  SlicePair,
  SoloRound,
  StoredRun,
} from '../../src/model.ts';
import { BUILT_IN_PROFILES, findProfile } from '../../src/plan/profiles.ts';

/** Records for the judge's tests, complete but for what a test is about. */

export const POLICY: Policy = {
  rules: [],
  alpha: 0.01,
  noRegressionOver: 0.05,
  onInconclusive: 'pass',
  minStoredRuns: 5,
  countsSettle: true,
};

export const ENVIRONMENT: Environment = {
  key: 'linux-6-x64-2x-epyc-7763-node-24',
  cpuModel: 'AMD EPYC 7763',
  arch: 'x64',
  cores: 2,
  nodeVersion: 'v24.1.0',
  osMajor: 'linux-6',
  kernel: '6.8.0',
  memoryBytes: 8e9,
  emulator: null,
  runnerImage: null,
};

export function aRun(fields: Partial<Run>): Run {
  return {
    schema: 3,
    tool: '0.1.0',
    startedAt: '2026-01-15T10:00:00.000Z',
    durationMs: 60_000,
    profile: 'quick',
    only: [],
    measuredFor: 'verdict',
    seed: 1,
    head: { sha: 'b'.repeat(40), dirty: false },
    base: { sha: 'a'.repeat(40), dirty: false },
    pullRequest: null,
    branch: 'default',
    shard: null,
    environment: ENVIRONMENT,
    policy: POLICY,
    configFile: 'perf-gate.yml',
    configHash: 'c',
    benchmarks: [],
    notes: [],
    warnings: [],
    ...fields,
  };
}

/** With nothing stored and nothing accepted. */
export function aRunFile(fields: Partial<Run>): RunFile {
  return { run: aRun(fields), history: [], acceptances: [] };
}

export function aBenchmark(id: string, measurement: Measurement, fields: Partial<BenchmarkRecord> = {}): BenchmarkRecord {
  const [target = '', scenario = ''] = id.split('/');
  return { id, target, scenario, kind: 'server', version: null, labels: {}, variant: null, loadHash: 'load', measurement, ...fields };
}

/** A run of the n-th commit of main, in which a request of one benchmark takes so many µs. */
export function mainAt(index: number, id: string, cpuPerRequestUs: number): Run {
  return aRun({
    base: null,
    head: { sha: `${index}`.repeat(40), dirty: false },
    startedAt: `2026-01-0${index}T10:00:00.000Z`,
    benchmarks: [aBenchmark(id, measuredAlone(solosOf({ cpuPerRequest: [cpuPerRequestUs, cpuPerRequestUs * 1.002] })))],
  });
}

export type RoundsByMetric = Readonly<Partial<Record<MetricName, readonly number[]>>>;

/** A benchmark whose rounds have just these log(head/base), each in three equal slices; looked at once, after the last. */
export function measured(logRatios: RoundsByMetric, solos: readonly SoloRound[] = []): Measured {
  return ofDuets(duetsOf(logRatios), solos);
}

/** The same, looked at by a plan of its own. */
export function measuredBy(looks: readonly number[], logRatios: RoundsByMetric, solos: readonly SoloRound[] = []): Measured {
  return { ...measured(logRatios, solos), plan: { looks } };
}

/** The same by the plan of the profile that {@link aRun} names. */
export function measuredByQuick(logRatios: RoundsByMetric, solos: readonly SoloRound[] = []): Measured {
  return { ...measured(logRatios, solos), plan: findProfile('quick', { profiles: BUILT_IN_PROFILES })!.plan };
}

/** A benchmark of just these rounds, looked at once, after the last. */
export function ofDuets(duets: readonly RoundOfBothArms[], solos: readonly SoloRound[] = []): Measured {
  return { state: 'measured', plan: { looks: [Math.max(1, duets.length)] }, duets, solos };
}

/** The same, of a server whose base waited for so much of the time under load, round by round; null: nobody could tell. */
export function waitingFor(shares: readonly (number | null)[], { duets, ...others }: Measured): Measured {
  return {
    ...others,
    duets: duets.map((round, index) => ({ ...round, ...(typeof shares[index] === 'number' ? { waitingShare: shares[index] } : {}) })),
  };
}

/** A benchmark of which head alone was measured. */
export function measuredAlone(solos: readonly SoloRound[]): Measured {
  return { state: 'measured', plan: null, duets: [], solos };
}

function duetsOf(logRatios: RoundsByMetric): readonly RoundOfBothArms[] {
  const metrics = Object.entries(logRatios) as [MetricName, readonly number[]][];
  const rounds = Math.max(0, ...metrics.map(([, ratios]) => ratios.length));
  return Array.from({ length: rounds }, (_, index) => {
    const slices: Partial<Record<MetricName, readonly SlicePair[]>> = {};
    for (const [metric, ratios] of metrics) {
      const ratio = ratios[index];
      if (ratio !== undefined) slices[metric] = Array.from({ length: 3 }, () => ofRatio(ratio));
    }
    return aDuet(index, slices);
  });
}

/** Figures of arms that cost 100 together, whatever sets them apart: rounds of them all count the same. */
export const ofRatio = (log: number): SlicePair => ({ base: 100 * Math.exp(-log / 2), head: 100 * Math.exp(log / 2) });

export function aDuet(index: number, slices: RoundOfBothArms['slices']): RoundOfBothArms {
  return { index, mode: 'duet', startedFirst: index % 2 === 0 ? 'base' : 'head', slices, coreShare: null };
}

/** One solo round a figure. */
export function solosOf(figures: RoundsByMetric): readonly SoloRound[] {
  const metrics = Object.entries(figures) as [MetricName, readonly number[]][];
  const rounds = Math.max(0, ...metrics.map(([, values]) => values.length));
  return Array.from({ length: rounds }, (_, index) => ({
    index,
    figures: Object.fromEntries(metrics.flatMap(([metric, values]) => (values[index] === undefined ? [] : [[metric, values[index]]]))),
  }));
}

/** Of counts that can be compared. */
const COUNTING_HASH = '0123456789abcdef';

/** What was counted of both arms. */
export const counted = (base: number | null, head: number, hash = COUNTING_HASH): CountedInstructions => ({ base, head, hash });

export function aStoredRun(
  id: string,
  solos: readonly SoloRound[],
  fields: {
    readonly loadHash?: string;
    readonly key?: string;
    readonly instructions?: number;
    /** Of those. */
    readonly countingHash?: string;
  } & Partial<Pick<StoredRun, 'commit' | 'slower' | 'accepted' | 'recordedAt' | 'environment'>> = {},
): StoredRun {
  const { loadHash = 'load', key = ENVIRONMENT.key, instructions, countingHash = COUNTING_HASH, ...rest } = fields;
  return {
    schema: 3,
    tool: '0.1.0',
    recordedAt: '2026-01-14T10:00:00.000Z',
    commit: 'd'.repeat(40),
    configHash: 'c',
    environment: { ...ENVIRONMENT, key },
    benchmarks: [
      {
        id,
        loadHash,
        figures: soloFigures(solos),
        ...(instructions === undefined ? {} : { instructions: { head: instructions, hash: countingHash } }),
      },
    ],
    slower: [],
    accepted: [],
    ...rest,
  };
}

/** Holds for every benchmark and every run of `aRun`, whatever the size of the change. */
export function anAcceptance(fields: Partial<Acceptance> = {}): Acceptance {
  return {
    schema: 1,
    configFile: 'perf-gate.yml',
    benchmark: '**',
    upTo: null,
    by: 'ada',
    at: '2026-01-15T09:00:00.000Z',
    reason: 'it checks more now',
    commit: 'b'.repeat(40),
    pullRequest: null,
    expires: '2026-04-15T09:00:00.000Z',
    ...fields,
  };
}

/** `n` values of the given mean that lie alternately `distance` above and below it; `n` even. */
export function around(centre: number, distance: number, n = 12): readonly number[] {
  return Array.from({ length: n }, (_, index) => centre + (index % 2 === 0 ? distance : -distance));
}
