/** Preparing in temporary trees. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigOfBase } from '../../src/config/load-config.ts';
import { openNotes, type ProgressEvent } from '../../src/measure/notes.ts';
import type { BenchmarkRecord, Run, Shard, Target } from '../../src/model.ts';
import { prepareBenchmarks, type PreparedBenchmarks } from '../../src/prepare/benchmarks.ts';
import { readPackageTree } from '../../src/prepare/packages.ts';
import type { TreeChange } from '../../src/prepare/reach.ts';
import { openServices } from '../../src/prepare/services.ts';
import { surveyTargets } from '../../src/prepare/survey.ts';
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
  /** Not there: base has a configuration of its own. */
  readonly configState?: ConfigOfBase['state'];
  readonly only?: readonly string[];
  readonly all?: boolean;
  readonly shard?: Shard;
  readonly signal?: AbortSignal;
  readonly onProgress?: (event: ProgressEvent) => void;
}

/** Files of every tree. */
const EVERYWHERE: Files = { 'package.json': '{}' };

/** Prepares in temporary trees; the result, and which of the given files were there afterwards. */
export async function prepare(
  { head, base, configState = 'own', only = [], all = false, shard, signal = new AbortController().signal, onProgress = () => {} }: Scene,
  lookFor: readonly string[] = [],
): Promise<PreparedBenchmarks & Pick<Run, 'notes' | 'warnings'> & { readonly found: readonly string[] }> {
  await using folder = await temporaryFolder();
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  const [ofHead, ofBase] = [
    { ...EVERYWHERE, ...head.files },
    { ...EVERYWHERE, ...base?.files },
  ];
  await writeFiles(trees.head, ofHead);
  await writeFiles(trees.base, ofBase);
  const config = configOf(...head.targets);
  const baseConfig = base === null ? null : configOf(...base.targets);
  const tree = await readPackageTree(trees.head, Object.keys(ofHead).toSorted());
  const change: TreeChange | null =
    base === null
      ? null
      : {
          files: [...new Set([...Object.keys(ofHead), ...Object.keys(ofBase)])].filter((file) => ofHead[file] !== ofBase[file]),
          ignore: config.ignore,
          neverIgnored: new Set(),
          tree,
          baseFiles: Object.keys(ofBase),
          brought: [],
          targetFolders: head.targets.map(({ dir, edition }) => edition?.source ?? dir),
        };
  const settings = { only, asked: { patterns: only, by: '--only' } };
  const survey = surveyTargets(config, baseConfig, { ...settings, all, shard: shard ?? null, recorded: new Map(), change });
  await using services = openServices({ trees, cores: null, signal, isAlike: () => true });
  const request = {
    ...survey,
    settings,
    base: baseConfig === null ? null : { config: baseConfig, configState },
    repository: { config },
    tree,
  };
  const { told, ...notes } = openNotes(() => {});
  const prepared = await prepareBenchmarks(request, { trees, services, io: { signal, progress: onProgress, ...notes } });
  return { ...prepared, ...told(), found: lookFor.filter((file) => existsSync(join(folder.path, file))) };
}

export const outline = ({ benchmarks }: PreparedBenchmarks): object => benchmarks.map(({ id, newBecause }) => [id, newBecause]);
export const unmeasured = (prepared: PreparedBenchmarks): readonly (readonly [string, BenchmarkRecord['measurement']])[] =>
  prepared.unmeasured.map(({ id, measurement }) => [id, measurement]);

export const FILES = { 'servers/tiny/package.json': '{}', 'servers/tiny/server.js': 'serve()' };
export const CHANGED = { ...FILES, 'servers/tiny/server.js': 'serve(1)' };
export const TINY = serverTargetOf();

/** Both sides have these targets, and the change reaches the folder of {@link TINY}. */
export const changed = (...targets: readonly Target[]): { readonly head: Side; readonly base: Side } => ({
  head: { targets, files: CHANGED },
  base: { targets, files: FILES },
});

export const suiteOf = (...tasks: readonly string[]): Files => ({
  'suites/parser/parser.suite.mjs': `export default (bench) => { ${tasks.map((task) => `bench.add('${task}', () => 1);`).join(' ')} };`,
});
export const SUITE = suiteTargetOf({ file: 'parser.suite.mjs' });

/** Of two servers that a change of `content` reaches, and one that it does not. */
export const twoServers = (content: string): Files => ({
  'servers/one/package.json': '{}',
  'servers/one/a.js': content,
  'servers/two/package.json': '{}',
  'servers/two/a.js': content,
  'servers/calm/a.js': '',
});
