import { benchmarkLabel } from '../../judge/wording.ts';
import type { JudgedBenchmark } from '../../model.ts';
import { listNames, type Section, type Text } from '../document.ts';
import { lookOf, sortByUrgency } from '../verdicts.ts';

/** Benchmarks with the same trouble that are named before the rest is counted. */
const MOST_NAMES = 5;

/** Everything that regressed, failed or could not be decided, worst first, each with its reason; null: nothing did. */
export function attentionSection(benchmarks: readonly JudgedBenchmark[]): Section | null {
  const troubled = sortByUrgency(benchmarks.filter(({ verdict }) => lookOf(verdict).needsAttention));
  if (troubled.length === 0) return null;
  const groups = [...Map.groupBy(troubled, ({ verdict, because }) => JSON.stringify([verdict, because])).values()];
  return { title: 'What needs attention', collapsed: false, blocks: [{ kind: 'list', items: groups.flatMap(describeGroup), kept: false }] };
}

function describeGroup(group: readonly JudgedBenchmark[]): readonly Text[] {
  const [first] = group;
  if (first === undefined) return [];
  const names = listNames(group.map(benchmarkLabel), MOST_NAMES);
  return [[`${lookOf(first.verdict).symbol} `, ...names, ` ${first.verdict}: `, first.because]];
}
