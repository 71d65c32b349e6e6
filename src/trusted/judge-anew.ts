import { countOf } from '../judge/wording.ts';
import type { Judgement, RunFile } from '../model.ts';
import { findProfile } from '../plan/profiles.ts';
import { readBaseConfig } from './base-config.ts';
import { completeRun } from './complete-run.ts';
import { expectedTargets, globsAskedFor, refuseUnknownNames } from './expected-targets.ts';
import { refuseIfUnjudgeable, rejudge } from './rejudge.ts';
import { readStoredRecords } from './stored-records.ts';
import type { RunToPublish, TrustedContext } from './trusted-context.ts';

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
  const run = startedByHand ? await completeRun(untrusted.run, { configFile: config.file, origin }, context) : untrusted.run;
  const stored = await readStoredRecords(run, config, context);
  return rejudge({ ...untrusted, run }, {
    config,
    notes: [...notes, ...notesOnHistory(stored.history.length)],
    pullRequest: pull?.number ?? null,
    expected: await expectedTargets({ run, config }, origin, context),
    only: globsAskedFor(inputs, config),
    ...stored,
  });
}

/** There is no clone to look up ancestors in, and GitHub would have to be asked about each of them. */
function notesOnHistory(runs: number): readonly string[] {
  return runs === 0 ? [] : [`Where this was judged it was not looked up which of the ${countOf(runs, 'stored run')} lead to the base: all of them were used.`];
}
