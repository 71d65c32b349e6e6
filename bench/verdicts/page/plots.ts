/** The pictures of docs/evidence.md and docs/evidence-tables.md, of what was recorded with nothing else running. */
import { METRICS } from '../../../src/metrics.ts';
import type { Evidence, PlaceEvidence } from '../study/evidence.ts';
import { formatSetting, formatShare, OURS_MOVED, thinMark } from './evidence-format.ts';
import { type Axis, type Line, type LineChart, renderLineChart } from './line-chart.ts';
import { shareOf } from '../study/rates.ts';
import { describeStoredRunTools } from './stored-run-tools.ts';

export type PlotName = 'false-alarms.svg' | 'power.svg' | 'smallest-effect.svg';

interface Plot {
  readonly file: PlotName;
  readonly title: string;
  readonly svg: string;
  /** What to know of it, below it. */
  readonly caption: string;
}

const OURS = 'perf-gate';

const SHARES: Omit<Axis, 'label'> = { scale: 'linear', ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], format: formatSetting };

/** All of one place; none where nothing was recorded with nothing else running. */
export function plotsOf(evidence: Pick<Evidence, 'places'>): readonly Plot[] {
  const place = placeOfPlots(evidence);
  return place === undefined ? [] : [falseAlarmsPlot(place), powerPlot(place), visiblePlot(place)];
}

/** That with most rounds of those that are not thin, which is what all plots are drawn from; where all are thin, of all. */
export function placeOfPlots({ places }: Pick<Evidence, 'places'>): PlaceEvidence | undefined {
  const quiet = places.filter(({ neighbour }) => neighbour === 'quiet');
  return quiet.find(({ thin }) => !thin.has('none')) ?? quiet[0];
}

function falseAlarmsPlot({ falseAlarms, entrants, thin }: PlaceEvidence): Plot {
  const names = [...(falseAlarms[0]?.rivals.keys() ?? [])];
  const lines: Line[] = [
    { name: OURS, isOurs: true, points: falseAlarms.map(({ size, ours }) => [size, shareOf(ours)]) },
    ...names.map((name): Line => ({ name, isOurs: false, points: falseAlarms.map(({ size, rivals }) => [size, shareOf(rivals.get(name)!)]) })),
  ];
  const extrapolated = new Set(falseAlarms.filter(({ isExtrapolated }) => isExtrapolated).map(({ size }) => size));
  return plot('false-alarms.svg', `Families in which nothing changed and something is called slower${thinMark('none', thin)}`, {
    x: { label: 'gating metrics of the family', scale: 'log', ticks: falseAlarms.map(({ size }) => size), format: (size) => (extrapolated.has(size) ? `${size}, extrapolated` : String(size)) },
    y: { ...SHARES, label: 'families with a false alarm' },
    lines,
    caption: describeStoredRunTools(entrants),
  });
}

/** Of effects whose size is known: what is injected adds more to one benchmark and less to another. */
function powerPlot({ exact, thin }: PlaceEvidence): Plot {
  const ofWork = exact.filter(({ size }) => size === 10).map((one) => ({ ...one, percents: one.effect * 100 }));
  const tools = [...new Set(ofWork.flatMap(({ rivalsAtEqualAlarms }) => [...rivalsAtEqualAlarms.keys()]))];
  const lines: Line[] = [
    { name: OURS_MOVED, isOurs: true, points: ofWork.map(({ percents, oursAtEqualAlarms }) => [percents, shareOf(oursAtEqualAlarms)]) },
    { name: `${OURS}, standard`, isOurs: true, points: ofWork.map(({ percents, ours }) => [percents, shareOf(ours)]) },
    ...tools.map((tool): Line => ({ name: tool, isOurs: false, points: ofWork.flatMap(({ percents, rivalsAtEqualAlarms }) => (rivalsAtEqualAlarms.has(tool) ? [[percents, shareOf(rivalsAtEqualAlarms.get(tool)!.seen)] as const] : [])) })),
  ];
  return plot('power.svg', `A slower benchmark, seen in families of ten at equal false alarms${thinMark('none', thin)}`, {
    x: { label: 'more CPU per request, or time per operation, %', scale: 'log', ticks: ofWork.map(({ percents }) => percents), format: String },
    y: { ...SHARES, label: 'tries in which it is seen' },
    lines,
    caption: `In families of ten. All limits are moved to where one in a hundred families in which nothing changed has an alarm. Dashed is perf-gate as users get it: a change is called slower only where it is estimated at ${formatShare(METRICS.cpuPerRequest.threshold)} or more.`,
  });
}

function visiblePlot({ visible, thin }: PlaceEvidence): Plot {
  const byRule = Map.groupBy(visible, ({ rule }) => (rule.startsWith(OURS) ? OURS : rule));
  const lines = [...byRule].map(([name, effects]): Line => ({
    name,
    isOurs: name === OURS,
    points: effects.toSorted((one, other) => one.minutes - other.minutes).map(({ minutes, effect }) => [minutes, effect ?? Infinity]),
  }));
  return plot('smallest-effect.svg', `Smallest effect seen 9 times in 10: rivals' limits moved, ${OURS} as it is${thinMark('none', thin)}`, {
    x: { label: 'minutes of measuring a benchmark', scale: 'log', ticks: [0.2, 0.5, 1, 2, 5], format: String },
    y: { label: 'smallest effect seen', scale: 'log', ticks: [0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1], format: formatSetting },
    lines,
    caption: 'In families of ten. Rivals\' limits are moved to where one in a hundred families in which nothing changed has an alarm; that of perf-gate is as users get it.',
  });
}

/** As markdown, with what to know of it; nothing where nothing was recorded with nothing else running. */
export function plotInPage(evidence: Pick<Evidence, 'places'>, wanted: PlotName): readonly string[] {
  return plotsOf(evidence).filter(({ file }) => file === wanted).flatMap(({ file, title, caption }) => [`![${title}](images/${file})`, caption]);
}

function plot(file: PlotName, title: string, { caption, ...chart }: Pick<Plot, 'caption'> & Omit<LineChart, 'title'>): Plot {
  return { file, title, caption, svg: renderLineChart({ title, ...chart }) };
}
