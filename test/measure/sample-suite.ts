import { join } from 'node:path';
import { startSuite, type SuiteProcess } from '../../src/measure/suite/suite.ts';
import type { OfBothArms, SuiteTarget } from '../../src/model.ts';
import { writeFiles } from '../git-repository.ts';
import { suiteTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Both arms' trees, each with a suite of its own in the target's folder. */
export interface SampleSuites extends AsyncDisposable {
  readonly target: SuiteTarget;
  readonly trees: OfBothArms<string>;
}

/** A suite of one task, `parse`. */
export const GOOD_SUITE = 'export default (bench) => { bench.add("parse", () => JSON.parse(\'{"a":[1,2,3]}\')); };';

/** Work of so many ms of CPU time, as source. */
export const spinFor = (cpuMs: number): string =>
  `const cpuUs = () => { const { user, system } = process.cpuUsage(); return user + system; }; for (const untilUs = cpuUs() + ${cpuMs * 1000}; cpuUs() < untilUs;);`;

/** Writes a suite's source for each arm into a new folder. */
export async function sampleSuites({
  base = GOOD_SUITE,
  head = GOOD_SUITE,
}: { readonly base?: string; readonly head?: string } = {}): Promise<SampleSuites> {
  const folder = await temporaryFolder();
  const target = suiteTargetOf({ file: 'parser.suite.mjs' });
  await writeFiles(folder.path, { [join('base', target.dir, target.file)]: base, [join('head', target.dir, target.file)]: head });
  return {
    target,
    trees: { base: join(folder.path, 'base'), head: join(folder.path, 'head') },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** Starts head's, anywhere on the machine. */
export const startHeadSuite = ({ target, trees }: SampleSuites, change: Partial<Parameters<typeof startSuite>[0]> = {}): SuiteProcess =>
  startSuite({ arm: 'head', target, tree: trees.head, core: null, ...change });
