import type { GITHUB_REASONS } from '../../model/reasons/github.ts';
import { countOf } from '../../text/phrases.ts';
import type { WordsFor } from './words-for.ts';

export const GITHUB_WORDS: WordsFor<typeof GITHUB_REASONS> = {
  'not-in-upload': {
    sample: {},
    say: () => 'the uploaded run does not mention it',
    todo: 'Give the step that publishes the same `only` and `profile` as the step that measures. The step that publishes counts as it is on the default branch.',
  },
  'left-unmeasured': {
    sample: { because: { kind: 'not-beside-base' } },
    say: ({ because }, describe) => `the uploaded run did not measure it: ${describe(because)}`,
  },
  'not-beside-base': { sample: {}, say: () => 'it was not measured side by side with the base' },
  'not-counted-in-upload': { sample: {}, say: () => 'instructions are required, and the uploaded run has no counts of it' },
  'earlier-results': {
    sample: { benchmarks: 3 },
    say: ({ benchmarks }) => `${countOf(benchmarks, 'benchmark')} ${benchmarks === 1 ? 'has its' : 'have their'} result from an earlier run on this commit`,
  },
  'ancestry-not-looked-up': {
    sample: { runs: 12 },
    say: ({ runs }) => `all ${countOf(runs, 'stored run')} of the baselines were used: without a clone it is not known which lead to the base`,
  },
  'fails-for-another': {
    sample: { number: 7, branch: 'main' },
    say: ({ number, branch }) => `the check of the commit fails for #${number} into ${branch}, which proposes the same commit`,
    todo: 'It passes once the other pull request passes or is closed. Or give this one a commit of its own.',
  },
  'head-configuration-judges': {
    sample: { file: 'perf-gate.yml', branch: 'main' },
    say: ({ file, branch }) => `neither the base nor ${branch} has a usable ${file}, so head's configuration and thresholds hold`,
  },
  'base-configuration-unusable': {
    sample: { problems: 'perf-gate.yml at main cannot be used: unknown key "x"', file: 'perf-gate.yml', instead: '1f0e4c7a9b2d' },
    say: ({ problems, file, instead }) => `${problems}; the ${file} of ${instead} and its thresholds hold instead`,
  },
};
