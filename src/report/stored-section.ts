/** Head against the stored runs: those of the same machine kind, and instruction counts of any. */
import { environmentDifferences, type EnvironmentDifference, environmentsOf } from '../judge/environments.ts';
import { isCounted } from '../judge/instruction-evidence.ts';
import { benchmarkLabel } from './comparison-words.ts';
import type { Environment, JudgedBenchmark, Reason, Run, StoredKind, StoredResult } from '../model.ts';
import { formatInteger } from '../text/figures.ts';
import { countOf, listOf, shortCommit } from '../text/phrases.ts';
import { type Block, headed, leftColumn, listBlock, listNames, paragraph, plainCell, rightColumn, tableOf, type Text } from './document.ts';
import type { ReportSource } from './report-source.ts';
import { BENCHMARK_COLUMN, changeColumns, verdictColumn } from './table-columns.ts';
import { sortByUrgency } from './verdict-words.ts';
import { describeReason } from './words.ts';

const MOST_NAMES = 3;

type Compared = JudgedBenchmark & { readonly stored: Extract<StoredResult, { readonly state: 'compared' }> };

/** In every report of one run, if only to say why there is nothing to compare with. */
export function storedBlocks({ run, judgement: { benchmarks } }: ReportSource): readonly Block[] {
  if (benchmarks.length === 0) return [];
  const compared = sortByUrgency(benchmarks).filter((benchmark): benchmark is Compared => benchmark.stored.state === 'compared');
  return headed('Against the stored runs', [
    paragraph(...describeMachineKinds(run), ...describeNewest(compared, run)),
    ...(compared.length === 0
      ? []
      : [
          tableOf(
            compared,
            [
              BENCHMARK_COLUMN,
              rightColumn('Stored runs', ({ stored }) => plainCell(formatInteger(stored.runs))),
              ...changeColumns(compared, ({ stored }) =>
                stored.comparisons
                  .filter(({ role }) => role === 'gating')
                  // Beside a base a difference from stored runs judges nothing: the machine may run at another speed.
                  .map((comparison) => (run.base === null ? comparison : { ...comparison, outcome: 'inconclusive' })),
              ),
              leftColumn('Can fail the check', ({ stored }) => plainCell(stored.comparisons.some(({ decides }) => decides) ? 'yes' : 'no')),
              // Without a base the stored runs may decide.
              ...(run.base === null ? [verdictColumn(run.policy)] : []),
            ],
            run.base === null ? 'last' : 'first',
          ),
          paragraph(
            `${describeIntervals(compared)}${run.base === null ? '' : ' Times differ from day to day with the speed of the machine, so nothing here is a regression: the comparison with base decides.'}`,
          ),
        ]),
    ...listBlock(
      [
        ...describeStoredKinds(run),
        ...listReasons('For information only', compared, ({ stored }) => stored.advisoryBecause),
        ...listReasons('Nothing to compare', benchmarks, ({ stored }) => (stored.state === 'nothing to compare' ? stored.reason : null)),
      ],
      'first',
    ),
  ]);
}

function describeIntervals(compared: readonly Compared[]): string {
  const counts = compared.some(({ stored }) => stored.comparisons.some(({ metric }) => isCounted(metric)));
  return `These intervals include the variance from run to run.${counts ? ' Instructions are compared with stored runs of any machine kind, times with those of this one.' : ''}`;
}

function describeMachineKinds(run: Run): Text {
  const keys = environmentsOf(run).map(({ key }) => key);
  return [keys.length === 1 ? 'Machine kind: ' : 'Machine kinds: ', ...listNames(keys, MOST_NAMES)];
}

/** The newest commit that was compared with: the base's own, or the nearest that has a run. */
function describeNewest(compared: readonly Compared[], run: Run): Text {
  const commits = [...new Set(compared.map(({ stored }) => stored.newestCommit))];
  if (commits.length === 0) return [];
  const isBase = commits.length === 1 && commits[0] === run.base?.sha;
  return [
    `. Newest stored run${commits.length === 1 ? '' : 's'}: `,
    ...listNames(commits.map(shortCommit), MOST_NAMES),
    isBase ? ', the base itself' : '',
  ];
}

/** Benchmarks by their reasons. One that holds for everything is given once, without names. */
function listReasons<Benchmark extends JudgedBenchmark>(
  lead: string,
  benchmarks: readonly Benchmark[],
  reasonOf: (benchmark: Benchmark) => Reason | null,
): readonly Text[] {
  const said = (benchmark: Benchmark): string | null => {
    const reason = reasonOf(benchmark);
    return reason === null ? null : describeReason(reason);
  };
  return [...Map.groupBy(benchmarks, said)].flatMap(([reason, group]): readonly Text[] => {
    if (reason === null) return [];
    if (group.length === benchmarks.length) return [[`${lead}: `, reason]];
    return [[`${lead} in ${countOf(group.length, 'benchmark')} (`, ...listNames(group.map(benchmarkLabel), MOST_NAMES), '): ', reason]];
  });
}

/** Says how the machines of the stored runs differ from those of this run. */
function describeStoredKinds(run: Run): readonly Text[] {
  const { storedKinds } = run;
  if (storedKinds === undefined) return [];
  const environments = environmentsOf(run);
  return environments.flatMap((here): readonly Text[] => {
    const text = describeKindsBeside(here, storedKinds);
    if (text === null) return [];
    return [environments.length === 1 ? [text] : [{ code: here.key }, `: ${text}`]];
  });
}

function describeKindsBeside(here: Environment, storedKinds: readonly StoredKind[]): string | null {
  const own = storedKinds.find(({ environment }) => environment.key === here.key);
  if (own !== undefined) {
    const differences = environmentDifferences(own.environment, here);
    return differences.length === 0 ? null : `The newest stored run was measured in other circumstances${inBrackets(differences)}`;
  }
  return storedKinds.length === 0 ? null : `No stored run of this machine kind; ${describeOtherKinds(here, storedKinds)}`;
}

/** The most similar first: `5 of another (CPU model: X instead of Y) and 20 of 3 more`. */
function describeOtherKinds(here: Environment, storedKinds: readonly StoredKind[]): string {
  const nearest = storedKinds
    .map(({ environment, runs }) => ({
      runs,
      differences: environmentDifferences(environment, here).filter(({ inFingerprint }) => inFingerprint),
    }))
    .toSorted((one, other) => one.differences.length - other.differences.length || other.runs - one.runs);
  const [named, rest] = [nearest.slice(0, MOST_NAMES), nearest.slice(MOST_NAMES)];
  const others = named.map(({ runs, differences }) => `${runs} of another${inBrackets(differences)}`);
  return listOf(rest.length === 0 ? others : [...others, `${rest.reduce((sum, { runs }) => sum + runs, 0)} of ${rest.length} more`]);
}

/** ` (CPU model: X instead of Y; cores: 2 instead of 4)` */
function inBrackets(differences: readonly EnvironmentDifference[]): string {
  const told = differences.map(({ name, stored, here }) => `${name}: ${stored} instead of ${here}`);
  return told.length === 0 ? '' : ` (${told.join('; ')})`;
}
