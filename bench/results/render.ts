import { markdownTable } from 'markdown-table';
import { METRICS } from '../../src/metrics.ts';
import type { JudgedBenchmark } from '../../src/model.ts';
import type { ReportSource } from '../../src/report/report-source.ts';
import { formatFigure } from '../../src/text/figures.ts';
import { HTTP_PAGES } from './http-pages.ts';
import { moleculerPage } from './moleculer-page.ts';
import { describeOrder } from './order.ts';
import type { PublishedPage, PublishedRow, PublishedTable } from './published-table.ts';

/** Benchmarks that were measured here, by id. */
type Measured = ReadonlyMap<string, JudgedBenchmark>;

/**
 * The whole page, of runs with their judgements, each profile's once.
 *
 * @throws Error where a page's run is missing, or has no figures of one of its benchmarks
 */
export function renderResults(sources: readonly ReportSource[]): string {
  const byProfile = new Map(
    sources.map(({ run, judgement }) => [run.profile, new Map(judgement.benchmarks.map((benchmark) => [benchmark.id, benchmark]))]),
  );
  const [first] = sources;
  if (first === undefined) throw new Error('no run was recorded');
  const { environment } = first.run;
  return [
    '# What do the benchmark pages come to here?',
    "Five pages of benchmarks name the systems that this repository measures. Here are their tables, each figure beside the page's own, both also as ratios to the row that is marked #: machines and versions differ, and only ratios can be compared. `node bench/results.ts` makes this page from the runs that are kept in `bench/recorded/`.",
    `Measured on ${environment.cpuModel} with ${environment.cores} cores, Node ${environment.nodeVersion.replace(/^v/u, '')}, ${sources.map(({ run }) => `profile ${run.profile} on ${run.startedAt.slice(0, 10)}`).join(', ')}. One round of one process each: "in the round" is the 95 % interval from the slices of that round, and another process may differ by more. None of it says anything about a change; that is what rounds side by side are for.`,
    ...[...HTTP_PAGES, moleculerPage].map((page) => renderPage(page, measuredFor(page, byProfile))),
  ]
    .join('\n\n')
    .concat('\n');
}

function measuredFor({ profile, title }: PublishedPage, byProfile: ReadonlyMap<string, Measured>): Measured {
  const measured = byProfile.get(profile);
  if (measured === undefined) throw new Error(`${title}: no run with the profile ${profile} was recorded`);
  return measured;
}

/** One page's tables beside ours, as markdown. */
function renderPage(page: PublishedPage, measured: Measured): string {
  const missing = page.tables.flatMap(({ rows, metric }) =>
    rows.filter(({ id }) => measured.get(id)?.figures[metric] === undefined).map(({ id }) => id),
  );
  if (missing.length > 0) throw new Error(`the recorded run has no figures of ${missing.join(', ')}`);
  return [`## ${page.title}`, page.background, ...page.tables.map((table) => renderTable(table, measured))].join('\n\n');
}

/** Ratios grow with speed whatever the metric's direction: 2× is twice as fast as the reference. */
function renderTable(table: PublishedTable, measured: Measured): string {
  const { metric, rows } = table;
  const figureOf = ({ id, scale = 1 }: PublishedRow): number => measured.get(id)!.figures[metric]! * scale;
  const speedOf = (figure: number): number => (METRICS[metric].direction === 'higher' ? figure : 1 / figure);
  const reference = rows.find(({ published }) => published !== null) ?? rows[0]!;
  const relative = (figure: number, of: number): string => `${formatFigure(speedOf(figure) / speedOf(of))}×`;
  const cells = rows.map((row) => {
    const { id, published } = row;
    const { version, precision, clientSaturated } = measured.get(id)!;
    return [
      row === reference ? `${row.name} (#)` : row.name,
      `\`${id}\``,
      version ?? '–',
      `${formatFigure(figureOf(row))}${clientSaturated ? ' †' : ''}`,
      precision[metric] === undefined ? '–' : `± ${(precision[metric] * 100).toFixed(1)} %`,
      relative(figureOf(row), figureOf(reference)),
      published === null ? '–' : formatFigure(published),
      published === null ? '–' : relative(published, reference.published ?? published),
    ];
  });
  const unit = METRICS[metric].unit;
  const head = ['', 'benchmark', 'version', `here (${unit})`, 'in the round', 'to #', `page (${unit})`, 'to #'];
  // An order that the load client made is none.
  const both = rows.flatMap((row) =>
    row.published === null || measured.get(row.id)!.clientSaturated
      ? []
      : [{ name: row.name, here: speedOf(figureOf(row)), published: speedOf(row.published) }],
  );
  const saturated = rows.some(({ id }) => measured.get(id)!.clientSaturated)
    ? "† The load client could send no more: the figure is the client's. CPU per request, which the gate goes by, stands."
    : null;
  return [
    `### ${table.title}`,
    markdownTable([head, ...cells], { align: ['l', 'l', 'l', 'r', 'r', 'r', 'r', 'r'] }),
    ...[saturated, describeOrder(both)].filter((sentence) => sentence !== null),
  ].join('\n\n');
}
