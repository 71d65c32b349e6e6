/** What a first line suggests to run: a command, and the words that lead to it. */
import type { JudgedBenchmark, Run } from '../../model.ts';
import { listOf } from '../../text/phrases.ts';
import type { Headline } from '../terms/document.ts';
import { besideStoredCommand, describeNamed, LONGEST_PROFILE, longerCommand, MOST_NAMED_BENCHMARKS, reproduceCommand } from './reproduce.ts';

/** How what is told of these benchmarks, the worst first, can be seen again. */
export function suggestReproducing(run: Run, benchmarks: readonly JudgedBenchmark[]): NonNullable<Headline['command']> {
  const besideStored = besideStoredCommand(run, benchmarks);
  const which = `${describeNamed(benchmarks)}${describeVariants(benchmarks)}`;
  if (besideStored !== null) return { purpose: `Measure head beside the newest stored run's commit${which}`, line: besideStored };
  return { purpose: `Reproduce${which}`, line: reproduceCommand(run, benchmarks) };
}

/** How more can be seen of what is inconclusive, the worst first; null: nothing measures longer. */
export function suggestMeasuringLonger(run: Run, benchmarks: readonly JudgedBenchmark[], purpose: string): Headline['command'] {
  const besideStored = besideStoredCommand(run, benchmarks, LONGEST_PROFILE);
  const what = `${purpose}${describeNamed(benchmarks)}`;
  if (besideStored !== null) return { purpose: `${what}, beside the newest stored run's commit`, line: besideStored };
  const longer = longerCommand(run, benchmarks);
  return longer === null ? null : { purpose: what, line: longer };
}

/** `, on Node v24.21.0`: what a matrix sets is no part of a command. */
function describeVariants(benchmarks: readonly JudgedBenchmark[]): string {
  const variants = new Set(benchmarks.flatMap(({ variant }) => (variant === null ? [] : [variant])));
  return variants.size === 0 || variants.size > MOST_NAMED_BENCHMARKS ? '' : `, on ${listOf([...variants])}`;
}
