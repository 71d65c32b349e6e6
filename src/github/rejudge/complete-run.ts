import { globsAskedFor } from './comparable-targets.ts';
import { problemOfPlans } from './plan-of-profile.ts';
import { type OtherRun, otherRunsOnCommit, type RunOfPullRequest } from './runs-on-commit.ts';
import type { TrustedContext } from './trusted-context.ts';
import { judgeControl } from '../../judge/control.ts';
import { environmentsOf } from '../../judge/environments.ts';
import { filledFrom, type IsAskedForAll, replacedBy } from '../../merge/fill-run.ts';
import { majorOf } from '../../merge/legs.ts';
import type { Config, Run } from '../../model.ts';
import { meansAllOf } from '../../plan/benchmark-glob.ts';
import { countOf, distinct, listOf } from '../../text/phrases.ts';
import { recordedText } from '../../model/reasons.ts';

/** A run with what others on its commit have measured. */
export interface CompletedRun {
  readonly run: Run;
  /** Names of the suites of which nobody was asked for more than a part, by hand: what else is in them nobody knows. */
  readonly suitesInPart: ReadonlySet<string>;
}

/**
 * Several runs of one commit may have measured the same, or parts, and end in any order: comment and check tell of all
 * benchmarks, and of each what was measured last. So what runs that were started later have measured takes the place of what
 * this one has; and whoever starts a run by hand may measure a part only, which earlier runs complete. Throws a UserError if
 * GitHub does not answer.
 */
export async function completeRun(one: RunOfPullRequest, context: TrustedContext): Promise<CompletedRun> {
  const { run, origin, configs: { config } } = one;
  if (origin.pull === null) return { run, suitesInPart: new Set() };
  const isAskedForAll = askedForAllBy(config, globsAskedFor(context.inputs, config));
  const onCommit = await otherRunsOnCommit(one, context);
  const others = onCommit.filter((other) => mayComplete(other, run));
  const isLater = ({ startedAt }: Run): boolean => Date.parse(startedAt) > Date.parse(run.startedAt);
  const later = others.filter((other) => isLater(other.run));
  const newest = later.reduceRight((whole, other) => replacedBy(whole, other.run, isAskedForAll), run);
  const earlier = origin.startedByHand ? others.filter((other) => !isLater(other.run)) : [];
  const whole = earlier.reduce((filled, other) => filledFrom(filled, other.run, isAskedForAll), newest);
  const contributing = [run, ...[...later, ...earlier].map((other) => other.run)];
  const suites = origin.startedByHand ? config.targets.filter(({ kind }) => kind === 'suite').map(({ name }) => name) : [];
  return {
    run: {
      ...whole,
      notes: [...notesOnOthers(run, newest, whole).map(recordedText), ...run.notes],
      // Earlier ones have no part in what the pull request's own jobs say.
      warnings: distinct([...warningsOnNode(run, (origin.startedByHand ? onCommit : later).map((other) => other.run)).map(recordedText), ...whole.warnings]),
    },
    suitesInPart: new Set(suites.filter((suite) => !contributing.some((some) => isAskedForAll(some, suite)))),
  };
}

/** Where the step that publishes is about a part itself, by these globs, all of them are all that can be asked for. */
function askedForAllBy(config: Config, wanted: readonly string[]): IsAskedForAll {
  return ({ only, profile }, suite) => {
    const asked = globsAskedFor({ only, profile }, config);
    return meansAllOf(suite, asked) || (wanted.length > 0 && wanted.every((glob) => asked.includes(glob)));
  };
}

/**
 * A change may set another Node.js, which a run that is started on the default branch does not have: of two such runs each takes the
 * place of the other, and what it says need not be what will be merged.
 */
function warningsOnNode(run: Run, others: readonly Run[]): readonly string[] {
  const own = onlyNodeOf(run);
  if (own === null) return [];
  const ofOthers = others.map(onlyNodeOf).filter((nodeVersion) => nodeVersion !== null).filter((nodeVersion) => majorOf(nodeVersion) !== majorOf(own));
  if (ofOthers.length === 0) return [];
  return [`This commit was measured on Node.js ${listOf([...new Set([own, ...ofOthers])])}, and of each benchmark the last result counts: a run by hand goes by the perf.yml of the default branch. Where the change sets another Node.js, run its own jobs again.`];
}

/** null: it was measured on several versions on purpose, which are told apart by them. */
function onlyNodeOf(run: Run): string | null {
  const versions = environmentsOf(run).map(({ nodeVersion }) => nodeVersion);
  return new Set(versions.map(majorOf)).size === 1 ? versions[0] ?? null : null;
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
