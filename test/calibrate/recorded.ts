import { type NamedRun, RECORDING_PROFILE } from '../../src/calibrate/calibration.ts';
import type { BenchmarkRecord, MetricName, Run } from '../../src/model.ts';
import { aBenchmark, aRun, measured, type RoundsByMetric } from '../judge/records.ts';
import { gaussian, type Noise, type Random } from '../judge/seeded-noise.ts';

/** Both arms of it are one commit. */
export function aRecording(benchmarks: readonly BenchmarkRecord[], fields: Partial<Run> = {}, name = 'calibration.json'): NamedRun {
  const commit = { sha: 'b'.repeat(40), dirty: false };
  return {
    name,
    file: { run: aRun({ profile: RECORDING_PROFILE, head: commit, base: commit, benchmarks, ...fields }), history: [], acceptances: [] },
  };
}

/** A benchmark whose rounds vary by so much a metric, around no change. */
export function aNoisyBenchmark(
  id: string,
  sds: Readonly<Partial<Record<MetricName, number>>>,
  given: { readonly random: Random; readonly rounds: number; readonly noise?: Noise },
): BenchmarkRecord {
  const { random, rounds, noise = gaussian } = given;
  const ratios: RoundsByMetric = Object.fromEntries(
    Object.entries(sds).map(([metric, sd]) => [metric, Array.from({ length: rounds }, () => sd * noise(random))]),
  );
  return aBenchmark(id, measured(ratios));
}
