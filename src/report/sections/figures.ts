/** Absolute figures of head from its solo rounds. */
import type { JudgedBenchmark } from '../../model.ts';
import type { Block, Section } from '../terms/document.ts';
import { figureRemarks } from './figure-remarks.ts';
import { heldFigures } from './figures-of-held.ts';
import { serverFigures } from './figures-of-servers.ts';
import { suiteFigures } from './figures-of-suites.ts';

export function figuresSection(benchmarks: readonly JudgedBenchmark[]): Section | null {
  const measured = benchmarks.filter(({ figures }) => Object.keys(figures).length > 0);
  const servers = measured.filter(({ kind }) => kind === 'server');
  // With those that have no figures: the first of a group is its reference even where it broke.
  const suites = benchmarks.filter(({ kind }) => kind === 'suite');
  if (measured.length === 0) return null;
  const blocks: readonly Block[] = [
    { kind: 'paragraph', text: ['Figures of head alone, to compare targets with each other. They say nothing about the change.'] },
    ...serverFigures(servers),
    ...heldFigures(servers),
    ...suiteFigures(suites),
    ...figureRemarks(measured),
  ];
  return { title: 'Head in absolute figures', collapsed: false, blocks };
}

