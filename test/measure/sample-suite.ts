import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { startSuite, type SuiteProcess } from '../../src/measure/suite/suite.ts';
import type { OfBothArms, SuiteTarget } from '../../src/model.ts';
import { type Files, writeFiles } from '../git-repository.ts';
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

/** A suite's process, with a folder that goes with it. */
export interface HeadSuite extends SuiteProcess {
  readonly folder: string;
  readonly tree: string;
  /** Ends the process, and gives what it noted then (`noteAtExit`). */
  readonly noted: () => Promise<unknown>;
}

/** Appends to a file of the suite's folder when its process ends. */
export const noteAtExit = (expression: string): string =>
  `import { writeFileSync } from 'node:fs'; process.on('SIGTERM', () => { writeFileSync('note', JSON.stringify(${expression})); process.exit(); });`;

/** Starts a suite of head with this source, anywhere on the machine. `files`: others in its folder. */
export async function startSuiteOf(
  head: string,
  {
    file = 'parser.suite.mjs',
    files = {},
    ...change
  }: {
    readonly file?: string;
    readonly files?: Files;
    readonly target?: Partial<SuiteTarget>;
    readonly started?: Partial<Pick<Parameters<typeof startSuite>[0], 'core' | 'answerTimeoutMs'>>;
  } = {},
): Promise<HeadSuite> {
  const folder = await temporaryFolder();
  const target = suiteTargetOf({ file });
  const tree = join(folder.path, 'head');
  const ownFolder = join(tree, target.dir);
  await writeFiles(ownFolder, { ...files, [file]: head });
  const suite = startSuite({ arm: 'head', target: { ...target, ...change.target }, tree, core: null, ...change.started });
  let ended: PromiseLike<void> | undefined;
  const end = (): PromiseLike<void> => (ended ??= suite[Symbol.asyncDispose]());
  return {
    ...suite,
    tree,
    folder: await realpath(ownFolder),
    noted: async () => {
      await end();
      return JSON.parse(await readFile(join(ownFolder, 'note'), 'utf8')) as unknown;
    },
    [Symbol.asyncDispose]: async () => {
      await end();
      await folder[Symbol.asyncDispose]();
    },
  };
}
