/** Trailer by which a commit of stored baselines is recognised; its value is the fingerprint. */
export const BASELINE_TRAILER = 'Perf-Gate-Baseline';

/**
 * The message of a commit that stores a baseline. `[skip ci]` keeps GitHub from starting workflows for it: those that
 * measure a push would store the next baseline, and so on without end.
 */
export function baselineCommitMessage(message: string, environmentKey: string): string {
  return `${message.trim()} [skip ci]\n\n${BASELINE_TRAILER}: ${environmentKey}\n`;
}

/** Whether a commit only stores a baseline: its last paragraph has the trailer. */
export function isBaselineCommit(message: string): boolean {
  const lastParagraph = message.trim().split(/\r?\n[ \t]*\r?\n/).at(-1) ?? '';
  return lastParagraph.split(/\r?\n/).some((line) => line.startsWith(`${BASELINE_TRAILER}: `));
}
