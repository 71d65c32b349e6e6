import { listOf } from '../judge/wording.ts';
import { describeShard } from '../plan/shards.ts';
import type { NamedRunFile } from './named-run-file.ts';

/** The notes of all runs: what all say stands once, anything else begins with whose it is. */
export function uniteNotes(files: readonly NamedRunFile[], variants: ReadonlyMap<string, string>): readonly string[] {
  const notes = files.flatMap((from) => from.file.run.notes.map((note) => ({ note, from })));
  const united = [...Map.groupBy(notes, ({ note }) => note)].map(([note, those]) =>
    those.length === files.length ? note : `${listOf(those.map(({ from }) => describePart(from, variants))).replace(/^shard/u, 'Shard')}: ${note}`);
  return [...united, ...noteOfSeeds(files, variants)];
}

/** The order of rounds in each part can be had again only by its own seed. */
function noteOfSeeds(files: readonly NamedRunFile[], variants: ReadonlyMap<string, string>): readonly string[] {
  if (new Set(files.map(({ file }) => file.run.seed)).size === 1) return [];
  const seeds = files.map((part) => `${part.file.run.seed} (${describePart(part, variants)})`);
  return [`Each part has a seed of its own: ${listOf(seeds)}.`];
}

/** `shard 2 of 3 on Node v22.20.0` */
function describePart({ name, file: { run } }: NamedRunFile, variants: ReadonlyMap<string, string>): string {
  const variant = variants.get(run.environment.key);
  if (run.shard === null) return variant ?? name;
  return variant === undefined ? describeShard(run.shard) : `${describeShard(run.shard)} on ${variant}`;
}
