import { posix } from 'node:path';
import { error, notice, warning } from '@actions/core';
import type { CheckAnnotation } from '../client/api.ts';
import type { Publication } from './publication.ts';
import { keyOfBenchmark } from '../../judge/verdict.ts';
import { blamedLines } from '../../report/cause-section.ts';
import { benchmarkLabel } from '../../report/comparison-words.ts';
import { toPlainText } from '../../report/headline.ts';
import { sortByUrgency } from '../../report/verdict-words.ts';
import { plainName } from '../../text/escape.ts';
import { listOf } from '../../text/phrases.ts';

/** A runner shows ten of each level of a step, and the verdict itself takes one. The check shows the same; the report has all. */
const MOST_ANNOTATIONS = 9;

/**
 * The lines of changed files that causes name, each with every benchmark whose cause it is, the worst first.
 */
export function annotationsOf({
  file: { run },
  judgement,
  failOnRegression,
}: Pick<Publication, 'file' | 'judgement' | 'failOnRegression'>): readonly CheckAnnotation[] {
  const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
  const blamed = sortByUrgency(judgement.benchmarks)
    .filter(({ verdict }) => verdict === 'regressed' || verdict === 'accepted')
    .flatMap((benchmark) =>
      blamedLines(records.get(keyOfBenchmark(benchmark))!)
        .filter(({ file }) => isInside(file))
        .map((line) => ({ ...line, benchmark })),
    );
  return [...Map.groupBy(blamed, ({ file, line }) => `${file}:${line}`).values()].slice(0, MOST_ANNOTATIONS).map((alike) => {
    const [{ file, line, text, benchmark }] = alike as [(typeof alike)[number]];
    const names = alike.map((one) => plainName(benchmarkLabel(one.benchmark)));
    return {
      path: file,
      line,
      // Without `failOnRegression` none is red: it would stay when the verdict has long been another, by an acceptance or a later run.
      level: benchmark.verdict === 'accepted' ? 'notice' : failOnRegression ? 'failure' : 'warning',
      title: `${listOf(names)}: ${benchmark.verdict} here`,
      message: toPlainText(text),
    };
  });
}

/** The run file may come from a job that ran the change's code. */
const isInside = (file: string): boolean =>
  posix.normalize(file) === file && !posix.isAbsolute(file) && !file.startsWith('..') && plainName(file) === file;

const WRITERS = { failure: error, warning, notice } as const;

/** Shows annotations as the job's own, which takes no permission. */
export function annotateJob(annotations: readonly CheckAnnotation[]): void {
  for (const { path, line, level, title, message } of annotations) WRITERS[level](message, { file: path, startLine: line, title });
}
