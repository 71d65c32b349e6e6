import { reasonOf, UserError } from '../../errors.ts';
import type { RunFile } from '../../model.ts';
import { parseRunFile, toolOfRunFile } from '../../record/run-file.ts';
import { ArtifactRefusal } from '../context/artifact-refusal.ts';
import { hintOnVersions } from '../context/hint-on-versions.ts';
import { problemOfRun } from './problem-of-run.ts';
import { asProse, withTextsCut } from './texts-of-run.ts';

/**
 * The run file in a text that anybody may have made. What it claims may still be untrue; but it has the shape of a run
 * file, and nothing in it is so large, long or odd that judging or reporting it could do harm. Stored runs and accepted
 * regressions that it brings along are left out: they are the repository's to tell.
 * Throws an ArtifactRefusal that tells the first thing that is wrong.
 */
export function untrustedRunFile(text: string, { now }: { readonly now: Date }): RunFile {
  const { run } = parsed(text);
  const problem = problemOfRun(run, now);
  if (problem !== null) throw new ArtifactRefusal(problem);
  return { run: withTextsCut(run), history: [], acceptances: [] };
}

function parsed(text: string): RunFile {
  try {
    return parseRunFile(text, 'the artifact');
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    const tool = toolOfRunFile(text);
    throw new ArtifactRefusal(asProse(`${reasonOf(cause)}${tool === null ? '' : hintOnVersions(tool)}`), { cause });
  }
}
