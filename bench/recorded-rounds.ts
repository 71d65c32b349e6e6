/**
 * Writes `test/judge/recorded-rounds.json`, real rounds of base against base for the judge's own tests, from
 * `recorded/noise.json.gz`: log ratios a round, by benchmark and metric.
 *
 *     node bench/recorded-rounds.ts
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { roundLogs } from '../src/judge/rounds.ts';
import type { MetricName, RoundOfBothArms } from '../src/model.ts';
import { readRecording, repository } from './recording.ts';

const recording = await readRecording<Readonly<Record<string, { readonly duet: readonly RoundOfBothArms[] }>>>('noise.json');
const digits = (value: number): number => Number(value.toPrecision(6));
const rounds = Object.fromEntries(
  Object.entries(recording).map(([server, { duet }]) => [
    `${server}/updateUser`,
    { cpuPerRequest: unweighted(duet, 'cpuPerRequest'), unloadedLatency: unweighted(duet, 'unloadedLatency') },
  ]),
);
const lines = Object.entries(rounds).map(([id, logs]) => `${JSON.stringify(id)}: ${JSON.stringify(logs)}`);
await writeFile(path.join(repository, 'test/judge/recorded-rounds.json'), `{\n${lines.join(',\n')}\n}\n`);

/** Each round by itself: its weight among the others is the judge's business. */
function unweighted(duet: readonly RoundOfBothArms[], metric: MetricName): readonly number[] {
  return duet.flatMap(({ slices }) => roundLogs(slices[metric] ?? [], 'lower')?.ratio ?? []).map(digits);
}
