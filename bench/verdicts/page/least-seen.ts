/** Of which benchmark something is seen least: the share of all of them hides it. */
import { type Rate, shareOf } from '../study/rates.ts';
import type { RecordedMetric } from '../study/recorded-metrics.ts';

type ByBenchmark = ReadonlyMap<string, Rate>;

export function leastSeen(byBenchmark: ByBenchmark): readonly [benchmark: string, seen: Rate] | undefined {
  return [...byBenchmark].toSorted(([, one], [, other]) => shareOf(one) - shareOf(other))[0];
}

export function ofServers(byBenchmark: ByBenchmark, recorded: readonly RecordedMetric[]): ByBenchmark {
  const servers = new Set(recorded.filter(({ metric }) => metric === 'cpuPerRequest').map(({ benchmark }) => benchmark));
  return new Map([...byBenchmark].filter(([id]) => servers.has(id)));
}
