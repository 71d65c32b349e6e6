import { METRICS } from '../metrics.ts';
import type { Policy } from '../model.ts';
import { upperBoundOfShare } from '../statistics/binomial-bound.ts';
import { formatChosenPercent, formatPercent } from '../text/figures.ts';
import { countOf } from '../text/phrases.ts';
import type { Calibration } from './calibration.ts';
import { CONFIDENCE, type Prediction } from './predict.ts';
import { isEnough } from './proposal.ts';

/** By chance a project with ten gating metrics reads this once in a hundred calibrations. */
const CHANCE_OF_UNEQUAL_ARMS = 0.001;

/** What a reader must know before trusting the figures or the proposal; whole sentences. */
export function remarksOn(calibration: Pick<Calibration, 'benchmarks' | 'leftOut' | 'predictions' | 'policy'>): readonly string[] {
  return [...withoutLeftOut(calibration), ...unequalArms(calibration), ...falseAlarms(calibration), ...notEnough(calibration)];
}

/** Holm's correction is over all that a run measures. */
function withoutLeftOut({ leftOut }: Pick<Calibration, 'leftOut'>): readonly string[] {
  if (leftOut.length === 0) return [];
  return [`False alarms, and what is seen, are without what was left out (${countOf(leftOut.length, 'benchmark')}): a pull request that reaches it too may have a larger family, and sees less then. The budget holds the rounds of what was measured, and none of what was not.`];
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
