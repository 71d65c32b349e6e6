import { METRICS } from '../../metrics.ts';
import type { Drift } from '../../model.ts';
import { benchmarkLabel, changeOfFigure } from '../words/wording.ts';
import { shortCommit } from '../../text/commits.ts';
import { formatPercent } from '../../text/figures.ts';
import { listOf } from '../../text/phrases.ts';
import { MAX_P } from './drift.ts';

const AFTERWARDS: Readonly<Record<Drift['state'], string>> = { lasting: '', undone: '; undone since', accepted: '; accepted' };

/**
 * One sentence without a full stop: `express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c
 * (p < 0.001, 12 runs before, 9 after)`, where something beside the code changed too with `; the kernel changed there too`,
 * then what became of it: `; undone since`.
 */
export function describeDrift(drift: Drift): string {
  const change = changeOfFigure(drift.change, drift.direction);
  const rose = `${METRICS[drift.metric].label} ${change < 0 ? 'fell' : 'rose'} by ${formatPercent(Math.abs(change))}`;
  const evidence = `p < ${MAX_P}, ${drift.runsBefore} runs before, ${drift.runsAfter} after`;
  const name = benchmarkLabel({ id: drift.benchmark, variant: drift.variant });
  return `${name}: ${rose} ${describePlace(drift)} (${evidence})${describeCircumstances(drift)}${AFTERWARDS[drift.state]}`;
}

/** Two runs of one commit differ in anything but the code, which the sentence then says. */
function describePlace({ lastBefore, firstAfter }: Drift): string {
  if (lastBefore === firstAfter) return `between two runs of ${shortCommit(lastBefore)}`;
  return `between ${shortCommit(lastBefore)} and ${shortCommit(firstAfter)}`;
}

function describeCircumstances({ circumstances }: Drift): string {
  return circumstances.length === 0 ? '' : `; the ${listOf(circumstances)} changed there too`;
}
