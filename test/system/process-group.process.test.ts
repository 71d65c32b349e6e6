import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { groupEnds, killGroups } from '../../src/system/process-group.ts';
import { isRunning, untilEnded } from '../processes.ts';

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
