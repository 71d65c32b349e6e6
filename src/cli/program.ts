#!/usr/bin/env node
/** The program's door: arguments in, exit code out. Everything heavy is loaded by the command that needs it. */
import process from 'node:process';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { AcceptOptions } from './accept-command.ts';
import type { CalibrateOptions } from './calibrate-command.ts';
import type { MergeOptions } from './compare-command.ts';
import type { InitOptions } from './init-command.ts';
import type { ListOptions } from './list-command.ts';
import type { OutputOptions } from './output.ts';
import type { MeasureOptions } from './run-command.ts';
import { DAY_MS, MOST_ACCEPTANCE_DAYS, MOST_COUNTED, parseDurationMs, parsePercentage, parseWholeNumber, PERCENTAGE } from '../config/quantities.ts';
import { describeUserError, EXIT, Interrupted, UserError } from '../errors.ts';
import { GLOB } from '../plan/benchmark-glob.ts';
import { parseShard } from '../plan/shards.ts';
import { isOldNode, MOST_SEED, NEEDED_NODE, version } from '../system/this-program.ts';

const glob = argument((value) => (GLOB.test(value) ? value : null), 'Give a glob over benchmark ids, like express/*.');
const text = argument((value) => (value.trim() === '' ? null : value), 'Give at least a word.');
const durationMs = argument((value) => parseDurationMs(value) || null, 'Give a duration like 90s, 10m or 1h.');
const shard = argument(parseShard, 'Give a part like 1/3: the first of three.');
const positiveInteger = argument((value) => parseWholeNumber(value, { least: 1, most: MOST_COUNTED }), 'Give a whole number from 1.');
const seed = argument((value) => parseWholeNumber(value, { least: 0, most: MOST_SEED }), `Give a whole number from 0 to ${MOST_SEED}.`);
const change = argument((value) => (PERCENTAGE.test(value) && parsePercentage(value)) || null, 'Give a percentage above zero with its sign, like 5%.');
const acceptedMs = argument((value) => {
  const ms = parseDurationMs(value) ?? 0;
  return ms > 0 && ms <= MOST_ACCEPTANCE_DAYS * DAY_MS ? ms : null;
}, `Give a duration like 90d, of ${MOST_ACCEPTANCE_DAYS}d at most.`);

const program = new Command('perf-gate')
  .description('Keeps performance regressions of Node.js servers and libraries from being merged.')
  .version(version, '--version')
  .exitOverride()
  .showHelpAfterError('(perf-gate --help lists commands and options)')
  .hook('preAction', () => {
    if (!isOldNode(process.version)) return;
    throw new UserError({
      what: `perf-gate needs Node.js ${NEEDED_NODE}, and this is ${process.version}`,
      where: process.execPath,
      fix: 'Put a newer Node.js on PATH, and start perf-gate by it.',
    });
  });

withOutputs(withMeasuring(program.command('run')
  .description('measure head (the working tree) against base, side by side, and judge')))
  .option('--base <ref>', 'commit to compare with (default: the merge base with the default branch)', text)
  .option('--no-base', 'compare with the stored baselines alone')
  .option('--jobs <runs>', 'how many runs perf-gate merge is going to join with this one, itself included', positiveInteger)
  .action(async (options: MeasureOptions & OutputOptions) => {
    const { runCommand } = await import('./run-command.ts');
    process.exitCode = await runCommand(options);
  });

withOutputs(program.command('compare')
  .description('judge a recorded run again, or hold two against each other; measures nothing')
  .argument('<run...>', 'RUN.json, or BASE.json HEAD.json'))
  .action(async (files: readonly string[], options: OutputOptions) => {
    const { compareCommand } = await import('./compare-command.ts');
    process.exitCode = await compareCommand(files, options);
  });

withOutputs(program.command('merge')
  .description('join the runs of shards and environments, and judge them as a whole')
  .argument('<run...>', 'run files, or folders of them'))
  .option('--expect <runs>', 'how many there should be; what is missing never passes', positiveInteger)
  .action(async (paths: readonly string[], options: MergeOptions) => {
    const { mergeCommand } = await import('./compare-command.ts');
    process.exitCode = await mergeCommand(paths, options);
  });

withOutputs(program.command('report')
  .description('write the report of a recorded run; exits with 0 whatever the verdict is, unlike compare')
  .argument('<run>', 'RUN.json'))
  .action(async (file: string, options: OutputOptions) => {
    const { reportCommand } = await import('./compare-command.ts');
    await reportCommand(file, options);
  });

const baseline = program.command('baseline').description('the stored history of this and other machines');

withMeasuring(baseline.command('update')
  .description('append a run to the stored baselines: the given one, or measure head now')
  .argument('[run]', 'RUN.json'))
  .option('--keep <runs>', 'runs to keep of each benchmark on a machine kind (default: the configuration\'s)', positiveInteger)
  .action(async (file: string | undefined, options: MeasureOptions & { readonly keep?: number }) => {
    const { updateCommand } = await import('./baseline-command.ts');
    process.exitCode = await updateCommand(file ?? null, options);
  });

baseline.command('show')
  .description('list the stored runs')
  .option('--config <file>', 'configuration file', text)
  .option('--baselines <dir>', 'folder of the stored runs', text)
  .action(async (options: Pick<MeasureOptions, 'config' | 'baselines'>) => {
    const { showCommand } = await import('./baseline-command.ts');
    await showCommand(options);
  });

baseline.command('prune')
  .description('drop the oldest stored runs')
  .option('--keep <runs>', 'runs to keep of each benchmark on a machine kind (default: the configuration\'s)', positiveInteger)
  .option('--older-than <duration>', 'age at which a run is dropped, like 365d (default: the configuration\'s)', durationMs)
  .option('--config <file>', 'configuration file', text)
  .option('--baselines <dir>', 'folder of the stored runs', text)
  .action(async (options: Pick<MeasureOptions, 'config' | 'baselines'> & { readonly keep?: number; readonly olderThan?: number }) => {
    const { pruneCommand } = await import('./baseline-command.ts');
    await pruneCommand(options);
  });

program.command('accept')
  .description('record that a regression is meant to stay')
  .argument('<benchmark>', 'its id, or a glob like express/*', glob)
  .requiredOption('--reason <text>', 'why it may stay', text)
  .option('--up-to <change>', 'largest change that is accepted, like 5% (default: any)', change)
  .addOption(new Option('--expires <duration>', 'how long regressions that appear are covered').argParser(acceptedMs).default(acceptedMs('90d'), '90d'))
  .option('--config <file>', 'configuration file', text)
  .option('--baselines <dir>', 'folder of the stored runs', text)
  .action(async (benchmark: string, options: AcceptOptions) => {
    const { acceptCommand } = await import('./accept-command.ts');
    await acceptCommand(benchmark, options);
  });

program.command('calibrate')
  .description('what this machine\'s noise allows: thresholds, profile, budget, false alarms to expect')
  .argument('[run...]', 'run files in which base and head are the same code')
  .option('--record <duration>', 'measure the working tree against itself for so long first, like 30m', durationMs)
  .option('--only <glob>', 'benchmarks to record, like express/*, or a selection of the configuration; may be repeated', collect, [])
  .option('--config <file>', 'configuration file to record by, and whose policy and counting hold (default without --record: those of the newest run)', text)
  .addOption(new Option('--pull-requests <number>', 'how many to replay with each profile').argParser(positiveInteger).default(1000))
  .addOption(new Option('--seed <number>', 'seed of the replays').argParser(seed).default(1))
  .option('--json <file>', 'write the calibration as JSON; - is standard output', text)
  .action(async (files: readonly string[], options: CalibrateOptions) => {
    const { calibrateCommand } = await import('./calibrate-command.ts');
    process.exitCode = await calibrateCommand(files, options);
  });

program.command('list')
  .description('targets, benchmarks, and which of them the change reaches')
  .option('--config <file>', 'configuration file', text)
  .option('--base <ref>', 'commit to compare with', text)
  .option('--install', 'install suites in a copy of the working tree, so that all of their tasks show', false)
  .action(async (options: ListOptions) => {
    const { listCommand } = await import('./list-command.ts');
    await listCommand(options);
  });

program.command('init')
  .description('look at this project, write perf-gate.yml and the workflows, and try them')
  .option('--yes', 'take every proposal without asking', false)
  .option('--dry-run', 'show the files; write and run nothing', false)
  .option('--forks', 'write the two workflows for pull requests from forks (default: ask)')
  .option('--no-forks', 'write one workflow, for branches of this repository alone')
  .option('--no-try', 'write the files and stop: no install, no measuring')
  .action(async (options: InitOptions) => {
    const { initCommand } = await import('./init-command.ts');
    process.exitCode = await initCommand(options);
  });

function withMeasuring(command: Command): Command {
  return command
    .option('--config <file>', 'configuration file (default: perf-gate.yml, .yaml or .json)', text)
    .option('--only <glob>', 'benchmarks to measure, like express/*, or a selection of the configuration; may be repeated', collect, [])
    .option('--all', 'also what the change cannot reach', false)
    .option('--baselines <dir>', 'folder of the stored runs', text)
    .option('--budget <duration>', 'what measuring aims to stay within, like 10m; installing comes on top', durationMs)
    .option('--profile <name>', 'how thoroughly: smoke, quick, standard, thorough, or one of the configuration\'s (default: standard)', text)
    .option('--seed <number>', 'seed of the order of rounds', seed)
    .option('--shard <i/n>', 'part of the benchmarks, like 1/3; perf-gate merge joins the parts', shard);
}

function withOutputs(command: Command): Command {
  return command
    .option('--json <file>', 'write run and verdict as JSON; - is standard output', text)
    .option('--markdown <file>', 'write the report as markdown; - is standard output', text);
}

function collect(value: string, previous: readonly string[]): readonly string[] {
  return [...previous, glob(value)];
}

/** Reads an argument by `parse`, whose null says that it is not understood: then it is told what to give instead. */
function argument<T>(parse: (value: string) => T | null, advice: string): (value: string) => T {
  return (value) => {
    const parsed = parse(value);
    if (parsed === null) throw new InvalidArgumentError(advice);
    return parsed;
  };
}

// Also what nobody awaited: a crash must not read as a regression, and may leave nothing running.
process.on('uncaughtException', (error) => {
  process.exitCode = exitCodeOf(error);
  process.exit();
});

// Whoever reads the output may have read enough, like `head`, or have closed the terminal: that is nobody's failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
  });
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** Tells what went wrong, each kind in its own words. */
function exitCodeOf(error: unknown): number {
  // commander has printed its message, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.passed : EXIT.usage;
  if (error instanceof UserError) {
    process.stderr.write(`${describeUserError(error)}\n`);
    return EXIT.usage;
  }
  if (error instanceof Interrupted) {
    process.stderr.write(`${error.message}\n`);
    return EXIT.interrupted;
  }
  process.stderr.write(`perf-gate itself failed; no verdict was reached.\n${error instanceof Error ? error.stack : String(error)}\n`);
  return EXIT.ourFailure;
}
