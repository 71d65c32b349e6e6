import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Command, CommanderError } from 'commander';
import { program } from '../../src/cli/program.ts';
import { MOST_SEED } from '../../src/system/this-program.ts';

/** As a script gives them in which a variable is not set. */
const WITHOUT_A_WORD: readonly { readonly args: readonly string[]; readonly option: string }[] = [
  ...['--config', '--base', '--baselines', '--profile', '--json', '--markdown'].map((option) => ({ args: ['run'], option })),
  ...['--config', '--baselines'].flatMap((option) =>
    [
      ['baseline', 'show'],
      ['baseline', 'prune'],
      ['accept', 'api/hello', '--reason', 'why'],
    ].map((args) => ({ args, option })),
  ),
  ...['--config', '--base'].map((option) => ({ args: ['list'], option })),
  ...['--config', '--json'].map((option) => ({ args: ['calibrate'], option })),
];

const REFUSED: readonly (readonly [args: readonly string[], told: RegExp])[] = [
  [['run', '--budget', '10'], /--budget.* '10' is invalid\. Give a duration like 90s, 10m or 1h\./],
  [['run', '--budget', '0s'], /--budget.* '0s' is invalid/],
  [['run', '--seed', 'x'], /--seed.* 'x' is invalid\. Give a whole number from 0/],
  [['run', '--seed', '2147483648'], /--seed.* '2147483648' is invalid\. Give a whole number from 0 to 2147483647\./],
  // The largest seed is taken, and what follows it is not.
  [['run', '--seed', String(MOST_SEED), '--budget', '10'], /--budget/],
  [['run', '--only', ''], /--only.* '' is invalid\. Give a glob over benchmark ids/],
  [['run', '--only', '/hello'], /--only.* '\/hello' is invalid\. Give a glob over benchmark ids/],
  [['accept', '/hello', '--reason', 'why'], /'\/hello' is invalid for argument 'benchmark'\. Give a glob over benchmark ids/],
  [['run', '--frobnicate'], /unknown option '--frobnicate'/],
  [['run', 'surplus'], /too many arguments for 'run'/],
  [['frobnicate'], /unknown command 'frobnicate'/],
  [['compare'], /missing required argument 'run'/],
  [['merge'], /missing required argument 'run'/],
  [['merge', 'shards', '--expect', '0'], /--expect.* '0' is invalid\. Give a whole number from 1\./],
  [['run', '--jobs', '0'], /--jobs.* '0' is invalid\. Give a whole number from 1\./],
  [['run', '--shard', '3/2'], /--shard.* '3\/2' is invalid\. Give a part like 1\/3/],
  [['baseline', 'prune', '--keep', '0'], /--keep.* '0' is invalid\. Give a whole number from 1\./],
  ...WITHOUT_A_WORD.map(
    ({ args, option }) => [[...args, option, ''], new RegExp(`${option}.* '' is invalid\\. Give at least a word\\.`)] as const,
  ),
  [['accept', 'api/hello'], /required option '--reason <text>' not specified/],
  [['accept', 'api/hello', '--reason', ' '], /--reason.* Give at least a word\./],
  [['accept', 'api/hello', '--reason', 'why', '--up-to', '5'], /--up-to.* Give a percentage above zero with its sign, like 5%\./],
  [['accept', 'api/hello', '--reason', 'why', '--expires', 'never'], /--expires.* Give a duration/],
  [['accept', 'api/hello', '--reason', 'why', '--expires', '9999999999d'], /--expires.* Give a duration like 90d, of 3650d at most\./],
];

/** What is said on standard error where a command line is refused. */
async function refusalOf(args: readonly string[]): Promise<string> {
  let told = '';
  const listenTo = (command: Command): void => {
    command.configureOutput({
      writeErr: (text) => {
        told += text;
      },
    });
    command.commands.forEach(listenTo);
  };
  listenTo(program);
  await assert.rejects(program.parseAsync(args, { from: 'user' }), CommanderError);
  return told;
}

for (const [args, told] of REFUSED) {
  test(`\`perf-gate ${args.join(' ')}\` is refused, and the message names what is not understood`, async () => {
    const [first = '', ...rest] = (await refusalOf(args)).split('\n');
    assert.match(first, told);
    assert.deepEqual(rest, ['(perf-gate --help lists commands and options)', '']);
  });
}
