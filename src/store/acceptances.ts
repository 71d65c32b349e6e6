import { join } from 'node:path';
import { isSameGate } from '../config/file-names.ts';
import type { Acceptance } from '../model.ts';
import { type BaselineFile, readBaselineFile, rewriteBaselineFile } from './locked-file.ts';
import { ACCEPTANCE_SCHEMA, acceptanceSchema } from './record-schema.ts';
import { parseLines, textOfLines } from './stored-lines.ts';

/** The file of accepted regressions, in the folder of the baselines. */
export const ACCEPTANCES_FILE = 'accepted.jsonl';

/**
 * The accepted regressions of a text, oldest first; empty text: none. `file` is its name in errors.
 *
 * @throws UserError with file and line for a line that cannot be read
 */
export const parseAcceptances = (text: string, file: string): readonly Acceptance[] =>
  acceptanceLines(text, file).map(({ record }) => record);

const acceptanceLines = (text: string, file: string) =>
  parseLines<Acceptance>(
    text,
    { schema: acceptanceSchema, format: ACCEPTANCE_SCHEMA },
    {
      kind: 'an accepted regression',
      where: file,
      fix: 'Restore the line from git, or delete it to take the acceptance back.',
      otherwise: 'delete the line to take the acceptance back',
    },
  );

/** The text of a file of accepted regressions with one more. Throws as {@link parseAcceptances} does. */
export function appendToAcceptances(text: string, file: string, acceptance: Acceptance): string {
  return textOfLines([...acceptanceLines(text, file), { line: JSON.stringify(acceptanceSchema.parse(acceptance)) }]);
}

/** Selects the acceptances that were given for a configuration. */
export function acceptancesOfGate(acceptances: readonly Acceptance[], configFile: string): readonly Acceptance[] {
  return acceptances.filter((acceptance) => isSameGate(acceptance.configFile, configFile));
}

/** The accepted regressions of a configuration in a folder of baselines; no file: none. @throws UserError for a file or line that cannot be read */
export async function readAcceptances(dir: string, configFile: string): Promise<readonly Acceptance[]> {
  const file = fileIn(dir);
  return acceptancesOfGate(parseAcceptances(await readBaselineFile(file), file.path), configFile);
}

/** Appends to the accepted regressions in a folder; gives the file. @throws UserError if it cannot be read or written */
export async function appendAcceptance(dir: string, acceptance: Acceptance): Promise<string> {
  const file = fileIn(dir);
  await rewriteBaselineFile(file, (text) => appendToAcceptances(text, file.path, acceptance));
  return file.path;
}

function fileIn(dir: string): BaselineFile {
  return { path: join(dir, ACCEPTANCES_FILE), holds: 'the file of accepted regressions' };
}
