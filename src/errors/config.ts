/** Errors of the configuration and of selections. */
import { alternatives, countOf, listOf } from '../text/phrases.ts';
import { userError } from '../errors.ts';

const seconds = (ms: number): number => Math.ceil(ms / 1000);

export const CONFIG_ERRORS = {
  'budget-too-small': userError(
    { budgetMs: 60_000, by: '--budget', benchmarks: 4, leastMs: 208_000, countingMs: 0, fitting: 1 },
    ({ budgetMs, by, benchmarks, leastMs, countingMs, fitting }) => ({
      what: `the budget of ${Math.round(budgetMs / 1000)} s is too small for ${countOf(benchmarks, 'benchmark')}: it takes about ${seconds(leastMs)} s before anything can be said${countingMs > 0 ? `, ${seconds(countingMs)} s of them to count the instructions, which are required` : ''}`,
      where: by,
      fix: `Raise the budget to ${seconds(leastMs)}s or more, or choose fewer benchmarks with \`only\`: ${fitting === 0 ? 'none of them fits' : `${fitting} of them ${fitting === 1 ? 'fits' : 'fit'}`}.${countingMs > 0 ? " Or set `instructions: auto`, which counts what there is time for (base's configuration decides)." : ''}`,
    }),
  ),
  'body-unreadable': userError(
    { body: 'bench/upload.bin', file: 'perf-gate.yml', reason: 'ENOENT: no such file or directory' },
    ({ body, file, reason }) => ({
      what: `the body in ${body} cannot be read: ${reason}`,
      where: file,
      fix: 'Commit the file, or mend its path, which begins at the root of the repository.',
    }),
  ),
  'profile-unknown': userError(
    { name: 'quik', by: '--profile', profiles: ['smoke', 'quick', 'standard', 'thorough'], file: 'perf-gate.yml' },
    ({ name, by, profiles, file }) => ({
      what: `there is no profile "${name}"`,
      where: by,
      fix: `Profiles are ${listOf(profiles)}; define your own under profiles: in ${file}.`,
    }),
  ),
  'no-targets': userError({ file: 'perf-gate.yml' }, ({ file }) => ({
    what: 'the configuration names no server and no suite',
    where: file,
    fix: 'Add one under servers: or suites:, as docs/configuration.md shows.',
  })),
  'no-target-matches': userError(
    { asked: ['expres/*'], globs: ['expres/*'], by: '--only', targets: ['express', 'koa'], selections: ['gate'] },
    ({ asked, globs, by, targets, selections }) => ({
      what: noMatch(asked, globs),
      where: by,
      fix: `Targets are ${alternatives(targets)}; \`perf-gate list\` shows their benchmarks.${selections.length === 0 ? '' : ` Selections are ${alternatives(selections)}.`}`,
    }),
  ),
  'no-benchmark-matches': userError(
    { asked: ['express/bye'], globs: ['express/bye'], by: '--only', ids: ['express/hello'] },
    ({ asked, globs, by, ids }) => ({ what: noMatch(asked, globs), where: by, fix: `These targets have ${alternatives(ids)}.` }),
  ),
  'glob-unclear': userError(
    {
      what: 'which targets "{express/hello,koa/*}" is about cannot be told: its first slash lies inside of brackets',
      by: '--only',
      fix: 'Write a glob for each, like express/hello and koa/*.',
    },
    ({ what, by, fix }) => ({ what, where: by, fix }),
  ),
  'config-missing': userError(
    { root: '/home/ada/project', names: ['perf-gate.yml', 'perf-gate.yaml', 'perf-gate.json'] },
    ({ root, names }) => ({
      what: `there is no configuration: looked for ${names.join(', ')}`,
      where: root,
      fix:
        names.length > 1
          ? "Create perf-gate.yml in the repository's root, as docs/configuration.md shows."
          : "Check the path; it is taken from the repository's root.",
    }),
  ),
  'config-unreadable': userError({ file: 'perf-gate.yml', reason: 'EACCES: permission denied' }, ({ file, reason }) => ({
    what: `the configuration cannot be read: ${reason}`,
    where: file,
    fix: 'Make it a readable file of UTF-8 text.',
  })),
  'config-wrong': userError(
    {
      file: 'perf-gate.yml',
      problems: [{ where: 'perf-gate.yml:4:3 (servers.api.strat)', what: 'unknown key "strat"', fix: 'Did you mean "start"?' }],
      more: false,
    },
    ({ file, problems, more }) => {
      const [first = { where: file, what: 'it cannot be used', fix: 'See docs/configuration.md.' }, ...others] = problems;
      if (others.length === 0) return first;
      return {
        what: `${more ? 'more than ' : ''}${problems.length} problems in ${file}:${problems.map(({ where, what, fix }) => `\n  ${where}: ${what}. ${fix}`).join('')}`,
        where: first.where,
        fix: 'Mend each of them as it says; docs/configuration.md describes every key.',
      };
    },
  ),
};

/** `no benchmark matches gate (express/*, user/*)`: the user's words, and the globs that they stand for. */
function noMatch(patterns: readonly string[], only: readonly string[]): string {
  const [asked, globs] = [patterns.join(', '), only.join(', ')];
  return `no benchmark matches ${asked === globs ? asked : `${asked} (${globs})`}`;
}
