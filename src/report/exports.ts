/** Reports for other programs: figures and changes as CSV, verdicts as JUnit XML, and figures as two other benchmark tools store them. */
import { allComparisonsOf, blocksBy } from '../judge/verdict.ts';
import { METRIC_NAMES, METRICS, type MetricInfo } from '../metrics.ts';
import type { Comparison, JudgedBenchmark, MetricName, VerdictKind } from '../model.ts';
import { changeOfFigure, intervalOfFigure } from '../text/differences.ts';
import { escapeMarkup, plainLine } from '../text/escape.ts';
import { formatPercent } from '../text/figures.ts';
import { benchmarkLabel } from './comparison-words.ts';
import { renderVerdictLine } from './headline.ts';
import type { ReportSource } from './report-source.ts';
import { describeVerdict, wordOf } from './verdict-words.ts';
import { describeReason } from './words.ts';

/** Without the digits that binary fractions add. */
const exported = (value: number): number => Number(value.toPrecision(7));

type Value = string | number | null | undefined;

const CSV_HEADER =
  'benchmark,environment,verdict,metric,unit,head,head_precision,against,n,change,change_low,change_high,level,p,outcome'.split(',');

/** A line for each metric of each benchmark, by RFC 4180; one without any figure or comparison has no line. */
export function renderCsv({ judgement }: ReportSource): string {
  const rows = judgement.benchmarks.flatMap((benchmark) =>
    METRIC_NAMES.flatMap((metric) => {
      const compared = allComparisonsOf(benchmark).filter((comparison) => comparison.metric === metric);
      const { id, variant, verdict, figures, precision } = benchmark;
      const ofHead = [id, variant, wordOf(verdict), metric, METRICS[metric].unit, figures[metric], precision[metric]];
      if (compared.length === 0 && figures[metric] !== undefined) return [ofHead];
      return compared.map((comparison) => [...ofHead, ...comparedValues(benchmark, comparison)]);
    }),
  );
  return [CSV_HEADER, ...rows].map((row) => `${CSV_HEADER.map((_, column) => csvField(row[column])).join(',')}\r\n`).join('');
}

/** Changes are of the metric's own figure: 0.041 is 4.1 % more. */
function comparedValues({ comparisons }: JudgedBenchmark, comparison: Comparison): readonly Value[] {
  const { n, estimate, direction, interval, p, outcome } = comparison;
  const { low, high } = intervalOfFigure(comparison);
  const against = comparisons.includes(comparison) ? 'base' : 'stored runs';
  return [against, n, changeOfFigure(estimate, direction), low, high, interval.level, p, wordOf(outcome)];
}

/** A spreadsheet takes a text that begins like a formula for one, and names are the measured code's own. */
function csvField(value: Value): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(exported(value));
  const line = plainLine(value);
  const inert = /^[=+\-@＝＋－＠]/u.test(line) ? `'${line}` : line;
  return /[",]/u.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

interface ExportedFigure {
  readonly benchmark: JudgedBenchmark;
  /** With the environment, where runs of several were joined. */
  readonly name: string;
  readonly metric: MetricName;
  readonly info: MetricInfo;
  readonly value: number;
  /** Half-width of the 95 % interval as a fraction; undefined: not known. */
  readonly precision: number | undefined;
}

/** In the order of the run. Counts of instructions are compared only, and are no figures. */
export function exportedFigures(benchmarks: readonly JudgedBenchmark[]): readonly ExportedFigure[] {
  return benchmarks.flatMap((benchmark) =>
    METRIC_NAMES.flatMap((metric): readonly ExportedFigure[] => {
      const { [metric]: value } = benchmark.figures;
      return value === undefined
        ? []
        : [
            {
              benchmark,
              name: plainLine(benchmarkLabel(benchmark)),
              metric,
              info: METRICS[metric],
              value: exported(value),
              precision: benchmark.precision[metric],
            },
          ];
    }),
  );
}

/**
 * Bencher Metric Format: measures by benchmark, each with its 95 % interval where that is known. For `bencher run --adapter json --file FILE`.
 *
 * https://bencher.dev/docs/reference/bencher-metric-format
 */
export function renderBencher({ judgement }: ReportSource): string {
  const byName = Map.groupBy(exportedFigures(judgement.benchmarks), ({ name }) => name);
  const measures = [...byName].map(
    ([name, figures]) => [name, Object.fromEntries(figures.map((figure) => [slugOf(figure.metric), metricOf(figure)]))] as const,
  );
  return `${JSON.stringify(Object.fromEntries(measures), null, 2)}\n`;
}

function metricOf({ value, precision }: ExportedFigure): Readonly<Record<string, number>> {
  return precision === undefined
    ? { value }
    : { value, lower_value: exported(value * (1 - precision)), upper_value: exported(value * (1 + precision)) };
}

/** `cpu-per-request`, `latency-p975`. Bencher's own `latency` and `throughput` have units that these do not have. */
function slugOf(metric: string): string {
  const slug = metric.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return slug === 'throughput' ? 'requests-per-second' : slug;
}

/**
 * Entries for github-action-benchmark's tool `customSmallerIsBetter`. A file of it has one direction, so metrics of which more is better are
 * left out: throughput and operations are CPU and time per request in other words.
 */
export function renderGithubActionBenchmark({ judgement }: ReportSource): string {
  const entries = exportedFigures(judgement.benchmarks)
    .filter(({ info }) => info.direction === 'lower')
    .map(({ benchmark, name, info, value, precision }) => ({
      name: `${name}: ${info.label}`,
      unit: info.unit,
      value,
      ...(precision === undefined ? {} : { range: `± ${formatPercent(precision)}` }),
      extra: wordOf(benchmark.verdict),
    }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

const SKIPPED: ReadonlySet<VerdictKind> = new Set(['not measured', 'removed', 'unaffected']);

export function renderJunit(source: ReportSource): string {
  const {
    run,
    judgement: { benchmarks },
  } = source;
  const blocks = blocksBy(run.policy);
  /** In JUnit's words: `error` where the measurement itself went wrong. */
  const resultOf = (benchmark: JudgedBenchmark): keyof typeof RESULTS => {
    if (blocks(benchmark)) return benchmark.verdict === 'invalid' || benchmark.absence === 'lost' ? 'error' : 'failure';
    return SKIPPED.has(benchmark.verdict) ? 'skipped' : 'passed';
  };
  const suites = [...Map.groupBy(benchmarks, ({ target }) => target)].map(([target, group]) =>
    [
      `  <testsuite ${attributes({ name: target, timestamp: run.startedAt.slice(0, 19), ...tallyOf(group.map(resultOf)) })}>`,
      ...group.map((one) => testCase(one, resultOf(one))),
      '  </testsuite>',
    ].join('\n'),
  );
  const total = attributes({
    name: `perf-gate: ${renderVerdictLine(source)}`,
    ...tallyOf(benchmarks.map(resultOf)),
    time: String(run.durationMs / 1000),
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites ${total}>`, ...suites, '</testsuites>', ''].join('\n');
}

function tallyOf(results: readonly string[]): Readonly<Record<string, string>> {
  const count = (result: keyof typeof RESULTS): string => String(results.filter((one) => one === result).length);
  return { tests: String(results.length), failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

const blocked = (kind: string) => (benchmark: JudgedBenchmark, detail: string) =>
  `<${kind} ${attributes({ message: describeVerdict(benchmark), type: wordOf(benchmark.verdict) })}>${xmlText(detail)}</${kind}>`;

const RESULTS = {
  passed: (_: JudgedBenchmark, detail: string) => `<system-out>${xmlText(detail)}</system-out>`,
  skipped: ({ because }: JudgedBenchmark) => `<skipped ${attributes({ message: describeReason(because) })}/>`,
  failure: blocked('failure'),
  error: blocked('error'),
};

function testCase(benchmark: JudgedBenchmark, result: keyof typeof RESULTS): string {
  const opened = `    <testcase ${attributes({ name: benchmark.scenario, classname: benchmark.target, time: '0' })}>`;
  return `${opened}${RESULTS[result](benchmark, `${benchmarkLabel(benchmark)}: ${describeReason(benchmark.because)}`)}</testcase>`;
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${xmlText(value)}"`)
    .join(' ');
}

/** XML takes no control characters, not even escaped, and no half of a pair. */
function xmlText(text: string): string {
  return escapeMarkup(plainLine(text));
}
