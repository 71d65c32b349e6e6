/** Errors of the configuration and of selections. */
import { alternatives, countOf, listOf } from '../text/phrases.ts';
import { errorCatalogue } from './catalogue.ts';

const seconds = (ms: number): number => Math.ceil(ms / 1000);

export const CONFIG_ERRORS = errorCatalogue({
  'budget-too-small': {
    sample: { budgetMs: 60_000, by: '--budget', benchmarks: 4, leastMs: 208_000, countingMs: 0, fitting: 1 },
    say: ({ budgetMs, by, benchmarks, leastMs, countingMs, fitting }) => ({
      what: `the budget of ${Math.round(budgetMs / 1000)} s is too small for ${countOf(benchmarks, 'benchmark')}: it takes about ${seconds(leastMs)} s before anything can be said${countingMs > 0 ? `, ${seconds(countingMs)} s of them to count the instructions, which are required` : ''}`,
      where: by,
      fix: `Raise the budget to ${seconds(leastMs)}s or more, or choose fewer benchmarks with \`only\`: ${fitting === 0 ? 'none of them fits' : `${fitting} of them ${fitting === 1 ? 'fits' : 'fit'}`}.${countingMs > 0 ? ' Or set `instructions: auto`, which counts what there is time for (base\'s configuration decides).' : ''}`,
    }),
  },
  'body-unreadable': {
    sample: { body: 'bench/upload.bin', file: 'perf-gate.yml', reason: 'ENOENT: no such file or directory' },
    say: ({ body, file, reason }) => ({ what: `the body in ${body} cannot be read: ${reason}`, where: file, fix: 'Commit the file, or mend its path, which begins at the root of the repository.' }),
  },
  'profile-unknown': {
    sample: { name: 'quik', by: '--profile', profiles: ['smoke', 'quick', 'standard', 'thorough'] as readonly string[], file: 'perf-gate.yml' },
    say: ({ name, by, profiles, file }: { readonly name: string; readonly by: string; readonly profiles: readonly string[]; readonly file: string }) => ({
      what: `there is no profile "${name}"`,
      where: by,
      fix: `Profiles are ${listOf(profiles)}; define your own under profiles: in ${file}.`,
    }),
  },
  'no-targets': {
    sample: { file: 'perf-gate.yml' },
    say: ({ file }) => ({
      what: 'the configuration names no server and no suite',
      where: file,
      fix: 'Add one under servers: or suites:, as docs/configuration.md shows.',
    }),
  },
  'no-target-matches': {
    sample: { asked: ['expres/*'] as readonly string[], globs: ['expres/*'] as readonly string[], by: '--only', targets: ['express', 'koa'] as readonly string[], selections: ['gate'] as readonly string[] },
    say: ({ asked, globs, by, targets, selections }: {
      readonly asked: readonly string[]; readonly globs: readonly string[]; readonly by: string; readonly targets: readonly string[]; readonly selections: readonly string[];
    }) => ({
      what: noMatch(asked, globs),
      where: by,
      fix: `Targets are ${alternatives(targets)}${selections.length === 0 ? '' : `, selections ${alternatives(selections)}`}; \`perf-gate list\` shows their benchmarks.`,
    }),
  },
  'no-benchmark-matches': {
    sample: { asked: ['express/bye'] as readonly string[], globs: ['express/bye'] as readonly string[], by: '--only', ids: ['express/hello'] as readonly string[] },
    say: ({ asked, globs, by, ids }: { readonly asked: readonly string[]; readonly globs: readonly string[]; readonly by: string; readonly ids: readonly string[] }) => ({
      what: noMatch(asked, globs),
      where: by,
      fix: `These targets have ${alternatives(ids)}.`,
    }),
  },
  'glob-unclear': {
    sample: { what: 'which targets "{express/hello,koa/*}" is about cannot be told: its first slash lies inside of brackets', by: '--only', fix: 'Write a glob for each, like express/hello and koa/*.' },
    say: ({ what, by, fix }) => ({ what, where: by, fix }),
  },
  'config-missing': {
    sample: { root: '/home/ada/project', names: ['perf-gate.yml', 'perf-gate.yaml', 'perf-gate.json'] as readonly string[] },
    say: ({ root, names }: { readonly root: string; readonly names: readonly string[] }) => ({
      what: `there is no configuration: looked for ${names.join(', ')}`,
      where: root,
      fix: names.length > 1 ? 'Create perf-gate.yml in the repository\'s root, as docs/configuration.md shows.' : 'Check the path; it is taken from the repository\'s root.',
    }),
  },
  'config-unreadable': {
    sample: { file: 'perf-gate.yml', reason: 'EACCES: permission denied' },
    say: ({ file, reason }) => ({ what: `the configuration cannot be read: ${reason}`, where: file, fix: 'Make it a readable file of UTF-8 text.' }),
  },
  'config-wrong': {
    sample: { file: 'perf-gate.yml', problems: [{ where: 'perf-gate.yml:4:3 (servers.api.strat)', what: 'unknown key "strat"', fix: 'Did you mean "start"?' }], more: false },
    say: ({ file, problems, more }: { readonly file: string; readonly more: boolean; readonly problems: readonly { readonly where: string; readonly what: string; readonly fix: string }[] }) => {
      const [first = { where: file, what: 'it cannot be used', fix: 'See docs/configuration.md.' }, ...others] = problems;
      if (others.length === 0) return first;
      return {
        what: `${more ? 'more than ' : ''}${problems.length} problems in ${file}:${problems.map(({ where, what, fix }) => `\n  ${where}: ${what}. ${fix}`).join('')}`,
        where: first.where,
        fix: 'Mend each of them as it says; docs/configuration.md describes every key.',
      };
    },
  },
});

/** `no benchmark matches gate (express/*, user/*)`: the user's words, and the globs that they stand for. */
function noMatch(patterns: readonly string[], only: readonly string[]): string {
  const [asked, globs] = [patterns.join(', '), only.join(', ')];
  return `no benchmark matches ${asked === globs ? asked : `${asked} (${globs})`}`;
}
