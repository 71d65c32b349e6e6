import { judge } from '../src/judge/judge.ts';
import { nextStage, type Stage } from '../src/judge/next-stage.ts';
import type {
  BenchmarkIdentity,
  BenchmarkRecord,
  CountedInstructions,
  Judgement,
  Measured,
  Policy,
  RoundOfBothArms,
  Run,
  RunFile,
  TestPlan,
} from '../src/model.ts';

/** A benchmark whose rounds come from anywhere: recorded ones that are drawn anew, or noise. */
export interface ReplayedBenchmark {
  readonly record: BenchmarkIdentity;
  /** It is a server that mostly waits, so that its throughput gates; not there: it is none. */
  readonly waits?: boolean;
  /** How its arms are measured, by which it has its peers; not there: as a duet. */
  readonly mode?: RoundOfBothArms['mode'];
  /** Pairs that were counted before the rounds; not there: none were. */
  readonly instructions?: CountedInstructions;
  /** The slices of one more round. */
  readonly draw: () => RoundOfBothArms['slices'];
}

/** What came of a replay: all that a run which had measured these rounds would have written and said. */
export interface Replay {
  readonly file: RunFile;
  readonly judgement: Judgement;
  /** Rounds side by side, of all benchmarks together. */
  readonly duets: number;
}

/** Where and when a replay takes place says nothing about it. */
const NOWHERE: Omit<Run, 'policy' | 'benchmarks'> = {
  schema: 3,
  tool: 'replay',
  startedAt: '1970-01-01T00:00:00.000Z',
  durationMs: 0,
  only: [],
  profile: 'replay',
  measuredFor: 'verdict',
  seed: 0,
  head: { sha: 'head', dirty: false },
  base: { sha: 'base', dirty: false },
  pullRequest: 1,
  branch: 'other',
  shard: null,
  environment: {
    key: 'replay',
    cpuModel: 'none',
    arch: 'none',
    cores: 1,
    nodeVersion: 'none',
    osMajor: 'none',
    kernel: 'none',
    memoryBytes: 0,
    emulator: null,
    runnerImage: null,
  },
  configFile: 'perf-gate.yml',
  configHash: 'replay',
  notes: [],
  warnings: [],
};

/**
 * Plays the whole procedure on rounds that need not be measured: screen, confirm from look to look, judge. Stage after
 * stage is asked of the judge, as the real measuring does, so the two cannot part ways.
 */
export function replayGate({
  benchmarks,
  plan,
  policy,
}: {
  readonly benchmarks: readonly ReplayedBenchmark[];
  readonly plan: TestPlan;
  readonly policy: Policy;
}): Replay {
  const sources = new Map(benchmarks.map((benchmark) => [benchmark.record.id, benchmark]));
  const unmeasured: Measured = { state: 'measured', plan, duets: [], solos: [] };
  const records = benchmarks.map(({ record, instructions }): BenchmarkRecord => ({
    ...record,
    loadHash: '',
    variant: null,
    measurement: { ...unmeasured, instructions },
  }));
  let file = runFileOf(records, policy);
  for (let stage = nextStage(file); stage !== null; stage = nextStage(file))
    file = { ...file, run: { ...file.run, benchmarks: afterStage(file.run.benchmarks, stage, sources) } };
  return {
    file,
    judgement: judge(file),
    duets: file.run.benchmarks.reduce((sum, { measurement }) => sum + duetsOf(measurement).length, 0),
  };
}

/** What a run that measured these benchmarks would have kept. */
export const runFileOf = (benchmarks: readonly BenchmarkRecord[], policy: Policy): RunFile => ({
  run: { ...NOWHERE, policy, benchmarks },
  history: [],
  acceptances: [],
});

/** The records with the rounds of a stage in them. */
function afterStage(
  records: readonly BenchmarkRecord[],
  { rounds, benchmarks }: Stage,
  sources: ReadonlyMap<string, ReplayedBenchmark>,
): readonly BenchmarkRecord[] {
  const measured = new Set(benchmarks);
  return records.map((record) => {
    if (!measured.has(record.id) || record.measurement.state !== 'measured') return record;
    const { duets } = record.measurement;
    const { draw, waits = false, mode = 'duet' } = sources.get(record.id)!;
    const fresh = Array.from({ length: rounds - duets.length }, (_, place): RoundOfBothArms => ({
      index: duets.length + place,
      mode,
      startedFirst: place % 2 === 0 ? 'base' : 'head',
      slices: draw(),
      coreShare: null,
      ...(waits ? { waitingShare: 1 } : {}),
    }));
    return { ...record, measurement: { ...record.measurement, duets: [...duets, ...fresh] } };
  });
}

const duetsOf = (measurement: BenchmarkRecord['measurement']): readonly RoundOfBothArms[] =>
  measurement.state === 'measured' ? measurement.duets : [];
