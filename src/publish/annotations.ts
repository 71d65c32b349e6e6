import { posix } from 'node:path';
import { targetLines } from '../config/target-lines.ts';
import type { CheckAnnotation } from '../github/api.ts';
import { benchmarkLabel } from '../judge/wording.ts';
import type { JudgedBenchmark, Run, VerdictKind } from '../model.ts';
import { configuredName } from '../plan/editions.ts';
import { plainName, plainProse } from '../text/escape.ts';
import { sortByUrgency } from '../report/verdicts.ts';
import type { Publication } from './publication.ts';

type Level = CheckAnnotation['level'];

/** What a maintainer must see beside the code; of what is not named here some depends on the run. */
const LEVELS: Readonly<Partial<Record<VerdictKind, Level>>> = { regressed: 'failure', failed: 'failure', invalid: 'warning', accepted: 'notice' };

/**
 * What is wrong, the worst first, each on the line of the configuration on which its target begins. Of more than
 * `most` the last one says how many there are.
 */
export function annotationsOf({ file: { run }, judgement, configText }: Pick<Publication, 'file' | 'judgement' | 'configText'>, most: number): readonly CheckAnnotation[] {
  const path = posix.normalize(run.configFile);
  const lines = configText === null ? new Map<string, number>() : targetLines(configText);
  const lost = new Set(run.benchmarks.filter(({ measurement }) => measurement.state === 'lost').map(({ id }) => id));
  const all = sortByUrgency(judgement.benchmarks).flatMap((benchmark) => {
    const level = levelOf(benchmark, run, lost);
    return level === null ? [] : [{ path, line: lines.get(configuredName(benchmark.target)) ?? 1, level, ...describe(benchmark) }];
  });
  if (all.length <= most) return all;
  const shown = all.slice(0, most - 1);
  return [...shown, { path, line: 1, level: 'notice', title: 'perf-gate', message: `${all.length - shown.length} more in the report` }];
}

function levelOf({ id, verdict }: JudgedBenchmark, { policy }: Run, lost: ReadonlySet<string>): Level | null {
  if (verdict === 'inconclusive') return policy.onInconclusive === 'fail' ? 'warning' : null;
  if (verdict === 'not measured') return lost.has(id) ? 'warning' : null;
  return LEVELS[verdict] ?? null;
}

function describe({ id, variant, verdict, because }: JudgedBenchmark): Pick<CheckAnnotation, 'title' | 'message'> {
  return { title: `${plainName(benchmarkLabel({ id, variant }))}: ${verdict}`, message: plainProse(because) };
}
