import { benchmarkLabel } from '../../judge/words/wording.ts';
import type { JudgedBenchmark, Run } from '../../model.ts';
import { countOf } from '../../text/phrases.ts';
import { blocksBy, sortBlockingFirst, symbolOf } from '../terms/blocking.ts';
import { listNames, type Section, type Text } from '../terms/document.ts';
import { lookOf } from '../terms/verdicts.ts';

export const ATTENTION_TITLE = 'What needs attention';

/** Warnings that a comment has before it counts the rest: there is one for each target that has a package from a registry. */
const MOST_WARNINGS = 5;

/** Benchmarks with the same trouble that are named before the rest is counted. */
const MOST_NAMES = 5;

/**
 * What takes ground away from the whole verdict, and then everything that regressed, failed or could not be decided, each with its
 * reason: what blocks first, and of both the worst first. null: there is nothing of that.
 *
 * @param isBrief the first warnings stand for all
 */
export function attentionSection(run: Pick<Run, 'warnings' | 'policy'>, benchmarks: readonly JudgedBenchmark[], isBrief: boolean): Section | null {
  const { warnings = [] } = run;
  const blocks = blocksBy(run.policy);
  const troubled = sortBlockingFirst(benchmarks.filter(({ verdict }) => lookOf(verdict).needsAttention), blocks);
  const groups = [...Map.groupBy(troubled, (benchmark) => JSON.stringify([benchmark.verdict, benchmark.because, blocks(benchmark)])).values()];
  const items = [...describeWarnings(warnings, isBrief ? MOST_WARNINGS : warnings.length), ...groups.flatMap(describeGroup)];
  return items.length === 0 ? null : { title: ATTENTION_TITLE, collapsed: false, blocks: [{ kind: 'list', items, shortened: 'last' }] };
}

function describeWarnings(warnings: readonly string[], most: number): readonly Text[] {
  const rest = warnings.length - most;
  const items = warnings.slice(0, most).map((warning): Text => [`⚠️ ${warning}`]);
  return rest <= 0 ? items : [...items, [`⚠️ ${countOf(rest, 'more warning')}: the job summary has each`]];
}

function describeGroup(group: readonly JudgedBenchmark[]): readonly Text[] {
  const [first] = group;
  if (first === undefined) return [];
  const names = listNames(group.map(benchmarkLabel), MOST_NAMES);
  return [[`${symbolOf(first)} `, ...names, ` ${first.verdict}: `, first.because]];
}
