/** Errors of files that other tools wrote. */
import { userError } from './entry.ts';

export const IMPORT_ERRORS = {
  'not-github-action-benchmark': userError(
    { where: 'data.js', reason: 'entries.Benchmark.0.date: expected a number' },
    ({ where, reason }) => ({
      what: `this is no history of github-action-benchmark: ${reason}`,
      where,
      fix: 'Give the file `data.js`, which github-action-benchmark keeps on its branch (gh-pages, folder dev/bench).',
    }),
  ),
  'nothing-to-import': userError({ where: 'data.js', units: ['points', 'widgets'] }, ({ where, units }) => ({
    what: `no figure of this history has a unit that perf-gate knows${units.length === 0 ? '' : ` (it has ${units.join(', ')})`}`,
    where,
    fix: 'Only times per operation, operations per second, requests per second and figures that `perf-gate report --gab` wrote can be imported.',
  })),
};
