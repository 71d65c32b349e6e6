/**
 * Rounds of an interrupted run, for the run that continues it. That one plans the same steps by the same seed, and takes the round of a
 * step from the earlier run where it has one. So the looks, and what is decided at them, stay what they would have been.
 */
import type { OutlivedTry } from './failure.ts';
import type { RoundsSoFar } from './measure-step.ts';
import type { NoteTaker } from './notes.ts';
import type { CountOutcome } from './take-counts.ts';
import type { Measurements } from './take-measurements.ts';
import { solosOf, varyingRounds } from '../judge/rounds.ts';
import type { ControlRound, Measurement, Reason, Run, TestPlan } from '../model.ts';
import type { RoundStep } from '../plan/schedule.ts';

const NOT_MEASURED: Measurement = { state: 'removed' };

const measurementIn = ({ benchmarks }: Run, id: string): Measurement => benchmarks.find((record) => record.id === id)?.measurement ?? NOT_MEASURED;

/** The state of a benchmark before the first step. One that broke stays broken; one that was invalid is measured further. */
export function startOf(id: string, earlier: Run | null): RoundsSoFar {
  const soFar: RoundsSoFar = { duets: [], solos: [], outlived: [], firstBodies: [], ending: null };
  if (earlier === null) return soFar;
  const measurement = measurementIn(earlier, id);
  soFar.outlived.push(...earlier.notes.flatMap((note) => outlivedTries(note, id)));
  if (measurement.state !== 'broken') return soFar;
  const { until, ...ending } = measurement;
  return { ...soFar, duets: [...until?.duets ?? []], ending };
}

/** A failure at base must still excuse one at head. */
const outlivedTries = (note: Reason, id: string): readonly OutlivedTry[] =>
  (note.kind === 'try-failed' && note.benchmark === id ? Array.from({ length: note.times }, () => ({ arm: note.arm, reason: note.because as Reason, round: note.round })) : []);

/** Adds the earlier round of a step. @returns false where there is none */
export function takeEarlierRound(earlier: Run | null, step: RoundStep, { soFar: { duets, solos }, control }: { readonly soFar: RoundsSoFar; readonly control: ControlRound[] }): boolean {
  if (earlier === null) return false;
  if (step.kind === 'control') return add(control, earlier.control.find(({ benchmark, index }) => benchmark === step.id && index === step.index));
  const measurement = measurementIn(earlier, step.id);
  if (step.kind === 'solo') return add(solos, solosOf(measurement).find(({ index }) => index === step.index));
  return add(duets, varyingRounds(measurement)?.duets.find(({ index }) => index === step.index));
}

function add<Round>(rounds: Round[], round: Round | undefined): boolean {
  if (round === undefined) return false;
  rounds.push(round);
  return true;
}

/** What a run that has not ended measured, with the earlier rounds that it has not come to. */
export function withEarlierRounds({ records, control }: Measurements, earlier: Run | null): Measurements {
  if (earlier === null) return { records, control };
  return {
    records: records.map((record) => {
      const { measurement } = record;
      if (measurement.state !== 'measured' && measurement.state !== 'new') return record;
      const before = measurementIn(earlier, record.id);
      const solos = united(measurement.solos, solosOf(before));
      return { ...record, measurement: measurement.state === 'new' ? { ...measurement, solos } : { ...measurement, solos, duets: united(measurement.duets, varyingRounds(before)?.duets ?? []) } };
    }),
    control: united(control, earlier.control),
  };
}

function united<Round extends { readonly index: number }>(rounds: readonly Round[], earlier: readonly Round[]): readonly Round[] {
  const taken = new Set(rounds.map(({ index }) => index));
  return [...rounds, ...earlier.filter(({ index }) => !taken.has(index))];
}

/** Its instruction counts, by benchmark. */
export function earlierCounts(earlier: Run | null): ReadonlyMap<string, CountOutcome> {
  return new Map(earlier?.benchmarks.flatMap(({ id, measurement }) => {
    if (measurement.state !== 'measured' || measurement.countingHash === undefined) return [];
    const { instructions, instructionsOfHead, countingHash } = measurement;
    return [[id, { state: 'counted', counts: { instructions, instructionsOfHead, countingHash } }] as const];
  }));
}

/** The time that it took for a benchmark. */
export const earlierMs = (earlier: Run | null, id: string): number => earlier?.benchmarks.find((record) => record.id === id)?.tookMs ?? 0;

/** The looks that it had planned, also where the time for the rest would allow others; undefined: none are known. */
export const earlierPlan = (earlier: Run | null): TestPlan | null | undefined =>
  earlier?.benchmarks.flatMap(({ measurement }) => (measurement.state === 'measured' ? [measurement.plan] : []))[0];

/** Failed tries are told with the ones to come. */
const TOLD_ANEW: ReadonlySet<Reason['kind']> = new Set<Reason['kind']>(['run-interrupted', 'run-resumed', 'try-failed']);

/** Tells its notes and warnings again. */
export function tellEarlier(earlier: Run, { note, warn }: NoteTaker): void {
  note({ kind: 'run-resumed', startedAt: earlier.startedAt, rounds: countOfRounds(earlier) });
  earlier.notes.filter(({ kind }) => !TOLD_ANEW.has(kind)).forEach(note);
  earlier.warnings.forEach(warn);
}

const countOfRounds = ({ benchmarks }: Run): number =>
  benchmarks.reduce((sum, { measurement }) => sum + solosOf(measurement).length + (varyingRounds(measurement)?.duets.length ?? 0), 0);
