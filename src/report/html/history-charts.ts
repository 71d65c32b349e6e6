/** Charts of one benchmark over the stored runs of a machine kind. */
import { mean } from 'simple-statistics';
import { baselineOf, benchmarksOf, storedFigures, type StoredBenchmark } from '../../judge/benchmark-history.ts';
import { estimateAgainstStoredRuns } from '../../judge/log-estimate.ts';
import { METRICS } from '../../metrics.ts';
import type { Drift, JudgedBenchmark, MetricName, StoredRun } from '../../model.ts';
import { upperQuantile } from '../../statistics.ts';
import { beginSentence, shortCommit } from '../../text/phrases.ts';
import { describeDrift } from '../comparison-words.ts';
import { type Band, type Chart, type ChartRule, dots, rounded, STORED_METRICS, withUnit } from './page-data.ts';

/**
 * @param history the page's runs, in their order
 * @returns charts of a benchmark under a load (null: that of the newest run), with the figures of the run that is compared
 */
export function openHistoryCharts(
  history: readonly StoredRun[],
): (id: string, loadHash: string | null, head: JudgedBenchmark['figures'], drifts: readonly Drift[]) => readonly Chart[] {
  const byId = Map.groupBy(
    history.flatMap((stored, run) => benchmarksOf(stored).map((ofRun) => ({ run, ...ofRun }))),
    ({ benchmark }) => benchmark.id,
  );
  return (id, loadHash, head, drifts) => {
    const ofBenchmark = byId.get(id) ?? [];
    // Runs under another load are not comparable.
    const load = loadHash ?? ofBenchmark.at(-1)?.benchmark.loadHash;
    const comparable = ofBenchmark.filter(({ benchmark }) => benchmark.loadHash === load);
    const own = drifts.filter(({ benchmark }) => benchmark === id);
    return STORED_METRICS.flatMap((metric) => historyChart(history, comparable, { metric, ofHead: head[metric], drifts: own }));
  };
}

/** A benchmark in the run at a position among the page's. */
type PlacedBenchmark = StoredBenchmark & { readonly run: number };

function historyChart(
  history: readonly StoredRun[],
  stored: readonly PlacedBenchmark[],
  { metric, ofHead, drifts }: { readonly metric: MetricName; readonly ofHead: number | undefined; readonly drifts: readonly Drift[] },
): readonly Chart[] {
  const inBaseline = new Set<StoredBenchmark>(baselineOf(stored));
  /** The mean of the solo rounds of each run. */
  const points = stored.flatMap((one) => {
    const figures = storedFigures(one.benchmark, metric);
    return figures.length === 0 ? [] : [{ run: one.run, figure: mean([...figures]), isBaseline: inBaseline.has(one) }];
  });
  const [baseline, others] = [points.filter(({ isBaseline }) => isBaseline), points.filter(({ isBaseline }) => !isBaseline)];
  if (points.length === 0) return [];
  const placed = ({ run, figure }: (typeof points)[number]) => [run, figure] as const;
  const { label, unit } = METRICS[metric];
  const changes = drifts.filter((drift) => drift.metric === metric);
  const bands = bandOf(baseline.map(({ figure }) => figure));
  return [
    {
      title: `${beginSentence(label)}: stored runs`,
      caption: [
        'A dot is the mean of one stored run of this machine kind.',
        ...(bands.length === 0 ? [] : ['The band is where the baseline leads to expect 95 % of further runs.']),
        ...changes.map((drift) => `Change point: ${describeDrift(drift)}.`),
      ].join(' '),
      x: { label: 'Stored run', scale: 'runs' },
      y: { label: withUnit(label, unit), scale: 'linear' },
      series: [
        dots('Baseline', 'base', baseline.map(placed)),
        ...(others.length === 0 ? [] : [dots('Not in the baseline', 'doubtful', others.map(placed))]),
        ...(ofHead === undefined ? [] : [dots('This run', 'head', [[history.length, ofHead]])]),
      ],
      bands,
      rules: [
        ...changes.flatMap((drift) => ruleOf(drift, history)),
        ...stored.flatMap(({ run, accepted }): readonly ChartRule[] =>
          accepted === null ? [] : [{ name: 'Accepted', paint: 'doubtful', axis: 'x', at: run }],
        ),
      ],
    },
  ];
}

/** The prediction interval that the judge holds a new run against; none for fewer than two runs. */
function bandOf(figures: readonly number[]): readonly Band[] {
  const logs = figures.filter((figure) => figure > 0).map(Math.log);
  if (logs.length < 2) return [];
  const centre = mean(logs);
  const estimate = estimateAgainstStoredRuns(
    logs.map((log) => [log]),
    [centre],
  );
  if (estimate === null) return [];
  const half = upperQuantile(0.025, estimate.degreesOfFreedom) * estimate.standardError;
  return [
    { name: 'Expected of the baseline', paint: 'base', low: rounded(Math.exp(centre - half)), high: rounded(Math.exp(centre + half)) },
  ];
}

/** Before the first run that has the change for sure. */
function ruleOf({ firstAfter, change, state }: Drift, history: readonly StoredRun[]): readonly ChartRule[] {
  const run = history.findIndex(({ commit }) => commit === firstAfter);
  const paint = change < 0 ? 'good' : state === 'lasting' ? 'bad' : 'doubtful';
  return run < 0 ? [] : [{ name: `Change point at ${shortCommit(firstAfter)}`, paint, axis: 'x', at: run - 0.5 }];
}
