import type { BenchmarkRecord, Environment, Measurement, Run, RunFile, Shard } from '../../src/model.ts';
import type { NamedRunFile } from '../../src/merge/legs.ts';
import { aBenchmark, around, aRun, ENVIRONMENT, measured } from '../judge/records.ts';
import { reasonThatSays } from '../reason-that-says.ts';

/** Runs of shards and environments, complete but for what a test is about. */

export const SAME = measured({ cpuPerRequest: around(0, 0.005) });

/** The environment of a matrix's leg. */
export function environmentWith(facts: Partial<Environment>): Environment {
  const environment = { ...ENVIRONMENT, ...facts };
  return {
    ...environment,
    key: [
      environment.osMajor,
      environment.cpuModel,
      environment.nodeVersion,
      ...(environment.cpuLimit === undefined ? [] : [environment.cpuLimit]),
    ]
      .join('-')
      .replaceAll(' ', '-'),
  };
}

export const NODE_22 = environmentWith({ nodeVersion: 'v22.20.0' });
export const NODE_24 = environmentWith({ nodeVersion: 'v24.21.0' });

export function namedFile(name: string, run: Partial<Run>, rest: Partial<Omit<RunFile, 'run'>> = {}): NamedRunFile {
  return { name, file: { run: aRun(run), history: [], acceptances: [], ...rest } };
}

/** The same run with other records. */
export function withRecords(
  { name, file }: NamedRunFile,
  change: (records: readonly BenchmarkRecord[]) => readonly BenchmarkRecord[],
): NamedRunFile {
  return { name, file: { ...file, run: { ...file.run, benchmarks: change(file.run.benchmarks) } } };
}

/** What stands for a benchmark in the run of a shard that leaves it to another. */
export function leftTo({ index, count }: Shard): Measurement {
  return { state: 'not measured', reason: reasonThatSays(`in shard ${index} of ${count}`), leftTo: { index, count } };
}

/** `shard-1.json` with the benchmarks of shard 1; those of the others it leaves to them. `split` lists each shard's ids. */
export function shardFile(split: readonly (readonly string[])[], index: number, fields: Partial<Run> = {}): NamedRunFile {
  const benchmarks = split.flatMap((ids, place): readonly BenchmarkRecord[] =>
    place + 1 === index
      ? ids.map((id) => aBenchmark(id, SAME))
      : ids.map((id) => aBenchmark(id, leftTo({ index: place + 1, count: split.length }), { loadHash: '' })),
  );
  return namedFile(`shard-${index}.json`, { shard: { index, count: split.length }, benchmarks, ...fields });
}

/** What each of three shards measures. */
export const SPLIT = [['express/a', 'express/b'], ['koa/a'], ['hapi/a']] as const;
