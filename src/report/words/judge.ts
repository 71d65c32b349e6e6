import { LEAST_REPEATS } from '../../judge/instruction-evidence.ts';
import { LEAST_ROUNDS } from '../../judge/log-estimate.ts';
import { METRICS } from '../../metrics.ts';
import type { Direction, MetricName } from '../../model.ts';
import type { JUDGE_REASONS } from '../../model/reasons/judge.ts';
import { countOf, listOf } from '../../text/phrases.ts';
import { describeDifference, describeUnchanged, describeUndecided } from '../comparison-words.ts';
import type { WordsFor } from './words-for.ts';

const slower = { metric: 'cpuPerRequest', direction: 'lower', estimate: 0.041, interval: { low: 0.032, high: 0.05 }, threshold: 0.02 } as const;
const faster = { ...slower, estimate: -0.041, interval: { low: -0.05, high: -0.032 } };
const unchanged = { ...slower, estimate: 0.003, interval: { low: -0.008, high: 0.014 }, clearedOf: 0.05 };
const undecided = { ...slower, estimate: 0.02, interval: { low: -0.031, high: 0.078 }, smallestVisible: 0.062 };

const slowerSideBySide = { kind: 'slower', metrics: [slower], storedRuns: null };
const accepted = { kind: 'accepted', regression: slowerSideBySide, by: 'ada', until: '2027-04-15T09:00:00.000Z', reason: 'worth it' };
const noFigures = { kind: 'no-usable-figures', metrics: ['throughput'] };
const broke = { kind: 'process-error', problem: 'it exited with code 1' };

export const JUDGE_WORDS: WordsFor<typeof JUDGE_REASONS> = {
  slower: { sample: { metrics: [slower], storedRuns: null }, say: describeDifferences },
  faster: { sample: { metrics: [faster], storedRuns: 12 }, say: describeDifferences },
  unchanged: { sample: { metrics: [unchanged], storedRuns: null }, say: ({ metrics, storedRuns }) => `${describeUnchanged(metrics)}${against(storedRuns)}` },
  undecided: { sample: { metrics: [undecided], storedRuns: null }, say: ({ metrics, storedRuns }) => `${describeUndecided(metrics)}${against(storedRuns)}` },
  accepted: {
    sample: accepted,
    say: ({ regression, by, until, reason }, describe) => `${describe(regression)}; accepted by ${by} until ${until.slice(0, 10)}: ${reason.trim().replace(/\.$/, '')}`,
  },
  'undecided-beside-accepted': {
    sample: { doubt: noFigures, accepted },
    say: ({ doubt, accepted }, describe) => `${describe(doubt)}; ${describe(accepted)}`,
  },

  'too-few-usable-rounds': {
    sample: { rounds: [{ metric: 'unloadedLatency', usable: 2 }], counts: [] },
    say: ({ rounds, counts }) => [
      ...(rounds.length > 0 ? [`only ${usableOf(rounds, 'usable round')}: half of all, and ${LEAST_ROUNDS} at least, are needed`] : []),
      ...(counts.length > 0 ? [`only ${usableOf(counts, 'usable repeat')}: ${LEAST_REPEATS} at least are needed`] : []),
    ].join('; '),
  },
  'no-usable-figures': { sample: { metrics: ['throughput'] }, say: ({ metrics }) => `head or the stored runs have no usable figure of ${labelsOf(metrics)}, which should decide` },
  'stopped-before-first-look': { sample: { rounds: 3, firstLook: 8 }, say: ({ rounds, firstLook }) => `the run stopped after ${countOf(rounds, 'round')}, before its first check at ${firstLook}` },
  'no-metric-compared': { sample: {}, say: () => 'no metric was compared' },
  'no-gating-metric': { sample: {}, say: () => 'no metric that was compared can fail the check' },
  'gating-metrics-not-stored': { sample: {}, say: () => 'too few of the stored runs have its gating metrics' },
  'control-unfair': { sample: {}, say: () => 'the A/A control found a difference between two copies of the same code, so nothing is said about the change' },
  'measured-for-tables': { sample: { profile: 'smoke' }, say: ({ profile }) => `the ${profile} profile measures for the tables alone` },

  removed: { sample: {}, say: () => 'head no longer has it' },
  unaffected: { sample: {}, say: () => 'the change cannot reach it' },
  'base-broken': { sample: { base: broke }, say: ({ base }, describe) => `base is broken: ${describe(base)}` },

  'stored-runs-too-few': {
    sample: { runs: 2, needed: 5, underSameLoad: false, otherLoads: 3 },
    say: ({ runs, needed, underSameLoad, otherLoads }) => `${countOf(runs, 'stored run')} of this machine kind${underSameLoad ? ' and load' : ''}, ${needed} are needed${otherLoads === 0 ? '' : `; ${otherLoads} more ${otherLoads === 1 ? 'was' : 'were'} put under another load, or measured in another way by another version`}`,
  },
  'not-measured-in-this-run': { sample: {}, say: () => 'not measured in this run' },
  'new-benchmark': { sample: {}, say: () => 'a benchmark that is new in head is not judged' },
  'base-decides': { sample: {}, say: () => 'base and head were measured side by side, which decides' },

  'rule-without-benchmark': {
    sample: { glob: 'expres/*', file: 'perf-gate.yml', ofBase: false },
    say: ({ glob, ...place }) => `no benchmark of this run matches "${glob}" of ${placeOfRules(place)}, so it has no effect: mend it, or remove it`,
  },
  'direction-turned': {
    sample: { metrics: ['throughput'], file: 'perf-gate.yml', ofBase: false },
    say: ({ metrics, ...place }) => `\`direction\` in ${placeOfRules(place)} makes an improvement of ${listOf(metrics)} count as worse: leave \`direction\` out`,
  },
  'threshold-below-delta0': {
    sample: { metrics: ['cpuPerRequest'] },
    say: ({ metrics }) => `a rule sets the threshold of ${labelsOf(metrics)} below δ₀. A change up to δ₀ never counts as regressed, so set \`delta0\` as well`,
  },
};

const against = (storedRuns: number | null): string => (storedRuns === null ? '' : `, against ${countOf(storedRuns, 'stored run')}`);

const labelsOf = (metrics: readonly MetricName[]): string => listOf(metrics.map((metric) => METRICS[metric].label));

const placeOfRules = ({ file, ofBase }: { readonly file: string; readonly ofBase: boolean }): string => `policy.rules (${ofBase ? "base's " : ''}${file})`;

const usableOf = (metrics: readonly { readonly metric: MetricName; readonly usable: number }[], noun: string): string =>
  listOf(metrics.map(({ metric, usable }) => `${countOf(usable, noun)} of ${METRICS[metric].label}`));

function describeDifferences({ metrics, storedRuns }: { readonly metrics: readonly (Parameters<typeof describeDifference>[0] & { readonly direction: Direction })[]; readonly storedRuns: number | null }): string {
  return `${listOf(metrics.map((metric) => describeDifference(metric, metric.direction)))}${against(storedRuns)}`;
}
