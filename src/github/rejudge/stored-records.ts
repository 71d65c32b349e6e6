import { posix } from 'node:path';
import type { ContentsApi } from '../client/api.ts';
import { askGitHub } from '../client/ask.ts';
import type { TrustedInputs } from './trusted-context.ts';
import { environmentsOf } from '../../judge/environments.ts';
import type { Config, Run, RunFile } from '../../model.ts';
import { ACCEPTANCES_FILE, acceptancesOfGate, parseAcceptances } from '../../store/acceptances.ts';
import { historyFileName } from '../../store/baseline-files.ts';
import { parseHistory } from '../../store/stored-lines.ts';

/** Joined runs come from a matrix of a few; each kind of machine is a file to be asked for. */
const MOST_ENVIRONMENTS = 20;

/**
 * The stored runs of a run's machine kinds and the accepted regressions, as they are in the repository now. Throws a
 * UserError: a line that cannot be read (with file and line), or GitHub does not answer.
 */
export async function readStoredRecords(run: Run, config: Config, { github, defaultBranch, inputs }: {
  readonly github: Pick<ContentsApi, 'fileAt'>;
  readonly defaultBranch: string;
  readonly inputs: Pick<TrustedInputs, 'baselines' | 'baselineBranch'>;
}): Promise<Omit<RunFile, 'run'>> {
  const dir = inputs.baselines ?? config.baselines;
  const branch = inputs.baselineBranch ?? defaultBranch;
  const read = async <T>(name: string, parse: (text: string, file: string) => readonly T[]): Promise<readonly T[]> => {
    const path = posix.join(dir, name);
    const text = await askGitHub({ doing: 'read the stored baselines', permission: 'contents: read' }, async () => github.fileAt(path, branch));
    return parse(text ?? '', `${path} of ${branch}`);
  };
  const histories = await Promise.all(environmentsOf(run).slice(0, MOST_ENVIRONMENTS).map(async ({ key }) => read(historyFileName(key), parseHistory)));
  return { history: histories.flat(), acceptances: acceptancesOfGate(await read(ACCEPTANCES_FILE, parseAcceptances), config.file) };
}
