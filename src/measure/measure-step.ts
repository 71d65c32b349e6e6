/** One step of the schedule: its round is measured, and tried again before its failure means anything. */
import { bootHeadAlone, measureBaseAlone, measureControl, measureDuet, measureSolo, type RoundPlace } from './benchmark-rounds.ts';
import { otherArm } from './both-arms.ts';
import { type Ending, endingBesideBase, endingOf, endingOfBoot, type LostTry, lostTryOf, type OutlivedTry, TRIES } from './failure.ts';
import type { FirstBody } from './server/server-arms.ts';
import type { ControlRound, OfBothArms, RoundOfBothArms, SoloRound, TestPlan } from '../model.ts';
import type { Reason } from '../model/reasons.ts';
import { type ComparableBenchmark, isComparable, keepsState, type PlannedBenchmark } from '../plan/benchmarks.ts';
import type { RoundStep } from '../plan/schedule.ts';

/** The rounds of one benchmark so far, and what has put an end to them. */
export interface RoundsSoFar {
  readonly duets: RoundOfBothArms[];
  readonly solos: SoloRound[];
  readonly outlived: OutlivedTry[];
  /** Of the rounds side by side, where any body may come. */
  readonly firstBodies: OfBothArms<FirstBody>[];
  ending: Ending | null;
}

/** What a step needs to be carried out. */
export interface StepSetting extends RoundPlace {
  /** null: nothing is measured side by side. */
  readonly plan: TestPlan | null;
  readonly signal: AbortSignal;
  /** What went wrong beside the arms of a benchmark, so that its rounds mean nothing; null: nothing. Asked after each round. */
  readonly troubleBeside: (benchmark: PlannedBenchmark) => Promise<Reason | null>;
}

type ControlStep = Extract<RoundStep, { kind: 'control' }>;
type MeasuredStep = Exclude<RoundStep, ControlStep>;

/** Measures a round of the benchmark, and adds it to what there is so far, or what ended it. */
export async function measureStep(setting: StepSetting, benchmark: PlannedBenchmark, step: MeasuredStep, soFar: RoundsSoFar): Promise<void> {
  const tries: LostTry[] = [];
  while (tries.length < TRIES) {
    const lost = await lostOf(setting, benchmark, soFar, () => addRound(setting, benchmark, tries.length === 0 ? step : inOtherOrder(step), soFar));
    if (lost === 'over') return;
    if (lost === null) {
      soFar.outlived.push(...tries.map((tried) => ({ ...tried, round: 'measured again' as const })));
      const isAskedAlone = step.kind === 'solo' && setting.plan !== null && keepsState(benchmark);
      if (isAskedAlone && isComparable(benchmark)) await askBaseAsMuch(setting, benchmark, step.index, soFar);
      return;
    }
    tries.push(lost);
  }
  if (step.kind === 'duet') await settleLostDuet(setting, benchmark, tries, soFar);
  else if (isComparable(benchmark)) await settleLostSolo(setting, benchmark, { index: step.index, tries }, soFar);
  else soFar.ending = endingOf(tries, soFar.outlived);
}

/**
 * Measures a round of base against base. Where it fails there is none, and nothing is said of the benchmark; but that base
 * broke is kept, and speaks for head where that breaks later.
 */
export async function measureControlStep(setting: StepSetting, benchmark: PlannedBenchmark, step: ControlStep, soFar: RoundsSoFar): Promise<readonly ControlRound[]> {
  try {
    return [await measureControl(setting, comparable(benchmark), step)];
  } catch (error) {
    if (setting.signal.aborted) return [];
    const { arm, reason } = lostTryOf(error);
    soFar.outlived.push({ arm: arm === null ? null : 'base', reason, round: 'control left out' });
    return [];
  }
}

async function addRound(setting: StepSetting, benchmark: PlannedBenchmark, step: MeasuredStep, soFar: RoundsSoFar): Promise<void> {
  if (step.kind === 'solo') soFar.solos.push(await measureSolo(setting, benchmark, step.index));
  else soFar.duets.push(await measureDuet(setting, comparable(benchmark), step, (bodies) => soFar.firstBodies.push(bodies)));
}

/** @throws Error where it is none: of no other are rounds of both arms planned */
function comparable(benchmark: PlannedBenchmark): ComparableBenchmark {
  if (!isComparable(benchmark)) throw new Error(`${benchmark.id} has no base, and a round of both arms was planned for it`);
  return benchmark;
}

/** What one order has against an arm must not befall it twice. */
const inOtherOrder = (step: MeasuredStep): MeasuredStep =>
  (step.kind === 'solo' ? step : { ...step, startedFirst: otherArm(step.startedFirst), loadedFirst: otherArm(step.loadedFirst) });

/**
 * What it means that every try of a round side by side was lost. What base holds while it runs head cannot have: a head that did not boot
 * in any of them is blamed only where it does not boot by itself either.
 */
async function settleLostDuet(setting: StepSetting, benchmark: PlannedBenchmark, tries: readonly LostTry[], soFar: RoundsSoFar): Promise<void> {
  const ending = endingOf(tries, soFar.outlived);
  const isHeads = ending.state === 'broken' && ending.arm === 'head';
  if (benchmark.kind === 'suite' || !isHeads || !tries.every(({ isOfBoot }) => isOfBoot === true)) {
    soFar.ending = ending;
    return;
  }
  const byItself = await lostOf(setting, benchmark, soFar, () => bootHeadAlone(setting, benchmark));
  if (byItself !== 'over') soFar.ending = endingOfBoot(ending, byItself);
}

/** A round of head alone whose every try failed. */
interface LostSolo {
  readonly index: number;
  readonly tries: readonly LostTry[];
}

/**
 * What a lost round of head alone means for a benchmark that base has. It asks more of one process than a round beside
 * base, so head is blamed only where base stands the same. What base does not stand either, or no arm is to blame for,
 * costs this round alone where the arms are compared: the duets do that, and are worth as much without absolute figures.
 */
async function settleLostSolo(setting: StepSetting, benchmark: ComparableBenchmark, { index, tries }: LostSolo, soFar: RoundsSoFar): Promise<void> {
  const isCompared = setting.plan !== null;
  const leftOut = oneOfEachArm(tries).map((tried) => ({ ...tried, round: 'solo left out' as const }));
  const isLostToHead = tries.every(({ arm }) => arm === 'head');
  if (isCompared && (!isLostToHead || baseBreaksAlone(soFar))) {
    soFar.outlived.push(...leftOut);
    return;
  }
  const ending = endingOf(tries, soFar.outlived);
  if (!isLostToHead) {
    soFar.ending = ending;
    return;
  }
  const ofBase = await lostOf(setting, benchmark, soFar, () => measureBaseAlone(setting, benchmark, index));
  if (ofBase === 'over') return;
  if (isCompared && ofBase !== null && ofBase.arm !== null) soFar.outlived.push(...leftOut, { arm: 'base', reason: ofBase.reason, round: 'base alone' });
  else soFar.ending = endingBesideBase(ending, ofBase);
}

/** Asks base for the same after a round of head alone. Its figures are not kept. */
async function askBaseAsMuch(setting: StepSetting, benchmark: ComparableBenchmark, index: number, soFar: RoundsSoFar): Promise<void> {
  const lost = await lostOf(setting, benchmark, soFar, () => measureBaseAlone(setting, benchmark, index));
  if (lost !== 'over' && lost !== null && lost.arm !== null) soFar.outlived.push({ arm: 'base', reason: lost.reason, round: 'base alone' });
}

/** Once is enough: asking again would cost a round for each of head's, and at its limit base may stand one of them. */
const baseBreaksAlone = ({ outlived }: RoundsSoFar): boolean => outlived.some(({ round }) => round === 'base alone');

/** What a try was lost to; null: it was not. 'over': it says nothing, for it was interrupted, or trouble beside the arms has ended the benchmark. */
async function lostOf(setting: StepSetting, benchmark: PlannedBenchmark, soFar: RoundsSoFar, act: () => Promise<unknown>): Promise<LostTry | null | 'over'> {
  const lost = await failureOf(setting, act);
  const trouble = await setting.troubleBeside(benchmark);
  if (setting.signal.aborted) return 'over';
  if (trouble === null) return lost;
  soFar.ending = { state: 'invalid', reason: trouble };
  return 'over';
}

/** What a try was lost to, whatever else went wrong; null: it was not, or it was interrupted. */
async function failureOf({ signal }: StepSetting, act: () => Promise<unknown>): Promise<LostTry | null> {
  try {
    await act();
    return null;
  } catch (error) {
    return signal.aborted ? null : lostTryOf(error);
  }
}

/** The last of each: one round may be lost twice to the same. */
const oneOfEachArm = (tries: readonly LostTry[]): readonly LostTry[] => [...new Map(tries.map((lost) => [lost.arm, lost])).values()];
