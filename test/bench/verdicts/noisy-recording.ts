import type { InjectionName } from '../../../bench/verdicts/recording/conditions.ts';
import type { RecordedRound, Recording } from '../../../bench/verdicts/recording/recorded-file.ts';
import type { MetricName, SlicePair } from '../../../src/model.ts';
import { gaussian, seededRandom, type Random } from '../../judge/seeded-noise.ts';
import { SESSION } from './sample-recording.ts';

/** What rounds are made up of. */
export interface NoisyCondition {
  readonly benchmark: string;
  readonly injection: InjectionName;
  readonly rounds: number;
  /** Log by which head is worse, by gating metric. */
  readonly shifts: Readonly<Partial<Record<MetricName, number>>>;
}

const SD = 0.015;
const SECONDS_OF_A_ROUND = 5;

/** One session, in which a round of each condition comes after the other; the machine's own mood moves both arms of a round. */
export function noisyRecording(conditions: readonly NoisyCondition[], fields: Partial<Recording['session']> = {}): Recording {
  const random = seededRandom(7);
  const passes = Math.max(...conditions.map(({ rounds }) => rounds));
  const rounds: RecordedRound[] = [];
  for (let index = 0; index < passes; index += 1) {
    for (const condition of conditions.filter((one) => index < one.rounds)) rounds.push(roundOf(condition, index, rounds.length, random));
  }
  return { session: { ...SESSION, ...fields }, rounds, failures: [] };
}

/** The conditions of a server, and of a task, of which nothing and then something was injected. */
export function bothKinds(rounds: number): readonly NoisyCondition[] {
  return [
    { benchmark: 'express/updateUser', injection: 'none', rounds, shifts: { cpuPerRequest: 0, unloadedLatency: 0 } },
    { benchmark: 'user/parse', injection: 'none', rounds, shifts: { nsPerOp: 0 } },
    { benchmark: 'express/updateUser', injection: 'cpu-10', rounds, shifts: { cpuPerRequest: 0.1, unloadedLatency: 0.1 } },
    { benchmark: 'user/parse', injection: 'cpu-10', rounds, shifts: { nsPerOp: 0.1 } },
  ];
}

function roundOf({ benchmark, injection, shifts }: NoisyCondition, index: number, order: number, random: Random): RecordedRound {
  const slices = Object.entries(shifts).map(([metric, shift]): [string, readonly SlicePair[]] => {
    const base = 100 * Math.exp(0.1 * gaussian(random));
    const head = base * Math.exp(shift + SD * gaussian(random));
    return [metric, Array.from({ length: 4 }, () => ({ base, head }))];
  });
  return {
    benchmark, injection, amount: 0, order, atSeconds: order * SECONDS_OF_A_ROUND, seconds: SECONDS_OF_A_ROUND,
    index, mode: 'duet', startedFirst: 'base', loadedFirst: 'base', slices: Object.fromEntries(slices), coreShare: null,
  };
}
