import { keyOfBenchmark, keysOfLost } from '../../judge/verdict/shown-record.ts';
import type { JudgedBenchmark, Run, VerdictKind } from '../../model.ts';
import { lookOf, sortByUrgency } from './verdicts.ts';

/** Verdicts that let nothing pass, whatever the policy says. */
const BLOCKING: ReadonlySet<VerdictKind> = new Set(['failed', 'regressed', 'invalid']);

/** Whether a benchmark keeps its run from passing. */
export type Blocks = (benchmark: JudgedBenchmark) => boolean;

/** What was lost with a job does so too, and by some policies what is inconclusive. */
export function blocksIn(run: Pick<Run, 'benchmarks' | 'policy'>): Blocks {
  const lost = keysOfLost(run);
  return (benchmark) => {
    const { verdict } = benchmark;
    if (verdict === 'inconclusive') return run.policy.onInconclusive === 'fail';
    if (verdict === 'not measured') return lost.has(keyOfBenchmark(benchmark));
    return BLOCKING.has(verdict);
  };
}

/** What blocks, then all else, each as {@link sortByUrgency} has it. */
export function sortBlockingFirst(benchmarks: readonly JudgedBenchmark[], blocks: Blocks): readonly JudgedBenchmark[] {
  return sortByUrgency(benchmarks).toSorted((one, other) => Number(blocks(other)) - Number(blocks(one)));
}

/** Of two benchmarks with one verdict one may block and the other may not, and they do not look alike. */
export function symbolOf(benchmark: JudgedBenchmark, blocks: Blocks): string {
  const { verdict } = benchmark;
  return lookOf(verdict === 'not measured' && blocks(benchmark) ? 'invalid' : verdict).symbol;
}
