import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { shuffle } from 'simple-statistics';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { ArmFailure, MeasuringFailure } from '../../../src/measure/failure.ts';
import type { RoundOfBothArms } from '../../../src/model.ts';
import { turnOf, type InjectableBenchmark, type InjectedDuet } from './injected-duet.ts';
import { failureText, roundText } from './recorded-file.ts';
import type { KeptLines } from './recorded-folder.ts';
import { stretchOf } from './stretches.ts';
import { nextPass, type Condition, type RoundsWanted, type Tally } from './recording-plan.ts';

export interface RecordingSession {
  readonly benchmarks: readonly InjectableBenchmark[];
  readonly stages: readonly (readonly RoundsWanted[])[];
  readonly tally: Tally;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly seed: number;
  /** Rounds of a condition are counted from 0. */
  readonly amountOf: (condition: Condition, round: number) => number;
  readonly measure: (duet: InjectedDuet) => Promise<RoundOfBothArms>;
  readonly kept: KeptLines;
  /** Asked before each round. */
  readonly isOver: () => boolean;
}

/** Records pass after pass, each in an order of its own, until it is over or this half-hour has all that is missing. */
export async function recordRounds(session: RecordingSession): Promise<void> {
  const { stages, tally, startedAt, isOver } = session;
  const random = xoroshiro128plus(session.seed);
  const begunMs = monotonicMs();
  let order = 0;
  const nextNow = (): readonly Condition[] => nextPass(stages, tally, stretchOf(startedAt, secondsSince(begunMs)));
  for (let pass = nextNow(); pass.length > 0; pass = nextNow()) {
    for (const condition of shuffle([...pass], () => uniformFloat64(random))) {
      if (isOver()) return;
      const atSeconds = secondsSince(begunMs);
      await recordOne(session, condition, { order, atSeconds });
      tally.add(condition, stretchOf(startedAt, atSeconds));
      order += 1;
    }
  }
}

/** A round that fails is kept as such, and counts: one that always fails must not be tried for ever. */
async function recordOne({ benchmarks, tally, amountOf, measure, kept }: RecordingSession, condition: Condition, place: { readonly order: number; readonly atSeconds: number }): Promise<void> {
  const benchmark = benchmarks.find(({ id }) => id === condition.benchmark)!;
  const { injection } = condition;
  const turn = turnOf(tally.countOf(condition));
  const amount = amountOf(condition, turn.index);
  const begunMs = monotonicMs();
  const tried = () => ({ benchmark: benchmark.id, injection, amount, ...place, seconds: secondsSince(begunMs) });
  try {
    const round = await measure({ benchmark, injection, amount, ...turn });
    await kept.append(roundText({ ...tried(), loadedFirst: turn.loadedFirst, ...round }));
    process.stderr.write(`${benchmark.id} ${injection}: round ${turn.index + 1}\n`);
  } catch (error) {
    if (!(error instanceof ArmFailure || error instanceof MeasuringFailure)) throw error;
    const reason = error instanceof ArmFailure ? `${error.arm}: ${error.message}` : error.message;
    await kept.append(failureText({ ...tried(), reason }));
    process.stderr.write(`${benchmark.id} ${injection}: round ${turn.index + 1} failed: ${reason}\n`);
  }
}

const secondsSince = (begunMs: number): number => Math.round(monotonicMs() - begunMs) / 1000;
