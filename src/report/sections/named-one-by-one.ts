import { benchmarkLabel } from '../../judge/words/wording.ts';
import type { JudgedBenchmark, Judgement, Run } from '../../model.ts';
import { symbolOf } from '../terms/blocking.ts';
import type { Section, Text } from '../terms/document.ts';
import { sortByUrgency } from '../terms/verdicts.ts';

/** So many of one verdict are named by the lists of a report, which count the rest. */
const NAMED_IN_LISTS = 5;

/**
 * Every benchmark that is not in a table with its verdict, each by its name: of forty that failed for one reason the lists name five,
 * and whoever looks for the others finds them nowhere else. null: those name them all.
 */
export function namedOneByOneSection({ run, judgement }: { readonly run: Run; readonly judgement: Judgement }): Section | null {
  const withoutRow = sortByUrgency(judgement.benchmarks.filter((benchmark) => !hasRow(benchmark, run)));
  const ofOneVerdict = [...Map.groupBy(withoutRow, ({ verdict }) => verdict).values()];
  if (ofOneVerdict.every(({ length }) => length <= NAMED_IN_LISTS)) return null;
  return { title: 'Benchmarks without a comparison', collapsed: true, blocks: [{ kind: 'list', items: withoutRow.map(describe), shortened: 'last' }] };
}

/** Of changes that decide; what was measured for its figures only has them in a table of their own. */
function hasRow({ verdict, comparisons, stored }: JudgedBenchmark, { base }: Run): boolean {
  return verdict === 'measured only' || comparisons.length > 0 || (base === null && stored.state === 'compared');
}

function describe(benchmark: JudgedBenchmark): Text {
  const { verdict, because } = benchmark;
  return [`${symbolOf(benchmark)} `, { code: benchmarkLabel(benchmark) }, ` ${verdict}: `, because];
}
