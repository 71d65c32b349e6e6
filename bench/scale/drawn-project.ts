/** A project of any size: targets with ten scenarios each, a change of one of their files, a finished run, and stored runs. */
import type { BenchmarkRecord, Config, RunFile, StoredRun, Target } from '../../src/model.ts';
import type { TreeChange } from '../../src/prepare/reach.ts';
import { drawnRun } from '../../test/report/html/drawn-run.ts';
import { configOf, scenarioOf, serverTargetOf } from '../../test/targets.ts';

const SCENARIOS_OF_A_TARGET = 10;
const FILES_OF_A_TARGET = 20;
/** Rounds of most benchmarks that nothing is wrong with. */
const ROUNDS = 5;

export interface Size {
  readonly benchmarks: number;
  readonly storedRuns: number;
}

const targetOf = (position: number): string => `server-${Math.floor(position / SCENARIOS_OF_A_TARGET)}`;
const scenarioAt = (position: number): string => `route-${position % SCENARIOS_OF_A_TARGET}`;
const idAt = (position: number): string => `${targetOf(position)}/${scenarioAt(position)}`;

export function drawConfig({ benchmarks }: Pick<Size, 'benchmarks'>): Config {
  const targets = Array.from({ length: benchmarks / SCENARIOS_OF_A_TARGET }, (_, index): Target =>
    serverTargetOf({
      name: `server-${index}`,
      dir: `servers/server-${index}`,
      dependsOn: ['lib/**'],
      scenarios: Array.from({ length: SCENARIOS_OF_A_TARGET }, (_, place) => scenarioOf({ name: `route-${place}`, path: `/${place}` })),
    }),
  );
  return configOf(...targets);
}

/** One file of the library that every target uses has changed. */
export function drawChange({ targets }: Pick<Config, 'targets'>): TreeChange {
  const files = [
    'lib/index.js',
    'package.json',
    ...targets.flatMap(({ dir }) =>
      ['package.json', 'package-lock.json', ...Array.from({ length: FILES_OF_A_TARGET }, (_, index) => `src/${index}.js`)].map(
        (file) => `${dir}/${file}`,
      ),
    ),
  ];
  return {
    files: ['lib/index.js'],
    ignore: ['**/*.md'],
    neverIgnored: new Set(),
    baseFiles: files,
    brought: [],
    targetFolders: targets.map(({ dir }) => dir),
    tree: { files, packages: new Map(targets.map(({ dir }) => [dir, { name: dir }])), links: new Map() },
  };
}

/** The run of a pull request, with one regression, and its stored runs. Every benchmark tells how long it took. */
export function drawProject({ benchmarks, storedRuns }: Size): RunFile {
  const { run, history, acceptances } = drawnRun({ benchmarks, storedRuns, rounds: ROUNDS });
  const ids = new Map(run.benchmarks.map(({ id }, position) => [id, position]));
  return {
    run: {
      ...run,
      benchmarks: run.benchmarks.map((record, position): BenchmarkRecord => ({
        ...record,
        id: idAt(position),
        target: targetOf(position),
        scenario: scenarioAt(position),
        kind: 'server',
      })),
    },
    history: history.map((stored): StoredRun => ({
      ...stored,
      benchmarks: stored.benchmarks.map((benchmark) => ({
        ...benchmark,
        id: idAt(ids.get(benchmark.id)!),
        tookMs: 30_000 + 100 * ids.get(benchmark.id)!,
      })),
      accepted: stored.accepted.map((mark) => ({ ...mark, id: idAt(ids.get(mark.id)!) })),
    })),
    acceptances,
  };
}
