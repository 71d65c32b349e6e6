import { summary } from '@actions/core';

/** Appends markdown to the job summary. Throws if the runner gave no file for it, or it cannot be written. */
export async function publishSummary(markdown: string): Promise<void> {
  await summary.addRaw(markdown, true).write();
}
