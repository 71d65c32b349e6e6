/** Versions of one server side by side, like the version table of egg's benchmark page. */
import type { JudgedBenchmark } from '../../model.ts';
import { editionOf } from '../../plan/editions.ts';
import { type Block, type Cell, leftColumn, plainCell, rightColumn, type Table } from '../document.ts';
import { preciseFigureCell, throughputCell } from './cells.ts';

interface EditionBenchmark {
  readonly target: string;
  readonly label: string;
  readonly benchmark: JudgedBenchmark;
}

/** A table for each target of which two versions or more were measured. */
export function editionFigures(servers: readonly JudgedBenchmark[]): readonly Block[] {
  const editions = servers.flatMap((benchmark): readonly EditionBenchmark[] => {
    const edition = editionOf(benchmark.target);
    return edition === null ? [] : [{ ...edition, benchmark }];
  });
  return [...Map.groupBy(editions, ({ target }) => target)]
    .filter(([, group]) => new Set(group.map(({ label }) => label)).size > 1)
    .flatMap(([target, group]): readonly Block[] => [{ kind: 'paragraph', text: [{ code: target }, ' by version:'] }, editionTable(group)]);
}

function editionTable(editions: readonly EditionBenchmark[]): Table {
  const scenarios = [...new Set(editions.map(({ benchmark }) => benchmark.scenario))];
  const severalVariants = new Set(editions.map(({ benchmark }) => benchmark.variant)).size > 1;
  const rows = Map.groupBy(editions, ({ label, benchmark: { variant } }) => JSON.stringify([label, variant]));
  return {
    kind: 'table',
    columns: [
      leftColumn('Version'),
      leftColumn('Installed'),
      ...(severalVariants ? [leftColumn('On')] : []),
      ...scenarios.flatMap((scenario) => [rightColumn(`${scenario} (R/s)`), rightColumn(`${scenario} CPU/req (µs)`)]),
    ],
    rows: [...rows.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [editionRow(first, others, { scenarios, severalVariants })])),
  };
}

function editionRow(first: EditionBenchmark, others: readonly EditionBenchmark[], shown: { readonly scenarios: readonly string[]; readonly severalVariants: boolean }): readonly Cell[] {
  const { label, benchmark: { version, variant } } = first;
  return [
    plainCell({ code: label }),
    plainCell(version ?? '–'),
    ...(shown.severalVariants ? [plainCell(variant ?? '–')] : []),
    ...shown.scenarios.flatMap((scenario) => {
      const measured = [first, ...others].find(({ benchmark }) => benchmark.scenario === scenario)?.benchmark;
      return measured === undefined ? [plainCell('–'), plainCell('–')] : [throughputCell(measured), preciseFigureCell(measured, 'cpuPerRequest')];
    }),
  ];
}
