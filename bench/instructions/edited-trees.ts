/** A program of this repository beside the same with an edit, both installed. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import type { Config, OfBothArms, Target } from '../../src/model.ts';
import { type PlannedBenchmark, serverBenchmarks, suiteBenchmarks } from '../../src/plan/benchmarks.ts';
import { repository } from '../recording.ts';
import type { Subject } from './cases.ts';

export interface InstalledTrees extends AsyncDisposable {
  /** A tree with the target in it, installed once. */
  readonly of: (target: Target) => Promise<string>;
}

export function openInstalledTrees(): InstalledTrees {
  const opened = new AsyncDisposableStack();
  const trees = new Map<string, string>();
  return {
    of: async ({ name, dir }) => {
      const known = trees.get(name);
      if (known !== undefined) return known;
      const tree = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-bench-'));
      opened.defer(() => rm(tree, { recursive: true, force: true }));
      await cp(path.join(repository, dir), path.join(tree, dir), { recursive: true });
      await execa('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: path.join(tree, dir) });
      trees.set(name, tree);
      return tree;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

interface EditedTrees extends AsyncDisposable {
  readonly benchmark: PlannedBenchmark;
  readonly trees: OfBothArms<string>;
  /** Where both lie. */
  readonly folder: string;
}

/** @param headFolder the name of head's folder; base's is as long as `head` */
export async function openEditedTrees(
  subject: Subject,
  edit: (source: string) => string,
  { config, installed, headFolder = 'head' }: { readonly config: Config; readonly installed: InstalledTrees; readonly headFolder?: string },
): Promise<EditedTrees> {
  const [name, scenario] = subject.split('/') as [string, string];
  const target = config.targets.find((candidate) => candidate.name === name)!;
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-bench-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const trees = { base: path.join(folder, 'base'), head: path.join(folder, headFolder) };
  for (const tree of Object.values(trees)) await cp(await installed.of(target), tree, { recursive: true });
  const source = path.join(trees.head, target.dir, fileOf(subject, target));
  await writeFile(source, edit(await readFile(source, 'utf8')));
  const planned = target.kind === 'suite' ? suiteBenchmarks(target, target, [scenario], [scenario]) : serverBenchmarks(target, target);
  const moved = opened.move();
  return {
    benchmark: planned.find((candidate) => candidate.scenario === scenario)!,
    trees,
    folder,
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

/** The file of its work: a server's is server.js, a suite's its own. */
function fileOf(subject: Subject, target: Target): string {
  if (subject === 'egg/updateUser') return 'app/controller/user.js';
  return target.kind === 'suite' ? target.file : 'server.js';
}
