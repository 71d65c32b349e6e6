import { judgeControl } from '../../judge/evidence/control.ts';
import { filledFrom, replacedBy } from '../../merge/fill-run.ts';
import type { Run } from '../../model.ts';
import { countOf } from '../../text/phrases.ts';
import { problemOfPlans } from './plan-of-profile.ts';
import { type OtherRun, otherRunsOnCommit, type RunOfPullRequest } from './runs-on-commit.ts';
import type { TrustedContext } from '../context/trusted-context.ts';

/**
 * Several runs of one commit may have measured the same, or parts, and end in any order: comment and check tell of all
 * benchmarks, and of each what was measured last. So what runs that were started later have measured takes the place of what
 * this one has; and whoever starts a run by hand may measure a part only, which earlier runs complete. Throws a UserError if
 * GitHub does not answer.
 */
export async function completeRun(one: RunOfPullRequest, context: TrustedContext): Promise<Run> {
  const { run, origin } = one;
  if (origin.pull === null) return run;
  const others = (await otherRunsOnCommit(one, context)).filter((other) => mayComplete(other, run));
  const isLater = ({ startedAt }: Run): boolean => Date.parse(startedAt) > Date.parse(run.startedAt);
  const newest = others.filter((other) => isLater(other.run)).reduceRight((whole, other) => replacedBy(whole, other.run), run);
  const earlier = origin.startedByHand ? others.filter((other) => !isLater(other.run)) : [];
  const whole = earlier.reduce((filled, other) => filledFrom(filled, other.run), newest);
  return { ...whole, notes: [...notesOnOthers(run, newest, whole), ...run.notes] };
}

function notesOnOthers(run: Run, newest: Run, whole: Run): readonly string[] {
  const ofLater = newest.benchmarks.filter((record) => !run.benchmarks.includes(record)).length;
  const ofEarlier = whole.benchmarks.length - newest.benchmarks.length;
  return [
    ...(ofLater === 0 ? [] : [`${countOf(ofLater, 'benchmark')} came from a later run on this commit, which ended before this one.`]),
    ...(ofEarlier === 0 ? [] : [`${countOf(ofEarlier, 'benchmark')} came from an earlier run on this commit: the newest did not measure everything.`]),
  ];
}

/** What was measured for tables alone, treated its arms differently, or would be refused for its plan, completes no verdict. */
export function mayComplete({ run: other, configs }: OtherRun, run: Run): boolean {
  return other.measuredFor === run.measuredFor && judgeControl(other.control).state !== 'unfair' && problemOfPlans(other, configs) === null;
}
