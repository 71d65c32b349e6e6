/** The repository's own servers, laid out twice and ready: base and head are the same commit. */
import { openInstalls } from '../src/prepare/install-target.ts';
import { materialise } from '../src/prepare/materialise.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { describeReason } from '../src/report/words.ts';
import { openGit } from '../src/system/git.ts';
import { type CorePlan, planCores } from '../src/measure/cores.ts';
import type { OfBothArms, ServerTarget } from '../src/model.ts';
import { repository } from './recording.ts';

interface ServersAlike extends AsyncDisposable {
  readonly targets: readonly ServerTarget[];
  readonly trees: OfBothArms<string>;
  readonly cores: CorePlan;
}

export async function openServersAlike(names: readonly string[]): Promise<ServersAlike> {
  const { config } = await loadConfig(repository, null);
  const cores = await planCores();
  if (cores === null) throw new Error('duets need two cores and taskset');
  const git = openGit({ root: repository, env: process.env });
  await using opened = new AsyncDisposableStack();
  const { trees } = opened.use(await materialise({ root: repository, git, base: (await git(['rev-parse', 'HEAD'])).trim() }));
  const targets = names.map((name) =>
    config.targets.find((target): target is ServerTarget => target.name === name && target.kind === 'server')!,
  );
  const installs = openInstalls(trees, new AbortController().signal);
  for (const target of targets) {
    for (const arm of ['base', 'head'] as const) {
      const prepared = await installs.build(arm, target);
      if (!prepared.ready) throw new Error(describeReason(prepared.reason));
    }
  }
  const moved = opened.move();
  return { targets, trees, cores, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}
