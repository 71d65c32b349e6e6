/** A line chart as SVG that stands by itself, on a white ground so that it can be read on any page. */

export interface Axis {
  readonly label: string;
  readonly scale: 'linear' | 'log';
  /** Ascending; the axis goes from the first to the last. */
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
}

export interface Line {
  readonly name: string;
  /** What lies outside of the axes is drawn at their end. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Drawn thick, and in black; another one dashed. */
  readonly isOurs: boolean;
}

export interface LineChart {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly lines: readonly Line[];
}

const WIDTH = 890;
const HEIGHT = 440;
const PLOT = { left: 70, right: 600, top: 46, bottom: 380 };
const LEGEND_LINE = 20;

/** Okabe & Ito's (2008), which the colour-blind tell apart, and then the same again, dashed. */
const COLOURS = ['#e69f00', '#56b4e9', '#009e73', '#0072b2', '#d55e00', '#cc79a7', '#999999'];

export function renderLineChart({ title, x, y, lines }: LineChart): string {
  const toX = positionOn(x, PLOT.left, PLOT.right);
  const toY = positionOn(y, PLOT.bottom, PLOT.top);
  const [ours, rivals] = [lines.filter(({ isOurs }) => isOurs), lines.filter(({ isOurs }) => !isOurs)];
  const styles = new Map(lines.map((line) => [line, line.isOurs ? styleOfOurs(ours.indexOf(line)) : styleOf(rivals.indexOf(line))]));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img" aria-label="${escapeXml(title)}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    text({ x: PLOT.left, y: 24, anchor: 'start' }, title, 'font-size="16" font-weight="bold"'),
    ...x.ticks.flatMap((tick) => [line([[toX(tick), PLOT.top], [toX(tick), PLOT.bottom]], GRID), text({ x: toX(tick), y: PLOT.bottom + 20, anchor: 'middle' }, x.format(tick))]),
    ...y.ticks.flatMap((tick) => [line([[PLOT.left, toY(tick)], [PLOT.right, toY(tick)]], GRID), text({ x: PLOT.left - 8, y: toY(tick) + 4, anchor: 'end' }, y.format(tick))]),
    text({ x: (PLOT.left + PLOT.right) / 2, y: HEIGHT - 16, anchor: 'middle' }, x.label),
    text({ x: 18, y: (PLOT.top + PLOT.bottom) / 2, anchor: 'middle' }, y.label, `transform="rotate(-90 18 ${(PLOT.top + PLOT.bottom) / 2})"`),
    ...lines.flatMap((drawn) => {
      const points = drawn.points.map(([atX, atY]): Point => [toX(atX), toY(atY)]);
      const dots = points.map(([atX, atY]) => `<circle cx="${round(atX)}" cy="${round(atY)}" r="${drawn.isOurs ? 4 : 3}" ${styles.get(drawn)!} style="stroke-dasharray:none" fill="#ffffff"/>`);
      return [line(points, styles.get(drawn)!), ...dots];
    }),
    ...lines.flatMap((drawn, place) => {
      const top = PLOT.top + 10 + place * LEGEND_LINE;
      return [line([[PLOT.right + 16, top], [PLOT.right + 44, top]], styles.get(drawn)!), text({ x: PLOT.right + 52, y: top + 4, anchor: 'start' }, drawn.name)];
    }),
    '</svg>',
  ].join('\n').concat('\n');
}

type Point = readonly [x: number, y: number];

const GRID = 'stroke="#dddddd" stroke-width="1"';

const DASHES = ' stroke-dasharray="6 4"';

const styleOfOurs = (place: number): string => `stroke="#000000" stroke-width="3"${place === 0 ? '' : DASHES}`;

function styleOf(place: number): string {
  const dashes = place < COLOURS.length ? '' : DASHES;
  return `stroke="${COLOURS[place % COLOURS.length]!}" stroke-width="1.5"${dashes}`;
}

function positionOn({ scale, ticks }: Axis, from: number, to: number): (value: number) => number {
  const measure = scale === 'log' ? Math.log : (value: number) => value;
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  return (value) => from + ((measure(Math.min(last, Math.max(first, value))) - measure(first)) / (measure(last) - measure(first))) * (to - from);
}

function line(points: readonly Point[], style: string): string {
  return `<polyline points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="none" ${style}/>`;
}

function text({ x, y, anchor }: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }, content: string, attributes = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}"${attributes === '' ? '' : ` ${attributes}`}>${escapeXml(content)}</text>`;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

const escapeXml = (content: string): string => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
