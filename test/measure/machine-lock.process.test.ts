import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import type { RunIo } from '../../src/measure/notes.ts';
import { takeMachineLock } from '../../src/measure/machine-lock.ts';
import { startOf } from '../../src/system/process-group.ts';
import { untilEnded } from '../processes.ts';
import { temporaryFolder, withTemporaryFiles } from '../temporary-folder.ts';
import { until } from '../until.ts';

/** A run in a process of its own, which takes its turn. */
function startRun(folder: string, temporary: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'machine-lock-in-child.ts'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: temporary },
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk: unknown) => {
    output += String(chunk);
  });
  /** All that it has told, and `taken` at last. */
  const told = (): readonly unknown[] =>
    output
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    pid: child.pid!,
    told,
    holdsLock: () => until(() => told().includes('taken'), 'the turn is taken'),
    /** Ends its turn, and the process. */
    end: async () => {
      child.stdin.write('on\n');
      await ended;
    },
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

const waitingFor = (pid: number, folder: string, ahead = 1): unknown => ({
  phase: 'note',
  note: { kind: 'waiting-for-run', pid, folder, ahead },
});

const untilTold = (run: ReturnType<typeof startRun>): Promise<void> => until(() => run.told().length > 0, 'it has told something');

/** A run in this process. `told`: progress and notes. */
function runHere(signal = new AbortController().signal): { readonly told: unknown[]; readonly io: Omit<RunIo, 'warn'> } {
  const told: unknown[] = [];
  const tell = (event: unknown): void => {
    told.push(event);
  };
  return { told, io: { signal, progress: tell, note: tell } };
}

test('a run waits until another has measured, says so, and notes how long; nothing stays', async () => {
  await using temporary = await temporaryFolder();
  await using first = startRun('/first', temporary.path);
  await first.holdsLock();
  await using second = startRun('/second', temporary.path);
  await untilTold(second);
  await sleep(3_000);
  assert.deepEqual(second.told(), [waitingFor(first.pid, '/first')]);
  await first.end();
  await second.holdsLock();
  const [, noted] = second.told() as { readonly kind: string; readonly seconds: number }[];
  assert.equal(noted?.kind, 'waited-for-run');
  assert.ok(noted.seconds >= 3);
  await second.end();
  assert.deepEqual(first.told(), ['taken']);
  assert.deepEqual(await readdir(temporary.path), []);
});

test('runs measure in the order in which they came, told of their place, though the one that measures is killed', async () => {
  await using temporary = await temporaryFolder();
  await using first = startRun('/first', temporary.path);
  await first.holdsLock();
  await using second = startRun('/second', temporary.path);
  await untilTold(second);
  await using third = startRun('/third', temporary.path);
  await untilTold(third);
  await using fourth = startRun('/fourth', temporary.path);
  await untilTold(fourth);
  assert.deepEqual(
    [second, third, fourth].flatMap((run) => run.told()),
    [1, 2, 3].map((ahead) => waitingFor(first.pid, '/first', ahead)),
  );
  await first.kill();
  await second.holdsLock();
  await third.kill();
  await until(() => fourth.told().length > 1, 'it is told that it has come nearer');
  await sleep(2_000);
  assert.deepEqual(fourth.told().at(-1), waitingFor(second.pid, '/second'));
  await second.end();
  await fourth.holdsLock();
  await fourth.end();
  assert.deepEqual(await readdir(temporary.path), []);
});

test('a run waits for the lock of the queue, however long another holds it', async () => {
  await using temporary = await temporaryFolder();
  const { told, io } = runHere();
  await withTemporaryFiles(temporary.path, async () => {
    const file = path.join(temporary.path, `perf-gate-turn-${process.getuid?.() ?? 0}.json`);
    const unlock = await lock(file, { realpath: false });
    let isTaken = false;
    const turn = takeMachineLock('/here', io).then((taken) => {
      isTaken = true;
      return taken;
    });
    await sleep(4_000);
    assert.equal(isTaken, false);
    await unlock();
    await (await turn)[Symbol.asyncDispose]();
  });
  assert.deepEqual(
    told.filter((one) => typeof one === 'object' && one !== null && 'kind' in one && one.kind === 'no-machine-lock'),
    [],
  );
});

test('a turn of a process that has ended, or whose number another process has now, is taken at once', async () => {
  await using temporary = await temporaryFolder();
  const taker = startRun('/taker', temporary.path);
  await taker.holdsLock();
  const [file = ''] = await readdir(temporary.path);
  await taker.kill();
  const left: unknown = JSON.parse(await readFile(path.join(temporary.path, file), 'utf8'));
  const earlier = { pid: process.pid, start: 'before', folder: '/earlier' };
  for (const turn of [left, [earlier], 'nonsense']) {
    await writeFile(path.join(temporary.path, file), JSON.stringify(turn));
    const { told, io } = runHere();
    await withTemporaryFiles(temporary.path, async () => {
      await using _ = await takeMachineLock('/here', io);
      assert.match(await readFile(path.join(temporary.path, file), 'utf8'), /here/);
    });
    assert.deepEqual(told, []);
  }
});

test('an interrupt ends the waiting, and the other run keeps its turn', async () => {
  await using temporary = await temporaryFolder();
  await using first = startRun('/first', temporary.path);
  await first.holdsLock();
  const interrupt = new AbortController();
  const { told, io } = runHere(interrupt.signal);
  await withTemporaryFiles(temporary.path, async () => {
    const turn = takeMachineLock('/here', io);
    await until(() => told.length > 0, 'it waits');
    interrupt.abort();
    await (await turn)[Symbol.asyncDispose]();
  });
  assert.deepEqual(told, [waitingFor(first.pid, '/first')]);
  const [file = ''] = await readdir(temporary.path);
  assert.match(await readFile(path.join(temporary.path, file), 'utf8'), /first/);
  assert.doesNotMatch(await readFile(path.join(temporary.path, file), 'utf8'), /here/);
});

test('where the temporary folder cannot be written a run does not wait, and says so', async () => {
  await using temporary = await temporaryFolder();
  const { told, io } = runHere();
  await withTemporaryFiles(path.join(temporary.path, 'nowhere'), async () => {
    await using _ = await takeMachineLock('/here', io);
  });
  assert.match(JSON.stringify(told), /^\[\{"kind":"no-machine-lock","file":".*nowhere.*ENOENT/);
});

test('a process that runs has a start of its own, and one that has ended has none', async () => {
  const child = spawn('sleep', ['60']);
  const start = startOf(child.pid!);
  assert.notEqual(start, null);
  if (process.platform === 'linux') assert.notEqual(start, startOf(process.pid));
  child.kill('SIGKILL');
  await untilEnded(child.pid!);
  assert.equal(startOf(child.pid!), null);
});
