import { mean } from 'simple-statistics';
import type { CalibrationRun } from './calibration-runs.ts';
import { UserError } from '../errors.ts';
import { mostlyWaits } from '../judge/load-facts.ts';
import { roundLogRatiosInPlace } from '../judge/rounds.ts';
import { metricRule, ruleWhereWaiting } from '../judge/rules.ts';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import type { BenchmarkIdentity, BenchmarkRecord, ControlRound, Measured, Measurement, MetricName, Policy, RoundOfBothArms, Run } from '../model.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';
import { listOf } from '../text/phrases.ts';
import { describeReason } from '../report/words.ts';

/** A benchmark that nothing can be said of. */
export interface LeftOut {
  readonly id: string;
  readonly reason: string;
  /** No run measured it, and a pull request may: of the time that it takes nothing is known. */
  readonly unmeasured: boolean;
}

/** What stands for a benchmark that no run measured, by the newest record of it; null: there is none any more. */
function leftOutUnmeasured({ id, measurement }: Pick<BenchmarkRecord, 'id' | 'measurement'>): LeftOut | null {
  const reason = whyUnmeasured(measurement);
  if (reason === null) return null;
  // No pull request measures here what this machine has no program for.
  const lacksProgram = measurement.state === 'not measured' && measurement.missingProgram !== undefined;
  return { id, reason, unmeasured: !lacksProgram };
}

function whyUnmeasured(measurement: Measurement): string | null {
  if ('reason' in measurement) return describeReason(measurement.reason);
  if (measurement.state === 'new') return describeReason(measurement.why);
  return measurement.state === 'unaffected' ? 'reached by no change in these runs' : null;
}

/** Whether a pull request may reach more than these runs measured: then a budget that comes of them is too small for it. */
export function isPart({ only, leftOut }: Pick<Run, 'only'> & { readonly leftOut: readonly LeftOut[] }): boolean {
  return only.length > 0 || leftOut.some(({ unmeasured }) => unmeasured);
}

/** Without records that stand for a whole suite where others are of its tasks: one run may not have come to ask for them. */
function withoutKnownSuites<Entry extends { readonly record: BenchmarkRecord }>(entries: readonly Entry[]): readonly Entry[] {
  const known = new Set(entries.filter((entry) => !isWholeSuite(entry)).map(({ record }) => record.target));
  return entries.filter((entry) => !isWholeSuite(entry) || !known.has(entry.record.target));
}

/** A task may have that name too, and then it has been measured. */
const isWholeSuite = ({ record: { scenario, measurement } }: { readonly record: BenchmarkRecord }): boolean =>
  scenario === WHOLE_SUITE && measurement.state !== 'measured';

/** One round: the log ratio of each gating metric that it measured, > 0 where head did worse. */
export type RoundRatios = Readonly<Partial<Record<MetricName, number>>>;

/** A benchmark that was measured, whether or not its rounds are enough. */
export interface RecordedBenchmark {
  readonly record: BenchmarkIdentity;
  /** Its rounds as they were recorded: with the metrics that do not gate, and with how the arms were measured. */
  readonly recorded: readonly RoundOfBothArms[];
}

/** The rounds of one benchmark in which both arms were alike. */
export interface PooledBenchmark extends RecordedBenchmark {
  /** Gating metrics, each with rounds enough. */
  readonly metrics: readonly MetricName[];
  /** Of each run, in the order in which the runs were given; of one that did not measure it, none. */
  readonly runs: readonly (readonly RoundRatios[])[];
  /** It is a server that mostly waits, so that its throughput gates. */
  readonly waits: boolean;
}

/** Of all runs together. */
export const roundsOf = ({ runs }: Pick<PooledBenchmark, 'runs'>): readonly RoundRatios[] => runs.flat();

/** Whether so many rounds tell how one metric varies. */
export const areEnoughOf = (metric: MetricName, rounds: readonly RoundRatios[]): boolean => rounds.filter((round) => round[metric] !== undefined).length >= LEAST_ROUNDS_TO_CALIBRATE;

interface PooledRounds {
  readonly benchmarks: readonly PooledBenchmark[];
  readonly leftOut: readonly LeftOut[];
  /** Those that were measured and left out: a pull request that reaches them measures them too. */
  readonly thin: readonly RecordedBenchmark[];
}

/** With fewer rounds the standard deviation itself is known to a quarter at best, and drawing them anew repeats a handful. */
const LEAST_ROUNDS_TO_CALIBRATE = 10;

/** In a round or two the load may not come to rest, which says nothing of CPU time: no benchmark is to be left out for that. */
export const LEAST_ROUNDS_TO_RECORD = LEAST_ROUNDS_TO_CALIBRATE + 2;

/**
 * Joins the rounds of runs that go together, benchmark by benchmark, in the order of the first run: of one benchmark at least.
 *
 * @throws UserError where no benchmark has rounds enough
 */
export function poolRounds(runs: readonly CalibrationRun[], policy: Policy): PooledRounds {
  const pooled = poolAll(runs, policy);
  if (pooled.benchmarks.length > 0) return pooled;
  throw new UserError({
    what: `no benchmark has rounds enough: ${listOf(pooled.leftOut.map(({ id, reason }) => `${id}: ${reason}`)) || 'none was measured'}`,
    where: listOf(runs.map(({ name }) => name)),
    fix: 'Give more runs of this machine, or record for longer: perf-gate calibrate --record 30m.',
  });
}

/** Whether a recording by itself has rounds enough of any benchmark. */
export const canBeCalibrated = (run: Run): boolean => poolAll([{ name: '', run, isSameCode: true }], run.policy).benchmarks.length > 0;

/** The same, whatever there is. */
function poolAll(runs: readonly CalibrationRun[], policy: Policy): PooledRounds {
  const records = withoutKnownSuites(runs.flatMap(({ run, isSameCode }) => run.benchmarks.map((record) => ({ record, run, isSameCode }))));
  const byId = [...Map.groupBy(records, ({ record }) => record.id).values()];
  const pooled = byId.map((ofBenchmark) => poolBenchmark(ofBenchmark, runs.map(({ run }) => run), policy)).filter((one) => one !== null);
  const leftOut = pooled.flatMap((one) => ('reason' in one ? [{ id: one.id, reason: one.reason, unmeasured: one.unmeasured }] : []));
  const thin = pooled.flatMap((one) => ('reason' in one && one.measured !== null ? [one.measured] : []));
  return { benchmarks: pooled.filter((one) => 'runs' in one), leftOut, thin };
}

interface RecordOfRun {
  readonly record: BenchmarkRecord;
  readonly run: Run;
  readonly isSameCode: boolean;
}

interface NotPooled extends LeftOut {
  /** null: no run measured it. */
  readonly measured: RecordedBenchmark | null;
}

/** null: no run measured it, and head no longer has it. */
function poolBenchmark(ofBenchmark: readonly RecordOfRun[], all: readonly Run[], policy: Policy): PooledBenchmark | NotPooled | null {
  const measured = ofBenchmark.filter((one): one is RecordOfRun & { readonly record: { readonly measurement: Measured } } => one.record.measurement.state === 'measured');
  const [first] = measured;
  if (first === undefined) {
    const leftOut = leftOutUnmeasured(ofBenchmark.at(-1)!.record);
    return leftOut === null ? null : { ...leftOut, measured: null };
  }
  const { id } = first.record;
  const waits = mostlyWaits(measured.at(-1)!.record) !== null;
  const ratiosOf = openRatios({ id, waits }, policy);
  const controlIn = ({ control }: Run): readonly ControlRound[] => control.filter(({ benchmark }) => benchmark === id);
  const runs = all.map((one) => measured.filter(({ run }) => run === one).flatMap(({ record, run, isSameCode }) => {
    const { duets } = record.measurement;
    const ratios = ratiosOf([...duets, ...controlIn(run)]);
    return isSameCode ? ratios : [...aroundTheirMean(ratios.slice(0, duets.length)), ...ratios.slice(duets.length)];
  }));
  const rounds = runs.flat();
  const recorded = measured.flatMap(({ record, run }) => [...record.measurement.duets, ...controlIn(run)]);
  const leaveOut = (reason: string): NotPooled => ({ id, reason, unmeasured: false, measured: { record: first.record, recorded } });
  const counts = METRIC_NAMES.map((metric) => ({ metric, usable: rounds.filter((round) => round[metric] !== undefined).length })).filter(({ usable }) => usable > 0);
  if (counts.length === 0) return leaveOut('no round of a gating metric');
  const thin = counts.filter(({ usable }) => usable < LEAST_ROUNDS_TO_CALIBRATE);
  if (thin.length > 0) return leaveOut(`${listOf(thin.map(({ metric, usable }) => `${usable} of ${METRICS[metric].label}`))}, ${LEAST_ROUNDS_TO_CALIBRATE} are needed`);
  return { record: first.record, metrics: counts.map(({ metric }) => metric), runs, waits, recorded };
}

/** Ratios are as the judge counts them: weighted among the rounds of one run, which are given together. */
function openRatios({ id, waits }: { readonly id: string; readonly waits: boolean }, policy: Policy): (rounds: readonly (RoundOfBothArms | ControlRound)[]) => readonly RoundRatios[] {
  const ruleOf = waits ? ruleWhereWaiting : metricRule;
  const gating = METRIC_NAMES.map((metric) => ({ metric, rule: ruleOf(policy, id, metric) })).filter(({ rule }) => rule.role === 'gating');
  return (rounds) => {
    const byMetric = gating.map(({ metric, rule }) => ({ metric, ratios: roundLogRatiosInPlace(rounds, metric, rule.direction) }));
    return rounds.map((_, place) => Object.fromEntries(byMetric.flatMap(({ metric, ratios }) => {
      const ratio = ratios[place] ?? null;
      return ratio === null ? [] : [[metric, ratio]];
    })));
  };
}

/**
 * Without what a change to the code did to all of them: their noise alone. A round that it leaves nothing of is dropped; one
 * that had nothing usable to begin with stays, for that is noise too.
 */
function aroundTheirMean(rounds: readonly RoundRatios[]): readonly RoundRatios[] {
  const noiseByMetric = new Map<string, (ratio: number) => readonly number[]>(METRIC_NAMES.map((metric) => [metric, noiseIn(rounds.flatMap((round) => round[metric] ?? []))]));
  return rounds.flatMap((round): readonly RoundRatios[] => {
    const ratios = Object.entries(round);
    const noise = ratios.flatMap(([metric, ratio]) => noiseByMetric.get(metric)!(ratio).map((residual) => [metric, residual]));
    return noise.length === 0 && ratios.length > 0 ? [] : [Object.fromEntries(noise)];
  });
}

/**
 * Tells what of one of these ratios is noise. Around their own mean n of them have (n − 1)/n of the variance that they have
 * around the true one, which is made up for; a single one lies on its mean, and nothing can be told.
 */
function noiseIn(ratios: readonly number[]): (ratio: number) => readonly number[] {
  const n = ratios.length;
  if (n < 2) return () => [];
  const [centre, widening] = [mean([...ratios]), Math.sqrt(n / (n - 1))];
  return (ratio) => [(ratio - centre) * widening];
}
