/** Preparing in temporary trees. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchmarkRecord, Shard, Target } from '../../src/model.ts';
import type { PreparedBenchmarks } from '../../src/prepare/benchmarks-of-targets.ts';
import type { ProgressEvent } from '../../src/measure/notes.ts';
import { openWorkbench } from '../../src/prepare/workbench.ts';
import { writeFiles, type Files } from '../git-repository.ts';
import { configOf, serverTargetOf, suiteTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** One side: what its configuration names, and what its tree holds. */
interface Side {
  readonly targets: readonly Target[];
  readonly files: Files;
}

interface Scene {
  readonly head: Side;
  readonly base: Side | null;
  readonly unasked?: string;
  readonly only?: readonly string[];
  readonly all?: boolean;
  readonly shard?: Shard;
  readonly signal?: AbortSignal;
  readonly onProgress?: (event: ProgressEvent) => void;
}

/** Prepares in temporary trees; the result, and which of the given files were there afterwards. */
export async function prepare({ head, base, unasked, only = [], all = false, shard, signal = new AbortController().signal, onProgress = () => {} }: Scene, lookFor: readonly string[] = []): Promise<PreparedBenchmarks & { readonly found: readonly string[] }> {
  await using folder = await temporaryFolder();
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  await writeFiles(trees.head, { 'package.json': '{}', ...head.files });
  await writeFiles(trees.base, { 'package.json': '{}', ...base?.files });
  await using workbench = openWorkbench({ trees, cores: null, io: { signal, progress: onProgress, note: () => {}, warn: () => {} } });
  const prepared = await workbench.prepare({
    request: { only, all, shard: shard ?? null }, asked: { patterns: only, by: '--only' }, head: configOf(...head.targets), base: base === null ? null : configOf(...base.targets), unasked: unasked ?? null,
  });
  return { ...prepared, found: lookFor.filter((file) => existsSync(join(folder.path, file))) };
}

export const outline = ({ benchmarks }: PreparedBenchmarks): object => benchmarks.map(({ id, newBecause }) => [id, newBecause]);
export const unmeasured = (prepared: PreparedBenchmarks): readonly (readonly [string, BenchmarkRecord['measurement']])[] => prepared.unmeasured.map(({ id, measurement }) => [id, measurement]);

export const FILES = { 'servers/tiny/package.json': '{}', 'servers/tiny/server.js': 'serve()' };
export const CHANGED = { ...FILES, 'servers/tiny/server.js': 'serve(1)' };
export const TINY = serverTargetOf();

export const suiteOf = (...tasks: readonly string[]): Files => ({
  'suites/parser/parser.suite.mjs': `export default (bench) => { ${tasks.map((task) => `bench.add('${task}', () => 1);`).join(' ')} };`,
});
export const SUITE = suiteTargetOf({ file: 'parser.suite.mjs' });

/** Of two servers that a change of `content` reaches, and one that it does not. */
export const twoServers = (content: string): Files => ({ 'servers/one/package.json': '{}', 'servers/one/a.js': content, 'servers/two/package.json': '{}', 'servers/two/a.js': content, 'servers/calm/a.js': '' });
