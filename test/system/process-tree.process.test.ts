import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { planCores } from '../../src/measure/cores.ts';
import { sayEnding } from '../../src/reasons/entry.ts';
import { groupEnds, killGroups } from '../../src/system/process-group.ts';
import {
  type ProcessTree,
  type ProcessTreeOptions,
  startProcessTree,
  stopAllProcessTrees,
  succeeded,
} from '../../src/system/process-tree.ts';
import { targetEnvironment } from '../../src/system/program-environment.ts';
import { isRunning, untilEnded } from '../processes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { until } from '../until.ts';

/** Longer than any test runs. */
const LONG_MS = 600_000;

/** For gates that end by themselves. */
const MODULE = new URL('../../src/system/process-tree.ts', import.meta.url).href;

const start = (command: ProcessTreeOptions['command'], change: Partial<ProcessTreeOptions> = {}): ProcessTree =>
  startProcessTree({ command, cwd: import.meta.dirname, env: targetEnvironment({}), cores: null, ...change });

const shell = (script: string, change: Partial<ProcessTreeOptions> = {}): ProcessTree => start(['/bin/sh', '-c', script], change);

/** What a script wrote to a file, as soon as it is whole. */
async function textOnce(file: string): Promise<string> {
  await until(async () => existsSync(file) && (await readFile(file, 'utf8')).endsWith('\n'), `${file} is whole`);
  return (await readFile(file, 'utf8')).trim();
}

const factOf = async (pid: number, name: string): Promise<string | undefined> =>
  new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];

describe('a process tree', () => {
  for (const [script, ending, how] of [
    ['exit 0', { kind: 'exited', code: 0 }, 'exited with code 0'],
    ['exit 3', { kind: 'exited', code: 3 }, 'exited with code 3'],
    ['kill -TERM $$', { kind: 'signalled', signal: 'SIGTERM' }, 'was ended by SIGTERM'],
  ] as const) {
    it(`whose program does \`${script}\` says that it ${how}`, async () => {
      await using tree = shell(script);
      assert.equal(tree.ending(), null);
      assert.deepEqual(await tree.ended, ending);
      assert.deepEqual(tree.ending(), ending);
      assert.deepEqual([sayEnding(ending), succeeded(ending)], [how, script === 'exit 0']);
    });
  }

  it(
    'ends a server that its launcher has put into a session of its own, without the mark: on SIGTERM, or by killing it',
    { skip: process.platform !== 'linux' },
    async () => {
      for (const [onSigterm, isOwnWill] of [
        ['echo ended >> log; exit 0', true],
        ['', false],
      ] as const) {
        await using folder = await temporaryFolder();
        const script = `trap '${onSigterm}' TERM; echo $$ > pid; while :; do sleep 0.05; done`;
        const tree = shell(`setsid -w env -i PATH="$PATH" /bin/sh -c "$SCRIPT"`, {
          cwd: folder.path,
          env: targetEnvironment({ SCRIPT: script }),
        });
        const pid = Number(await textOnce(join(folder.path, 'pid')));
        assert.deepEqual([await tree.stop(500), await isRunning(pid)], [isOwnWill, false]);
        assert.equal(existsSync(join(folder.path, 'log')), isOwnWill);
      }
    },
  );

  it('of a program that does not exist says so', async () => {
    await using tree = start(['/no/such/program']);
    const ending = await tree.ended;
    assert.match(sayEnding(ending), /^could not be started: .*\/no\/such\/program/s);
    assert.deepEqual([tree.ending(), succeeded(ending)], [ending, false]);
  });

  it('of a folder that does not exist says so', async () => {
    await using tree = shell('exit 0', { cwd: '/no/such/folder' });
    assert.match(sayEnding(await tree.ended), /^could not be started: .*\/no\/such\/folder/s);
  });

  it('has ended with its program, although what that left running holds the output open', async () => {
    await using tree = shell('sleep 600 & echo left one; exit 4');
    assert.deepEqual(await tree.ended, { kind: 'exited', code: 4 });
    assert.equal(tree.output(), 'left one');
  });

  it('keeps the last of what it printed, on either stream', async () => {
    await using tree = shell('seq 1 5000; sleep 0.05; echo sorry >&2');
    await tree.ended;
    assert.ok(tree.output().endsWith('4999\n5000\nsorry'), tree.output().slice(-50));
    assert.ok(tree.output().length <= 16_000);
  });

  it('is a session of its own, so that it is a scheduling group of its own', async () => {
    await using tree = shell('cut -d" " -f6 /proc/self/stat; sleep 600');
    await until(() => tree.output() !== '', 'it has printed something');
    assert.equal(tree.output(), String(tree.pid));
  });

  it('is pinned to the cores it is given', async (t) => {
    const cores = await planCores();
    if (cores === null) return t.skip('processes cannot be pinned here');
    await using tree = shell('grep Cpus_allowed_list /proc/self/status; sleep 600', { cores: [cores.server] });
    await until(() => tree.output() !== '', 'it has printed something');
    assert.match(tree.output(), new RegExp(`^Cpus_allowed_list:\\s*${cores.server}$`));
    assert.equal(await factOf(tree.pid, 'Cpus_allowed_list'), String(cores.server));
  });

  it('gets no variable but those it is given, and its mark', async () => {
    await using tree = start(['/usr/bin/env'], { env: { WHO: 'Ada' } });
    await tree.ended;
    assert.match(tree.output(), /^WHO=Ada\nPERF_GATE_TREE=\S+$/);
  });

  it('sends and receives messages until one stops listening', async () => {
    await using tree = start(['node', '-e', 'process.on("message", (message) => process.send({ echo: message }))'], { messages: true });
    const heard: unknown[] = [];
    const answers = Promise.withResolvers<unknown>();
    const stopListening = tree.onMessage((message) => heard.push(message));
    await tree.send({ n: 1 });
    await until(() => heard.length > 0, 'it has answered');
    stopListening();
    tree.onMessage(answers.resolve);
    await tree.send({ n: 2 });
    assert.deepEqual(await answers.promise, { echo: { n: 2 } });
    assert.deepEqual(heard, [{ echo: { n: 1 } }]);
  });
});

describe('stopping a process tree', () => {
  it('lets the program end by itself', async () => {
    await using folder = await temporaryFolder();
    await using tree = shell('trap "echo goodbye > farewell; exit 0" TERM; echo ready > ready; while :; do sleep 0.02; done', {
      cwd: folder.path,
    });
    await textOnce(join(folder.path, 'ready'));
    assert.equal(await tree.stop(LONG_MS), true);
    assert.equal(await textOnce(join(folder.path, 'farewell')), 'goodbye');
    assert.deepEqual(await tree.ended, { kind: 'exited', code: 0 });
  });

  for (const [what, redirected] of [
    ['that was started by a shell, which ends at once', ''],
    ['whose output goes elsewhere', ' > server.log 2>&1'],
  ] as const) {
    it(`leaves its grace to a program ${what}`, async () => {
      await using folder = await temporaryFolder();
      const program =
        'process.on("SIGTERM", () => setTimeout(() => { fs.writeFileSync("farewell", "goodbye\\n"); process.exit(); }, 300)); setInterval(() => {}, 1000); fs.writeFileSync("ready", "ready\\n");';
      await using tree = shell(`node -e '${program}'${redirected}; true`, { cwd: folder.path });
      await textOnce(join(folder.path, 'ready'));
      assert.equal(await tree.stop(LONG_MS), true);
      assert.equal(await readFile(join(folder.path, 'farewell'), 'utf8'), 'goodbye\n');
    });
  }

  it('does not wait for zombies', async (t) => {
    if (process.platform !== 'linux') return t.skip('the system says of itself that they are dead');
    await using folder = await temporaryFolder();
    // Whoever started the child leaves the group, and never asks how it ended.
    await using tree = shell('(sleep 600 & exec setsid /bin/sh -c "echo ready > ready; exec sleep 600") & wait', { cwd: folder.path });
    await textOnce(join(folder.path, 'ready'));
    assert.equal(await tree.stop(LONG_MS), true);
  });

  it('kills a program that ignores SIGTERM, after its grace', async () => {
    await using folder = await temporaryFolder();
    await using tree = shell('trap "" TERM; echo ready > ready; while :; do sleep 0.02; done', { cwd: folder.path });
    await textOnce(join(folder.path, 'ready'));
    assert.equal(await tree.stop(50), false);
    assert.deepEqual(await tree.ended, { kind: 'signalled', signal: 'SIGKILL' });
    assert.equal(await isRunning(tree.pid), false);
  });

  it('ends children, and grandchildren that left the group for a session of their own', async () => {
    await using folder = await temporaryFolder();
    await using tree = shell('(setsid sleep 600 & echo $! > stray); sleep 600 & echo $! > child; wait', { cwd: folder.path });
    const pids = await Promise.all(['stray', 'child'].map(async (name) => Number(await textOnce(join(folder.path, name)))));
    assert.deepEqual(await Promise.all(pids.map(isRunning)), [true, true]);
    await tree.stop(LONG_MS);
    for (const pid of pids) await untilEnded(pid);
  });

  it('ends what a program that has ended itself left behind', async () => {
    await using folder = await temporaryFolder();
    await using tree = shell('setsid sleep 600 & echo $! > stray', { cwd: folder.path });
    await tree.ended;
    const stray = Number(await textOnce(join(folder.path, 'stray')));
    assert.equal(await tree.stop(LONG_MS), true);
    await untilEnded(stray);
  });

  it('happens once, however often it is asked for', async () => {
    // A shell that is just forking may be ended before its child can hear of it (one in some thousand times): no child here.
    await using tree = shell('exec sleep 600');
    assert.deepEqual(await Promise.all([tree.stop(LONG_MS), tree.stop(0)]), [true, true]);
  });

  it('takes no longer at an interrupt than that allows, also where a longer grace has begun', async () => {
    await using folder = await temporaryFolder();
    await using tree = shell('trap "" TERM; echo ready > ready; while :; do sleep 0.02; done', { cwd: folder.path });
    await textOnce(join(folder.path, 'ready'));
    const stopped = tree.stop(LONG_MS);
    await stopAllProcessTrees();
    await stopped;
    assert.deepEqual(await tree.ended, { kind: 'signalled', signal: 'SIGKILL' });
  });

  it('happens at the end of the scope, and to all trees at an interrupt', async () => {
    const trees = [shell('sleep 600'), shell('trap "" TERM; while :; do sleep 0.02; done')];
    await stopAllProcessTrees();
    assert.deepEqual(await Promise.all(trees.map(({ pid }) => isRunning(pid))), [false, false]);
    const scoped = await (async () => {
      await using tree = shell('sleep 600');
      return tree.pid;
    })();
    assert.equal(await isRunning(scoped), false);
  });

  it('is waited for also where nothing else keeps the gate from ending', async () => {
    await using folder = await temporaryFolder();
    const left = 'trap "sleep 0.5; exit" TERM; echo ready > ready; while :; do sleep 0.05; done';
    const script = `import { existsSync } from 'node:fs';
      import { startProcessTree } from '${MODULE}';
      const tree = startProcessTree({ command: ['/bin/sh', '-c', '(${left}) > log 2>&1; true'], cwd: process.cwd(), env: { PATH: process.env.PATH }, cores: null });
      while (!existsSync('ready')) await new Promise((resolve) => { setTimeout(resolve, 5); });
      console.log('by its own will:', await tree.stop(${LONG_MS}));`;
    const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', script], { cwd: folder.path, timeout: LONG_MS });
    assert.equal(stdout, 'by its own will: true');
  });

  it('leaves processes of another user alone, and ends all the same', async (t) => {
    if (process.platform === 'darwin') return t.skip('the system says the same of those who have ended');
    // The shell has no mark by which it could be found, as what sudo starts cannot be.
    const script = `import { startProcessTree } from '${MODULE}';
      const tree = startProcessTree({ command: ['/usr/bin/env', '-i', '/bin/sh', '-c', 'echo ready; exec sleep 600'], cwd: process.cwd(), env: {}, cores: null });
      while (tree.output() === '') await new Promise((resolve) => { setTimeout(resolve, 5); });
      const kill = process.kill.bind(process);
      process.kill = (pid, name) => {
        if (pid === -tree.pid) throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
        return kill(pid, name);
      };
      console.log(tree.pid, await tree.stop(50));`;
    const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', script], { timeout: LONG_MS });
    const [, pid = ''] = /^(\d+) false$/.exec(stdout) ?? assert.fail(stdout);
    assert.equal(await isRunning(Number(pid)), true);
    process.kill(Number(pid), 'SIGKILL');
  });

  it('happens also where the whole gate exits, to those in sessions of their own as well', async () => {
    await using folder = await temporaryFolder();
    const script = `const { startProcessTree } = await import('${MODULE}');
      const { statSync } = await import('node:fs');
      const command = ['/bin/sh', '-c', '(setsid sleep 600 & echo $! > stray); exec sleep 600'];
      const tree = startProcessTree({ command, cwd: process.cwd(), env: { PATH: process.env.PATH }, cores: null });
      while (!statSync('stray', { throwIfNoEntry: false })?.size) await new Promise((resolve) => { setTimeout(resolve, 5); });
      console.log(tree.pid);
      process.exit(0);`;
    const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', script], { cwd: folder.path, timeout: LONG_MS });
    const stray = await textOnce(join(folder.path, 'stray'));
    for (const pid of [stdout, stray]) {
      assert.match(pid, /^\d+$/);
      await untilEnded(Number(pid));
    }
  });
});

/** The id of a group of one process, which is gone after the test. */
function startGroup(t: TestContext): number {
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  t.after(() => {
    child.kill('SIGKILL');
  });
  return child.pid ?? assert.fail('it was not started');
}

/** As the system does where all of a group belong to another user. */
function refuse(t: TestContext, groupId: number): void {
  const kill = process.kill.bind(process);
  t.mock.method(process, 'kill', (pid: number, name?: string | number) => {
    if (pid === -groupId) throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    return kill(pid, name);
  });
}

test('a group of another user keeps none of the others from being killed, and is known to be there still', async (t) => {
  if (process.platform === 'darwin') return t.skip('the system says the same of those who have ended');
  const [refused, ours] = [startGroup(t), startGroup(t)];
  refuse(t, refused);
  killGroups([refused, ours].map((groupId) => ({ groupId, mark: `PERF_GATE_TREE=${randomUUID()}` })));
  await untilEnded(ours);
  assert.equal(await isRunning(refused), true);
  assert.equal(await groupEnds(refused, 50, () => false), false);
});
