import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { planCores } from '../../src/measure/cores.ts';
import { startProcessTree, stopAllProcessTrees, type ProcessTree, type ProcessTreeOptions } from '../../src/processes/process-tree.ts';
import { targetEnvironment } from '../../src/measure/target-environment.ts';
import { isRunning } from '../processes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Longer than any test runs. */
const LONG_MS = 60_000;

const start = (command: ProcessTreeOptions['command'], change: Partial<ProcessTreeOptions> = {}): ProcessTree =>
  startProcessTree({ command, cwd: import.meta.dirname, env: targetEnvironment({}), cores: null, ...change });

const shell = (script: string, change: Partial<ProcessTreeOptions> = {}): ProcessTree => start(['/bin/sh', '-c', script], change);

/** What a script wrote to a file, as soon as it is whole. */
async function textOnce(file: string): Promise<string> {
  while (!existsSync(file) || !(await readFile(file, 'utf8')).endsWith('\n')) await sleep(5);
  return (await readFile(file, 'utf8')).trim();
}

const factOf = async (pid: number, name: string): Promise<string | undefined> =>
  new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];

describe('a process tree', () => {
  for (const [script, how] of [
    ['exit 0', 'exited with code 0'],
    ['exit 3', 'exited with code 3'],
    ['kill -TERM $$', 'was ended by SIGTERM'],
  ] as const) {
    it(`whose program does \`${script}\` says that it ${how}`, async () => {
      await using tree = shell(script);
      assert.equal(tree.howEnded(), null);
      assert.equal(await tree.ended, how);
      assert.equal(tree.hasEnded(), true);
      assert.equal(tree.howEnded(), how);
    });
  }

  it('of a program that does not exist says so', async () => {
    await using tree = start(['/no/such/program']);
    assert.match(await tree.ended, /^could not be started: .*\/no\/such\/program/s);
    assert.equal(tree.hasEnded(), true);
  });

  it('of a folder that does not exist says so', async () => {
    await using tree = shell('exit 0', { cwd: '/no/such/folder' });
    assert.match(await tree.ended, /^could not be started: .*\/no\/such\/folder/s);
  });

  it('has ended with its program, although what that left running holds the output open', async () => {
    await using tree = shell('sleep 600 & echo left one; exit 4');
    assert.equal(await tree.ended, 'exited with code 4');
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
    while (tree.output() === '') await sleep(5);
    assert.equal(tree.output(), String(tree.pid));
  });

  it('is pinned to the cores it is given', async (t) => {
    const cores = await planCores();
    if (cores === null) return t.skip('processes cannot be pinned here');
    await using tree = shell('grep Cpus_allowed_list /proc/self/status; sleep 600', { cores: [cores.server] });
    while (tree.output() === '') await sleep(5);
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
    while (heard.length === 0) await sleep(5);
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
    await using tree = shell('trap "echo goodbye > farewell; exit 0" TERM; echo ready > ready; while :; do sleep 0.02; done', { cwd: folder.path });
    await textOnce(join(folder.path, 'ready'));
    assert.equal(await tree.stop(LONG_MS), true);
    assert.equal(await textOnce(join(folder.path, 'farewell')), 'goodbye');
    assert.equal(await tree.ended, 'exited with code 0');
  });

  it('leaves its grace to a program that was started by a shell, which ends at once', async () => {
    await using folder = await temporaryFolder();
    const program = 'process.on("SIGTERM", () => setTimeout(() => { fs.writeFileSync("farewell", "goodbye\\n"); process.exit(); }, 300)); setInterval(() => {}, 1000); fs.writeFileSync("ready", "ready\\n");';
    await using tree = shell(`node -e '${program}'; true`, { cwd: folder.path });
    await textOnce(join(folder.path, 'ready'));
    assert.equal(await tree.stop(LONG_MS), true);
    assert.equal(await textOnce(join(folder.path, 'farewell')), 'goodbye');
  });

  it('leaves its grace also to one whose output goes elsewhere', async () => {
    await using folder = await temporaryFolder();
    const program = 'process.on("SIGTERM", () => setTimeout(() => { fs.writeFileSync("farewell", "goodbye\\n"); process.exit(); }, 300)); setInterval(() => {}, 1000); fs.writeFileSync("ready", "ready\\n");';
    await using tree = shell(`node -e '${program}' > server.log 2>&1; true`, { cwd: folder.path });
    await textOnce(join(folder.path, 'ready'));
    assert.equal(await tree.stop(LONG_MS), true);
    assert.equal(await readFile(join(folder.path, 'farewell'), 'utf8'), 'goodbye\n');
  });

  it('does not wait for the dead whom nobody buries', async (t) => {
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
    assert.equal(await tree.ended, 'was ended by SIGKILL');
    assert.equal(await isRunning(tree.pid), false);
  });

  it('ends children, and grandchildren that left the group for a session of their own', async () => {
    await using folder = await temporaryFolder();
    await using tree = shell('(setsid sleep 600 & echo $! > stray); sleep 600 & echo $! > child; wait', { cwd: folder.path });
    const pids = await Promise.all(['stray', 'child'].map(async (name) => Number(await textOnce(join(folder.path, name)))));
    assert.deepEqual(await Promise.all(pids.map(isRunning)), [true, true]);
    await tree.stop(LONG_MS);
    for (const pid of pids) while (await isRunning(pid)) await sleep(5);
  });

  it('ends what a program that has ended itself left behind', async () => {
    await using folder = await temporaryFolder();
    await using tree = shell('setsid sleep 600 & echo $! > stray', { cwd: folder.path });
    await tree.ended;
    const stray = Number(await textOnce(join(folder.path, 'stray')));
    assert.equal(await tree.stop(LONG_MS), true);
    while (await isRunning(stray)) await sleep(5);
  });

  it('happens once, however often it is asked for', async () => {
    await using tree = shell('sleep 600');
    assert.deepEqual(await Promise.all([tree.stop(LONG_MS), tree.stop(0)]), [true, true]);
  });

  it('takes no longer at an interrupt than that allows, also where a longer grace has begun', async () => {
    await using folder = await temporaryFolder();
    await using tree = shell('trap "" TERM; echo ready > ready; while :; do sleep 0.02; done', { cwd: folder.path });
    await textOnce(join(folder.path, 'ready'));
    const stopped = tree.stop(LONG_MS);
    await stopAllProcessTrees();
    await stopped;
    assert.equal(await tree.ended, 'was ended by SIGKILL');
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

  it('happens also where the whole gate exits, to those in sessions of their own as well', async () => {
    await using folder = await temporaryFolder();
    const module = new URL('../../src/processes/process-tree.ts', import.meta.url).href;
    const script = `const { startProcessTree } = await import('${module}');
      const { statSync } = await import('node:fs');
      const command = ['/bin/sh', '-c', '(setsid sleep 600 & echo $! > stray); exec sleep 600'];
      const tree = startProcessTree({ command, cwd: process.cwd(), env: { PATH: process.env.PATH }, cores: null });
      while (!statSync('stray', { throwIfNoEntry: false })?.size) await new Promise((resolve) => { setTimeout(resolve, 5); });
      console.log(tree.pid);
      process.exit(0);`;
    const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', script], { cwd: folder.path });
    const stray = await textOnce(join(folder.path, 'stray'));
    for (const pid of [stdout, stray]) {
      assert.match(pid, /^\d+$/);
      while (await isRunning(Number(pid))) await sleep(5);
    }
  });
});
