/** Draws a chart by Observable Plot: colours are those of the style sheet, so a chart follows light, dark and print by itself. */
import { axisX, axisY, barX, dot, gridX, gridY, line, type Markish, plot, pointer, rect, ruleX, ruleY, tip } from '@observablehq/plot';
import { percentileOfStep, stepOfPercentile } from '../percentiles.ts';
import { leftColumn, plainCell, rightColumn, tableOf, type Text } from '../report/document.ts';
import type { Chart, PageData, Paint, Series } from '../report/html/page-data.ts';
import { choice, element, fold, labelled } from './dom.ts';
import { tableView } from './document-view.ts';

type ChartContext = Pick<PageData, 'runs' | 'commitUrl'>;

/** Colours of the style sheet for series that have no meaning of their own. */
const PALETTE = 8;

const colorOf = (paint: Paint | number): string => (typeof paint === 'number' ? `var(--series-${paint % PALETTE})` : `var(--${paint})`);

/** @param first stands before the charts */
export function chartsView(charts: readonly Chart[], context: ChartContext, first: HTMLElement | null = null): HTMLElement {
  return element('div', { class: 'charts' }, [first, ...charts.map((chart) => chartView(chart, context))]);
}

/** Draws when it comes into view, and anew when its width changes. */
function chartView(chart: Chart, context: ChartContext): HTMLElement {
  const canvas = element('div', { class: 'canvas' });
  const range = rangeChoice(chart, context);
  const draw = (): void => {
    canvas.replaceChildren(drawing(chart, context, { width: canvas.clientWidth, newest: Number(range?.value ?? 0) }));
  };
  range?.addEventListener('change', draw);
  redrawn.observe(canvas);
  drawBy.set(canvas, draw);
  const named = chart.series.filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
  return element('figure', {}, [
    element('h4', {}, [chart.title]),
    element('ul', { class: 'legend' }, [
      ...(named.length < 2 ? [] : named.map(({ name, paint, mark }) => legendItem(name, colorOf(paint), mark))),
      ...chart.bands.map(({ name, paint }) => legendItem(name, colorOf(paint), 'band')),
      ...chart.rules
        .filter(({ at, axis }) => axis === 'x' || at !== 0)
        .map(({ name, paint }) => legendItem(name, colorOf(paint), paint === 'head' ? 'line' : 'rule')),
    ]),
    range === null ? null : labelled('Show', range),
    canvas,
    element('figcaption', {}, [chart.caption]),
    fold(['Figures'], () => [figuresOf(chart, context)], { class: 'figures' }),
  ]);
}

const drawBy = new WeakMap<Element, () => void>();
const drawnWidth = new WeakMap<Element, number>();

function drawIfNeeded(canvas: Element): void {
  if (canvas.clientWidth === 0 || drawnWidth.get(canvas) === canvas.clientWidth) return;
  drawnWidth.set(canvas, canvas.clientWidth);
  drawBy.get(canvas)?.();
}

const inView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) drawIfNeeded(target);
  },
  { rootMargin: '400px' },
);
const redrawn = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    inView.unobserve(target);
    inView.observe(target);
  }
});

// What was not scrolled to is printed too.
addEventListener('beforeprint', () => {
  for (const canvas of document.querySelectorAll('.canvas')) drawIfNeeded(canvas);
});

export function legendItem(name: string, color: string, mark = 'area'): HTMLElement {
  const swatch = element('span', { class: `swatch ${mark}`, 'aria-hidden': 'true' });
  swatch.style.setProperty('--color', color);
  return element('li', {}, [swatch, name]);
}

/** How far back a long history is shown. */
function rangeChoice({ x }: Chart, { runs }: ChartContext): HTMLSelectElement | null {
  const ranges = [20, 50].filter((newest) => newest < runs.length);
  return x.scale !== 'runs' || ranges.length === 0
    ? null
    : choice([['0', `all ${runs.length} runs`], ...ranges.map((newest) => [String(newest), `the newest ${newest} runs`] as const)]);
}

interface ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly title: string;
}

function drawing(
  chart: Chart,
  context: ChartContext,
  { width, newest }: { readonly width: number; readonly newest: number },
): SVGSVGElement | HTMLElement {
  const first = chart.x.scale === 'runs' && newest > 0 ? context.runs.length - newest : -Infinity;
  const series = placed(chart.series).map((one) => ({ one, points: pointsOf(one, chart, context).filter(({ x }) => x >= first) }));
  const bars = chart.y.names;
  const drawn = plot({
    width,
    ...(bars === undefined ? { insetLeft: 8, insetRight: 8 } : {}),
    height: bars === undefined ? 240 : 50 + 26 * bars.length,
    marginLeft: bars === undefined ? 56 : Math.min(width * 0.4, 18 + 7 * Math.max(...bars.map((name) => name.length))),
    ariaLabel: `${chart.title}. ${chart.caption}`,
    x: { type: 'linear', nice: chart.x.scale === 'linear' && bars !== undefined, ...(bars === undefined ? {} : { zero: true }) },
    y:
      bars === undefined
        ? { type: 'linear', nice: true, ...(chart.y.covers === undefined ? {} : { domain: domainOf(chart, series) }) }
        : { type: 'band', domain: bars.map((_, position) => position) },
    marks: [
      ...axesOf(chart, context, first),
      ...chart.bands.map(({ low, high, paint }) => rect([{}], { y1: low, y2: high, fill: colorOf(paint), fillOpacity: 0.16 })),
      ...chart.rules
        .filter(({ at, axis }) => axis === 'y' || at >= first)
        .map(({ axis, at, paint }) =>
          (axis === 'x' ? ruleX : ruleY)([at], {
            stroke: colorOf(paint),
            strokeWidth: 1.5,
            ...(paint === 'head' ? {} : { strokeDasharray: '5 3' }),
          }),
        ),
      ...series.map(({ one, points }) => markOf(one, points)),
      tip(
        series.flatMap(({ points }) => points.filter(({ y }) => !Number.isNaN(y))),
        pointer({ x: 'x', y: 'y', title: 'title' }),
      ),
    ],
  });
  drawn.setAttribute('role', 'img');
  // Parts of a picture have no names of their own.
  for (const part of drawn.querySelectorAll('[aria-label], [aria-description]'))
    for (const name of ['aria-label', 'aria-description']) part.removeAttribute(name);
  return drawn;
}

/** All that is drawn, and what the axis shows at least. */
function domainOf(
  { y: { covers }, bands }: Chart,
  series: readonly { readonly points: readonly ChartPoint[] }[],
): readonly [number, number] {
  const values = [
    ...(covers ?? []),
    ...bands.flatMap(({ low, high }) => [low, high]),
    ...series.flatMap(({ points }) => points.map(({ y }) => y).filter((y) => !Number.isNaN(y))),
  ];
  return [Math.min(...values), Math.max(...values)];
}

function markOf({ mark, paint }: Pick<Series, 'mark' | 'paint'>, points: readonly ChartPoint[]): Markish {
  const color = colorOf(paint);
  // Plot leaves a gap where a value is no number.
  if (mark === 'line') return line(points, { x: 'x', y: 'y', stroke: color, strokeWidth: 1.6, marker: points.length < 5 ? 'dot' : 'none' });
  return mark === 'bars'
    ? barX(points, { x: 'x', y: 'y', fill: color, insetTop: 3, insetBottom: 3 })
    : dot(points, { x: 'x', y: 'y', r: 3.5, fill: color, fillOpacity: 0.75 });
}

/** The series with each place told. */
function placed(series: readonly Series[]) {
  let last: readonly number[] = [];
  return series.map((one) => {
    const { x, y } = one;
    if (typeof x === 'number') last = y.map((_, index) => x + index);
    else if (x !== 'same') last = x;
    return { ...one, x: last };
  });
}

function pointsOf({ name, x, y }: ReturnType<typeof placed>[number], chart: Chart, context: ChartContext): readonly ChartPoint[] {
  return x.map((at, index) => {
    const value = y[index] ?? Number.NaN;
    return {
      x: at,
      y: value,
      title: `${name}\n${chart.x.label}: ${tickOf(chart, context, at)}\n${chart.y.label}: ${chart.y.names?.[value] ?? formatNumber(value)}`,
    };
  });
}

const PERCENTILES = [0, 0.5, 0.9, 0.99, 0.999, 0.9999, 0.99999];
const MOST_TICKS = 10;
const MOST_DATES = 5;

function axesOf(chart: Chart, context: ChartContext, first: number): readonly Markish[] {
  const { x, y } = chart;
  const ticks =
    x.scale === 'percentile'
      ? { ticks: percentileTicks(chart) }
      : x.scale === 'linear'
        ? { tickSpacing: 70 }
        : { ticks: wholeTicks(chart, context, first) };
  const names = y.names;
  return [
    names === undefined ? gridY({ strokeOpacity: 0.12 }) : gridX({ strokeOpacity: 0.12 }),
    axisX({ ...ticks, label: x.label, labelAnchor: 'right', labelArrow: 'none', tickFormat: (at: number) => tickOf(chart, context, at) }),
    axisY({
      label: names === undefined ? y.label : null,
      labelAnchor: 'top',
      labelArrow: 'none',
      ...(names === undefined ? {} : { tickSize: 0, tickFormat: (at: number) => names[at] ?? '' }),
    }),
  ];
}

function wholeTicks({ x, series }: Chart, { runs }: ChartContext, first: number): readonly number[] {
  const last = x.scale === 'runs' ? runs.length : Math.floor(Math.max(...placed(series).flatMap((one) => one.x)));
  const from = Math.max(first, x.scale === 'runs' ? 0 : 1);
  const every = Math.ceil((last - from + 1) / (x.scale === 'runs' ? MOST_DATES : MOST_TICKS));
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, step) => from + step).filter((at) => (at - from) % every === 0);
}

function percentileTicks({ series }: Chart): readonly number[] {
  const most = Math.max(...placed(series).flatMap(({ x }) => x));
  return PERCENTILES.map(stepOfPercentile).filter((step) => step <= most + 0.1);
}

function tickOf({ x }: Chart, { runs }: ChartContext, at: number): string {
  if (x.scale === 'percentile') return `${formatNumber(100 * percentileOfStep(at))} %`;
  if (x.scale === 'runs') return runs[at]?.recordedAt.slice(0, 10) ?? 'now';
  return formatNumber(at);
}

const numbers = new Intl.NumberFormat('en', { maximumSignificantDigits: 5 });
const formatNumber = (value: number): string => numbers.format(value);

/** The same for those who cannot see it, or want the figures. */
function figuresOf(chart: Chart, context: ChartContext): HTMLElement {
  const { x, y } = chart;
  const rows = placed(chart.series).flatMap(({ name, x: at, y: values }) =>
    at.flatMap((place, index) => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ name, place, value }];
    }),
  );
  const placeColumn = x.scale === 'runs' ? leftColumn : rightColumn;
  return tableView(
    tableOf(rows, [
      leftColumn('Series', ({ name }) => plainCell(name)),
      placeColumn(x.scale === 'runs' ? 'Commit' : x.label, ({ place }) => ({
        ...plainCell(...placeText(chart, context, place)),
        value: place,
      })),
      rightColumn(y.label, ({ value }) => ({ ...plainCell(y.names?.[value] ?? formatNumber(value)), value })),
    ]),
    { name: `Figures of ${chart.title}`, commitUrl: context.commitUrl },
  );
}

function placeText(chart: Chart, context: ChartContext, place: number): Text {
  const run = chart.x.scale === 'runs' ? context.runs[place] : undefined;
  return run === undefined ? [tickOf(chart, context, place)] : [{ code: run.commit.slice(0, 12) }, `, ${run.recordedAt.slice(0, 10)}`];
}
