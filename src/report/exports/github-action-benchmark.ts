import { formatPercent } from '../../text/figures.ts';
import type { ReportSource } from '../report-source.ts';
import { wordOf } from '../verdict-words.ts';
import { exportedFigures } from './figures.ts';

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
