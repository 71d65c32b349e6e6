import type { BenchmarkRecord } from '../model.ts';
import { describeShard } from '../plan/shards.ts';
import type { NamedRunFile } from './named-run-file.ts';

/** What a run that is joined with others is called: `shard 2 of 3 on Node v22.20.0`, by the names of their environments. */
export function namePart({ name, file: { run } }: NamedRunFile, variants: ReadonlyMap<string, string>): string {
  const variant = variants.get(run.environment.key);
  if (run.shard === null) return variant ?? name;
  return variant === undefined ? describeShard(run.shard) : `${describeShard(run.shard)} on ${variant}`;
}

/** A benchmark's part in a run that was made of several: the parts of one that was joined before stay apart. */
export function withinPart({ part }: Pick<BenchmarkRecord, 'part'>, whole: string): string {
  return part === undefined ? whole : `${part} of ${whole}`;
}
