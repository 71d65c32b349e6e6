/**
 * How often bisecting finds the commit at which a benchmark got 4 % slower, among 30 commits whose others are harmless edits, and
 * with how many measurements; beside it plain bisection, which compares figures that were measured apart.
 *
 *     node bench/bisect.ts [TRIES]           on recorded rounds of unchanged code; each try has rounds of one half-hour. Nothing is measured
 *     node bench/bisect.ts --real [TRIES]    in a repository of 30 commits with a suite, by the built program
 */
import { harmonicMean, mean, median } from 'simple-statistics';
import { findFirstSlowCommit, type MeasureCommit } from '../src/bisect/first-slow-commit.ts';
import type { MetricName, TestPlan } from '../src/model.ts';
import { BUILT_IN_PROFILES } from '../src/plan/profiles.ts';
import { seededDraw } from '../src/statistics.ts';
import { counted } from '../test/judge/records.ts';
import { gaussian, seededRandom } from '../test/judge/seeded-noise.ts';
import { bisectForReal } from './bisect/real.ts';
import { clopperPearson } from './clopper-pearson.ts';
import { DEFAULT_POLICY } from './default-policy.ts';
import { replayGate } from './replay-gate.ts';
import { tableOfFigures } from './table-of-figures.ts';
import { COST, halfHoursOf, type Population, scaled, swapped } from './verdicts/families.ts';
import { placesOf } from './verdicts/places.ts';
import { readRecordings } from './verdicts/recordings.ts';

const COMMITS = 30;
const STEP = 0.04;
/** Standard deviations of what a harmless edit does, as in bench/family-error.ts, and of a count. */
const [EDIT_OF_TIME, EDIT_OF_COUNTS, COUNT] = [0.005, 0.0001, 0.00005];
const SEED = 20_260_115;

/** Good, which is the first, and the commits. */
const NAMES = ['good', ...Array.from({ length: COMMITS }, (_, commit) => `c${commit}`)];

/** One history, and the rounds that its commits are measured by. */
interface History {
  readonly population: Population;
  readonly slowFrom: number;
  /** Logs of the cost of good, which is the first, and of each commit. */
  readonly times: readonly number[];
  readonly counts: readonly number[];
  readonly seed: number;
}

interface Found {
  readonly isRight: boolean;
  readonly measurements: number;
  /** Side by side, of both arms. */
  readonly rounds: number;
}

type Way = (history: History) => Promise<Found>;

const WAYS: Readonly<Record<string, Way>> = {
  'perf-gate bisect, counts and time': (history) => bisect(history, { isCounted: true }),
  'perf-gate bisect, time alone': (history) => bisect(history, { isCounted: false }),
  'plain, one figure of each commit': (history) => plainly(history, 1),
  'plain, median of five figures of each': (history) => plainly(history, 5),
};

if (process.argv[2] === '--real') await bisectForReal({ tries: Number(process.argv[3] ?? 2), commits: COMMITS, step: STEP });
else await simulate(Number(process.argv[2] ?? 200));

function planOf(profile: 'quick' | 'thorough'): TestPlan {
  return BUILT_IN_PROFILES.find(({ name }) => name === profile)!.plan!;
}

async function simulate(tries: number): Promise<void> {
  const rows: string[][] = [];
  for (const { neighbour, environment, recordings } of placesOf(await readRecordings()).filter(
    (place) => place.neighbour !== 'contended',
  )) {
    const sources = halfHoursOf(recordings).flatMap(({ populations }) => populations);
    if (sources.length === 0) continue;
    const histories = Array.from({ length: tries }, (_, index) => historyOf(sources[index % sources.length]!, index));
    for (const [name, way] of Object.entries(WAYS)) {
      const found: Found[] = [];
      for (const history of histories) found.push(await way(history));
      const right = found.filter(({ isRight }) => isRight).length;
      const { low, high } = clopperPearson(right, tries, 0.95);
      rows.push([
        `${environment.cpuModel}, ${neighbour}: ${name}`,
        `${right} of ${tries}`,
        `${percent(low)} to ${percent(high)}`,
        mean(found.map(({ measurements }) => measurements)).toFixed(1),
        mean(found.map(({ rounds }) => rounds)).toFixed(0),
      ]);
    }
  }
  process.stdout.write(`${tableOfFigures(['machine and way', 'right', '95 % interval', 'measurements', 'rounds'], rows)}\n`);
}

function historyOf(population: Population, index: number): History {
  const random = seededRandom(SEED + index);
  const slowFrom = index % COMMITS;
  const costs = (edit: number): readonly number[] => [
    0,
    ...Array.from({ length: COMMITS }, (_, commit) => (commit < slowFrom ? 0 : Math.log1p(STEP)) + edit * gaussian(random)),
  ];
  return { population, slowFrom, times: costs(EDIT_OF_TIME), counts: costs(EDIT_OF_COUNTS), seed: SEED + index };
}

async function bisect(
  { population: { record, rounds }, slowFrom, times, counts, seed }: History,
  { isCounted }: { readonly isCounted: boolean },
): Promise<Found> {
  const [draw, random] = [seededDraw(seed), seededRandom(seed + 1)];
  let [measurements, duets] = [0, 0];
  const measure: MeasureCommit = async ({ base, head, thoroughly, byTime }) => {
    measurements += 1;
    const between = (costs: readonly number[]): number => costs[NAMES.indexOf(head)]! - costs[NAMES.indexOf(base)]!;
    const instructions = isCounted ? counted(100_000, 100_000 * Math.exp(between(counts) + COUNT * gaussian(random))) : undefined;
    const replay = replayGate({
      benchmarks: [
        {
          record,
          ...(instructions === undefined ? {} : { instructions }),
          draw: () => {
            const round = rounds[draw(rounds.length)]!;
            return scaled(draw(2) === 0 ? round : swapped(round), COST[record.kind], Math.exp(between(times))).slices;
          },
        },
      ],
      plan: planOf(thoroughly ? 'thorough' : 'quick'),
      policy: { ...DEFAULT_POLICY, countsSettle: !byTime },
    });
    duets += replay.duets;
    return replay.judgement.benchmarks[0]!;
  };
  const { answer } = await findFirstSlowCommit({ good: 'good', commits: NAMES.slice(1), measure, onTrial: () => {} });
  return { isRight: answer.kind === 'found' && answer.commit === `c${slowFrom}`, measurements, rounds: duets };
}

/** Is told that bad is slow, and by how much. */
async function plainly({ population: { record, rounds }, slowFrom, times, seed }: History, figures: number): Promise<Found> {
  const draw = seededDraw(seed);
  const metric: MetricName = COST[record.kind];
  const costs = rounds.flatMap(({ slices: { [metric]: pairs = [] } }) =>
    pairs.length === 0 ? [] : harmonicMean(pairs.map(({ head }) => head)),
  );
  const logOf = (commit: number): number =>
    median(Array.from({ length: figures }, () => Math.log(costs[draw(costs.length)]!))) + times[commit]!;
  const good = logOf(0);
  let [lastFast, firstSlow, measurements] = [-1, COMMITS - 1, 1];
  while (firstSlow - lastFast > 1) {
    const middle = Math.floor((lastFast + firstSlow) / 2);
    measurements += 1;
    if (logOf(middle + 1) - good > Math.log1p(STEP) / 2) firstSlow = middle;
    else lastFast = middle;
  }
  return { isRight: firstSlow === slowFrom, measurements, rounds: measurements * figures };
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(0)} %`;
}
