import { reasonOf, UserError } from '../../errors.ts';
import type { RunFile } from '../../model.ts';
import { parseRunFile, toolOfRunFile } from '../../record/run-file.ts';
import { jsonOrNull } from '../../text/json.ts';
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

/** The schema tells of each that is wrong, and that has to fit into memory. */
const MOST_VALUES = 2_000_000;

function parsed(text: string): RunFile {
  try {
    const alone = withoutRecords(text);
    if (hasMoreValuesThan(MOST_VALUES, alone)) throw new ArtifactRefusal(`it has more than ${MOST_VALUES} values`);
    return parseRunFile(alone, 'the artifact');
  } catch (cause) {
    if (cause instanceof RangeError) throw new ArtifactRefusal('too much of it is wrong to be told', { cause });
    if (!(cause instanceof UserError)) throw cause;
    const tool = toolOfRunFile(text);
    throw new ArtifactRefusal(asProse(`${reasonOf(cause)}${tool === null ? '' : hintOnVersions(tool)}`), { cause });
  }
}

/** Stored runs may be many more values than all that was measured. */
function withoutRecords(text: string): string {
  const data = jsonOrNull(text);
  return typeof data === 'object' && data !== null ? JSON.stringify({ ...data, history: [], acceptances: [] }) : text;
}

/** By the commas and brackets of a JSON text: no list has more of values than of these. Those inside of strings count as well. */
function hasMoreValuesThan(most: number, text: string): boolean {
  let values = 0;
  for (const _ of text.matchAll(/[,[]/g)) {
    values += 1;
    if (values > most) return true;
  }
  return false;
}
