/** Starts an arm's server or suite once, and asks each of its benchmarks once, to see what it loads and reads. */
import { filesReadAlike } from './alike.ts';
import { openReadWatch, type Reads } from './reads.ts';
import { bothAtOnce } from '../both-arms.ts';
import { lostTryOf, ReasonError } from '../failure.ts';
import { firstAnswer } from '../server/first-answer.ts';
import { bootServer } from '../server/server.ts';
import { startSuite } from '../suite/suite.ts';
import type { Arm, OfBothArms } from '../../model.ts';
import type { ComparableBenchmark } from '../../plan/benchmarks.ts';
import { monotonicMs } from '../../system/this-program.ts';

type OfKind<Kind extends ComparableBenchmark['kind']> = Extract<ComparableBenchmark, { readonly kind: Kind }>;

/**
 * Number of files that both arms of a target read, where all of them are the same. null: they are not, not all can be seen, or an arm
 * fails, which the rounds will tell.
 *
 * @param benchmarks all of one target
 */
export async function filesOfTargetAlike(benchmarks: readonly ComparableBenchmark[], trees: OfBothArms<string>): Promise<number | null> {
  const requests = benchmarks.filter((benchmark): benchmark is OfKind<'server'> => benchmark.kind === 'server');
  const tasks = benchmarks.filter((benchmark): benchmark is OfKind<'suite'> => benchmark.kind === 'suite');
  // A task has a process of its own. The first that differs is enough.
  const groups = [
    ...(requests.length === 0 ? [] : [(arm: Arm) => readsOfServer(requests, arm, trees[arm])]),
    ...tasks.map((task) => (arm: Arm) => readsOfTask(task, arm, trees[arm])),
  ];
  let files = 0;
  for (const readsOf of groups) {
    const reads = await bothAtOnce('base', readsOf).catch((error: unknown) => {
      lostTryOf(error);
      return null;
    });
    if (reads === null || reads.base === null || reads.head === null) return null;
    const alike = await filesReadAlike({ base: reads.base, head: reads.head }, trees);
    if (alike === null) return null;
    files = Math.max(files, alike);
  }
  return files;
}

/** What one arm of a server read until it has answered each request once; null: not all of it can be seen. */
export async function readsOfServer(benchmarks: readonly OfKind<'server'>[], arm: Arm, tree: string): Promise<Reads | null> {
  const [first, ...others] = benchmarks;
  if (first === undefined) return null;
  await using watch = await openReadWatch(tree);
  const target = watch.watched(first[arm] ?? first.head);
  await using server = await bootServer({ arm, target, scenario: first.request, tree, core: null });
  for (const { request } of others) {
    const answered = await firstAnswer(request, server.origin, {
      untilMs: monotonicMs() + target.bootTimeoutMs,
      hasEnded: () => false,
    }).catch((error: unknown) => {
      if (error instanceof ReasonError) return null;
      throw error;
    });
    if (answered === null) return null;
  }
  return await watch.reads();
}

async function readsOfTask(benchmark: OfKind<'suite'>, arm: Arm, tree: string): Promise<Reads | null> {
  await using watch = await openReadWatch(tree);
  const target = watch.watched(benchmark[arm] ?? benchmark.head);
  await using suite = startSuite({ arm, target, tree, core: null });
  await suite.calibrate(benchmark.scenario);
  const reads = await watch.reads();
  await suite.finish();
  return reads;
}
