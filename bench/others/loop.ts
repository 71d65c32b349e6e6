/** A loop as the change that is to be found. */
import type { CountedFunction } from '../../src/model.ts';
import type { Subject } from './sights.ts';

/** Where it goes in, and how many turns of it are about one per cent of the benchmark's instructions. */
const PLACES: Readonly<Record<Subject, { readonly before: string; readonly turnsPerPercent: number }>> = {
  'express/updateUser': { before: 'const user =', turnsPerPercent: 110 },
  'user/date': { before: 'const { lastUpdate } =', turnsPerPercent: 2 },
};

/** The same source where it is 0. */
export function withLoop(source: string, subject: Subject, percent: number): string {
  if (percent === 0) return source;
  const { before, turnsPerPercent } = PLACES[subject];
  const loop = `for (let turn = 0; turn < ${percent * turnsPerPercent}; turn += 1) spun = (spun * 31 + turn) | 0;`;
  return `let spun = 1;\n${source.replace(before, `${loop} ${before}`)}`;
}

/** Whether a reader is led to the loop: by its line, or by the function around it. */
export const isOfLoop = ({ at, text }: CountedFunction): boolean => at.name === 'addMonth' || (text?.includes('spun') ?? false);
