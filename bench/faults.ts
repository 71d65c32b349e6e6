/**
 * Lets faults befall runs, and prints a page of what came of them. After each trial the exit code has to follow the contract, one
 * clear message has to tell why, and no process, temporary file or worktree may be left.
 *
 *     node bench/faults.ts [--trials 200] [--seed 1] [--first 0] [--only PART-OF-A-NAME] [--at-once 1] [--record FILE]
 *     node bench/faults.ts --print FILE > bench/results/FAULTS.md     of the trials that --record has appended to a file
 *
 * A trial is drawn by the seed and its number alone: `--seed 7 --first 31 --trials 1` repeats one. Needs Linux; faults that need
 * root are skipped without it, and named. Uses dist/, so bundle before.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { markdownTable } from 'markdown-table';
import { runTrials, type TrialResult } from './faults/trials.ts';

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '1' },
    record: { type: 'string' },
    print: { type: 'string' },
  },
});

const isGood = ({ problems }: TrialResult): boolean => problems.length === 0;

const linesOf = (file: string): readonly TrialResult[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TrialResult);

/** A trial that was repeated counts as it went the last time. */
const newest = (results: readonly TrialResult[]): readonly TrialResult[] => [
  ...new Map(results.map((result) => [`${result.seed} ${result.number}`, result])).values(),
];

const results =
  values.print !== undefined
    ? newest(linesOf(values.print))
    : await runTrials({
        trials: Number(values.trials),
        seed: Number(values.seed),
        first: Number(values.first),
        only: values.only,
        atOnce: Number(values['at-once']),
        onTrial: (result) => {
          const { number, fault, drawn, problems, seconds, exit } = result;
          process.stderr.write(
            `${number} ${fault}: ${drawn}: exit ${exit}, ${seconds.toFixed(1)} s${problems.map((problem) => `\n    ${problem}`).join('')}\n`,
          );
          if (values.record !== undefined) appendFileSync(values.record, `${JSON.stringify(result)}\n`);
        },
        onSkipped: (fault, why) => {
          process.stderr.write(`skipped: ${fault}: ${why}\n`);
        },
      });

const byFault = Map.groupBy(results, ({ fault }) => fault);
const bySeed = Map.groupBy(results, ({ seed }) => seed);
const table = markdownTable([
  ['fault', 'trials', 'as it should', 'exit codes', 'trials to repeat'],
  ...[...byFault]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([fault, ofFault]) => [
      fault,
      String(ofFault.length),
      String(ofFault.filter(isGood).length),
      [...new Set(ofFault.map(({ exit }) => exit))].toSorted().join(', '),
      ofFault
        .filter((result) => !isGood(result))
        .map(({ seed, number }) => `--seed ${seed} --first ${number}`)
        .join('; '),
    ]),
]);
const seeds = [...bySeed]
  .toSorted(([one], [other]) => one - other)
  .map(([seed, ofSeed]) => `Seed ${seed}: ${ofSeed.filter(isGood).length} of ${ofSeed.length} as they should be.`);
process.stdout.write(`# Faults

\`node bench/faults.ts\` lets a fault befall a run. In each trial the exit code follows the contract, one message tells why, stored runs are
whole, and nothing is left: no process, port, worktree or temporary file. A trial that was repeated counts as it went the last time.

${table}

${seeds.join('\n')}

A killed gate leaves the file by which runs take turns. The next run takes it, so it does not count as left behind. A signal that comes
before Node.js has loaded the program, or once the verdict is told, ends it by itself, and not with 130.
`);
process.exitCode = results.every(isGood) ? 0 : 1;
