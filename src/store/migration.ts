/**
 * Turns what older versions wrote into today's format, before it is parsed. It works on raw JSON, and leaves alone what has
 * another shape than expected: the schema complains of that.
 *
 *     run file    2 → 3    prose becomes `{ kind: 'recorded-text', text }`; `warnings` is there; `branch` is unknown
 *     stored run  1 → 3    solo rounds become figures by metric
 *     stored run  2 → 3    `slower` and `accepted` are there; marks of what became faster are dropped
 */
import { PACED_BY_CLIENT } from '../metrics.ts';
import type { MetricName, Reason } from '../model.ts';

type Json = Readonly<Record<string, unknown>>;

/** A run file of format 2. Its stored runs may be of format 1 or 2. */
export function migrateRunFile(data: unknown): unknown {
  if (!isObject(data) || !isObject(data['run'])) return data;
  return { ...data, run: migrateRun(data['run']), history: mapList(data['history'], migrateStoredRun) };
}

function migrateRun(run: Json): unknown {
  if (run['schema'] !== 2) return run;
  return {
    ...run,
    schema: 3,
    notes: mapList(run['notes'], asReason),
    warnings: mapList(run['warnings'] ?? [], asReason),
    benchmarks: mapList(run['benchmarks'], (record) =>
      (isObject(record) && isObject(record['measurement']) ? { ...record, measurement: migrateMeasurement(record['measurement']) } : record)),
  };
}

function migrateMeasurement(measurement: Json): Json {
  const { reason, why } = measurement;
  return {
    ...measurement,
    ...(reason === undefined ? {} : { reason: asReason(reason) }),
    ...(why === undefined ? {} : { why: asReason(why) }),
    ...leftToOf(measurement),
  };
}

/** The first runs of shards named the shard that has a benchmark in the reason alone. */
function leftToOf({ state, leftTo, reason }: Json): Json {
  if (state !== 'not measured' || leftTo !== undefined || typeof reason !== 'string') return {};
  const named = /^in shard (?<index>[1-9]\d{0,2}) of (?<count>[1-9]\d{0,2})$/.exec(reason)?.groups;
  const [index, count] = [Number(named?.['index']), Number(named?.['count'])];
  return index <= count ? { leftTo: { index, count } } : {};
}

/** A stored run of format 1 or 2. */
export function migrateStoredRun(data: unknown): unknown {
  if (!isObject(data) || (data['schema'] !== 1 && data['schema'] !== 2)) return data;
  const { faster: _, ...rest } = data;
  return { slower: [], accepted: [], ...rest, schema: 3, benchmarks: mapList(data['benchmarks'], migrateStoredBenchmark) };
}

function migrateStoredBenchmark(benchmark: unknown): unknown {
  if (!isObject(benchmark) || !Array.isArray(benchmark['solos']) || benchmark['figures'] !== undefined) return benchmark;
  const { solos, ...rest } = benchmark;
  return { ...rest, figures: figuresByMetric(solos) };
}

function figuresByMetric(solos: readonly unknown[]): Json {
  const figures: Record<string, unknown[]> = {};
  for (const solo of solos) {
    if (!isObject(solo) || !isObject(solo['figures'])) continue;
    for (const [metric, figure] of Object.entries(solo['figures'])) {
      const isOfClient = solo['clientSaturated'] === true && PACED_BY_CLIENT.has(metric as MetricName);
      if (!isOfClient) (figures[metric] ??= []).push(figure);
    }
  }
  return figures;
}

const asReason = (text: unknown): unknown => (typeof text === 'string' ? ({ kind: 'recorded-text', text } satisfies Reason) : text);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const mapList = (value: unknown, change: (item: unknown) => unknown): unknown => (Array.isArray(value) ? value.map(change) : value);
