import type { Run } from '../model.ts';
import { asWarnings } from '../record/warnings.ts';
import { listOf } from '../text/phrases.ts';
import type { NamedRunFile } from './named-run-file.ts';
import { namePart } from './part-names.ts';

/** The notes of all runs: what all say stands once, anything else begins with whose it is. */
export function uniteNotes(files: readonly NamedRunFile[], variants: ReadonlyMap<string, string>): readonly string[] {
  return [...unite(files, variants, ({ notes }) => notes), ...noteOfSeeds(files, variants)];
}

/** The same of their warnings. */
export function uniteWarnings(files: readonly NamedRunFile[], variants: ReadonlyMap<string, string>): Pick<Run, 'warnings'> {
  return asWarnings(unite(files, variants, ({ warnings = [] }) => warnings));
}

function unite(files: readonly NamedRunFile[], variants: ReadonlyMap<string, string>, sentencesOf: (run: Run) => readonly string[]): readonly string[] {
  const told = files.flatMap((from) => sentencesOf(from.file.run).map((sentence) => ({ sentence, from })));
  return [...Map.groupBy(told, ({ sentence }) => sentence)].map(([sentence, those]) =>
    those.length === files.length ? sentence : `${listOf(those.map(({ from }) => namePart(from, variants))).replace(/^shard/u, 'Shard')}: ${sentence}`);
}

/** The order of rounds in each part can be had again only by its own seed. */
function noteOfSeeds(files: readonly NamedRunFile[], variants: ReadonlyMap<string, string>): readonly string[] {
  if (new Set(files.map(({ file }) => file.run.seed)).size === 1) return [];
  const seeds = files.map((part) => `${part.file.run.seed} (${namePart(part, variants)})`);
  return [`Each part has a seed of its own: ${listOf(seeds)}.`];
}
