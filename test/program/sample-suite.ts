import type { Files } from '../git-repository.ts';
import { sampleConfig, type SampleChange } from './sample-server.ts';

/** For the end of a configuration: one suite, `maths`. */
export const SUITE_LINES = '\nsuites:\n  maths: { dir: maths, file: maths.suite.mjs, install: false }\n';

/** A configuration of that suite alone. */
export const SUITE_CONFIG = `version: 1\ninstructions: off\n${SUITE_LINES}`;

/** Its folder: one task, `hash`, that works natively, so that no compiler gets better at it while it is measured. */
export function suiteFiles(iterations = 100): Files {
  return {
    'maths/maths.suite.mjs': `import { pbkdf2Sync } from 'node:crypto';

export default function addTasks(bench) {
  bench.add('hash', () => pbkdf2Sync('perf', 'gate', ${iterations}, 32, 'sha256'));
}
`,
  };
}

/** Further files of a repository, and what a commit makes of it. */
interface SuiteScene {
  readonly files: Files;
  readonly change: SampleChange;
}

/**
 * The task takes four times as long after the commit. A round shows it in two seconds, where a server's takes seven, and there is time
 * for the fewest rounds that convict.
 */
export const SLOWER_SUITE: SuiteScene = {
  files: { 'perf-gate.yml': sampleConfig({ rest: `${SUITE_LINES}budget: 11s\n` }), ...suiteFiles(100) },
  change: { files: suiteFiles(400) },
};

/** The task is another one after the commit, and there is time for one round of head alone. */
export const CHANGED_SUITE: SuiteScene = {
  files: { 'perf-gate.yml': `${SUITE_CONFIG}budget: 3s\n`, ...suiteFiles(100) },
  change: { files: suiteFiles(101) },
};
