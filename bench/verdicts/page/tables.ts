/** The tables of bench/verdicts/tables.md. */
import { sum } from 'simple-statistics';
import { METRICS } from '../../../src/metrics.ts';
import type { MetricName } from '../../../src/model.ts';
import { tableOfFigures } from '../../table-of-figures.ts';
import { type AlarmsInOrder, PROFILE_IN_ORDER } from '../study/alarms-in-order.ts';
import type { Power } from '../study/changed-families.ts';
import { INJECTION_NAMES, type InjectionName } from '../recording/conditions.ts';
import { entrantsFor } from '../study/entrants.ts';
import type { Evidence, PlaceEvidence } from '../study/evidence.ts';
import { briefly, placeOf } from '../study/places.ts';
import { columnTitle, formatBareRate, formatRate, formatShare, labelledPowers, OURS_MOVED, thinMark } from './labels.ts';
import { type OurPower, WITHIN_SECONDS } from '../study/our-power.ts';
import type { Rate } from '../study/rates.ts';
import type { RecordedMetric } from '../study/recorded-metrics.ts';
import { hoursOf, type RoundsTried } from '../recording/rounds-tried.ts';

function falseAlarmsTable({ falseAlarms, alarmsInOrder, ofOneHalfHour }: PlaceEvidence): string {
  const names = [...(falseAlarms[0]?.rivals.keys() ?? [])];
  const formatted = (rate: Rate): string => formatRate(rate, ofOneHalfHour.has('none'));
  const rows = [
    ['**perf-gate, standard**', ...falseAlarms.map(({ ours }) => formatted(ours))],
    [`**perf-gate, ${PROFILE_IN_ORDER}**, rounds in the order of time`, ...falseAlarms.map(({ size }) => inOrderCell(alarmsInOrder.find((one) => one.size === size)))],
    ...names.map((name) => [name, ...falseAlarms.map(({ rivals }) => formatted(rivals.get(name)!))]),
  ];
  return tableOfFigures(['rule', ...falseAlarms.map(({ size, isExtrapolated }) => `${size === 1 ? '1 metric' : `${size} metrics`}${isExtrapolated ? ', extrapolated' : ''}`)], rows);
}

const inOrderCell = (found: AlarmsInOrder | undefined): string => (found === undefined ? '–' : formatRate(found.rate, found.stretches === 1));

function identicalTable({ identical, ofOneHalfHour }: PlaceEvidence): string {
  const formatted = (rate: Rate): string => formatRate(rate, ofOneHalfHour.has('none'));
  return tableOfFigures(
    ['profile', 'X', 'no regression of X', 'inconclusive', 'improved', 'regressed', 'rounds', 'time side by side', 'in 19 of 20 families at most'],
    identical.map(({ profile, noRegressionOver, shares, meanRounds, seconds }) => [
      profile, formatShare(noRegressionOver), ...Object.values(shares).map(formatted), meanRounds.toFixed(1), `${seconds.mean.toFixed(0)} s`, `${seconds.nineteenInTwenty.toFixed(0)} s`,
    ]),
  );
}

/** Of each change `97 / 2.1`: seen, and called slower where nothing changed by the same rule with as many figures. */
function powerTable({ entrants, ...evidence }: PlaceEvidence): string {
  const ofTen = labelledPowers(evidence).filter(({ size }) => size === 10);
  const names = entrants.flatMap(({ rules }) => rules.map(({ name }) => name));
  const rows = [
    ['**perf-gate, standard**', ...ofTen.map(({ ours, alarms }) => `${formatBareRate(ours)} / ${formatBareRate(alarms.ours)}`)],
    ...names.map((name) => [name, ...ofTen.map(({ rivals, alarms }) => `${formatBareRate(rivals.get(name)!)} / ${formatBareRate(alarms.rivals.get(name)!)}`)]),
  ];
  return tableOfFigures(['rule', ...ofTen.map(({ label }) => label)], rows);
}

/** Of each benchmark `97 / 45`: seen, and seen in time. The place is named, so that a row can be taken for what it is. */
function powerByBenchmarkTable(places: readonly PlaceEvidence[]): string {
  const tried = places.flatMap((place) => labelledPowers(place).map((one) => ({ ...one, place: briefly(place) })));
  const benchmarks = benchmarksOf(tried);
  const rows = tried.map(({ place, label, size, rounds, ours, serversInTime, byBenchmark, inTimeByBenchmark, isOfOneHalfHour }) => [
    place, label, String(size), rounds.toFixed(1), formatRate(ours, isOfOneHalfHour), serversInTime === null ? '' : formatRate(serversInTime, isOfOneHalfHour),
    ...benchmarks.map((id) => (byBenchmark.has(id) ? `${formatBareRate(byBenchmark.get(id)!)} / ${formatBareRate(inTimeByBenchmark.get(id)!)}` : '')),
  ]);
  return tableOfFigures(['place', 'change', 'family', 'rounds', 'all', `servers, within ${WITHIN_SECONDS} s`, ...benchmarks], rows);
}

/** Ours by benchmark, too. */
function editedTable(edited: Power, ofOneHalfHour: PlaceEvidence['ofOneHalfHour']): string {
  const benchmarks = benchmarksOf([edited]);
  const formatted = (rate: Rate): string => formatRate(rate, ofOneHalfHour.has('edit'));
  const rows = [
    ['**perf-gate, standard**', formatted(edited.ours), ...benchmarks.map((id) => formatted(edited.byBenchmark.get(id)!))],
    ...[...edited.rivals].map(([name, rate]) => [name, formatted(rate), ...benchmarks.map(() => '')]),
  ];
  return tableOfFigures(['called slower', 'all', ...benchmarks], rows);
}

const benchmarksOf = (power: readonly Pick<OurPower, 'byBenchmark'>[]): readonly string[] => [...new Set(power.flatMap(({ byBenchmark }) => [...byBenchmark.keys()]))].toSorted();

function equalAlarmsTable(evidence: PlaceEvidence): string {
  const power = labelledPowers(evidence);
  const tools = [...new Set(power.flatMap(({ rivalsAtEqualAlarms }) => [...rivalsAtEqualAlarms.keys()]))];
  const rows = [
    ['rounds of each benchmark, rounded up', ...power.map(({ rounds }) => String(Math.ceil(rounds)))],
    ['**perf-gate, standard**', ...power.map(({ ours }) => formatBareRate(ours))],
    [`**${OURS_MOVED}**`, ...power.map(({ oursAtEqualAlarms }) => formatBareRate(oursAtEqualAlarms))],
    ...tools.map((tool) => [tool, ...power.map(({ rivalsAtEqualAlarms }) => (rivalsAtEqualAlarms.has(tool) ? formatBareRate(rivalsAtEqualAlarms.get(tool)!.seen) : '–'))]),
  ];
  return tableOfFigures(['rule', ...power.map(columnTitle)], rows);
}

function visibleTable({ visible }: PlaceEvidence): string {
  return tableOfFigures(
    ['rule', 'rounds', 'minutes a benchmark', 'smallest effect'],
    visible.map(({ rule, rounds, minutes, effect }) => [rule, rounds.toFixed(1), minutes.toFixed(2), effect === null ? 'none up to 100 %' : formatShare(effect)]),
  );
}

/** A row a condition, a column a benchmark: `60`, `60 (1 failed, 2 unsettled)`. */
function triedTable({ tried, thin }: PlaceEvidence): string {
  const benchmarks = [...new Set(tried.map(({ benchmark }) => benchmark))].toSorted();
  const rows = INJECTION_NAMES.flatMap((name) => {
    const ofCondition = tried.filter(({ injection }) => injection === name);
    if (ofCondition.length === 0) return [];
    const cells = benchmarks.map((id) => ofCondition.filter(({ benchmark }) => benchmark === id).map(countOf).join());
    return [[marked(name, thin), ...cells, String(sum(ofCondition.map((one) => one.tried))), hoursOf(ofCondition).toFixed(1)]];
  });
  return tableOfFigures(['condition', ...benchmarks, 'rounds', 'hours'], rows);
}

function countOf({ tried, failed, unsettled }: RoundsTried): string {
  const without = [failed > 0 ? `${failed} failed` : '', unsettled > 0 ? `${unsettled} unsettled` : ''].filter((part) => part !== '');
  return without.length === 0 ? String(tried) : `${tried} (${without.join(', ')})`;
}

function unchangedTable({ recorded }: PlaceEvidence): string {
  const rows = recorded.filter(({ injection }) => injection === 'none').map(({ benchmark, metric, rounds, mean, standardError, sd, sdBounds: { low, high }, seconds }) =>
    [benchmark, METRICS[metric].label, String(rounds), withError({ mean, standardError }, 2), `${formatShare(sd)} (${formatShare(low)} to ${formatShare(high)})`, `${seconds.toFixed(1)} s`]);
  return tableOfFigures(['benchmark', 'metric', 'rounds', 'mean', 'sd of a round', 'a round takes'], rows);
}

function injectedTable({ recorded, thin }: PlaceEvidence, isShown: (metric: MetricName) => boolean): string {
  const shown = recorded.filter(({ metric, injection }) => injection !== 'none' && isShown(metric));
  const columns = [...new Set(shown.map(columnOf))].toSorted();
  const rows = INJECTION_NAMES.filter((name) => shown.some(({ injection }) => injection === name)).map((name) => [marked(name, thin), ...columns.map((column) => {
    const found = shown.find((one) => one.injection === name && columnOf(one) === column);
    return found === undefined ? '' : `${withError(found, 1)} (${found.rounds})`;
  })]);
  return tableOfFigures(['injection', ...columns], rows);
}

const columnOf = ({ benchmark, metric }: RecordedMetric): string => `${benchmark}: ${METRICS[metric].label}`;

const marked = (condition: InjectionName, thin: ReadonlySet<InjectionName>): string => `${condition}${thinMark(condition, thin)}`;

/** `−0.2 ± 0.1 %`: with two standard errors. */
const withError = ({ mean, standardError }: Pick<RecordedMetric, 'mean' | 'standardError'>, decimals: number): string => `${signed(mean, decimals)} ± ${(200 * standardError).toFixed(decimals)} %`;

/** A log ratio as a change, in per cent; never `−0.0`. */
function signed(log: number, decimals: number): string {
  const size = Math.abs(Math.expm1(log) * 100).toFixed(decimals);
  return log < 0 && Number(size) > 0 ? `−${size}` : size;
}

/** All tables of all places, as markdown. */
export function renderTables({ places }: Pick<Evidence, 'places'>): string {
  return [
    '# The evidence: all tables',
    'Written by `node bench/verdicts/table.ts`; [the summary](SUMMARY.md) explains the words.',
    ...places.flatMap(sectionsOf),
    '## Sources of the rules',
    'The rules of other tools are written anew in `bench/verdicts/study/rivals/`; tests hold them to these pages.',
    entrantsFor(1).flatMap(({ tool, rules }) => rules.slice(0, 1).map(({ source, heldTo }) => `- [${tool}](${source}): ${heldTo}.`)).join('\n'),
  ].join('\n\n').concat('\n');
}

function sectionsOf(one: PlaceEvidence): readonly string[] {
  const [place, thin] = [placeOf(one), thinMark('none', one.thin)];
  const injected = [(metric: MetricName) => metric !== 'unloadedLatency', (metric: MetricName) => metric === 'unloadedLatency']
    .filter((isShown) => one.recorded.some(({ injection, metric }) => injection !== 'none' && isShown(metric)))
    .map((isShown) => injectedTable(one, isShown));
  return [
    `## Recorded ${place}`,
    `### False alarms in replays, ${place}${thin}`,
    falseAlarmsTable(one),
    `### Identical code, ${place}${thin}`,
    identicalTable(one),
    `### Slower benchmarks, found by \`standard\` / found within ${WITHIN_SECONDS} s, ${place}`,
    powerByBenchmarkTable([one]),
    `### Other tools with the limits of their own projects: found / false alarms, ${place}`,
    powerTable(one),
    `### Other tools where each may alarm in one family of a hundred, ${place}`,
    equalAlarmsTable(one),
    ...(one.edited === null ? [] : [`### Edits that change nothing of the work, ${place}${thinMark('edit', one.thin)}`, editedTable(one.edited, one.ofOneHalfHour)]),
    `### Smallest effect that is found nine times in ten, ${place}${thin}`,
    visibleTable(one),
    `### Rounds that were tried, ${place}`,
    triedTable(one),
    `### Unchanged rounds: noise, ${place}${thin}`,
    unchangedTable(one),
    ...(injected.length === 0 ? [] : [`### What the injections truly add (rounds), ${place}`, ...injected]),
  ];
}
