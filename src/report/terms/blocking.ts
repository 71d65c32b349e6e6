import type { JudgedBenchmark, Policy, VerdictKind } from '../../model.ts';
import { lookOf, sortByUrgency } from './verdicts.ts';

/** Verdicts that let nothing pass, whatever the policy says. */
const BLOCKING: ReadonlySet<VerdictKind> = new Set(['failed', 'regressed', 'invalid']);

/** Whether a benchmark keeps its run from passing. */
export type Blocks = (benchmark: JudgedBenchmark) => boolean;

/** What was lost with a job does so too, and by some policies what is inconclusive. */
export function blocksBy({ onInconclusive }: Pick<Policy, 'onInconclusive'>): Blocks {
  return ({ verdict, absence }) => BLOCKING.has(verdict) || absence === 'lost' || (verdict === 'inconclusive' && onInconclusive === 'fail');
}

/** What blocks, then all else, each as {@link sortByUrgency} has it. */
export function sortBlockingFirst(benchmarks: readonly JudgedBenchmark[], blocks: Blocks): readonly JudgedBenchmark[] {
  return sortByUrgency(benchmarks).toSorted((one, other) => Number(blocks(other)) - Number(blocks(one)));
}

/** What was lost blocks and what else was not measured does not, and they do not look alike. */
export function symbolOf({ verdict, absence }: JudgedBenchmark): string {
  return lookOf(absence === 'lost' ? 'invalid' : verdict).symbol;
}
