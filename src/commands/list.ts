import process from 'node:process';
import Table from 'cli-table3';
import { ArmFailure } from '../measure/failure.ts';
import { startSuite } from '../measure/suite.ts';
import type { Target } from '../model.ts';
import { reachOfChange } from '../reach.ts';
import { baseRequest, type MeasureOptions } from './measure-options.ts';

/** `perf-gate list`: nothing is installed and nothing is measured. */
export async function listCommand(options: Pick<MeasureOptions, 'config' | 'base'>): Promise<void> {
  const { root, base, targets } = await reachOfChange({ cwd: process.cwd(), configFile: options.config ?? null, base: baseRequest(options.base) });
  const table = new Table({ head: ['benchmark', 'kind', 'folder', 'since base'], style: { head: [], border: [] } });
  for (const { target, reached } of targets) {
    const sinceBase = reached === null ? '–' : reached ? 'reached' : 'unaffected';
    for (const scenario of await scenariosOf(target, root)) table.push([`${target.name}/${scenario}`, target.kind, target.dir, sinceBase]);
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
