import { UserError } from '../errors.ts';
import { judge } from '../judge/judge.ts';
import { judgeSequential } from '../judge/sequential.ts';
import { readRunFile } from '../run-file.ts';
import { checkDestinations, writeReports, type OutputOptions } from './output.ts';

/** `perf-gate compare`: one run is judged again, two are compared as they were measured, one after the other. */
export async function compareCommand(files: readonly string[], options: OutputOptions): Promise<number> {
  const [first, second, ...more] = files;
  if (first === undefined || more.length > 0) {
    throw new UserError({ what: `compare takes one or two runs, not ${files.length}`, where: 'perf-gate compare', fix: 'Give RUN.json, or BASE.json HEAD.json.' });
  }
  await checkDestinations(options);
  const file = await readRunFile(second ?? first);
  const judgement = second === undefined ? judge(file) : judgeSequential((await readRunFile(first)).run, file.run);
  await writeReports(file, judgement, options);
  return judgement.exitCode;
}

/** `perf-gate report`: the same report again; the exit code says only whether it could be written. */
export async function reportCommand(path: string, options: OutputOptions): Promise<void> {
  await checkDestinations(options);
  const file = await readRunFile(path);
  await writeReports(file, judge(file), options);
}
