import { RULE_FIXED_AT } from '../../default-policy.ts';
import { LEAST_CLUSTERS_OF_A_BOOTSTRAP } from '../study/cluster-interval.ts';
import type { PlaceEvidence } from '../study/evidence.ts';
import { formatShare, OURS_MOVED } from './evidence-format.ts';
import { EQUAL_FALSE_ALARMS } from '../study/unchanged-families.ts';

/** What tells of which kind intervals are. */
type Clusters = Pick<PlaceEvidence, 'stretches' | 'tried' | 'falseAlarms' | 'exact'>;

/** The last section of docs/evidence.md, paragraph by paragraph. */
export const methodOf = (places: readonly Clusters[]): readonly string[] => [
  '## How this was worked out',
  [
    '- **Families** are made of recorded rounds, whole ones: a member is a benchmark whose rounds are drawn from those of one stretch of half an hour, each by itself and with replacement. Which arm of a round is called head is drawn, so that there is truly no difference; and so that nothing is left of what a round has of the one before it. In the row that says so, rounds follow each other as they were recorded, members begin at the same time (who was not measured then is none of them), and one label is drawn for all rounds of a member. Members of large families are the same few benchmarks several times over: what is said of them is an **extrapolation**.',
    `- **Intervals** of such shares are the widest of two or three: the exact binomial one over the draws, and, where there is more than one, that over the stretches, and also that over benchmarks, where one member of a family is slower: of fewer than ${LEAST_CLUSTERS_OF_A_BOOTSTRAP} Student's t, by leaving out one each, because the percentiles of a bootstrap of so few lie too close together; from there on those percentiles. ${kindsUsed(places)} That over stretches or benchmarks is blind where nothing came about in any of them. Whether one rule sees more than another is told by the very same tries: it does where those on which the two differ are no chance (McNemar 1947), and the interval beside the difference says what other benchmarks and hours might make of it.`,
    ...describeDraws(places),
    '- **Injections** are preloaded into both servers and switched on in head alone. Their rounds are judged as they were recorded, labels and all, in a family with unchanged members: drawn from the same stretch where ten or more were recorded there, from all stretches where not. Where intervals are held against a reference they are drawn from all of its rounds, whose mean is the truth then.',
    '- **Rivals** get the same rounds. A figure of a run is what the whole round comes to: CPU time over requests, or time over operations, so the harmonic mean of its slices\' costs, and of latency the arithmetic one; a sample within a run is a slice, and who takes samples gets all that a round has. Tools that measure base beside head, or right after it (autocannon-compare), get the base of the same rounds, which is better than what they would measure themselves; tools that compare with stored runs get runs of base from random times of the recording: of an arm that shared its core, which may be noisier than runs of their own, and of any hour of the recording on the same machine, so that what drifts from hour to hour is in their figures, as it is in a project\'s. The limits of CodSpeed and rustc-perf are made for instruction counts, which hardly vary; nothing is said of them there. Each gets what its project asks for (one run for those that store, which is 0.9 to 1.8 s of load here, 0.6 s of a task, where projects run 10 to 30 s; ten samples for autocannon-compare, 30 runs for Node core, 20 for benchstat), but no more rounds than our procedure took on average, rounded up: of an unchanged benchmark where false alarms alone are counted, of the benchmark with the injection where power is; tachometer gets as many as give 50 samples at the least, without which it does not judge.',
    '- **The rules** of other tools are written anew, each after a page [of theirs](evidence-tables.md#where-the-rules-were-read), and held to it by tests.',
    `- **Where limits are moved** each tool gets all of those rounds (twice as many where it measures head alone), and its limit is moved to where ${formatShare(EQUAL_FALSE_ALARMS)} of the unchanged families alarm: on the very families that were drawn, which is in its favour. What is moved of rivals is github-action-benchmark's and CodSpeed's ratio to base, Bencher's standard deviations, rustc-perf's multiple of its fence, autocannon-compare's difference of means (its p value is asked for no more), the half-widths of its interval by which tachometer's difference lies above 0 (by one look at all samples, and not by its looks), Node core's p value and benchstat's U, where of equal ones that with the larger ratio of medians counts for more: by U alone no limit would let just so many families alarm. *${OURS_MOVED}* has the very rounds that the standard profile takes, which stops as ever, by δ₀ and threshold; what is moved is the smallest p value of "no slower at all" (δ₀ = 0, no threshold) of any metric of a member, over its looks and before Holm's correction. Left out is a tool whose stored runs would be more than a tenth of what was recorded of a benchmark: such runs are nearly the same rounds each time. "A paired t test" is no rival: it shows what the pairs of a duet are worth by themselves; nor is "the bare difference of pairs", the mean of log(head/base) over the rounds, which shows what it is worth not to estimate noise, by one limit for all metrics, so that the noisiest sets it.`,
    '- **Servers that mostly wait**: no fixture is one, so that throughput, which gates there, is in no family. What is known of it stands [elsewhere](noise.md#servers-that-wait).',
    `- **Chosen before**: α, δ₀ and the thresholds. **Chosen by what was recorded before ${RULE_FIXED_AT.slice(0, 16).replace('T', ' ')}** (UTC): that t tests are moderated, the looks of the standard profile, among eight plans, and that rounds [count the less the more they cost](noise.md#rounds-that-cost-more-know-less). Of what is drawn from those very rounds that is in our favour; how many half-hours were recorded later stands with [each place](#what-was-recorded). Made-up rounds (\`node bench/moderation.ts\`) say the same of the first.`,
    '- **Seen** is what is called regressed, or slower, in any metric of the benchmark that has the injection.',
  ].join('\n'),
];

/** Of the first place: of all the same. More draws make the exact bounds narrower, and know no more of the machine. */
function describeDraws([first]: readonly Clusters[]): readonly string[] {
  if (first === undefined) return [];
  const families = first.falseAlarms.map(({ size, ours }) => `${ours.trials} of ${size}`);
  const tries = new Map(first.exact.map(({ size, byBenchmark }) => [size, Math.max(...[...byBenchmark.values()].map(({ trials }) => trials))]));
  const ofChanges = [...tries].map(([size, trials]) => `${trials} in families of ${size}`);
  return [`- **Drawn** were, by their gating metrics, so many families in which nothing changed: ${families.join(', ')}; and of each change and benchmark so many tries: ${ofChanges.join(', ')}. On these numbers the exact bounds rest, and on the half-hours and benchmarks the others.`];
}

/** A bootstrap must not be taken for what no figure rests on. */
function kindsUsed(places: readonly Clusters[]): string {
  const clusters = places.flatMap(({ stretches, tried }) => [stretches, new Set(tried.map(({ benchmark }) => benchmark)).size]);
  return Math.max(...clusters) < LEAST_CLUSTERS_OF_A_BOOTSTRAP ? 'No place has so many yet: no interval on this page is of a bootstrap.' : 'Of some on this page there are so many.';
}
