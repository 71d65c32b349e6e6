import { listOf } from '../text/phrases.ts';
import type { NamedRunFile } from './named-run-file.ts';
import { namePart } from './part-names.ts';

/** The notes of all runs: what all say stands once, anything else begins with whose it is. */
export function uniteNotes(files: readonly NamedRunFile[], variants: ReadonlyMap<string, string>): readonly string[] {
  const notes = files.flatMap((from) => from.file.run.notes.map((note) => ({ note, from })));
  const united = [...Map.groupBy(notes, ({ note }) => note)].map(([note, those]) =>
    those.length === files.length ? note : `${listOf(those.map(({ from }) => namePart(from, variants))).replace(/^shard/u, 'Shard')}: ${note}`);
  return [...united, ...noteOfSeeds(files, variants)];
}

/** The order of rounds in each part can be had again only by its own seed. */
function noteOfSeeds(files: readonly NamedRunFile[], variants: ReadonlyMap<string, string>): readonly string[] {
  if (new Set(files.map(({ file }) => file.run.seed)).size === 1) return [];
  const seeds = files.map((part) => `${part.file.run.seed} (${namePart(part, variants)})`);
  return [`Each part has a seed of its own: ${listOf(seeds)}.`];
}
