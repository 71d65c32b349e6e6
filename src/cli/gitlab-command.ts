/** `perf-gate gitlab`: writes a run's report as a note of the merge request, in a job of GitLab CI. */
import process from 'node:process';
import { tell } from './tell.ts';
import { EXIT } from '../errors.ts';
import { commentMarker } from '../github/publish/comment-state.ts';
import { mergeRequestOf, writeNote } from '../gitlab/merge-request-note.ts';
import { judge } from '../judge/judge.ts';
import { renderSummary } from '../report/markdown.ts';
import { readRunFile } from '../store/run-file.ts';
import { version } from '../system/version.ts';

/** GitLab takes a million characters. */
const MOST_BYTES = 900_000;

/** @returns the exit code: 0 for every verdict */
export async function gitlabCommand(file: string): Promise<number> {
  const mergeRequest = mergeRequestOf(process.env);
  const read = await readRunFile(file);
  const { run } = read;
  const marker = commentMarker(run.configFile);
  const text = renderSummary({ run, judgement: judge(read), judgedBy: version, maxBytes: MOST_BYTES });
  tell(`The note of the merge request was ${await writeNote(mergeRequest, { marker, text })}.`);
  return EXIT.passed;
}
