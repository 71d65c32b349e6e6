import { markdownTable } from 'markdown-table';
import { METRICS } from '../../src/metrics.ts';
import type { MetricName } from '../../src/model.ts';
import { type Power, WITHIN_SECONDS } from './changed-families.ts';
import { INJECTION_NAMES } from './conditions.ts';
import type { Evidence, NeighbourEvidence } from './evidence.ts';
import { formatBareRate, formatRate, formatShare } from './evidence-format.ts';
import { goalsOf } from './goals.ts';
import { liveTable } from './live-table.ts';
import { plotsOf } from './plots.ts';
import type { RecordedMetric } from './recorded-metrics.ts';
import { describeRivalWins } from './rival-wins.ts';
import { EQUAL_FALSE_ALARMS } from './unchanged-families.ts';

/** The whole page, as markdown. */
export function renderEvidence(evidence: Evidence): string {
  const { environment, neighbours, live } = evidence;
  return [
    '# Can its verdicts be trusted?',
    `Real rounds, recorded on ${environment.cpuModel} with ${environment.cores} cores and Node ${environment.nodeVersion.replace(/^v/u, '')}, a virtual machine that shares its host with others; and on them our procedure and the rules of other tools. The raw rounds are in \`bench/verdicts/recorded/\`; \`node bench/verdicts/record.ts\` adds to them, \`node bench/verdicts/table.ts\` makes this page. Intervals are of 95 %.`,
    ...plotsOf(evidence).map(({ file, title }) => `![${title}](images/${file})`),
    '## Live families',
    'Families of ten tasks in which nothing changed, each a run of the whole gate from the command line. They are independent of each other, so the bounds are exact (Clopper & Pearson 1934).',
    live.length === 0 ? 'None has been recorded yet.' : liveTable(live),
    ...neighbours.flatMap((one) => neighbourSections(one)),
    ...METHOD,
  ].join('\n\n').concat('\n');
}

const METHOD = [
  '## How this was worked out',
  [
    '- **Families** are made of recorded rounds, whole ones: a member is a benchmark with its rounds of one stretch of half an hour, in a random order and without replacement. Which arm of a round is called head is drawn, so that there is truly no difference. Members of large families are the same few benchmarks several times over: what is said of them is an **extrapolation**.',
    '- **Intervals** of such shares are the wider of two: the exact binomial one over the families that were drawn, and a bootstrap over the stretches (over benchmarks, where something was injected). The latter is blind where nothing came about.',
    '- **Injections** are preloaded into both servers and switched on in head alone. Their rounds are judged as they were recorded, labels and all, in a family with unchanged members.',
    '- **Rivals** get the same rounds. A figure of a run is the mean over a round\'s slices; a sample within a run is a slice. Tools that measure base beside head get the base of the same rounds, which is better than what they would measure themselves; tools that compare with stored runs get runs of base from random times of the recording. Each gets what its project asks for (one run for those that store, ten samples for autocannon-compare, 30 runs for Node core, 20 for benchstat), but no more rounds than our procedure took on average; tachometer gets 50 samples at the least, without which it does not judge.',
    `- **At equal false alarms** each tool gets all of those rounds (twice as many where it measures head alone), and its limit is moved to where ${formatShare(EQUAL_FALSE_ALARMS)} of the unchanged families alarm: on the very families that were drawn, which is in its favour. Ours stays as it is. "A paired t test" is no rival: it shows what the pairs of a duet are worth by themselves.`,
    '- **Seen** is what is called regressed, or slower, in any metric of the benchmark that has the injection.',
  ].join('\n'),
];

function neighbourSections(one: NeighbourEvidence): readonly string[] {
  const { neighbour, recorded, power } = one;
  const beside = neighbour === 'quiet' ? 'nothing else running' : 'with a busy neighbour process';
  const wins = describeRivalWins(power);
  return [
    `## Recorded with ${beside}`,
    table(['goal', 'found', 'met'], goalsOf(one).map(({ aim, found, isMet }) => [aim, found, isMet === null ? '–' : isMet ? 'yes' : '**no**'])),
    `### False alarms, ${beside}`,
    `Of families in which nothing changed, those in which a rule calls anything slower, by the number of gating metrics. The standard profile takes ${one.meanRounds.toFixed(1)} rounds of a benchmark on average.`,
    falseAlarmsTable(one),
    `### Identical code, ${beside}`,
    table(
      ['profile', 'X', 'no regression of X', 'inconclusive', 'improved', 'regressed', 'rounds', 'measuring a benchmark', '19 families of 20'],
      one.identical.map(({ profile, noRegressionOver, shares, meanRounds, seconds }) => [profile, formatShare(noRegressionOver), ...Object.values(shares).map(formatShare), meanRounds.toFixed(1), `${seconds.mean.toFixed(0)} s`, `${seconds.nineteenInTwenty.toFixed(0)} s`]),
    ),
    `### Power, ${beside}`,
    `Share of the tries in which an injection is seen, in %, in families of ten: each rule as its project has it, beside what it costs in false alarms.`,
    powerTable(one),
    `Our own share, by benchmark, in %; and seen within ${WITHIN_SECONDS} s of measuring the benchmark:`,
    powerByBenchmarkTable(power),
    `### Power at equal false alarms, ${beside}`,
    equalAlarmsTable(power),
    wins.length === 0 ? 'No rule sees any of it more often than perf-gate does, beyond what chance makes of the draws.' : wins.map((win) => `- ${win}`).join('\n'),
    `### Smallest effect against time, ${beside}`,
    'Seen nine times in ten in families of ten, at equal false alarms; unchanged rounds with head\'s figures scaled.',
    table(['rule', 'rounds', 'minutes a benchmark', 'smallest effect'], one.visible.map(({ rule, rounds, minutes, effect }) => [rule, rounds.toFixed(1), minutes.toFixed(2), effect === null ? 'none up to 100 %' : formatShare(effect)])),
    `### What was recorded, ${beside}`,
    'Unchanged: mean and standard deviation of a round\'s log ratio.',
    unchangedTable(recorded),
    'What the injections truly add, over all rounds, with twice the standard error:',
    injectedTable(recorded, (metric) => metric !== 'unloadedLatency'),
    injectedTable(recorded, (metric) => metric === 'unloadedLatency'),
  ];
}

function falseAlarmsTable({ falseAlarms }: NeighbourEvidence): string {
  const names = [...(falseAlarms[0]?.rivals.keys() ?? [])];
  const rows = [
    ['**perf-gate, standard**', ...falseAlarms.map(({ ours }) => formatRate(ours))],
    ...names.map((name) => [name, ...falseAlarms.map(({ rivals }) => formatRate(rivals.get(name)!))]),
  ];
  return table(['rule', ...falseAlarms.map(({ size }) => (size === 1 ? '1 metric' : `${size} metrics`))], rows);
}

function powerTable({ falseAlarms, power, entrants }: NeighbourEvidence): string {
  const [ofTen, alarms] = [power.filter(({ size }) => size === 10), falseAlarms.find(({ size }) => size === 10)!];
  const names = entrants.flatMap(({ rules }) => rules.map(({ name }) => name));
  const rows = [
    ['**perf-gate, standard**', formatBareRate(alarms.ours), ...ofTen.map(({ ours }) => formatBareRate(ours))],
    ...names.map((name) => [name, formatBareRate(alarms.rivals.get(name)!), ...ofTen.map(({ rivals }) => formatBareRate(rivals.get(name)!))]),
  ];
  return table(['rule', 'false alarms', ...ofTen.map(({ injection }) => injection)], rows);
}

function powerByBenchmarkTable(power: readonly Power[]): string {
  const benchmarks = [...new Set(power.flatMap(({ byBenchmark }) => [...byBenchmark.keys()]))].toSorted();
  const rows = power.map(({ injection, size, ours, oursInTime, byBenchmark }) => [
    injection, String(size), formatRate(ours), formatRate(oursInTime),
    ...benchmarks.map((id) => (byBenchmark.has(id) ? formatBareRate(byBenchmark.get(id)!) : '')),
  ]);
  return table(['injection', 'family', 'all', `within ${WITHIN_SECONDS} s`, ...benchmarks], rows);
}

function equalAlarmsTable(power: readonly Power[]): string {
  const tools = [...(power[0]?.rivalsAtEqualAlarms.keys() ?? [])];
  const rows = [
    ['**perf-gate, standard**', ...power.map(({ ours }) => formatBareRate(ours))],
    ...tools.map((tool) => [tool, ...power.map(({ rivalsAtEqualAlarms }) => formatBareRate(rivalsAtEqualAlarms.get(tool)!))]),
  ];
  return table(['rule', ...power.map(({ injection, size }) => `${injection}, family of ${size}`)], rows);
}

function unchangedTable(recorded: readonly RecordedMetric[]): string {
  const rows = recorded.filter(({ injection }) => injection === 'none')
    .map(({ benchmark, metric, rounds, mean, sd, seconds }) => [benchmark, METRICS[metric].label, String(rounds), `${signed(mean)} %`, formatShare(sd), `${seconds.toFixed(1)} s`]);
  return table(['benchmark', 'metric', 'rounds', 'mean', 'sd of a round', 'a round takes'], rows);
}

function injectedTable(recorded: readonly RecordedMetric[], isShown: (metric: MetricName) => boolean): string {
  const shown = recorded.filter(({ metric, injection }) => injection !== 'none' && isShown(metric));
  const columns = [...new Set(shown.map(({ benchmark, metric }) => `${benchmark}: ${METRICS[metric].label}`))].toSorted();
  const rows = INJECTION_NAMES.filter((name) => shown.some(({ injection }) => injection === name)).map((name) => [name, ...columns.map((column) => {
    const found = shown.find(({ benchmark, metric, injection }) => injection === name && `${benchmark}: ${METRICS[metric].label}` === column);
    return found === undefined ? '' : `${signed(found.mean)} ± ${(200 * found.standardError).toFixed(1)} % (${found.rounds})`;
  })]);
  return table(['injection', ...columns], rows);
}

/** A log ratio as a change, in per cent; never `−0.0`. */
function signed(log: number): string {
  const size = Math.abs(Math.expm1(log) * 100).toFixed(1);
  return log < 0 && Number(size) > 0 ? `−${size}` : size;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  markdownTable([head, ...rows].map((row) => [...row]), { align: ['l', ...head.slice(1).map(() => 'r')] });
