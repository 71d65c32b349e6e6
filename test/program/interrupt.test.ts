import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { readRunFile } from '../../src/store/run-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { untilEnded } from '../processes.ts';
import { until } from '../until.ts';
import { assertNothingLeft } from './answers.ts';
import { repositoryOf, repositoryWithChange, type Invocation, type SampleRepository } from './sample-repository.ts';
import { sampleConfig, sampleFiles, sampleServer } from './sample-server.ts';
import { SUITE_CONFIG } from './sample-suite.ts';
import { describeNote } from '../../src/report/words.ts';

async function untilStarted(repository: SampleRepository, servers: number): Promise<void> {
  await until(async () => (await repository.serverPids()).length >= servers, `${servers} servers have started`);
}

/** Sends a signal, and once more as soon as it is noticed. */
async function killTwice(invocation: Invocation, signal: 'SIGINT' | 'SIGHUP'): Promise<void> {
  let told = '';
  invocation.stderr.on('data', (chunk: unknown) => {
    told += String(chunk);
  });
  invocation.kill(signal);
  await until(() => told.includes('stopping every process'), 'it has noticed');
  invocation.kill(signal);
}

test('Ctrl-C in the middle of measuring, which npm passes on as well, stops every process and keeps the rounds that were finished', async () => {
  await using repository = await repositoryWithChange(sampleFiles(), { 'api/server.mjs': sampleServer({ first: '// changed' }) });
  const invocation = repository.startGate(['run', '--profile', 'quick', '--seed', '1']);
  // Both are looked at first. The first round is over once servers of the second and third have started.
  await untilStarted(repository, 6);
  assert.equal((await repository.leftovers()).pids.length > 0, true, 'a server is running');
  await killTwice(invocation, 'SIGINT');
  const { exitCode, stdout, stderr } = await invocation;

  assert.equal(exitCode, 130, stderr);
  assert.equal(stdout, '');
  assert.match(stderr, /^Interrupted\. No verdict was reached; what was measured is saved in \.perf-gate\/interrupted\.json\.$/m);
  assert.doesNotMatch(stderr, /^ {4}at /m, 'no stack trace');
  await assertNothingLeft(repository);
  assert.equal(await repository.status(), '');

  const saved = await readRunFile(join(repository.root, '.perf-gate/interrupted.json'));
  const measurement = saved.run.benchmarks[0]?.measurement;
  assert.ok(measurement?.state === 'measured' && measurement.duets.length + measurement.solos.length > 0, 'a round was saved');
  assert.ok(saved.run.notes.some((note) => describeNote(note).includes('interrupted')));
  assert.equal((await repository.gate(['compare', '.perf-gate/interrupted.json'])).exitCode, 3, 'what was stopped is incomplete');
});

test('closing the terminal, which the shell tells as well, while a target is built ends with exit code 130 and leaves nothing', async () => {
  await using repository = await repositoryOf({
    ...sampleFiles(),
    'perf-gate.yml': sampleConfig({ server: 'build: node build.mjs' }),
    'api/build.mjs': `import { appendFileSync } from 'node:fs';\nappendFileSync(process.env.PID_FILE, process.pid + '\\n');\nsetInterval(() => {}, 1000);\n`,
  });
  const invocation = repository.startGate(['run']);
  await untilStarted(repository, 1);
  await killTwice(invocation, 'SIGHUP');
  const { exitCode, stdout, stderr } = await invocation;

  assert.equal(exitCode, 130, stderr);
  assert.equal(stdout, '');
  assert.match(stderr, /^Interrupted before anything was measured/m);
  await assertNothingLeft(repository);
  assert.deepEqual((await readdir(repository.root)).toSorted(), ['.git', '.perf-gate', 'api', 'perf-gate.yml']);
  assert.deepEqual(await readdir(join(repository.root, '.perf-gate')), ['.gitignore']);
});

test('Ctrl-C while a suite is asked for its tasks ends what its file has started too', async () => {
  await using repository = await repositoryOf({
    'perf-gate.yml': SUITE_CONFIG,
    'maths/maths.suite.mjs': `import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const broker = spawn('sleep', ['600'], { stdio: 'ignore' });
appendFileSync(process.env.PID_FILE, broker.pid + '\\n');
await new Promise(() => {});
`,
  });
  const invocation = repository.startGate(['list']);
  await untilStarted(repository, 1);
  invocation.kill('SIGINT');
  const { exitCode, stdout, stderr } = await invocation;

  assert.equal(exitCode, 130, stderr);
  assert.equal(stdout, '');
  assert.match(stderr, /^Interrupted before everything was looked at; nothing is listed\.$/m);
  await assertNothingLeft(repository);
});

test('Ctrl-C once more, later than what may be the same, does not wait for what goes on', async () => {
  await using programs = await temporaryFolder();
  await writeFile(join(programs.path, 'git'), '#!/bin/sh\necho $$ >> "$PID_FILE"\nexec sleep 600\n', { mode: 0o755 });
  await using repository = await repositoryOf(sampleFiles());
  const invocation = repository.startGate(['list'], { PATH: [programs.path, process.env['PATH']].join(delimiter) });
  await untilStarted(repository, 1);
  await until(() => !invocation.kill('SIGINT'), 'it has ended');
  const { exitCode, stderr } = await invocation;
  for (const pid of await repository.serverPids()) await untilEnded(pid);

  assert.equal(exitCode, 130, stderr);
  assert.equal(stderr.match(/^stopping every process/gm)?.length, 1, 'what comes at once is the same interrupt');
  assert.doesNotMatch(stderr, /Interrupted/);
});

test('an interrupted baseline is not stored', async () => {
  await using repository = await repositoryOf(sampleFiles());
  const invocation = repository.startGate(['baseline', 'update', '--profile', 'quick']);
  await untilStarted(repository, 1);
  invocation.kill('SIGTERM');
  const { exitCode, stdout, stderr } = await invocation;

  assert.equal(exitCode, 130, stderr);
  assert.equal(stdout, '');
  assert.match(stderr, /Nothing was stored/);
  await assertNothingLeft(repository);
  assert.equal(await repository.status(), '', 'no baseline file');
});
