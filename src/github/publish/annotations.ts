import { posix } from 'node:path';
import { type AnnotationProperties, error, notice, warning } from '@actions/core';
import type { CheckAnnotation } from '../client/api.ts';
import type { Publication } from './publication.ts';
import { keyOfBenchmark } from '../../judge/verdict.ts';
import { blamedLines } from '../../report/cause-section.ts';
import { benchmarkLabel, describeDrift } from '../../report/comparison-words.ts';
import { describeNote, describeReason } from '../../report/words.ts';
import type { JudgedBenchmark, Judgement, Run, VerdictKind } from '../../model.ts';
import { lastingSlowdowns, toPlainText } from '../../report/headline.ts';
import { blocksBy, sortBlockingFirst, sortByUrgency } from '../../report/verdict-words.ts';
import { plainName, plainProse } from '../../text/escape.ts';
import { listOf } from '../../text/phrases.ts';

/** Levels of the verdicts that a maintainer must see beside the code. Other verdicts that block are warnings. */
const LEVELS: Readonly<Partial<Record<VerdictKind, CheckAnnotation['level']>>> = {
  regressed: 'failure',
  failed: 'failure',
  accepted: 'notice',
};

/**
 * Lists benchmarks that block, the worst first, on the configuration; then the lines of changed files that their causes name. Warnings
 * and lasting slowdowns of the main branch follow. Of more than `most` the last one says how many there are.
 */
export function annotationsOf(
  { file: { run }, judgement, failOnRegression }: Pick<Publication, 'file' | 'judgement' | 'failOnRegression'>,
  most: number,
): readonly CheckAnnotation[] {
  const onConfiguration = { path: posix.normalize(run.configFile), line: 1 };
  const blocks = blocksBy(run.policy);
  const ofBenchmarks = sortBlockingFirst(judgement.benchmarks, blocks).flatMap((benchmark) => {
    const level = LEVELS[benchmark.verdict] ?? (blocks(benchmark) ? 'warning' : null);
    return level === null ? [] : [{ ...onConfiguration, level: mildened(level, failOnRegression), ...describe(benchmark) }];
  });
  const all: readonly CheckAnnotation[] = [
    ...ofBenchmarks,
    ...onBlamedLines(run, judgement, failOnRegression),
    ...warningsOf(run, judgement).map((warning) => ({ ...onConfiguration, level: 'warning' as const, ...warning })),
  ];
  if (all.length <= most) return all;
  const shown = all.slice(0, most - 1);
  return [
    ...shown,
    { ...onConfiguration, level: 'notice', title: 'perf-gate', message: `${all.length - shown.length} more in the report` },
  ];
}

/** One for each line, with every benchmark whose cause it is. The run file may come from a job that ran the change's code, so a path stays within the repository. */
function onBlamedLines(run: Run, { benchmarks }: Judgement, failOnRegression: boolean): readonly CheckAnnotation[] {
  const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
  const blamed = sortByUrgency(benchmarks.filter(({ verdict }) => verdict === 'regressed' || verdict === 'accepted')).flatMap((benchmark) =>
    blamedLines(records.get(keyOfBenchmark(benchmark))!)
      .filter(({ file }) => isInside(file))
      .map((line) => ({ ...line, benchmark })),
  );
  return [...Map.groupBy(blamed, ({ file, line }) => `${file}:${line}`).values()].map((alike) => {
    const [{ file, line, text, benchmark }] = alike as [(typeof alike)[number]];
    const names = alike.map((one) => plainName(benchmarkLabel(one.benchmark)));
    return {
      path: file,
      line,
      level: mildened(LEVELS[benchmark.verdict] ?? 'warning', failOnRegression),
      title: `${listOf(names)}: ${benchmark.verdict} here`,
      message: toPlainText(text),
    };
  });
}

const isInside = (file: string): boolean =>
  posix.normalize(file) === file && !posix.isAbsolute(file) && !file.startsWith('..') && plainName(file) === file;

/** A red annotation on a job that passes would stay when the verdict has long been another, by an acceptance or a later run. */
function mildened(level: CheckAnnotation['level'], failOnRegression: boolean): CheckAnnotation['level'] {
  return level === 'failure' && !failOnRegression ? 'warning' : level;
}

/** None of them is about one benchmark of this run alone. */
function warningsOf({ warnings }: Run, judgement: Judgement): readonly Pick<CheckAnnotation, 'title' | 'message'>[] {
  return [
    ...warnings.map((warning) => ({ title: 'perf-gate', message: plainProse(describeNote(warning)) })),
    ...lastingSlowdowns(judgement).map((drift) => ({ title: 'perf-gate: slower on main', message: plainProse(describeDrift(drift)) })),
  ];
}

function describe({ id, variant, verdict, because }: JudgedBenchmark): Pick<CheckAnnotation, 'title' | 'message'> {
  return { title: `${plainName(benchmarkLabel({ id, variant }))}: ${verdict}`, message: plainProse(describeReason(because)) };
}

/** A runner shows ten of each level of a step, and the verdict itself takes one. */
export const MOST_JOB_ANNOTATIONS = 9;

const WRITERS: Readonly<Record<CheckAnnotation['level'], (message: string, properties: AnnotationProperties) => void>> = {
  failure: error,
  warning,
  notice,
};

/** Shows annotations as the job's own, which takes no permission. */
export function annotateJob(annotations: readonly CheckAnnotation[]): void {
  for (const { path, line, level, title, message } of annotations) WRITERS[level](message, { file: path, startLine: line, title });
}
