import type { Calibration } from './calibration.ts';
import { isTooLoud } from './metric-noise.ts';
import { CONFIDENCE, type Prediction } from './predict.ts';
import { isEnough } from './proposal.ts';
import { METRICS } from '../metrics.ts';
import type { Policy } from '../model.ts';
import { upperBoundOfShare } from '../statistics.ts';
import { formatChosenPercent, formatDurationMs, formatPercent } from '../text/figures.ts';
import { countOf, listOf, listOfMost } from '../text/phrases.ts';

/** By chance a project with ten gating metrics reads this once in a hundred calibrations. */
const CHANCE_OF_UNEQUAL_ARMS = 0.001;

/** What a reader must know before trusting the figures or the proposal; whole sentences. */
export function remarksOn(calibration: Remarkable): readonly string[] {
  return [withoutTheRest, withoutCounts, tooLoud, unequalArms, falseAlarms, notEnough].flatMap((remarks) => remarks(calibration));
}

/** What is remarked on. */
type Remarkable = Pick<Calibration, 'benchmarks' | 'leftOut' | 'only' | 'predictions' | 'policy' | 'instructions' | 'counting' | 'proposal'>;

/** Holm's correction is over all that a run measures. */
function withoutTheRest({ leftOut, only, proposal: { isPart } }: Pick<Remarkable, 'leftOut' | 'only' | 'proposal'>): readonly string[] {
  const rest = [...(leftOut.length === 0 ? [] : [`what was left out (${countOf(leftOut.length, 'benchmark')})`]), ...(only.length === 0 ? [] : ['what these runs were not asked for'])];
  if (rest.length === 0) return [];
  const budget = isPart ? '' : ' The budget holds the rounds of what was measured, and none of what was not.';
  return [`False alarms, and what is seen, are without ${listOf(rest)}: a pull request that reaches it too may have a larger family, and sees less then.${budget}`];
}

/** Rounds alone are recorded, and replayed. */
function withoutCounts(calibration: Pick<Remarkable, 'instructions' | 'counting' | 'proposal'>): readonly string[] {
  if (calibration.instructions === 'off') return [];
  return [['Counting instructions comes after the rounds, and counts are in none of these figures: they have false alarms of their own, and rounds see a little less beside them.', ...timeToCount(calibration)].join(' ')];
}

function timeToCount({ counting, proposal: { countingMs } }: Pick<Remarkable, 'counting' | 'proposal'>): readonly string[] {
  if (countingMs > 0) return [`Of the minutes above ${formatDurationMs(countingMs)} are kept for them.`];
  return counting === 'included' ? [] : ['The time that they take comes on top of the minutes above.'];
}

/** So many are named: how it is with them shows in the table. */
const MOST_NAMED = 3;

function tooLoud({ benchmarks, policy: { noRegressionOver } }: Pick<Remarkable, 'benchmarks' | 'policy'>): readonly string[] {
  const loud = benchmarks.flatMap(({ id, metrics }) => metrics.filter(isTooLoud)
    .map(({ metric, neededThreshold }) => `${METRICS[metric].label} of ${id} (which asks for ${formatChosenPercent(neededThreshold)})`));
  if (loud.length === 0) return [];
  return [`No threshold up to ${formatChosenPercent(noRegressionOver)} (policy.noRegressionOver) is above the noise of ${listOfMost(loud, MOST_NAMED)}, so none is proposed. A rule with role: advisory takes that out of the gate; with a higher threshold a slowdown that stays below it is "no regression".`];
}

function unequalArms({ benchmarks }: Pick<Calibration, 'benchmarks'>): readonly string[] {
  return benchmarks.flatMap(({ id, metrics }) => metrics.filter(({ p }) => p <= CHANCE_OF_UNEQUAL_ARMS).map(({ metric, mean, standardError }) =>
    `The arms of ${id} differ though their code does not: ${METRICS[metric].label} by ${formatPercent(mean)} ± ${formatPercent(standardError)}. Find out what sets them apart before its verdicts are trusted.`));
}

function falseAlarms({ predictions, policy }: Pick<Calibration, 'predictions' | 'policy'>): readonly string[] {
  return predictions.filter((prediction) => isMoreThanAlpha(prediction, policy)).map(({ profile, falseAlarms: alarms, pullRequests }) =>
    `With ${profile} ${formatPercent(alarms / pullRequests)} of unchanged pull requests were called regressed, which is more than α: a few rounds are far out of line with the others. Look for what disturbed them.`);
}

/** By more than chance explains: one alarm in a few replays says nothing. Its lower bound is what the upper one of the others leaves. */
function isMoreThanAlpha({ falseAlarms: alarms, pullRequests }: Pick<Prediction, 'falseAlarms' | 'pullRequests'>, { alpha }: Pick<Policy, 'alpha'>): boolean {
  return upperBoundOfShare(pullRequests - alarms, pullRequests, CONFIDENCE) < 1 - alpha;
}

function notEnough({ predictions, policy }: Pick<Calibration, 'predictions' | 'policy'>): readonly string[] {
  const most = predictions.at(-1)!;
  if (predictions.some((prediction) => isEnough(prediction, policy))) return [];
  const { benchmark, metric, effect } = most.blindSpot;
  const seen = effect === null ? 'no change up to 100 %' : `only changes of ${formatChosenPercent(effect)} or more`;
  return [`Even ${most.profile} leaves ${formatPercent(most.inconclusiveShare)} of unchanged benchmarks inconclusive, and in ${METRICS[metric].label} of ${benchmark} sees ${seen} nine times in ten: a quieter machine, a longer operation or a smaller family would help; or raise policy.noRegressionOver from ${formatChosenPercent(policy.noRegressionOver)} to what can be seen.`];
}
