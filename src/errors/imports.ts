/** Errors of files that other tools wrote. */
import { errorCatalogue } from './catalogue.ts';

export const IMPORT_ERRORS = errorCatalogue({
  'not-github-action-benchmark': {
    sample: { where: 'data.js', reason: 'entries.Benchmark.0.date: expected a number' },
    say: ({ where, reason }) => ({ what: `this is no history of github-action-benchmark: ${reason}`, where, fix: 'Give the file `data.js`, which github-action-benchmark keeps on its branch (gh-pages, folder dev/bench).' }),
  },
  'nothing-to-import': {
    sample: { where: 'data.js', units: ['points', 'widgets'] },
    say: ({ where, units }: { readonly where: string; readonly units: readonly string[] }) => ({
      what: `no figure of this history has a unit that perf-gate knows${units.length === 0 ? '' : ` (it has ${units.join(', ')})`}`, where, fix: 'Only times per operation, operations per second, requests per second and figures that `perf-gate report --gab` wrote can be imported.',
    }),
  },
});
