/** Reasons of verdicts. */
import { z } from 'zod';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import { LEAST_ROUNDS } from '../model/judgement.ts';
import type { MetricName } from '../model.ts';
import { describeDifference, describeUnchanged, describeUndecided } from '../text/differences.ts';
import { countOf, listOf } from '../text/phrases.ts';
import { field, nested, oneOf, orNull, plainReason, reason } from './entry.ts';

const metric = (example: MetricName) => field(z.enum(METRIC_NAMES), example);

/** How a metric compares. Positive is worse; `direction` tells which way its own figure moved. */
const slower = {
  metric: metric('cpuPerRequest'),
  direction: oneOf('lower', 'higher'),
  estimate: 0.041,
  interval: { low: 0.032, high: 0.05 },
  threshold: 0.02,
};
const faster = { ...slower, estimate: -0.041, interval: { low: -0.05, high: -0.032 } };
const unchanged = { ...slower, estimate: 0.003, interval: { low: -0.008, high: 0.014 } };
const undecided = { ...slower, estimate: 0.02, interval: { low: -0.031, high: 0.078 }, smallestVisible: 0.062 };

/** Number of stored runs that were compared with; null: base and head side by side. */
const sideBySide = orNull(12, 'null');

export const JUDGE_REASONS = {
  slower: reason({ metrics: [slower], storedRuns: sideBySide }, describeDifferences),
  faster: reason({ metrics: [faster], storedRuns: orNull(12) }, describeDifferences),
  unchanged: reason(
    { metrics: [unchanged], storedRuns: sideBySide },
    ({ metrics, storedRuns }) => `${describeUnchanged(metrics)}${against(storedRuns)}`,
  ),
  undecided: reason(
    { metrics: [undecided], storedRuns: sideBySide },
    ({ metrics, storedRuns }) => `${describeUndecided(metrics)}${against(storedRuns)}`,
  ),
  accepted: reason(
    { regression: nested('slower'), by: 'ada', until: '2027-04-15T09:00:00.000Z', reason: 'worth it' },
    ({ regression, by, until, reason }, describe) =>
      `${describe(regression)}; accepted by ${by} until ${until.slice(0, 10)}: ${reason.trim().replace(/\.$/, '')}`,
  ),
  'undecided-beside-accepted': reason(
    { doubt: nested('no-usable-figures'), accepted: nested('accepted') },
    ({ doubt, accepted }, describe) => `${describe(doubt)}; ${describe(accepted)}`,
  ),

  'too-few-usable-rounds': reason(
    { metrics: [{ metric: metric('unloadedLatency'), usable: 2 }] },
    ({ metrics }) =>
      `only ${listOf(metrics.map(({ metric: of, usable }) => `${countOf(usable, 'usable round')} of ${METRICS[of].label}`))}: half of all, and ${LEAST_ROUNDS} at least, are needed`,
  ),
  'no-usable-figures': reason(
    { metrics: [metric('throughput')] },
    ({ metrics }) => `head or the stored runs have no usable figure of ${labelsOf(metrics)}, which should decide`,
  ),
  'stopped-before-first-look': reason(
    { rounds: 3, firstLook: 8 },
    ({ rounds, firstLook }) => `the run stopped after ${countOf(rounds, 'round')}, before its first check at ${firstLook}`,
  ),
  'no-metric-compared': plainReason('no metric was compared'),
  'no-gating-metric': plainReason('no metric that was compared can fail the check'),
  'gating-metrics-not-stored': plainReason('too few of the stored runs have its gating metrics'),
  'measured-for-tables': reason({ profile: 'smoke' }, ({ profile }) => `the ${profile} profile measures for the tables alone`),

  removed: plainReason('head no longer has it'),
  unaffected: plainReason('the change cannot reach it'),
  'base-broken': reason({ base: nested('process-ended') }, ({ base }, describe) => `base is broken: ${describe(base)}`),

  'stored-runs-too-few': reason(
    { runs: 2, needed: 5, underSameLoad: false, otherLoads: 3 },
    ({ runs, needed, underSameLoad, otherLoads }) =>
      `${countOf(runs, 'stored run')} of this machine kind${underSameLoad ? ' and load' : ''}, ${needed} are needed${otherLoads === 0 ? '' : `; ${otherLoads} more ${otherLoads === 1 ? 'was' : 'were'} put under another load, or measured in another way by another version`}`,
  ),
  'not-measured-in-this-run': plainReason('not measured in this run'),
  'new-benchmark': plainReason('a benchmark that is new in head is not judged'),
  'base-decides': plainReason('base and head were measured side by side, which decides'),

  'rule-without-benchmark': reason(
    { glob: 'expres/*', file: 'perf-gate.yml', ofBase: false },
    ({ glob, ...place }) =>
      `no benchmark of this run matches "${glob}" of ${placeOfRules(place)}, so it has no effect: mend it, or remove it`,
  ),
  'threshold-below-delta0': reason(
    { metrics: [metric('cpuPerRequest')] },
    ({ metrics }) =>
      `a rule sets the threshold of ${labelsOf(metrics)} below δ₀. A change up to δ₀ never counts as regressed, so set \`delta0\` as well`,
  ),
};

const against = (storedRuns: number | null): string => (storedRuns === null ? '' : `, against ${countOf(storedRuns, 'stored run')}`);

const labelsOf = (metrics: readonly MetricName[]): string => listOf(metrics.map((metric) => METRICS[metric].label));

const placeOfRules = ({ file, ofBase }: { readonly file: string; readonly ofBase: boolean }): string =>
  `policy.rules (${ofBase ? "base's " : ''}${file})`;

function describeDifferences({
  metrics,
  storedRuns,
}: {
  readonly metrics: readonly Parameters<typeof describeDifference>[0][];
  readonly storedRuns: number | null;
}): string {
  return `${listOf(metrics.map(describeDifference))}${against(storedRuns)}`;
}
