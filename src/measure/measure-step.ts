/** One step of the schedule: its round is measured, and tried again before its failure means anything. */
import type { ControlRound, RoundOfBothArms, SoloRound, TestPlan } from '../model.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import type { RoundStep } from '../plan/schedule.ts';
import { measureBaseAlone, measureControl, measureDuet, measureSolo, type RoundPlace } from './benchmark-rounds.ts';
import { endingBesideBase, endingOf, lostTryOf, type Ending, type LostTry, type OutlivedTry } from './lost-tries.ts';

/** A failing round is measured again this often before it counts: one lost port is not a broken server. */
const TRIES = 2;

/** The rounds of one benchmark so far, and what has put an end to them. */
export interface Progress {
  readonly duets: RoundOfBothArms[];
  readonly solos: SoloRound[];
  readonly outlived: OutlivedTry[];
  ending: Ending | null;
}

/** What a step needs to be carried out. */
export interface StepSetting extends RoundPlace {
  /** null: nothing is measured side by side. */
  readonly plan: TestPlan | null;
  readonly signal: AbortSignal;
  /** What went wrong beside the arms of a benchmark, so that its rounds mean nothing; null: nothing. Asked after each round. */
  readonly troubleBeside: (benchmark: PlannedBenchmark) => Promise<string | null>;
}

type ControlStep = Extract<RoundStep, { kind: 'control' }>;
type MeasuredStep = Exclude<RoundStep, ControlStep>;

/** Measures a round of the benchmark, and adds to its progress what came of it. */
export async function measureStep(setting: StepSetting, benchmark: PlannedBenchmark, step: MeasuredStep, so: Progress): Promise<void> {
  const tries: LostTry[] = [];
  while (tries.length < TRIES) {
    const lost = await lostOf(setting, () => addRound(setting, benchmark, step, so));
    const trouble = await setting.troubleBeside(benchmark);
    if (setting.signal.aborted) return;
    if (trouble !== null) {
      so.ending = { state: 'invalid', reason: trouble };
      return;
    }
    if (lost === null) {
      so.outlived.push(...tries.map((tried) => ({ ...tried, round: 'measured again' as const })));
      return;
    }
    tries.push(lost);
  }
  // What compares the arms is the duets, which are worth as much without absolute figures.
  const canDoWithout = step.kind === 'solo' && setting.plan !== null && benchmark.newBecause === null && tries.some(({ arm }) => arm === null);
  if (canDoWithout) so.outlived.push(...oneOfEachArm(tries).map((tried) => ({ ...tried, round: 'solo left out' as const })));
  else so.ending = await confirmedEnding(setting, benchmark, step, endingOf(tries, so.outlived));
}

/**
 * Measures a round of base against base. Where it fails there is none, and nothing is said of the benchmark; but that base
 * broke is kept, and speaks for head where that breaks later.
 */
export async function measureControlStep(setting: StepSetting, benchmark: PlannedBenchmark, step: ControlStep, so: Progress): Promise<readonly ControlRound[]> {
  try {
    return [await measureControl(setting, benchmark, step)];
  } catch (error) {
    if (setting.signal.aborted) return [];
    const { arm, reason } = lostTryOf(error);
    so.outlived.push({ arm: arm === null ? null : 'base', reason, round: 'control left out' });
    return [];
  }
}

async function addRound(setting: StepSetting, benchmark: PlannedBenchmark, step: MeasuredStep, so: Progress): Promise<void> {
  if (step.kind === 'solo') so.solos.push(await measureSolo(setting, benchmark, step.index));
  else so.duets.push(await measureDuet(setting, benchmark, step));
}

/** That head breaks by itself is confirmed by base, which stands the same; null: it was interrupted. */
async function confirmedEnding(setting: StepSetting, benchmark: PlannedBenchmark, step: MeasuredStep, ending: Ending): Promise<Ending | null> {
  const brokeByItself = step.kind === 'solo' && ending.state === 'broken' && ending.arm === 'head';
  if (!brokeByItself || benchmark.newBecause !== null) return ending;
  const ofBase = await lostOf(setting, () => measureBaseAlone(setting, benchmark, step.index));
  const trouble = await setting.troubleBeside(benchmark);
  if (setting.signal.aborted) return null;
  return trouble === null ? endingBesideBase(ending, ofBase) : { state: 'invalid', reason: trouble };
}

/** What a try was lost to; null: it was not, or it was interrupted. */
async function lostOf({ signal }: StepSetting, measure: () => Promise<unknown>): Promise<LostTry | null> {
  try {
    await measure();
    return null;
  } catch (error) {
    return signal.aborted ? null : lostTryOf(error);
  }
}

/** The last of each: one round may be lost twice to the same. */
const oneOfEachArm = (tries: readonly LostTry[]): readonly LostTry[] => [...new Map(tries.map((lost) => [lost.arm, lost])).values()];
