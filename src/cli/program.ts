/** The program's door: arguments in, exit code out. Everything heavy is loaded by the command that needs it. */
import process from 'node:process';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { tell } from './tell.ts';
import {
  DAY_MS,
  MOST_ACCEPTANCE_DAYS,
  MOST_COUNTED,
  parseDurationMs,
  parsePercentage,
  parseWholeNumber,
  PERCENTAGE,
} from '../config/quantities.ts';
import { describeUserError, EXIT, Interrupted, reasonOf } from '../errors.ts';
import { ofUser } from '../errors/of-user.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import type { Procedure } from '../measure/procedure.ts';
import { GLOB } from '../plan/benchmark-glob.ts';
import { parseShard } from '../plan/shards.ts';
import { isOldNode, MOST_SEED, NEEDED_NODE } from '../system/this-program.ts';
import { version } from '../system/version.ts';

const glob = argument((value) => (GLOB.test(value) ? value : null), 'Give a glob over benchmark ids, like express/*.');
const text = argument((value) => (value.trim() === '' ? null : value), 'Give at least a word.');
const durationMs = argument((value) => parseDurationMs(value) || null, 'Give a duration like 90s, 10m or 1h.');
const shard = argument(parseShard, 'Give a part like 1/3: the first of three.');
const positiveInteger = argument((value) => parseWholeNumber(value, { least: 1, most: MOST_COUNTED }), 'Give a whole number from 1.');
const seed = argument((value) => parseWholeNumber(value, { least: 0, most: MOST_SEED }), `Give a whole number from 0 to ${MOST_SEED}.`);
const change = argument(
  (value) => (PERCENTAGE.test(value) && parsePercentage(value)) || null,
  'Give a percentage above zero with its sign, like 5%.',
);
const acceptedMs = argument((value) => {
  const ms = parseDurationMs(value) ?? 0;
  return ms > 0 && ms <= MOST_ACCEPTANCE_DAYS * DAY_MS ? ms : null;
}, `Give a duration like 90d, of ${MOST_ACCEPTANCE_DAYS}d at most.`);

/** Commands and options. Parsing runs the command that the arguments name. */
export const program = new Command('perf-gate')
  .description('Stops performance regressions of Node.js servers and libraries before they are merged.')
  .version(version, '--version')
  .exitOverride()
  .showHelpAfterError('(perf-gate --help lists commands and options)')
  .hook('preAction', () => {
    if (!isOldNode(process.version)) return;
    throw CLI_ERRORS['node-too-old']({ needed: NEEDED_NODE, version: process.version, execPath: process.execPath });
  });

withOutputs(withMeasuring(program.command('run').description('measure the working tree beside its base, and judge')))
  .option('--base <ref>', 'commit to compare with (default: merge base with the default branch)', text)
  .option('--no-base', 'compare with the stored baselines alone')
  .option('--no-why', 'do not profile what regressed')
  .addOption(benchmarksFrom())
  .option('--jobs <runs>', 'number of runs that perf-gate merge will join, with this one', positiveInteger)
  .action(by(async () => (await import('./run-command.ts')).runCommand));

withOutputs(program.command('compare').description('judge a recorded run again; measures nothing').argument('<run>', 'RUN.json')).action(
  by(async () => (await import('./recorded-run-commands.ts')).compareCommand),
);

withOutputs(
  program
    .command('merge')
    .description('join the runs of shards and environments, and judge them once')
    .argument('<run...>', 'run files, or folders of them'),
)
  .option('--expect <runs>', 'number of runs that there must be; a missing run never passes', positiveInteger)
  .action(by(async () => (await import('./recorded-run-commands.ts')).mergeCommand));

withOutputs(
  program
    .command('report')
    .description('write the report of a recorded run, or a site of the stored runs; exits with 0 for every verdict')
    .argument('[run]', 'RUN.json'),
)
  .option('--csv <file>', 'write figures and changes as CSV; - means standard output', text)
  .option('--junit <file>', 'write the verdicts as JUnit XML; - means standard output', text)
  .option('--bmf <file>', 'write the figures of head in Bencher Metric Format; - means standard output', text)
  .option('--gab <file>', "write them for github-action-benchmark's customSmallerIsBetter; - means standard output", text)
  .option('--site <dir>', 'write pages of the stored runs into a folder', text)
  .option('--config <file>', 'with --site: configuration file', text)
  .option('--baselines <dir>', 'with --site: folder of the stored runs', text)
  .action(by(async () => (await import('./recorded-run-commands.ts')).reportCommand));

const baseline = program.command('baseline').description('manage the stored runs');

withMeasuring(
  baseline.command('update').description('append a run to the stored runs: the given one, or a new one').argument('[run]', 'RUN.json'),
)
  .option('--keep <runs>', 'runs to keep of each benchmark and machine kind (default: retention.runs)', positiveInteger)
  .action(by(async () => (await import('./baseline-command.ts')).updateCommand));

withPlaces(
  baseline
    .command('import')
    .description('append the history of github-action-benchmark, for the charts of the site alone')
    .argument('<file>', 'its data.js')
    .option('--keep <runs>', 'runs to keep of each benchmark (default: retention.runs)', positiveInteger),
).action(by(async () => (await import('./baseline-command.ts')).importCommand));

withPlaces(baseline.command('show').description('list the stored runs')).action(
  by(async () => (await import('./baseline-command.ts')).showCommand),
);

withPlaces(
  baseline
    .command('prune')
    .description('drop the oldest stored runs')
    .option('--keep <runs>', 'runs to keep of each benchmark and machine kind (default: retention.runs)', positiveInteger)
    .option('--older-than <duration>', 'age at which a run is dropped, like 365d (default: retention.maxAge)', durationMs),
).action(by(async () => (await import('./baseline-command.ts')).pruneCommand));

withPlaces(
  program
    .command('accept')
    .description('accept a regression, and record it beside the stored runs')
    .argument('<benchmark>', 'id or glob, like express/*', glob)
    .requiredOption('--reason <text>', 'why the regression is accepted', text)
    .option('--up-to <change>', 'largest change that is accepted, like 5% (default: any size)', change)
    .addOption(
      new Option('--expires <duration>', 'how long the acceptance is valid').argParser(acceptedMs).default(acceptedMs('90d'), '90d'),
    ),
).action(by(async () => (await import('./accept-command.ts')).acceptCommand));

program
  .command('calibrate')
  .description('measure the noise of this machine')
  .argument('[run...]', 'earlier recordings')
  .option('--record <duration>', 'measure the working tree beside itself for this long first, like 30m', durationMs)
  .option('--only <glob>', 'benchmarks to record: a glob like express/*, or a selection; may be repeated', collect, [])
  .option('--config <file>', 'configuration file (default without --record: that of the newest run)', text)
  .option('--json <file>', 'write the calibration as JSON; - means standard output', text)
  .action(by(async () => (await import('./calibrate-command.ts')).calibrateCommand));

program
  .command('bisect')
  .description('find the commit at which a benchmark got slower')
  .argument('<benchmark>', 'id, like express/updateUser', text)
  .requiredOption('--good <ref>', 'a commit at which it was fast', text)
  .option('--bad <ref>', 'a later commit at which it is slow (default: HEAD)', text)
  .option('--profile <name>', 'how thoroughly to measure a commit (default: quick)', text)
  .option('--budget <duration>', 'time for measuring one commit, like 90s', durationMs)
  .option('--config <file>', 'configuration file', text)
  .option('--step', 'judge the working tree beside --good alone, for `git bisect run`: exits with 0, 1, or 125 to skip', false)
  .option('--json <file>', 'write commits and changes as JSON; - means standard output', text)
  .action(by(async () => (await import('./bisect-command.ts')).bisectCommand));

program
  .command('gitlab')
  .description('write the report of a recorded run as a note of the merge request, in GitLab CI')
  .argument('<run>', 'RUN.json')
  .action(by(async () => (await import('./gitlab-command.ts')).gitlabCommand));

program
  .command('list')
  .description('list targets and benchmarks, and the ones that the change reaches')
  .option('--config <file>', 'configuration file', text)
  .option('--base <ref>', 'commit to compare with', text)
  .addOption(benchmarksFrom())
  .option('--why', 'say of each target by which file and rule the change reaches it', false)
  .action(by(async () => (await import('./list-command.ts')).listCommand));

program
  .command('check')
  .description('install and boot every target and try each benchmark once, at base and head')
  .option('--config <file>', 'configuration file', text)
  .option('--only <glob>', 'benchmarks to try, like express/*, or a selection of the configuration; may be repeated', collect, [])
  .option('--base <ref>', 'commit to try beside head (default: the one that run compares with)', text)
  .option('--no-base', 'try head alone')
  .action(by(async () => (await import('./check-command.ts')).checkCommand));

program
  .command('init')
  .description('look at this project, write perf-gate.yml and the workflows, and try them')
  .option('--yes', 'take every proposal without asking', false)
  .option('--dry-run', 'show the files; write and run nothing', false)
  .option('--forks', 'write the two workflows for pull requests from forks (default: ask)')
  .option('--no-forks', 'write one workflow, for branches of this repository alone')
  .option('--no-try', 'write the files and stop: no install, no boot, no measuring')
  .option('--no-measure', 'boot every server once, but do not measure')
  .action(by(async () => (await import('./init-command.ts')).initCommand));

/** An action whose command is loaded only when it is given. Its exit code is that of the program. */
function by<Given extends readonly unknown[]>(
  load: () => Promise<(...given: Given) => Promise<number | void>>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const command = await load();
    process.exitCode = (await command(...given)) ?? EXIT.passed;
  };
}

function withMeasuring(command: Command): Command {
  return command
    .option('--config <file>', 'configuration file (default: perf-gate.yml, .yaml or .json)', text)
    .option('--only <glob>', 'benchmarks to measure: a glob like express/*, or a selection; may be repeated', collect, [])
    .option('--all', 'measure also the benchmarks that the change does not reach', false)
    .option('--baselines <dir>', 'folder of the stored runs', text)
    .option('--budget <duration>', 'time for measuring, like 10m; installing comes on top', durationMs)
    .option('--profile <name>', 'smoke, quick, standard, thorough, or a profile of the configuration (default: standard)', text)
    .option('--seed <number>', 'seed of the order of rounds', seed)
    .option('--shard <i/n>', 'part of the benchmarks, like 1/3; perf-gate merge joins the parts', shard);
}

function withPlaces(command: Command): Command {
  return command.option('--config <file>', 'configuration file', text).option('--baselines <dir>', 'folder of the stored runs', text);
}

function benchmarksFrom(): Option {
  return new Option(
    '--benchmarks-from <side>',
    "head: measure base by head's targets and scenarios, with the files of theirs that it lacks",
  ).choices(['head']);
}

function withOutputs(command: Command): Command {
  return command
    .option('--json <file>', 'write run and verdict as JSON; - means standard output', text)
    .option('--markdown <file>', 'write the report as markdown; - means standard output', text)
    .option('--html <file>', 'write the report as an HTML page with charts; - means standard output', text)
    .option('--verbose', 'show the whole report', false);
}

function collect(value: string, previous: readonly string[]): readonly string[] {
  return [...previous, glob(value)];
}

/** Parses an argument; where `parse` gives null, the advice is told. */
function argument<T>(parse: (value: string) => T | null, advice: string): (value: string) => T {
  return (value) => {
    const parsed = parse(value);
    if (parsed === null) throw new InvalidArgumentError(advice);
    return parsed;
  };
}

/** Runs the command of the arguments. @param procedure how rounds are measured; absent: as always */
export async function runProgram(procedure?: Procedure): Promise<void> {
  // Unawaited errors too: a crash must not read as a regression, nor leave processes behind.
  process.on('uncaughtException', (error) => {
    // The first failure has been told; later ones follow from it.
    process.exitCode ||= exitCodeOf(error);
    process.exit();
  });

  // `head` may close the pipe, and a user the terminal: no failure. On a full disk the verdict stands, and a pass without its report is none.
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'EIO') return;
    tell(describeUserError(CLI_ERRORS['report-not-written']({ reason: reasonOf(error), where: 'standard output' }, error)));
    process.once('exit', () => {
      process.exitCode ||= EXIT.usage;
    });
  });

  if (procedure !== undefined)
    program.hook('preAction', (_, command) => {
      command.setOptionValue('procedure', procedure);
    });
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

/** Tells an error by its kind. */
export function exitCodeOf(error: unknown): number {
  // commander has printed its message, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.passed : EXIT.usage;
  const usersError = ofUser(error);
  if (usersError !== null) {
    tell(describeUserError(usersError));
    return EXIT.usage;
  }
  if (error instanceof Interrupted) {
    tell(error.message);
    return EXIT.interrupted;
  }
  tell(`perf-gate itself failed; no verdict was reached.\n${error instanceof Error ? error.stack : String(error)}`);
  return EXIT.ourFailure;
}
