import { notice } from '@actions/core';
import { outputsOfSkippedRun, publishOutputs } from '../publish/outputs.ts';

/** Ends a job that has nothing to do, and says why. */
export function skipJob(why: string): void {
  notice(why);
  publishOutputs(outputsOfSkippedRun(why));
}
