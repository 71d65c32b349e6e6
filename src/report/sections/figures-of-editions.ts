/** Versions of one server side by side, like the version table of egg's benchmark page. */
import type { JudgedBenchmark } from '../../model.ts';
import { editionOf } from '../../plan/editions.ts';
import { type Block, type Cell, leftColumn, plainCell, rightColumn, type Table, tableOf } from '../terms/document.ts';
import { preciseFigureCell, throughputCell } from './cells.ts';
import { variantColumns, versionColumn } from './columns.ts';

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

/** A row: what was measured of one edition in one environment. */
interface MeasuredEdition extends Pick<JudgedBenchmark, 'version' | 'variant'> {
  readonly label: string;
  readonly benchmarks: readonly JudgedBenchmark[];
}

function editionTable(editions: readonly EditionBenchmark[]): Table {
  const groups = [...Map.groupBy(editions, ({ label, benchmark: { variant } }) => JSON.stringify([label, variant])).values()];
  const rows = groups.flatMap(([first, ...others]): readonly MeasuredEdition[] => {
    if (first === undefined) return [];
    const { label, benchmark: { version, variant } } = first;
    return [{ label, version, variant, benchmarks: [first, ...others].map(({ benchmark }) => benchmark) }];
  });
  const scenarios = [...new Set(editions.map(({ benchmark }) => benchmark.scenario))];
  return tableOf(rows, [
    leftColumn('Version', ({ label }) => plainCell({ code: label })),
    versionColumn('Installed'),
    ...variantColumns(rows),
    ...scenarios.flatMap((scenario) => [
      rightColumn(`${scenario} (R/s)`, scenarioCell(scenario, throughputCell)),
      rightColumn(`${scenario} CPU/req (µs)`, scenarioCell(scenario, (benchmark) => preciseFigureCell(benchmark, 'cpuPerRequest'))),
    ]),
  ]);
}

/** `–` where the edition was not asked for the scenario. */
function scenarioCell(scenario: string, cellOf: (benchmark: JudgedBenchmark) => Cell): (row: MeasuredEdition) => Cell {
  return ({ benchmarks }) => {
    const measured = benchmarks.find((benchmark) => benchmark.scenario === scenario);
    return measured === undefined ? plainCell('–') : cellOf(measured);
  };
}
