/**
 * Lets faults befall runs, and prints a table of what came of them. After each trial the exit code has to follow the contract, one
 * clear message has to tell why, and no process, temporary file or worktree may be left.
 *
 *     node bench/faults.ts [--trials 200] [--seed 1] [--first 0] [--only PART-OF-A-NAME]
 *
 * A trial is drawn by the seed and its number alone: `--seed 7 --first 31 --trials 1` repeats one. Needs Linux; faults that need
 * root are skipped without it, and named. Uses dist/, so bundle before.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { markdownTable } from 'markdown-table';
import { runTrials } from './faults/trials.ts';

const { values } = parseArgs({ options: { trials: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' }, first: { type: 'string', default: '0' }, only: { type: 'string', default: '' } } });

const results = await runTrials({
  trials: Number(values.trials), seed: Number(values.seed), first: Number(values.first), only: values.only,
  onTrial: ({ number, fault, drawn, problems, seconds, exit }) => {
    process.stderr.write(`${number} ${fault}: ${drawn}: exit ${exit}, ${seconds.toFixed(1)} s${problems.map((problem) => `\n    ${problem}`).join('')}\n`);
  },
  onSkipped: (fault, why) => { process.stderr.write(`skipped: ${fault}: ${why}\n`); },
});

const byFault = Map.groupBy(results, ({ fault }) => fault);
process.stdout.write(`${markdownTable([
  ['fault', 'trials', 'as it should', 'exit codes', 'trials to repeat'],
  ...[...byFault].toSorted(([one], [other]) => one.localeCompare(other)).map(([fault, ofFault]) => [
    fault, String(ofFault.length), String(ofFault.filter(({ problems }) => problems.length === 0).length),
    [...new Set(ofFault.map(({ exit }) => exit))].toSorted().join(', '),
    ofFault.filter(({ problems }) => problems.length > 0).map(({ number }) => `--seed ${values.seed} --first ${number}`).join('; '),
  ]),
])}\n\n${results.filter(({ problems }) => problems.length === 0).length} of ${results.length} as they should be (seed ${values.seed}).\n`);
process.exitCode = results.every(({ problems }) => problems.length === 0) ? 0 : 1;
