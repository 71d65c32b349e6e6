import { readFile } from 'node:fs/promises';
import { openBaselines, type Places, type RetentionOptions } from './baseline-command.ts';
import { say } from './tell.ts';
import { IMPORT_ERRORS } from '../errors/imports.ts';
import { reasonOf } from '../errors.ts';
import { readGithubActionBenchmark } from '../imports/github-action-benchmark.ts';
import { importRuns } from '../store/baseline-files.ts';
import { IMPORTED_KIND } from '../store/imported-kind.ts';
import { plainName } from '../text/escape.ts';
import { countOf, listOfMost } from '../text/phrases.ts';

const MOST_UNITS = 5;

/** `perf-gate baseline import`: the history of github-action-benchmark, for the charts of the site. */
export async function importCommand(file: string, options: Places & RetentionOptions): Promise<void> {
  const { dir, retention } = await openBaselines(options);
  const { runs, unknownUnits } = readGithubActionBenchmark(await readHistoryFile(file), file);
  const kept = await importRuns(dir, runs, retention);
  const benchmarks = new Set(kept.flatMap((run) => run.benchmarks.map(({ id }) => id)));
  say(
    `Read ${countOf(runs.length, 'run')}; ${countOf(kept.length, 'imported run')} of ${countOf(benchmarks.size, 'benchmark')} ${kept.length === 1 ? 'is' : 'are'} stored now (${IMPORTED_KIND.key}), within the retention.`,
  );
  if (unknownUnits.length > 0)
    say(
      `Left out: figures in ${listOfMost(
        unknownUnits.map((unit) => (unit === '' ? 'no unit' : plainName(unit))),
        MOST_UNITS,
      )}, which perf-gate has no metric for.`,
    );
  say('`perf-gate report --site DIR` draws them. No verdict uses them, because the machine is not known.');
}

async function readHistoryFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw IMPORT_ERRORS['not-github-action-benchmark']({ where: file, reason: reasonOf(cause) }, cause);
  }
}
