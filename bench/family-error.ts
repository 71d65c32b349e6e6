/**
 * How often a run calls unchanged code slower, by counts and by time together: whole runs on made-up counts and rounds, counted first, then
 * measured from look to look, as the gate does.
 *
 *     node bench/family-error.ts [FAMILIES OF ONE]
 *
 * prints the share of families with any "regressed", with its upper bound at 95 %. Nothing is measured.
 */
import { METRICS } from '../src/metrics.ts';
import type { SlicePair } from '../src/model.ts';
import { BUILT_IN_PROFILES } from '../src/plan/profiles.ts';
import { counted } from '../test/judge/records.ts';
import { gaussian, heavyTailed, type Noise, type Random, seededRandom } from '../test/judge/seeded-noise.ts';
import { DEFAULT_POLICY } from './default-policy.ts';
import { replayGate, type ReplayedBenchmark } from './replay-gate.ts';
import { tableOfFigures } from './table-of-figures.ts';
import { clopperPearson } from './clopper-pearson.ts';

const PLAN = BUILT_IN_PROFILES.find(({ name }) => name === 'standard')!.plan!;

/** Of the log of head over base. */
interface Luck {
  /** Of the edit: the same in every round. */
  readonly ofCounts: (random: Random) => number;
  readonly ofTimes: (random: Random) => number;
  /** Standard deviations of a count of both arms, and of a round of each metric. */
  readonly countSd: number;
  readonly roundSd: { readonly cpuPerRequest: number; readonly unloadedLatency: number };
  readonly noise: Noise;
}

/** What bench/instructions.ts finds at most where a program is counted again, and less than rounds of unchanged code vary by (2.2 to 2.9 %: bench/README.md). */
const AS_MEASURED = { countSd: 0.00005, roundSd: { cpuPerRequest: 0.015, unloadedLatency: 0.03 }, noise: gaussian } as const;

const LUCKS: Readonly<Record<string, Luck>> = {
  'the same code': { ...AS_MEASURED, ofCounts: () => 0, ofTimes: () => 0 },
  'harmless edits (0.01 % of counts, 0.5 % of time)': {
    ...AS_MEASURED,
    ofCounts: (random) => 0.0001 * gaussian(random),
    ofTimes: (random) => 0.005 * gaussian(random),
  },
  'the same code, heavy tails, rounds three times as loud': {
    ...AS_MEASURED,
    countSd: 0.0001,
    roundSd: { cpuPerRequest: 0.045, unloadedLatency: 0.09 },
    noise: heavyTailed,
    ofCounts: () => 0,
    ofTimes: () => 0,
  },
  'every count and time worse by δ₀': {
    ...AS_MEASURED,
    ofCounts: () => Math.log1p(METRICS.instructionsPerRequest.delta0),
    ofTimes: () => Math.log1p(METRICS.cpuPerRequest.delta0),
  },
};

const SIZES = [2, 10, 100] as const;
const LEVEL = 0.95;

const families = Number(process.argv[2] ?? 4_000);
const rows = Object.entries(LUCKS).flatMap(([name, luck]) =>
  SIZES.map((size) => {
    const random = seededRandom(size);
    const tries = Math.ceil(families / size);
    const wrong = Array.from({ length: tries }, () => hasFalseAlarm(size, luck, random)).filter(Boolean).length;
    return [
      name,
      String(size),
      String(tries),
      String(wrong),
      percent(wrong / tries),
      percent(clopperPearson(wrong, tries, 2 * LEVEL - 1).high),
    ];
  }),
);
process.stdout.write(
  `${tableOfFigures(['head differs from base by', 'benchmarks', 'families', 'with a false regression', 'share', 'at most'], rows)}\n`,
);

function hasFalseAlarm(size: number, luck: Luck, random: Random): boolean {
  const benchmarks = Array.from({ length: size }, (_, index) => drawBenchmark(`server/${index}`, luck, random));
  const { judgement } = replayGate({ benchmarks, plan: PLAN, policy: DEFAULT_POLICY });
  return judgement.benchmarks.some(({ verdict }) => verdict === 'regressed');
}

function drawBenchmark(id: string, { ofCounts, ofTimes, countSd, roundSd, noise }: Luck, random: Random): ReplayedBenchmark {
  const [count, time] = [ofCounts(random), ofTimes(random)];
  const around = (log: number, sd: number): SlicePair => ({ base: 100_000, head: 100_000 * Math.exp(log + sd * noise(random)) });
  const { base, head } = around(count, countSd);
  return {
    record: { id, target: 'server', scenario: id, kind: 'server', version: null, labels: {} },
    instructions: counted(base, head),
    draw: () => ({ cpuPerRequest: [around(time, roundSd.cpuPerRequest)], unloadedLatency: [around(time, roundSd.unloadedLatency)] }),
  };
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)} %`;
}
