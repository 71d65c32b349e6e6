import process from 'node:process';
import Table from 'cli-table3';
import { chooseBase, headCommit, repositoryRoot } from '../arms/base-commit.ts';
import { digestTarget } from '../arms/digest.ts';
import { materialise } from '../arms/materialise.ts';
import { loadConfig } from '../config/load.ts';
import { openGit } from '../git.ts';
import { ArmFailure } from '../measure/failure.ts';
import { startSuite } from '../measure/suite.ts';
import type { Target } from '../model.ts';
import { baseRequest, type MeasureOptions } from './measure-options.ts';

/** `perf-gate list`: nothing is installed and nothing is measured. */
export async function listCommand(options: Pick<MeasureOptions, 'config' | 'base'>): Promise<void> {
  const root = await repositoryRoot(openGit({ root: process.cwd(), env: process.env, own: {} }), process.cwd());
  const git = openGit({ root, env: process.env, own: {} });
  const { config } = await loadConfig(root, options.config ?? null);
  const base = await chooseBase(git, baseRequest(options.base), await headCommit(git, root));
  await using arms = await materialise({ root, git, base: base.commit?.sha ?? null });
  const table = new Table({ head: ['benchmark', 'kind', 'folder', 'since base'], style: { head: [], border: [] } });
  for (const target of config.targets) {
    const reached = base.commit !== null && (await digestTarget(target, arms.trees.head)) === (await digestTarget(target, arms.trees.base)) ? 'unaffected' : 'reached';
    for (const scenario of await scenariosOf(target, root)) table.push([`${target.name}/${scenario}`, target.kind, target.dir, base.commit === null ? '–' : reached]);
  }
  process.stdout.write(`${table.toString()}\n`);
  process.stdout.write(base.commit === null ? `${base.why}\n` : `Compared with ${base.commit.sha.slice(0, 12)}. \`perf-gate run\` measures what is reached, \`--all\` everything.\n`);
}

/** A suite's tasks are known to its file alone, which loads only where its packages are installed. */
async function scenariosOf(target: Target, root: string): Promise<readonly string[]> {
  if (target.kind === 'server') return target.scenarios.map((scenario) => scenario.name);
  try {
    await using suite = startSuite({ arm: 'head', target, tree: root, core: null });
    return await suite.tasks();
  } catch (error) {
    if (error instanceof ArmFailure) return [`* (its tasks show once ${target.dir} is installed)`];
    throw error;
  }
}
