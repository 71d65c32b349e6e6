/** Counts and measures one benchmark as a run does, and judges it as if it were all of a run. */
import { judge } from '../src/judge/judge.ts';
import { measureDuet } from '../src/measure/benchmark-rounds.ts';
import { planCores } from '../src/measure/cores.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { openRig } from '../src/measure/server/server-arms.ts';
import { type CountOutcome, takeCounts } from '../src/measure/take-counts.ts';
import type { BenchmarkRecord, Comparison, Measured, OfBothArms, RoundOfBothArms, TargetKind } from '../src/model.ts';
import type { ComparableBenchmark } from '../src/plan/benchmarks.ts';
import { aRun, counted } from '../test/judge/records.ts';
import { DEFAULT_POLICY } from './default-policy.ts';
import { type Effort, withEffort } from './effort.ts';

/** Nothing here waits for a count to end. */
const NEVER = new AbortController().signal;
const LONGEST_MS = 10 * 60_000;

export async function countAsRun(
  benchmark: ComparableBenchmark,
  trees: OfBothArms<string>,
): Promise<{ readonly outcome: CountOutcome; readonly effort: Effort }> {
  const request = {
    instructions: 'auto',
    benchmarks: [benchmark],
    hasBase: true,
    trees,
    troubleBeside: async () => Promise.resolve(null),
    longestMs: LONGEST_MS,
  } as const;
  const { value: outcomes, effort } = await withEffort(() => takeCounts(request, { signal: NEVER, progress: () => {} }));
  return { outcome: outcomes.get(benchmark.id)!, effort };
}

/** First start and first load, in every combination. */
const TURNS = [
  ['base', 'base'],
  ['head', 'base'],
  ['base', 'head'],
  ['head', 'head'],
] as const;

export async function measureRounds(
  benchmark: ComparableBenchmark,
  trees: OfBothArms<string>,
  rounds: number,
): Promise<readonly RoundOfBothArms[]> {
  await using rig = openRig({ cores: await planCores(), procedure: PROCEDURE, onKilled: () => {} });
  const measured: RoundOfBothArms[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const [startedFirst, loadedFirst] = TURNS[index % TURNS.length]!;
    measured.push(await measureDuet({ trees, rig }, benchmark, { kind: 'duet', id: benchmark.id, index, startedFirst, loadedFirst }));
  }
  return measured;
}

/** Each metric of a benchmark that has these counts and rounds; either may be none. */
export function judgedAlone({
  id,
  kind,
  counts,
  rounds,
}: {
  readonly id: string;
  readonly kind: TargetKind;
  /** null: it was not counted. */
  readonly counts: OfBothArms<number> | null;
  readonly rounds: readonly RoundOfBothArms[];
}): readonly Comparison[] {
  const measurement: Measured = {
    state: 'measured',
    plan: { looks: [Math.max(1, rounds.length)] },
    duets: rounds,
    solos: [],
    ...(counts === null ? {} : { instructions: counted(counts.base, counts.head) }),
  };
  const [target = '', scenario = ''] = id.split('/');
  const record: BenchmarkRecord = { id, target, scenario, kind, version: null, labels: {}, loadHash: '', variant: null, measurement };
  return judge({ run: aRun({ policy: DEFAULT_POLICY, benchmarks: [record] }), history: [], acceptances: [] }).benchmarks[0]!.comparisons;
}
