import { judgeControl } from '../judge/control.ts';
import { countOf } from '../judge/wording.ts';
import type { BenchmarkRecord, Run } from '../model.ts';
import { uniteAsked } from '../plan/selections.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';
import { commentMarker, findOwnComments } from '../publish/own-comments.ts';
import { askGitHub } from './ask-github.ts';
import { isSameGate } from './base-config.ts';
import { collectRuns } from './collect-runs.ts';
import { findMeasuredAgainst, type TrustedConfigs } from './config-measured-against.ts';
import { problemOfPlans } from './plan-of-profile.ts';
import type { RunToPublish, TrustedContext } from './trusted-context.ts';

/** Each is another artifact to download. */
const MOST_EARLIER_RUNS = 3;

/**
 * Whoever measures again may measure a part only. The rest of the verdict then comes from the earlier runs on the same
 * commit that were compared with the same, the newest first, as far as the gate's own comment knows of them: so the
 * comment and the check go on telling of all benchmarks. Throws a UserError if GitHub does not answer.
 */
export async function completeRun(
  run: Run,
  { configs, origin }: { readonly configs: TrustedConfigs; readonly origin: RunToPublish },
  context: TrustedContext,
): Promise<Run> {
  const configFile = configs.config.file;
  let completed = run;
  for (const workflowRun of await earlierRuns(configFile, origin, context)) {
    const { runs } = await collectRuns(workflowRun, context);
    for (const { file } of runs.filter((one) => isSameGate(one.file.run.configFile, configFile))) {
      const configsOfEarlier = await configsIfComparedAlike(file.run, run, { configs, origin, context });
      if (configsOfEarlier !== null) completed = filledFrom(completed, file.run, configsOfEarlier);
    }
  }
  const added = completed.benchmarks.length - run.benchmarks.length;
  if (added === 0) return run;
  return { ...completed, notes: [`${countOf(added, 'benchmark')} came from an earlier run on this commit: the newest did not measure everything.`, ...completed.notes] };
}

/** Ids of the other workflow runs on the same commit, newest first. */
async function earlierRuns(configFile: string, { pull, sha, workflowRun }: RunToPublish, { github }: TrustedContext): Promise<readonly number[]> {
  if (pull === null) return [];
  const comments = await askGitHub({ doing: 'look for earlier results', permission: 'pull-requests: read' }, async () => findOwnComments(github, pull.number));
  const state = comments.find(({ marker }) => marker === commentMarker(configFile))?.state ?? null;
  if (state === null || state.sha !== sha) return [];
  const ids = [state, ...state.earlier.toReversed()].map(({ run }) => run);
  return [...new Set(ids)].filter((id) => id !== workflowRun).slice(0, MOST_EARLIER_RUNS);
}

/**
 * What an earlier run is held to; null: it was compared with something else than the newest. Beside an old release, or
 * beside nothing, what the change made slower looks good. The base may have gone on between the two.
 */
async function configsIfComparedAlike(earlier: Run, newest: Run, { configs, origin, context }: {
  readonly configs: TrustedConfigs;
  readonly origin: RunToPublish;
  readonly context: TrustedContext;
}): Promise<TrustedConfigs | null> {
  if (earlier.base?.sha === newest.base?.sha) return configs;
  if (earlier.base === null || newest.base === null) return null;
  const { config } = configs;
  const { github, defaultBranch, inputs: { base } } = context;
  const against = await findMeasuredAgainst({ run: earlier, file: config.file }, origin, { github, defaultBranch, base });
  return against.place === 'elsewhere' ? null : { config, measuredAgainst: against.config };
}

/**
 * A run with the benchmarks of an earlier one that it says nothing of. What was measured for tables alone, treated its arms
 * differently, or would be refused for its plan, completes no verdict.
 */
export function filledFrom(run: Run, earlier: Run, configs: TrustedConfigs): Run {
  if (earlier.measuredFor !== run.measuredFor || judgeControl(earlier.control).state === 'unfair' || problemOfPlans(earlier, configs) !== null) return run;
  const known = new Set(run.benchmarks.map(nameOf));
  const targets = new Set(run.benchmarks.map(({ target }) => target));
  const wholeSuites = new Set(run.benchmarks.filter(({ scenario }) => scenario === WHOLE_SUITE).map(({ target }) => target));
  const added = earlier.benchmarks.filter((record) =>
    !known.has(nameOf(record)) && !wholeSuites.has(record.target) && !(record.scenario === WHOLE_SUITE && targets.has(record.target)));
  if (added.length === 0) return run;
  const isSameKind = earlier.environment.key === run.environment.key;
  return { ...run, only: uniteAsked([run.only, earlier.only]), benchmarks: [...run.benchmarks, ...(isSameKind ? added : added.map(ofBothArms))] };
}

function nameOf({ id, variant }: BenchmarkRecord): string {
  return JSON.stringify([id, variant?.name ?? null]);
}

/** What another kind of machine made of head alone does not belong beside the figures of this one; how the arms differ does. */
function ofBothArms(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state === 'new') return { ...record, measurement: { ...measurement, solos: [] } };
  return measurement.state === 'measured' ? { ...record, measurement: { ...measurement, solos: [], instructionsOfHead: undefined } } : record;
}
