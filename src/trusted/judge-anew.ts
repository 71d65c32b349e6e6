import { countOf } from '../judge/wording.ts';
import type { Judgement, RunFile } from '../model.ts';
import { findProfile } from '../plan/profiles.ts';
import { ArtifactRefusal } from './artifact-refusal.ts';
import { readBaseConfig } from './base-config.ts';
import { completeRun } from './complete-run.ts';
import { configMeasuredAgainst, type TrustedConfigs } from './config-measured-against.ts';
import { expectedTargets, globsAskedFor, refuseUnknownNames } from './expected-targets.ts';
import { problemOfPlans } from './plan-of-profile.ts';
import { refuseIfUnjudgeable, rejudge } from './rejudge.ts';
import { readStoredRecords } from './stored-records.ts';
import type { RunToPublish, TrustedContext } from './trusted-context.ts';
import { requiresInstructions } from './uncounted.ts';

/**
 * Reads from the repository what an untrusted run is to be judged by, and judges it. Throws an ArtifactRefusal if no
 * verdict can come of it, a UserError if GitHub does not answer or a stored baseline cannot be read.
 */
export async function judgeAnew(untrusted: RunFile, origin: RunToPublish, context: TrustedContext): Promise<{ readonly file: RunFile; readonly judgement: Judgement }> {
  const { pull, startedByHand } = origin;
  const { inputs } = context;
  const { config, notes } = await readBaseConfig(untrusted.run.configFile, origin, context);
  refuseUnknownNames(inputs, config);
  refuseIfUnjudgeable(untrusted.run, { isPullRequest: pull !== null, base: inputs.base, profileName: inputs.profile, profile: findProfile(inputs.profile, config) });
  const configs: TrustedConfigs = { config, measuredAgainst: await configMeasuredAgainst({ run: untrusted.run, config }, origin, context.github) };
  // A push proposes nothing that could bring a plan of its own, and is measured by the profile of the commit before it.
  const problem = pull === null ? null : problemOfPlans(untrusted.run, configs);
  if (problem !== null) throw new ArtifactRefusal(problem);
  const run = startedByHand ? await completeRun(untrusted.run, { configs, origin }, context) : untrusted.run;
  const stored = await readStoredRecords(run, config, context);
  return rejudge({ ...untrusted, run }, {
    config,
    notes: [...notes, ...notesOnHistory(stored.history.length)],
    pullRequest: pull?.number ?? null,
    expected: expectedTargets(inputs, configs),
    only: globsAskedFor(inputs, config),
    requiresInstructions: requiresInstructions(configs),
    ...stored,
  });
}

/** There is no clone to look up ancestors in, and GitHub would have to be asked about each of them. */
function notesOnHistory(runs: number): readonly string[] {
  return runs === 0 ? [] : [`Where this was judged it was not looked up which of the ${countOf(runs, 'stored run')} lead to the base: all of them were used.`];
}
