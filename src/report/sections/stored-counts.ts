import { environmentOf } from '../../judge/facts/environments.ts';
import { keyOfBenchmark } from '../../judge/verdict/shown-record.ts';
import { countOf, listOf } from '../../text/phrases.ts';
import type { Environment, JudgedBenchmark, Run, StoredCounts } from '../../model.ts';
import type { DirectionOf } from '../terms/change.ts';
import { type Block, tableOf } from '../terms/document.ts';
import { sortByUrgency } from '../terms/verdicts.ts';
import { BENCHMARK_COLUMN, changeColumns } from './columns.ts';
import { describeOtherKinds } from './stored-kinds.ts';

type Counted = JudgedBenchmark & { readonly storedCounts: StoredCounts };

/** Head's instructions against what stored runs of several machine kinds counted; nothing where none did. */
export function storedCountsBlocks(run: Run, benchmarks: readonly JudgedBenchmark[], directionOf: DirectionOf): readonly Block[] {
  const counted = sortByUrgency(benchmarks).filter((benchmark): benchmark is Counted => benchmark.storedCounts !== null);
  const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
  // Of joined runs each environment has benchmarks of its own.
  const environmentOfJudged = (benchmark: JudgedBenchmark): Environment => environmentOf(records.get(keyOfBenchmark(benchmark)) ?? { variant: null }, run);
  const byKinds = Map.groupBy(counted, (benchmark) => describeKinds(benchmark.storedCounts, environmentOfJudged(benchmark)));
  return [...byKinds].flatMap(([kinds, group]): readonly Block[] => [
    { kind: 'paragraph', text: [`Instructions against those that ${kinds} counted. For information only: that processors of several models count alike has not been shown.`] },
    tableOf(group, [BENCHMARK_COLUMN, ...changeColumns(group, ({ storedCounts }) => [storedCounts.comparison], directionOf)]),
  ]);
}

/** `12 stored runs, 7 of this machine kind and 5 of another (CPU model: X instead of Y),` */
function describeKinds({ comparison, kinds }: StoredCounts, here: Environment): string {
  const own = kinds.filter(({ environment }) => environment.key === here.key).map(({ runs }) => `${runs} of this machine kind`);
  const others = kinds.filter(({ environment }) => environment.key !== here.key);
  return `${countOf(comparison.n, 'stored run')}, ${listOf([...own, describeOtherKinds(here, others)])},`;
}
