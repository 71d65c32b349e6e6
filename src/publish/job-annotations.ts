import { error, notice, warning } from '@actions/core';
import type { AnnotationProperties } from '@actions/core';
import type { CheckAnnotation } from '../github/api.ts';

/** A runner shows ten of each level of a step, and the verdict itself takes one. */
export const MOST_JOB_ANNOTATIONS = 9;

const WRITERS: Readonly<Record<CheckAnnotation['level'], (message: string, properties: AnnotationProperties) => void>> = { failure: error, warning, notice };

/** Shows annotations as the job's own, which takes no permission. */
export function annotateJob(annotations: readonly CheckAnnotation[]): void {
  for (const { path, line, level, title, message } of annotations) WRITERS[level](message, { file: path, startLine: line, title });
}
