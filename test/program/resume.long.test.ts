import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Measured, RunFile } from '../../src/model.ts';
import { readRunFile } from '../../src/store/run-file.ts';
import { until } from '../until.ts';
import { assertNothingLeft, assertUserError } from './answers.ts';
import { repositoryWithChange, type SampleRepository } from './sample-repository.ts';
import { suiteFiles, SUITE_CONFIG } from './sample-suite.ts';

const LOOK = 12;

const FILES = { 'perf-gate.yml': `${SUITE_CONFIG}profiles:\n  long: { looks: [${LOOK}] }\npolicy:\n  rules:\n    - { threshold: 90% }\n`, ...suiteFiles() };

const openRepository = (): Promise<SampleRepository> => repositoryWithChange(FILES, suiteFiles(101));

const interruptedIn = ({ root }: SampleRepository): string => join(root, '.perf-gate/interrupted.json');

/** Begins a run, and ends it once its first round is kept. */
async function interrupt(repository: SampleRepository, signal: NodeJS.Signals, args: readonly string[]): Promise<RunFile> {
  const invocation = repository.startGate(args);
  await until(() => existsSync(interruptedIn(repository)), 'a round is kept');
  invocation.kill(signal);
  await invocation;
  // A killed run leaves its turn, which the next one takes.
  await until(async () => (await repository.leftovers()).files.every((file) => file.startsWith('perf-gate-turn-')), 'the copies are removed');
  return readRunFile(interruptedIn(repository));
}

function measuredIn({ run }: RunFile): Measured {
  const measurement = run.benchmarks[0]?.measurement;
  assert.ok(measurement?.state === 'measured', JSON.stringify(measurement));
  return measurement;
}

const roundsOf = (file: RunFile): readonly unknown[] => [...measuredIn(file).duets, ...measuredIn(file).solos, ...file.run.control];

describe('an interrupted run is continued', () => {
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    test(`after ${signal}: its rounds are kept, and only the others are measured`, { timeout: 120_000 }, async () => {
      await using repository = await openRepository();
      const saved = await interrupt(repository, signal, ['run', '--profile', 'long', '--all']);
      const before = measuredIn(saved);
      assert.ok(before.duets.length > 0 && before.duets.length < LOOK, `${before.duets.length} rounds`);

      const { exitCode, stderr } = await repository.gate(['run', '--resume', '.perf-gate/interrupted.json']);
      assert.equal(exitCode, 0, stderr);
      const whole = await readRunFile(join(repository.root, '.perf-gate/run.json'));
      const after = measuredIn(whole);
      assert.deepEqual(after.duets.map(({ index }) => index), Array.from({ length: LOOK }, (_, index) => index));
      assert.deepEqual(after.duets.slice(0, before.duets.length), before.duets);
      assert.deepEqual(after.solos.slice(0, before.solos.length), before.solos);
      assert.deepEqual([whole.run.seed, whole.run.profile], [saved.run.seed, 'long']);
      assert.deepEqual(whole.run.notes.filter(({ kind }) => kind === 'run-resumed' || kind === 'run-interrupted'), [
        { kind: 'run-resumed', startedAt: saved.run.startedAt, rounds: before.duets.length + before.solos.length },
      ]);
      assert.ok(!existsSync(interruptedIn(repository)), 'nothing is left to continue');
      await assertNothingLeft(repository);
      const again = await repository.gate(['run', '--resume', '.perf-gate/run.json']);
      await assertUserError(repository, again, { what: /was not interrupted/, where: /run\.json/, fix: /without --resume/ });
    });
  }

  test('and is interrupted again: no round is lost', { timeout: 120_000 }, async () => {
    await using repository = await openRepository();
    const first = await interrupt(repository, 'SIGINT', ['run', '--profile', 'long', '--all']);
    await rename(interruptedIn(repository), join(repository.root, '.perf-gate/first.json'));
    const second = await interrupt(repository, 'SIGINT', ['run', '--resume', '.perf-gate/first.json']);
    const rounds = roundsOf(second).map((round) => JSON.stringify(round));
    assert.ok(roundsOf(first).every((round) => rounds.includes(JSON.stringify(round))), 'all are kept');
    assert.ok(rounds.length > roundsOf(first).length, 'and others are added');
  });
});

test('an interrupted run of another commit is not continued', { timeout: 60_000 }, async () => {
  await using repository = await openRepository();
  await interrupt(repository, 'SIGINT', ['run', '--profile', 'long', '--all']);
  await repository.commit('another', { 'maths/new.mjs': '' });
  const answer = await repository.gate(['run', '--resume', '.perf-gate/interrupted.json']);
  await assertUserError(repository, answer, { what: /its head is/, where: /interrupted\.json/, fix: /Check out what it measured/ });
});
