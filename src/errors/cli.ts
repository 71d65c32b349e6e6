import { errorCatalogue } from './catalogue.ts';

/** Errors of the command line. */
export const CLI_ERRORS = errorCatalogue({
  'nothing-to-propose': {
    sample: { root: '/home/ada/project' },
    say: ({ root }: { readonly root: string }) => ({
      what: 'init found nothing to measure: no package.json, no server, no suite',
      where: root,
      fix: 'Run it in the repository of a Node.js server or library, or write perf-gate.yml by hand (docs/quick-start.md).',
    }),
  },
  'init-cannot-ask': {
    sample: {},
    say: () => ({
      what: 'init asks questions, and standard input is not a terminal',
      where: '--yes',
      fix: 'Take every proposal with --yes, or look at the files first with --dry-run.',
    }),
  },
});
