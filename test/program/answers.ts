import assert from 'node:assert/strict';
import type { Answer, SampleRepository } from './sample-repository.ts';

/** The three lines of a user's error: what, where, how to mend it. */
const USER_ERROR = /^error: (?<what>[^]+?)\n {3}at: (?<where>.+)\n {2}fix: (?<fix>.+)\n$/m;

/** A report whose name is in order, and leaves no room for the longer one of a temporary file: that shows only when it is written. */
export const UNWRITABLE_REPORT = `${'r'.repeat(240)}.json`;

/** What, where and how to mend it, of a user's error. */
interface ToldError {
  readonly what: RegExp;
  readonly where: RegExp;
  readonly fix: RegExp;
}

/** Exit code 2 with one message, nothing on standard output, and no server started. */
export async function assertUserError(repository: SampleRepository, answer: Answer, told: ToldError): Promise<void> {
  assert.equal(answer.exitCode, 2, answer.stderr);
  assert.equal(answer.stdout, '');
  const { what = '', where = '', fix = '' } = USER_ERROR.exec(answer.stderr)?.groups ?? {};
  assert.match(what, told.what);
  assert.match(where, told.where);
  assert.match(fix, told.fix);
  assert.equal(answer.stderr.match(/^error:/gm)?.length, 1, 'one message and no more');
  assert.doesNotMatch(answer.stderr, /^ {4}at /m, 'no stack trace');
  assert.deepEqual(await repository.serverPids(), []);
  await assertNothingLeft(repository);
}

/** The same of a command line that runs in this process. */
export const assertRefused = async (repository: SampleRepository, args: readonly string[], told: ToldError): Promise<void> =>
  assertUserError(repository, await repository.command(...args), told);

/** A verdict with its exit code, first line and, somewhere below, a reason; every server has ended and `git status` is as before. */
export async function assertVerdict(
  repository: SampleRepository,
  answer: Answer,
  told: { readonly exitCode: number; readonly firstLine: RegExp; readonly reason?: RegExp },
): Promise<void> {
  assert.equal(answer.exitCode, told.exitCode, answer.stderr);
  assert.match(answer.stdout.split('\n', 1)[0] ?? '', told.firstLine);
  if (told.reason !== undefined) assert.match(answer.stdout, told.reason);
  assert.doesNotMatch(answer.stderr, /^error:|^ {4}at /m);
  assert.equal(await repository.status(), '');
  await assertNothingLeft(repository);
}

export async function assertNothingLeft(repository: SampleRepository): Promise<void> {
  assert.deepEqual(await repository.leftovers(), { pids: [], files: [] });
}
