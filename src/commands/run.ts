import process from 'node:process';
import { describeUserError, UserError } from '../errors.ts';
import { EXIT } from '../exit-codes.ts';
import { gateRequest, type MeasureOptions } from './measure-options.ts';
import { measure, whatIsSaved } from '../terminal/measuring.ts';
import { checkDestinations, writeReports, type OutputOptions } from '../terminal/output.ts';

/** `perf-gate run`. @returns the exit code of the contract */
export async function runCommand(options: MeasureOptions & OutputOptions): Promise<number> {
  await checkDestinations(options);
  const { file, judgement, kept, interrupted } = await measure(gateRequest(options));
  if (interrupted) {
    process.stderr.write(`Interrupted. No verdict was reached; ${whatIsSaved(kept)}.\n`);
    return EXIT.interrupted;
  }
  try {
    await writeReports(file, judgement, options);
    return judgement.exitCode;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // A disk that is full by now takes no verdict back.
    process.stderr.write(`${describeUserError(error)}\n`);
    return judgement.exitCode === EXIT.passed ? EXIT.usage : judgement.exitCode;
  } finally {
    process.stderr.write('path' in kept
      ? `The run is saved in ${kept.path}; \`perf-gate compare ${kept.path}\` judges it again.\n`
      : `The report stands, but ${whatIsSaved(kept)}.\n`);
  }
}
