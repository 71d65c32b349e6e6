import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import type { RunIo } from '../measure/notes.ts';
import type { Arm, OfBothArms, Reason } from '../model.ts';
import { stopEverythingOn } from '../system/time-limit.ts';
import { prepareBenchmarks, type PreparedBenchmarks } from './benchmarks.ts';
import { withKnownCause } from './known-causes.ts';
import { materialise, orCannotBeCopied } from './materialise.ts';
import { changedFileOf } from './reach.ts';
import type { RunPlan } from './plan-run.ts';
import { openServices, type Services } from './services.ts';

/** A run that is ready to be measured. Disposing of it stops its services and removes the copies. */
export interface PreparedRun extends PreparedBenchmarks, AsyncDisposable {
  /** The copies of both arms; null: there is nothing to measure. */
  readonly trees: OfBothArms<string> | null;
  readonly services: Pick<Services, 'trouble'>;
  /** The reason for which an arm of a target failed, with its cause where that is known. */
  readonly explain: (target: string, arm: Arm, reason: Reason) => Promise<Reason>;
}

/** Of a run with nothing to measure: an empty path would be the user's own folder. */
const NO_COPIES: OfBothArms<string> = { base: '/nowhere/base', head: '/nowhere/head' };

/**
 * Copies both arms, installs and builds targets, starts their services, and asks suites for their tasks.
 *
 * @throws UserError where the arms cannot be copied, and where no benchmark matches what was asked for
 */
export async function prepareRun(plan: RunPlan, io: RunIo): Promise<PreparedRun> {
  const { change, cores, targets } = plan;
  await using opened = new AsyncDisposableStack();
  const trees = targets.some(({ leftOut }) => leftOut === null) ? opened.use(await copyArms(plan, io)).trees : null;
  opened.use(stopEverythingOn(io.signal));
  const places = trees ?? NO_COPIES;
  const services = opened.use(
    openServices({
      trees: places,
      cores: cores?.clients ?? null,
      signal: io.signal,
      isAlike: (service) => change === null || changedFileOf(service, change) === null,
    }),
  );
  const prepared = await prepareBenchmarks(plan, { trees: places, services, io });
  const moved = opened.move();
  const explain: PreparedRun['explain'] = async (name, arm, reason) => {
    const planned = targets.find((target) => target.name === name);
    const { root, git } = plan.repository;
    return planned === undefined || trees === null
      ? reason
      : withKnownCause(reason, { target: planned[arm] ?? planned.head, tree: trees[arm], root, git });
  };
  return { ...prepared, trees, services, explain, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}

async function copyArms(
  { repository: { root, git, gitEnv }, base, isAgainstItself, change }: RunPlan,
  { warn }: RunIo,
): Promise<AsyncDisposable & { readonly trees: OfBothArms<string> }> {
  await using opened = new AsyncDisposableStack();
  const { trees, linksOut } = opened.use(
    await materialise({ root, git, gitEnv, base: isAgainstItself ? null : (base?.commit.sha ?? null) }),
  );
  if (linksOut.length > 0) warn({ kind: 'links-lead-out', links: [...linksOut] });
  if (isAgainstItself) await orCannotBeCopied(root, () => cp(trees.head, trees.base, { recursive: true, verbatimSymlinks: true }));
  await orCannotBeCopied(root, async () => {
    for (const file of change?.brought ?? []) {
      await mkdir(path.dirname(path.join(trees.base, file)), { recursive: true });
      await cp(path.join(trees.head, file), path.join(trees.base, file), { verbatimSymlinks: true });
    }
  });
  const moved = opened.move();
  return { trees, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}
