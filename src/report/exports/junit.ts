/** JUnit XML, which CI systems show as tests: a benchmark is a test case, and one that blocks is a failure. */
import type { JudgedBenchmark, VerdictKind } from '../../model.ts';
import { escapeMarkup, plainLine } from '../../text/escape.ts';
import { benchmarkLabel } from '../comparison-words.ts';
import { renderVerdictLine } from '../headline.ts';
import type { ReportSource } from '../report-source.ts';
import { type Blocks, blocksBy, describeVerdict, wordOf } from '../verdict-words.ts';
import { describeReason } from '../words.ts';

/** In JUnit's words: `error` where the measurement itself went wrong. */
type TestResult = 'passed' | 'failure' | 'error' | 'skipped';

const SKIPPED: ReadonlySet<VerdictKind> = new Set(['not measured', 'removed', 'unaffected']);

export function renderJunit(source: ReportSource): string {
  const {
    run,
    judgement: { benchmarks },
  } = source;
  const resultOf = resultsBy(blocksBy(run.policy));
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

function resultsBy(blocks: Blocks): (benchmark: JudgedBenchmark) => TestResult {
  return (benchmark) => {
    if (blocks(benchmark)) return benchmark.verdict === 'invalid' || benchmark.absence === 'lost' ? 'error' : 'failure';
    return SKIPPED.has(benchmark.verdict) ? 'skipped' : 'passed';
  };
}

function tallyOf(results: readonly TestResult[]): Readonly<Record<string, string>> {
  const count = (result: TestResult): string => String(results.filter((one) => one === result).length);
  return { tests: String(results.length), failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

function testCase(benchmark: JudgedBenchmark, result: TestResult): string {
  const reason = describeReason(benchmark.because);
  const opened = `    <testcase ${attributes({ name: benchmark.scenario, classname: benchmark.target, time: '0' })}>`;
  const detail = `${benchmarkLabel(benchmark)}: ${reason}`;
  const body = {
    passed: `<system-out>${xmlText(detail)}</system-out>`,
    skipped: `<skipped ${attributes({ message: reason })}/>`,
    failure: `<failure ${attributes({ message: describeVerdict(benchmark), type: wordOf(benchmark.verdict) })}>${xmlText(detail)}</failure>`,
    error: `<error ${attributes({ message: describeVerdict(benchmark), type: wordOf(benchmark.verdict) })}>${xmlText(detail)}</error>`,
  }[result];
  return `${opened}${body}</testcase>`;
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
