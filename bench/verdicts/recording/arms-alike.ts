/** Both arms of one commit, with the injections beside it: what differs between them is what an arm is told to inject. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openInstalls } from '../../../src/prepare/install-target.ts';
import { describeReason } from '../../../src/report/words.ts';
import { materialise, type Workspace } from '../../../src/prepare/materialise.ts';
import type { Git } from '../../../src/system/git.ts';
import { startSuite } from '../../../src/measure/suite/suite.ts';
import type { Target } from '../../../src/model.ts';
import { layEditedSources } from './edited-sources.ts';
import { INJECTIONS_FOLDER, type InjectableBenchmark } from './injected-duet.ts';

/** Lays out a commit twice, at paths of equal length, and makes the targets ready in both. */
export async function openArmsAlike({ root, git, commit, targets, signal }: {
  readonly root: string;
  readonly git: Git;
  readonly commit: string;
  readonly targets: readonly Target[];
  readonly signal: AbortSignal;
}): Promise<Pick<Workspace, 'trees'> & AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  const { trees } = opened.use(await materialise({ root, git, base: commit }));
  await cp(path.join(import.meta.dirname, '../injections'), path.join(trees.base, INJECTIONS_FOLDER), { recursive: true });
  const installs = openInstalls(trees, signal);
  for (const target of targets) {
    const prepared = await installs.build('base', target);
    if (!prepared.ready) throw new Error(`${target.name}: ${describeReason(prepared.reason)}`);
  }
  await layEditedSources(trees.base, targets);
  await rm(trees.head, { recursive: true });
  await cp(trees.base, trees.head, { recursive: true, verbatimSymlinks: true });
  const moved = opened.move();
  return { trees, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}

/** The HTTP scenarios of servers, and the tasks of suites, which only their files know. */
export async function injectableBenchmarks(targets: readonly Target[], tree: string): Promise<readonly InjectableBenchmark[]> {
  return (await Promise.all(targets.map((target) => benchmarksOf(target, tree)))).flat();
}

async function benchmarksOf(target: Target, tree: string): Promise<readonly InjectableBenchmark[]> {
  if (target.kind === 'server') {
    return target.scenarios.flatMap((scenario) => (scenario.protocol === 'http' ? [{ id: `${target.name}/${scenario.name}`, kind: target.kind, target, scenario }] : []));
  }
  await using suite = startSuite({ arm: 'base', target, tree, core: null });
  return (await suite.tasks()).map((task) => ({ id: `${target.name}/${task}`, kind: target.kind, target, task }));
}
