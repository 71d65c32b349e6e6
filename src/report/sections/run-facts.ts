/** What is said of a run in the same words, whether it holds base and head or is one of two. */
import { durationText } from '../../config/quantities.ts';
import { shortCommit } from '../../text/commits.ts';
import { formatDurationMs, formatFigure } from '../../text/figures.ts';
import { countOf } from '../../text/phrases.ts';
import type { Commit, Environment, Run } from '../../model.ts';
import type { Text } from '../terms/document.ts';

const BYTES_PER_GIB = 1024 ** 3;

/** `head 9c8b7a6f5e4d with uncommitted changes` */
export function describeCommit(name: string, { sha, dirty }: Commit): Text {
  return [`${name} `, { code: shortCommit(sha) }, ...(dirty ? [' with uncommitted changes'] : [])];
}

/** By what, how and when it was measured, and by what else it was judged. */
export function describeMeasuring({ tool, profile, seed, budgetMs, parts, startedAt, durationMs }: Run, judgedBy: string | undefined): string {
  const judged = judgedBy === undefined || judgedBy === tool ? '' : `, judged by ${judgedBy}`;
  const budget = typeof budgetMs === 'number' ? `, budget ${durationText(budgetMs)}${parts === undefined ? '' : ' for each of the joined runs'}` : '';
  return `Measured with perf-gate ${tool}${judged}, profile ${profile}, seed ${seed}${budget}; started ${startedAt}, took ${formatDurationMs(durationMs)}`;
}

/** Every recorded fact of a machine. */
export function describeEnvironment(environment: Environment): Text {
  const { cpuModel, cores, cpuLimit, arch, memoryBytes, osMajor, kernel, nodeVersion, valgrind, runnerImage } = environment;
  const parts = [
    `${cpuModel}, ${countOf(cores, 'core')}${cpuLimit === undefined ? '' : ` and a CPU limit of ${cpuLimit}`}, ${arch}`,
    `${formatFigure(memoryBytes / BYTES_PER_GIB)} GiB`,
    `${osMajor} (kernel ${kernel})`,
    `Node ${nodeVersion}`,
    valgrind ?? 'no valgrind',
    ...(runnerImage === null ? [] : [`runner image ${runnerImage}`]),
  ];
  return [`${parts.join('; ')}; machine kind `, { code: environment.key }];
}

/** How many rounds of head alone its benchmarks have. */
export function soloCounts({ benchmarks }: Pick<Run, 'benchmarks'>): readonly number[] {
  return benchmarks.flatMap(({ measurement }) => ('solos' in measurement ? [measurement.solos.length] : []));
}

/** `2 to 5 rounds` */
export function rangeOfRounds(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? countOf(most, 'round') : `${least} to ${countOf(most, 'round')}`;
}
