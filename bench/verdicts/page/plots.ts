/** The two plots of bench/verdicts/SUMMARY.md, from rounds that were recorded with nothing else running. */
import { METRICS } from '../../../src/metrics.ts';
import type { Evidence, PlaceEvidence } from '../study/evidence.ts';
import { formatSetting, formatShare, OURS_MOVED, thinMark } from './labels.ts';
import { type Axis, type Line, type LineChart, renderLineChart } from './line-chart.ts';
import { shareOf } from '../study/rates.ts';

export interface Plot {
  readonly file: string;
  readonly title: string;
  readonly svg: string;
  readonly caption: string;
}

const OURS = 'perf-gate';

const SHARES: Omit<Axis, 'label'> = { scale: 'linear', ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], format: formatSetting };

/** Both plots show one place. Empty: nothing was recorded with nothing else running. */
export function plotsOf(evidence: Pick<Evidence, 'places'>): readonly Plot[] {
  const place = placeOfPlots(evidence);
  return place === undefined ? [] : [falseAlarmsPlot(place), powerPlot(place)];
}

/** The place with the most rounds, thin ones last. */
function placeOfPlots({ places }: Pick<Evidence, 'places'>): PlaceEvidence | undefined {
  const quiet = places.filter(({ neighbour }) => neighbour === 'quiet');
  return quiet.find(({ thin }) => !thin.has('none')) ?? quiet[0];
}

function falseAlarmsPlot({ falseAlarms, thin }: PlaceEvidence): Plot {
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
    caption: 'Tools that compare with stored runs judge one run of head: here a round with 0.6 to 1.8 s of load. Their projects run 10 to 30 s, which is less noisy.',
  });
}

/** Scaled costs: their size is known exactly. */
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
    caption: `Families of ten. All limits are moved to where one unchanged family in a hundred has an alarm. Dashed: perf-gate as users get it, which reports only changes of ${formatShare(METRICS.cpuPerRequest.threshold)} or more.`,
  });
}

function plot(file: string, title: string, { caption, ...chart }: Pick<Plot, 'caption'> & Omit<LineChart, 'title'>): Plot {
  return { file, title, caption, svg: renderLineChart({ title, ...chart }) };
}
