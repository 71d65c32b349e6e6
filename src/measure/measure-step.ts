/** One step of the schedule: a round, with a second try before a failure counts. */
import { bootAlone, measureBaseAlone, measureDuet, measureSolo, type RoundPlace } from './benchmark-rounds.ts';
import { otherArm } from './both-arms.ts';
import { endingBesideBase, endingByItself, endingOf, type LostTry, lostTryOf, TRIES } from './failure.ts';
import type { RoundsSoFar, RunSoFar } from './run-so-far.ts';
import type { TestPlan } from '../model.ts';
import type { Reason } from '../reasons.ts';
import { type ComparableBenchmark, isComparable, keepsState, type PlannedBenchmark } from '../plan/benchmarks.ts';
import type { RoundStep } from '../plan/schedule.ts';
import { monotonicMs } from '../system/this-program.ts';

export interface StepSetting extends RoundPlace {
  /** null: nothing is measured side by side. */
  readonly plan: TestPlan | null;
  readonly signal: AbortSignal;
  /** A failure beside the arms, as of a service, which makes rounds invalid; null: none. Asked after each round. */
  readonly troubleBeside: (benchmark: PlannedBenchmark) => Promise<Reason | null>;
}

/** One benchmark, with all that its rounds need and leave. */
interface BenchmarkInRun {
  readonly setting: StepSetting;
  readonly run: RunSoFar;
  readonly benchmark: PlannedBenchmark;
  readonly soFar: RoundsSoFar;
}

/** Measures a round, and adds it, or the ending of its benchmark, to the run. A benchmark that ended is left alone. */
export async function measureStep(setting: StepSetting, run: RunSoFar, step: RoundStep): Promise<void> {
  const soFar = run.rounds.get(step.id)!;
  if (soFar.ending !== null) return;
  const startedMs = monotonicMs();
  await tryRound({ setting, run, benchmark: soFar.benchmark, soFar }, step);
  soFar.tookMs += monotonicMs() - startedMs;
}

async function tryRound(inRun: BenchmarkInRun, step: RoundStep): Promise<void> {
  const { setting, benchmark, soFar } = inRun;
  const tries: LostTry[] = [];
  while (tries.length < TRIES) {
    await reviveClient(inRun);
    const lost = await lostOf(inRun, () => addRound(inRun, tries.length === 0 ? step : inOtherOrder(step)));
    if (lost === 'over') return;
    if (lost === null) {
      soFar.outlived.push(...tries.map((tried) => ({ ...tried, round: 'measured again' as const })));
      const isAskedAlone = step.kind === 'solo' && setting.plan !== null && keepsState(benchmark);
      if (isAskedAlone && isComparable(benchmark)) await askBaseAsMuch(inRun, step.index);
      return;
    }
    tries.push(lost);
  }
  if (step.kind === 'duet') await settleLostDuet(inRun, tries);
  else if (isComparable(benchmark)) await settleLostSolo(inRun, step.index, tries);
  else soFar.ending = endingOf(tries, soFar.outlived);
}

/** Restarts an ended load client, which is no fault of the arms, but not twice in a row for one benchmark, which may be what ends it. */
async function reviveClient({ setting: { rig }, run, benchmark: { id, kind } }: BenchmarkInRun): Promise<void> {
  if (kind === 'server' && run.clientRevivedFor !== id && (await rig.client.reviveIfEnded())) run.clientRevivedFor = id;
}

async function addRound({ setting, benchmark, soFar }: BenchmarkInRun, step: RoundStep): Promise<void> {
  if (step.kind === 'solo') soFar.solos.push(await measureSolo(setting, benchmark, step.index));
  else soFar.duets.push(await measureDuet(setting, comparable(benchmark), step, (bodies) => soFar.firstBodies.push(bodies)));
}

/** @throws Error where a round with base was planned for a benchmark without one */
function comparable(benchmark: PlannedBenchmark): ComparableBenchmark {
  if (!isComparable(benchmark)) throw new Error(`${benchmark.id} has no base, and a round of both arms was planned for it`);
  return benchmark;
}

/** Swaps the arms' order, which may be what an arm fails by. */
const inOtherOrder = (step: RoundStep): RoundStep =>
  step.kind === 'solo' ? step : { ...step, startedFirst: otherArm(step.startedFirst), loadedFirst: otherArm(step.loadedFirst) };

/** Ends a benchmark whose duet failed in every try. Base is blamed only if it fails alone too, and so is a head that did not boot. */
async function settleLostDuet(inRun: BenchmarkInRun, tries: readonly LostTry[]): Promise<void> {
  const { setting, benchmark, soFar } = inRun;
  const ending = endingOf(tries, soFar.outlived);
  const isOfBoot = benchmark.kind === 'server' && tries.every((tried) => tried.isOfBoot === true);
  // Head's failure under load is its own.
  if (ending.state !== 'broken' || (ending.arm === 'head' && !isOfBoot)) {
    soFar.ending = ending;
    return;
  }
  const byItself = await lostOf(inRun, () =>
    isOfBoot ? bootAlone(ending.arm, setting, benchmark) : measureBaseAlone(setting, comparable(benchmark), 0),
  );
  if (byItself !== 'over') soFar.ending = endingByItself(ending, byItself);
}

/**
 * Settles a failed round of head alone. It asks more of one process than a duet, so head is blamed only where base stands the same.
 * Otherwise only this round is lost where duets compare the arms.
 */
async function settleLostSolo(inRun: BenchmarkInRun, index: number, tries: readonly LostTry[]): Promise<void> {
  const { setting, benchmark, soFar } = inRun;
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
  const ofBase = await lostOf(inRun, () => measureBaseAlone(setting, comparable(benchmark), index));
  if (ofBase === 'over') return;
  if (isCompared && ofBase !== null && ofBase.arm !== null)
    soFar.outlived.push(...leftOut, { arm: 'base', reason: ofBase.reason, round: 'base alone' });
  else soFar.ending = endingBesideBase(ending, ofBase);
}

/** Sends base as many requests as a round of head alone. Its figures are not kept. */
async function askBaseAsMuch(inRun: BenchmarkInRun, index: number): Promise<void> {
  const { setting, benchmark, soFar } = inRun;
  const lost = await lostOf(inRun, () => measureBaseAlone(setting, comparable(benchmark), index));
  if (lost !== 'over' && lost !== null && lost.arm !== null) soFar.outlived.push({ arm: 'base', reason: lost.reason, round: 'base alone' });
}

/** Once is enough: at its limit base may stand some of them. */
const baseBreaksAlone = ({ outlived }: RoundsSoFar): boolean => outlived.some(({ round }) => round === 'base alone');

/** Failure of a try; null: none. 'over': interrupted, or ended by a failure beside the arms. */
async function lostOf({ setting, benchmark, soFar }: BenchmarkInRun, act: () => Promise<unknown>): Promise<LostTry | null | 'over'> {
  const lost = await act().then(
    () => null,
    (error: unknown) => (setting.signal.aborted ? null : lostTryOf(error)),
  );
  const trouble = await setting.troubleBeside(benchmark);
  if (setting.signal.aborted) return 'over';
  if (trouble === null) return lost;
  soFar.ending = { state: 'invalid', reason: trouble };
  return 'over';
}

/** The last failure of each arm. */
const oneOfEachArm = (tries: readonly LostTry[]): readonly LostTry[] => [...new Map(tries.map((lost) => [lost.arm, lost])).values()];
