/** Reasons of judging an uploaded run again. */
import { countOf, describeShard, listOfMost, shortCommit } from '../text/phrases.ts';
import { nested, orNull, plainReason, reason } from './entry.ts';

/** A pull request that changes both steps is measured by its own, and published by the other as it was before. */
const COUNTS_AS_MERGED = 'That step counts as it is on the default branch.';

export const GITHUB_REASONS = {
  'not-in-upload': plainReason(
    'the uploaded run does not mention it',
    'Give the step that publishes the same `only` and `profile` as the step that measures. The step that publishes counts as it is on the default branch.',
  ),
  'left-unmeasured': reason(
    { because: nested('not-beside-base') },
    ({ because }, describe) => `the uploaded run did not measure it: ${describe(because)}`,
  ),
  'not-beside-base': plainReason('it was not measured side by side with the base'),
  'not-counted-in-upload': plainReason('instructions are required, and the uploaded run has no counts of it'),
  'earlier-results': reason(
    { benchmarks: 3 },
    ({ benchmarks }) =>
      `${countOf(benchmarks, 'benchmark')} ${benchmarks === 1 ? 'has its' : 'have their'} result from an earlier run on this commit`,
  ),
  'ancestry-not-looked-up': reason(
    { runs: 12 },
    ({ runs }) => `all ${countOf(runs, 'stored run')} of the baselines were used: without a clone it is not known which lead to the base`,
  ),
  'head-configuration-judges': reason(
    { file: 'perf-gate.yml', branch: 'main' },
    ({ file, branch }) => `neither the base nor ${branch} has a usable ${file}, so head's configuration and thresholds hold`,
  ),
  'base-configuration-unusable': reason(
    { problems: 'perf-gate.yml at main cannot be used: unknown key "x"', file: 'perf-gate.yml', instead: '1f0e4c7a9b2d' },
    ({ problems, file, instead }) => `${problems}; the ${file} of ${instead} and its thresholds hold instead`,
  ),

  'upload-expired': plainReason('it has expired', 'Run the measuring workflow again.'),
  'upload-not-a-zip': reason(
    { problem: 'end of central directory record signature not found' },
    ({ problem }) => `it is no zip file that can be read: ${problem}`,
  ),
  'upload-with-same-file-twice': plainReason('it has two files of the same name'),
  'upload-without-run': plainReason('it has no run.json'),
  'upload-of-shards-only': plainReason('only shards were uploaded, and no joined run', 'See the job that joins them.'),
  'upload-too-large': reason({ most: 2_000, unit: 'benchmarks' }, ({ most, unit }) => `it has more than ${most} ${unit}`),
  'upload-unreadable': reason({ problem: 'this is not a run file: run.seed: expected number' }, ({ problem }) => problem),
  'upload-from-other-version': reason(
    { because: nested('upload-unreadable'), measuredBy: '2.0.0', judgedBy: '1.0.0' },
    ({ because, measuredBy, judgedBy }, describe) => {
      // GitHub gives jobs that are run again the workflow file that they had.
      const advice =
        measuredBy.localeCompare(judgedBy, 'en', { numeric: true }) < 0
          ? 'measure it anew by a push, "Update branch" or /perf run; if it comes again, upgrade every workflow that uses perf-gate'
          : 'upgrade every workflow that uses perf-gate, on the default branch first';
      return `${describe(because)}; perf-gate ${measuredBy} measured it and ${judgedBy} judges it: ${advice}`;
    },
  ),
  'upload-date-impossible': reason(
    { days: 400 },
    ({ days }) => `it says that it was measured in the future, or more than ${days} days ago`,
  ),
  'upload-without-commit-ids': plainReason('its commits are no commit ids'),
  'upload-configuration-path-odd': plainReason(
    'the path of its configuration is no file of a repository, is too long for the name of a check, or has characters that are not shown there',
  ),
  'upload-with-odd-benchmark-id': plainReason('the id of a benchmark is not made of its target and its scenario'),
  'upload-with-same-benchmark-twice': plainReason('it has the same benchmark twice'),
  'upload-with-huge-figure': plainReason('it has figures above 1e18'),
  'several-runs-of-configuration': reason(
    { file: 'perf-gate.yml' },
    ({ file }) => `there is another run of ${file}`,
    'Join them with the input `merge`, and upload the joined run.',
  ),

  'shard-not-joined': reason(
    { index: 1, count: 3 },
    (shard) => `it is ${describeShard(shard)} alone`,
    'Join the shards with the input `merge`, and upload the joined run.',
  ),
  'other-commit-measured': reason(
    { measured: 'a'.repeat(40), wanted: 'b'.repeat(40) },
    ({ measured, wanted }) =>
      `it measured ${shortCommit(measured)}, which is neither ${shortCommit(wanted)}, the commit to be judged, nor a merge of that`,
    'Measure again, with actions/checkout right before perf-gate, without `ref` and `path`.',
  ),
  'other-base-measured': reason(
    { measured: 'a'.repeat(40), branch: 'main' },
    ({ measured, branch }) =>
      `it was compared with ${shortCommit(measured)}, which GitHub does not know as a commit that ${branch} has had since the change left it`,
    'Measure it beside its base, or give the step that publishes the same `base`.',
  ),
  'measured-without-base': plainReason(
    'it was measured without a base',
    `If that is meant, give the step that publishes \`base: none\` too. ${COUNTS_AS_MERGED}`,
  ),
  'no-rounds-beside-base': reason(
    { benchmark: 'express/updateUser' },
    ({ benchmark }) => `it says that it compares with a base, and has no round of ${benchmark} side by side with it`,
  ),
  'measured-for-tables-only': reason(
    { profile: 'smoke' },
    ({ profile }) => `it was measured for tables alone, by the profile ${profile}`,
    `If that is meant, give the step that publishes the same \`profile\`, and let the base's configuration have it. ${COUNTS_AS_MERGED}`,
  ),
  'measured-in-part-only': plainReason(
    'only a part was measured on this commit',
    'Measure everything first, as `/perf run` without a pattern does.',
  ),
  'selection-unknown': reason(
    { pattern: 'gaet', file: 'perf-gate.yml' },
    ({ pattern, file }) =>
      `the step that publishes asks for \`only: ${pattern}\`, which is neither a selection nor a target of the ${file} that it was measured beside`,
    'Mend the name, or bring the pull request up to date with its base.',
  ),
  'no-usable-configuration': reason(
    { file: 'perf-gate.yml', problems: 'perf-gate.yml at main cannot be used: unknown key "x"' },
    ({ file, problems }) => `neither the base nor head has a ${file} that can be used${problems === '' ? '' : `: ${problems}`}`,
  ),

  'upload-refused': reason(
    { where: 'perf-gate/run.json', because: nested('upload-expired') },
    ({ where, because }, describe) => `${where}: ${describe(because)}`,
  ),
  'left-aside': plainReason(
    'it was started by hand for the tables alone, or with a `base`: its job summary has the result, and comment and check stay as they are',
    '`check: true` at this step lets such runs write them.',
  ),
  'nothing-uploaded': reason(
    { workflowRun: 11, artifact: 'perf-gate', config: orNull('perf-gate.yml', 'null') },
    ({ workflowRun, artifact, config }) =>
      `workflow run ${workflowRun} has no artifact \`${artifact}\` with a run${config === null ? '' : ` of ${config}`}: there is nothing to publish`,
  ),
  'skipped-by-label': reason({ label: 'skip perf' }, ({ label }) => `nothing was measured: the pull request has the label "${label}"`),
  'branch-of-run-unknown': plainReason('GitHub does not say which branch the run is about'),
  'repository-of-run-gone': plainReason('the repository that the run is about is gone'),
  'no-pull-request-at-commit': reason(
    { commit: 'a'.repeat(40) },
    ({ commit }) => `no open pull request has the commit ${commit} as its newest: it was closed, or pushed to meanwhile`,
  ),
  'no-such-pull-request': reason({ number: 7 }, ({ number }) => `there is no pull request #${number}`),
  'pull-request-closed': reason({ number: 7 }, ({ number }) => `pull request #${number} is closed`),

  'nothing-reported': plainReason('there is no result on this pull request yet', 'Accept a regression once its report is here.'),
  'two-reports': reason(
    { file: 'perf-gate.yml' },
    ({ file }) => `there are two reports of ${file}, and only one of them can be perf-gate's own`,
    'Delete the other.',
  ),
  'report-changed-since': reason(
    { file: 'perf-gate.yml', commit: 'a'.repeat(40) },
    ({ file, commit }) => `the report of ${file} has changed since that was written, and shows commit ${shortCommit(commit)} now`,
    'Look at it, and write the command again.',
  ),
  'no-regression-of-known-size': reason(
    { benchmark: 'express/*', results: [{ id: 'express/hello', verdict: 'no regression' }], isCut: false },
    ({ benchmark, results, isCut }) =>
      `there is no regression of known size in ${benchmark}: ${listOfMost(
        results.map(({ id, verdict }) => `${id} is "${verdict}"`),
        MOST_NAMED,
      )}${noRoom(isCut)}`,
  ),
  'benchmark-not-reported': reason(
    { benchmark: 'express/updateUsr', regressed: ['express/updateUser'], isCut: false },
    ({ benchmark, regressed, isCut }) =>
      `the newest result has no benchmark ${benchmark}; ${regressed.length === 0 ? 'none has regressed' : `regressed: ${listOfMost(regressed, MOST_NAMED)}`}${noRoom(isCut)}`,
  ),
};

const MOST_NAMED = 10;

const noRoom = (isCut: boolean): string => (isCut ? '; the comment had no room for all: accept by a glob that names one of these' : '');
