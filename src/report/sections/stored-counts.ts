import { environmentOf } from '../../judge/environments.ts';
import { benchmarkLabel } from '../../judge/wording.ts';
import { countOf, listOf } from '../../text/phrases.ts';
import { METRIC_NAMES } from '../../metrics.ts';
import type { Environment, JudgedBenchmark, Run, StoredCounts } from '../../model.ts';
import type { DirectionOf } from '../change.ts';
import { type Block, leftColumn, plainCell, rightColumn } from '../document.ts';
import { sortByUrgency } from '../verdicts.ts';
import { changeCell, metricTitle } from './cells.ts';
import { describeOtherKinds } from './stored-kinds.ts';

type Counted = JudgedBenchmark & { readonly storedCounts: StoredCounts };

/** Head's instructions against what stored runs of several machine kinds counted; nothing where none did. */
export function storedCountsBlocks(run: Run, benchmarks: readonly JudgedBenchmark[], directionOf: DirectionOf): readonly Block[] {
  const counted = sortByUrgency(benchmarks).filter((benchmark): benchmark is Counted => benchmark.storedCounts !== null);
  const byKinds = Map.groupBy(counted, (benchmark) => describeKinds(benchmark.storedCounts, environmentOfJudged(benchmark, run)));
  return [...byKinds].flatMap(([kinds, group]): readonly Block[] => [
    { kind: 'paragraph', text: [`Instructions against those that ${kinds} counted. For information only: that processors of several models count alike has not been shown.`] },
    changeTable(group, directionOf),
  ]);
}

/** `12 stored runs, 7 of this machine kind and 5 of another (CPU model: X instead of Y),` */
function describeKinds({ comparison, kinds }: StoredCounts, here: Environment): string {
  const own = kinds.filter(({ environment }) => environment.key === here.key).map(({ runs }) => `${runs} of this machine kind`);
  const others = kinds.filter(({ environment }) => environment.key !== here.key);
  return `${countOf(comparison.n, 'stored run')}, ${listOf([...own, describeOtherKinds(here, others)])},`;
}

function changeTable(counted: readonly Counted[], directionOf: DirectionOf): Block {
  const recorded = new Set(counted.map(({ storedCounts }) => storedCounts.comparison.metric));
  const metrics = METRIC_NAMES.filter((metric) => recorded.has(metric));
  return {
    kind: 'table',
    columns: [leftColumn('Benchmark'), ...metrics.map((metric) => rightColumn(metricTitle(metric)))],
    rows: counted.map((benchmark) => [
      plainCell({ code: benchmarkLabel(benchmark) }),
      ...metrics.map((metric) => changeCell(benchmark.storedCounts.comparison.metric === metric ? benchmark.storedCounts.comparison : undefined, benchmark.id, directionOf)),
    ]),
  };
}

/** Where it was measured: of joined runs each environment has benchmarks of its own. */
function environmentOfJudged({ id, variant }: JudgedBenchmark, run: Run): Environment {
  const record = run.benchmarks.find((candidate) => candidate.id === id && (candidate.variant?.name ?? null) === variant);
  return environmentOf(record ?? { variant: null }, run);
}
