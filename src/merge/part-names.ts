import { describeShard } from '../plan/shards.ts';
import type { NamedRunFile } from './named-run-file.ts';

/** What a run that is joined with others is called: `shard 2 of 3 on Node v22.20.0`, by the names of their environments. */
export function namePart({ name, file: { run } }: NamedRunFile, variants: ReadonlyMap<string, string>): string {
  const variant = variants.get(run.environment.key);
  if (run.shard === null) return variant ?? name;
  return variant === undefined ? describeShard(run.shard) : `${describeShard(run.shard)} on ${variant}`;
}
