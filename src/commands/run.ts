import process from 'node:process';
import { EXIT } from '../exit-codes.ts';
import { gateRequest, type MeasureOptions } from './measure-options.ts';
import { measure } from '../terminal/measuring.ts';
import { checkDestinations, writeReports, type OutputOptions } from '../terminal/output.ts';

/** `perf-gate run`. @returns the exit code of the contract */
export async function runCommand(options: MeasureOptions & OutputOptions): Promise<number> {
  await checkDestinations(options);
  const { file, judgement, savedTo, interrupted } = await measure(gateRequest(options));
  if (interrupted) {
    process.stderr.write(`Interrupted. No verdict was reached; what was measured is saved in ${savedTo}.\n`);
    return EXIT.interrupted;
  }
  await writeReports(file, judgement, options);
  process.stderr.write(`The run is saved in ${savedTo}; \`perf-gate compare ${savedTo}\` judges it again.\n`);
  return judgement.exitCode;
}
