import { judge } from '../judge/judge.ts';
import { nextStage, type Stage } from '../judge/next-stage.ts';
import type { BenchmarkIdentity, BenchmarkRecord, DuetRound, Judgement, Measured, Policy, Run, RunFile, TestPlan } from '../model.ts';

/** A benchmark whose rounds come from anywhere: recorded ones that are drawn anew, or noise. */
export interface ReplayedBenchmark {
  readonly record: BenchmarkIdentity;
  /** The slices of one more round. */
  readonly draw: (phase: DuetRound['phase']) => DuetRound['slices'];
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
  schema: 1, tool: 'replay', startedAt: '1970-01-01T00:00:00.000Z', durationMs: 0, only: [], profile: 'replay', measuredFor: 'verdict', seed: 0,
  head: { sha: 'head', dirty: false }, base: { sha: 'base', dirty: false }, pullRequest: 1, shard: null,
  environment: { key: 'replay', cpuModel: 'none', arch: 'none', cores: 1, nodeVersion: 'none', osMajor: 'none', kernel: 'none', memoryBytes: 0, valgrind: null, runnerImage: null },
  configFile: 'perf-gate.yml', configHash: 'replay', control: [], notes: [],
};

/**
 * Plays the whole procedure on rounds that need not be measured: screen, freeze the suspects, confirm them from look to
 * look, judge. Stage after stage is asked of the judge, as the real measuring does, so the two cannot part ways. The
 * plan is taken as it is; `planOver` leaves the screen out where there is little to screen.
 */
export function replayGate({ benchmarks, plan, policy }: {
  readonly benchmarks: readonly ReplayedBenchmark[];
  readonly plan: TestPlan;
  readonly policy: Policy;
}): Replay {
  const draws = new Map(benchmarks.map(({ record, draw }) => [record.id, draw]));
  const unmeasured: Measured = { state: 'measured', plan, suspects: [], duets: [], solos: [] };
  const records = benchmarks.map(({ record }): BenchmarkRecord => ({ ...record, loadHash: '', variant: null, measurement: unmeasured }));
  let file: RunFile = { run: { ...NOWHERE, policy, benchmarks: records }, history: [], acceptances: [] };
  for (let stage = nextStage(file); stage !== null; stage = nextStage(file)) file = { ...file, run: { ...file.run, benchmarks: afterStage(file.run.benchmarks, stage, draws) } };
  return { file, judgement: judge(file), duets: file.run.benchmarks.reduce((sum, { measurement }) => sum + duetsOf(measurement).length, 0) };
}

type Draws = ReadonlyMap<string, ReplayedBenchmark['draw']>;

/** The records with the rounds of a stage in them. */
function afterStage(records: readonly BenchmarkRecord[], { phase, rounds, benchmarks }: Stage, draws: Draws): readonly BenchmarkRecord[] {
  const suspectsById = new Map(benchmarks.map(({ id, suspects }) => [id, suspects]));
  return records.map((record) => {
    const suspects = suspectsById.get(record.id);
    if (suspects === undefined || record.measurement.state !== 'measured') return record;
    const { duets } = record.measurement;
    const missing = rounds - duets.filter((duet) => duet.phase === phase).length;
    const fresh = Array.from({ length: missing }, (_, place): DuetRound => ({
      index: duets.length + place, phase, mode: 'duet', startedFirst: place % 2 === 0 ? 'base' : 'head', slices: draws.get(record.id)!(phase), coreShare: null,
    }));
    return { ...record, measurement: { ...record.measurement, suspects, duets: [...duets, ...fresh] } };
  });
}

const duetsOf = (measurement: BenchmarkRecord['measurement']): readonly DuetRound[] => (measurement.state === 'measured' ? measurement.duets : []);
