import type { GITHUB_REASONS } from '../../model/reasons/github.ts';
import { describeShard } from '../../plan/shards.ts';
import { countOf, listOfMost, shortCommit } from '../../text/phrases.ts';
import type { WordsFor } from './words-for.ts';

/** A pull request that changes both steps is measured by its own, and published by the other as it was before. */
const COUNTS_AS_MERGED = 'That step counts as it is on the default branch.';

const unreadable = { kind: 'upload-unreadable', problem: 'this is a run file written by a newer perf-gate' };

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
  'head-configuration-judges': {
    sample: { file: 'perf-gate.yml', branch: 'main' },
    say: ({ file, branch }) => `neither the base nor ${branch} has a usable ${file}, so head's configuration and thresholds hold`,
  },
  'base-configuration-unusable': {
    sample: { problems: 'perf-gate.yml at main cannot be used: unknown key "x"', file: 'perf-gate.yml', instead: '1f0e4c7a9b2d' },
    say: ({ problems, file, instead }) => `${problems}; the ${file} of ${instead} and its thresholds hold instead`,
  },

  'upload-expired': { sample: {}, say: () => 'it has expired', todo: 'Run the measuring workflow again.' },
  'upload-not-a-zip': { sample: { problem: 'end of central directory record signature not found' }, say: ({ problem }) => `it is no zip file that can be read: ${problem}` },
  'upload-with-same-file-twice': { sample: {}, say: () => 'it has two files of the same name' },
  'upload-without-run': { sample: {}, say: () => 'it has no run.json' },
  'upload-of-shards-only': { sample: {}, say: () => 'only shards were uploaded, and no joined run', todo: 'See the job that joins them.' },
  'upload-too-large': { sample: { most: 2_000, unit: 'benchmarks' }, say: ({ most, unit }) => `it has more than ${most} ${unit}` },
  'upload-unreadable': { sample: { problem: 'this is not a run file: run.seed: expected number' }, say: ({ problem }) => problem },
  'upload-from-other-version': {
    sample: { because: unreadable, measuredBy: '2.0.0', judgedBy: '1.0.0' },
    say: ({ because, measuredBy, judgedBy }, describe) => {
      // GitHub gives jobs that are run again the workflow file that they had.
      const advice = measuredBy.localeCompare(judgedBy, 'en', { numeric: true }) < 0
        ? 'measure it anew by a push, "Update branch" or /perf run; if it comes again, upgrade every workflow that uses perf-gate'
        : 'upgrade every workflow that uses perf-gate, on the default branch first';
      return `${describe(because)}; perf-gate ${measuredBy} measured it and ${judgedBy} judges it: ${advice}`;
    },
  },
  'upload-date-impossible': { sample: { days: 400 }, say: ({ days }) => `it says that it was measured in the future, or more than ${days} days ago` },
  'upload-without-commit-ids': { sample: {}, say: () => 'its commits are no commit ids' },
  'upload-configuration-path-odd': {
    sample: {},
    say: () => 'the path of its configuration is no file of a repository, is too long for the name of a check, or has characters that are not shown there',
  },
  'upload-with-odd-benchmark-id': { sample: {}, say: () => 'the id of a benchmark is not made of its target and its scenario' },
  'upload-with-same-benchmark-twice': { sample: {}, say: () => 'it has the same benchmark twice' },
  'upload-with-huge-figure': { sample: {}, say: () => 'it has figures above 1e18' },
  'several-runs-of-configuration': {
    sample: { file: 'perf-gate.yml' },
    say: ({ file }) => `there is another run of ${file}`,
    todo: 'Join them with the input `merge`, and upload the joined run.',
  },

  'shard-not-joined': { sample: { index: 1, count: 3 }, say: (shard) => `it is ${describeShard(shard)} alone`, todo: 'Join the shards with the input `merge`, and upload the joined run.' },
  'other-commit-measured': {
    sample: { measured: 'a'.repeat(40), wanted: 'b'.repeat(40) },
    say: ({ measured, wanted }) => `it measured ${shortCommit(measured)}, which is neither ${shortCommit(wanted)}, the commit to be judged, nor a merge of that`,
    todo: 'Measure again, with actions/checkout right before perf-gate, without `ref` and `path`.',
  },
  'other-base-measured': {
    sample: { measured: 'a'.repeat(40), branch: 'main' },
    say: ({ measured, branch }) => `it was compared with ${shortCommit(measured)}, which GitHub does not know as a commit that ${branch} has had since the change left it`,
    todo: 'Measure it beside its base, or give the step that publishes the same `base`.',
  },
  'measured-without-base': { sample: {}, say: () => 'it was measured without a base', todo: `If that is meant, give the step that publishes \`base: none\` too. ${COUNTS_AS_MERGED}` },
  'no-rounds-beside-base': { sample: { benchmark: 'express/updateUser' }, say: ({ benchmark }) => `it says that it compares with a base, and has no round of ${benchmark} side by side with it` },
  'measured-for-tables-only': {
    sample: { profile: 'smoke' },
    say: ({ profile }) => `it was measured for tables alone, by the profile ${profile}`,
    todo: `If that is meant, give the step that publishes the same \`profile\`, and let the base's configuration have it. ${COUNTS_AS_MERGED}`,
  },
  'measured-in-part-only': { sample: {}, say: () => 'only a part was measured on this commit', todo: 'Measure everything first, as `/perf run` without a pattern does.' },
  'selection-unknown': {
    sample: { pattern: 'gaet', file: 'perf-gate.yml' },
    say: ({ pattern, file }) => `the step that publishes asks for \`only: ${pattern}\`, which is neither a selection nor a target of the ${file} that it was measured beside`,
    todo: 'Mend the name, or bring the pull request up to date with its base.',
  },
  'no-usable-configuration': {
    sample: { file: 'perf-gate.yml', problems: 'perf-gate.yml at main cannot be used: unknown key "x"' },
    say: ({ file, problems }) => `neither the base nor head has a ${file} that can be used${problems === '' ? '' : `: ${problems}`}`,
  },

  'upload-refused': { sample: { where: 'perf-gate/run.json', because: { kind: 'upload-expired' } }, say: ({ where, because }, describe) => `${where}: ${describe(because)}` },
  'left-aside': {
    sample: {},
    say: () => 'it was started by hand for the tables alone, or with a `base`: its job summary has the result, and comment and check stay as they are',
    todo: '`check: true` at this step lets such runs write them.',
  },
  'nothing-uploaded': {
    sample: { workflowRun: 11, artifact: 'perf-gate', config: null },
    say: ({ workflowRun, artifact, config }) => `workflow run ${workflowRun} has no artifact \`${artifact}\` with a run${config === null ? '' : ` of ${config}`}: there is nothing to publish`,
  },
  'skipped-by-label': { sample: { label: 'skip perf' }, say: ({ label }) => `nothing was measured: the pull request has the label "${label}"` },
  'branch-of-run-unknown': { sample: {}, say: () => 'GitHub does not say which branch the run is about' },
  'repository-of-run-gone': { sample: {}, say: () => 'the repository that the run is about is gone' },
  'no-pull-request-at-commit': {
    sample: { commit: 'a'.repeat(40) },
    say: ({ commit }) => `no open pull request has the commit ${commit} as its newest: it was closed, or pushed to meanwhile`,
  },
  'no-such-pull-request': { sample: { number: 7 }, say: ({ number }) => `there is no pull request #${number}` },
  'pull-request-closed': { sample: { number: 7 }, say: ({ number }) => `pull request #${number} is closed` },

  'nothing-reported': { sample: {}, say: () => 'there is no result on this pull request yet', todo: 'Accept a regression once its report is here.' },
  'two-reports': { sample: { file: 'perf-gate.yml' }, say: ({ file }) => `there are two reports of ${file}, and only one of them can be perf-gate's own`, todo: 'Delete the other.' },
  'report-changed-since': {
    sample: { file: 'perf-gate.yml', commit: 'a'.repeat(40) },
    say: ({ file, commit }) => `the report of ${file} has changed since that was written, and shows commit ${shortCommit(commit)} now`,
    todo: 'Look at it, and write the command again.',
  },
  'no-regression-of-known-size': {
    sample: { benchmark: 'express/*', results: [{ id: 'express/hello', verdict: 'no regression' }], isCut: false },
    say: ({ benchmark, results, isCut }) => `there is no regression of known size in ${benchmark}: ${listOfMost(results.map(({ id, verdict }) => `${id} is "${verdict}"`), MOST_NAMED)}${noRoom(isCut)}`,
  },
  'benchmark-not-reported': {
    sample: { benchmark: 'express/updateUsr', regressed: ['express/updateUser'], isCut: false },
    say: ({ benchmark, regressed, isCut }) =>
      `the newest result has no benchmark ${benchmark}; ${regressed.length === 0 ? 'none has regressed' : `regressed: ${listOfMost(regressed, MOST_NAMED)}`}${noRoom(isCut)}`,
  },
};

const MOST_NAMED = 10;

const noRoom = (isCut: boolean): string => (isCut ? '; the comment had no room for all: accept by a glob that names one of these' : '');
